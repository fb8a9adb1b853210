// Where what players see comes from: printed in the rulebook, found in public material, or our own.
import type { LayoutName } from './layouts.ts';
import { LANDING, type Tile } from './tiles.ts';

export type Provenance = 'RULEBOOK' | 'PUBLIC' | 'DESIGNED';

/** The rulebook names this one tile; the others it only shows by kind: Gates, Temples, Gardens, Caves, Palaces. */
export function provenanceOfTile(tile: Tile): Provenance {
  return tile === LANDING ? 'RULEBOOK' : 'PUBLIC';
}

/** The rulebook draws one island. */
export function provenanceOfLayout(layout: LayoutName): Provenance {
  return layout === 'forbidden-island' ? 'RULEBOOK' : 'PUBLIC';
}

export interface Source {
  readonly of: string;
  readonly provenance: Provenance;
  readonly note: string;
}

/** One for each table of the game, and for what its cards say. */
export const SOURCES = {
  cards: {
    of: 'Treasure cards: kinds, counts, hand limit, cards to capture',
    provenance: 'RULEBOOK',
    note: 'pages 1, 5 and 7',
  },
  landing: { of: "Fools' Landing", provenance: 'RULEBOOK', note: 'page 8' },
  tiles: {
    of: 'names of the other tiles, their treasures and where pawns begin',
    provenance: 'PUBLIC',
    note: 'four independent implementations agree; the rulebook knows Gates, Temples, Gardens, Caves and Palaces',
  },
  meter: {
    of: 'water meter: Flood cards for each mark, where each difficulty begins, the skull',
    provenance: 'PUBLIC',
    note: 'four implementations agree, and a published count of first-turn losses confirms them',
  },
  specials: {
    of: 'what Helicopter Lift and Sandbags do',
    provenance: 'PUBLIC',
    note: 'two implementations agree; the designer has spoken on rescues',
  },
  layout: { of: 'the first island', provenance: 'RULEBOOK', note: 'page 2' },
  layouts: {
    of: 'the other islands',
    provenance: 'PUBLIC',
    note: 'ten are the same in three sources, Treasure Island is from one',
  },
  colours: { of: 'colours of the pawns', provenance: 'PUBLIC', note: 'as commonly described' },
  ours: {
    of: 'a first player drawn by lot, and all rulings (FI-AMB)',
    provenance: 'DESIGNED',
    note: 'our own; RULINGS.md gives the reasons',
  },
} as const satisfies Readonly<Record<string, Source>>;
