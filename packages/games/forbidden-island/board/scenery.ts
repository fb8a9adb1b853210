// The look of each tile: an icon, and a small landscape of its own.

import type { IconName } from '@tidetable/board/look/icon-names.ts';
import type { Card, Role, Tile, Treasure } from '../words/en/face.ts';
import { SKIES, type Sky } from './skies.ts';
import { numbersFrom } from './strokes.ts';
import {
  cliffs,
  crags,
  type Drawing,
  dunes,
  lagoon,
  marsh,
  meadow,
  peaks,
  type Terrain,
  walls,
  woods,
} from './terrain.ts';

export const TILE_ICONS: Readonly<Record<Tile, IconName>> = {
  'fools-landing': 'helicopter',
  'bronze-gate': 'medieval-gate',
  'copper-gate': 'open-gate',
  'gold-gate': 'india-gate',
  'iron-gate': 'dungeon-gate',
  'silver-gate': 'triple-gate',
  'temple-of-the-moon': 'greek-temple',
  'temple-of-the-sun': 'byzantin-temple',
  'whispering-garden': 'circle-forest',
  'howling-garden': 'evil-tree',
  'cave-of-embers': 'mountain-cave',
  'cave-of-shadows': 'underground-cave',
  'coral-palace': 'indian-palace',
  'tidal-palace': 'temple-gate',
  'breakers-bridge': 'suspension-bridge',
  'cliffs-of-abandon': 'sea-cliff',
  'crimson-forest': 'forest',
  'dunes-of-deception': 'animal-skull',
  'lost-lagoon': 'reed',
  'misty-marsh': 'windy-stripes',
  observatory: 'observatory',
  'phantom-rock': 'stone-tower',
  'twilight-hollow': 'cave-entrance',
  watchtower: 'watchtower',
};

export const TREASURE_ICONS: Readonly<Record<Treasure, IconName>> = {
  earth: 'crystal-cluster',
  wind: 'eagle-emblem',
  fire: 'fire-gem',
  ocean: 'jeweled-chalice',
};

export const CARD_ICONS: Readonly<Record<Card, IconName>> = {
  ...TREASURE_ICONS,
  'helicopter-lift': 'helicopter',
  sandbags: 'powder-bag',
  'waters-rise': 'skull-crossed-bones',
};

export const ROLE_ICONS: Readonly<Record<Role, IconName>> = {
  diver: 'diving-helmet',
  engineer: 'gears',
  explorer: 'compass',
  messenger: 'envelope',
  navigator: 'ship-wheel',
  pilot: 'plane-pilot',
};

/** The landscape and sky of each tile. */
const SCENES: Readonly<Record<Tile, readonly [Terrain, Sky]>> = {
  'fools-landing': [meadow, 'birds'],
  'bronze-gate': [walls, 'none'],
  'copper-gate': [walls, 'clouds'],
  'gold-gate': [walls, 'sun'],
  'iron-gate': [crags, 'none'],
  'silver-gate': [walls, 'moon'],
  'temple-of-the-moon': [peaks, 'moon'],
  'temple-of-the-sun': [dunes, 'sun'],
  'whispering-garden': [woods, 'none'],
  'howling-garden': [meadow, 'clouds'],
  'cave-of-embers': [peaks, 'smoke'],
  'cave-of-shadows': [crags, 'none'],
  'coral-palace': [lagoon, 'none'],
  'tidal-palace': [lagoon, 'clouds'],
  'breakers-bridge': [crags, 'birds'],
  'cliffs-of-abandon': [cliffs, 'birds'],
  'crimson-forest': [woods, 'none'],
  'dunes-of-deception': [dunes, 'none'],
  'lost-lagoon': [lagoon, 'birds'],
  'misty-marsh': [marsh, 'mist'],
  observatory: [cliffs, 'stars'],
  'phantom-rock': [crags, 'mist'],
  'twilight-hollow': [peaks, 'stars'],
  watchtower: [woods, 'clouds'],
};

type Scene = Drawing & { readonly sky: string };

/** Cached: a tile never changes its look. */
const drawn = new Map<Tile, Scene>();

export function sceneOf(tile: Tile): Scene {
  const known = drawn.get(tile);
  if (known !== undefined) return known;
  const [terrain, sky] = SCENES[tile];
  const scene = { ...terrain(numbersFrom(tile)), sky: SKIES[sky] };
  drawn.set(tile, scene);
  return scene;
}
