// The 24 island tiles and what is on them.
// Provenance: PUBLIC. Four independent implementations agree on names, treasures and starting tiles; the rulebook
// itself confirms Fools' Landing, the Gates, and that Temples, Caves, Palaces and Gardens hold two tiles a treasure.

export const TREASURES = ['earth', 'wind', 'fire', 'ocean'] as const;
export type Treasure = (typeof TREASURES)[number];

export const TILES = [
  'fools-landing',
  'bronze-gate',
  'copper-gate',
  'gold-gate',
  'iron-gate',
  'silver-gate',
  'temple-of-the-moon',
  'temple-of-the-sun',
  'whispering-garden',
  'howling-garden',
  'cave-of-embers',
  'cave-of-shadows',
  'coral-palace',
  'tidal-palace',
  'breakers-bridge',
  'cliffs-of-abandon',
  'crimson-forest',
  'dunes-of-deception',
  'lost-lagoon',
  'misty-marsh',
  'observatory',
  'phantom-rock',
  'twilight-hollow',
  'watchtower',
] as const;
export type Tile = (typeof TILES)[number];

/** The two tiles on which each treasure can be captured. */
export const TREASURE_TILES: Readonly<Record<Treasure, readonly [Tile, Tile]>> = {
  earth: ['temple-of-the-moon', 'temple-of-the-sun'],
  wind: ['whispering-garden', 'howling-garden'],
  fire: ['cave-of-embers', 'cave-of-shadows'],
  ocean: ['coral-palace', 'tidal-palace'],
};

/** The treasure that can be captured on a tile, if one can. */
export const TREASURE_ON: Readonly<Partial<Record<Tile, Treasure>>> = Object.fromEntries(
  TREASURES.flatMap((treasure) => TREASURE_TILES[treasure].map((tile) => [tile, treasure])),
);

/** Where the helicopter lands. */
export const LANDING: Tile = 'fools-landing';
