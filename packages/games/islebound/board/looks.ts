// The icons of everything in Islebound.

import type { IconName } from '@tidetable/board/look/icon-names.ts';
import type { Seat } from '@tidetable/engine';
import type { Building, CrewWanted, Fighter, Good, TokenReward, Town } from '../public.ts';
import { shipName } from '../public.ts';

/** Each ship sails under the bird that it is named for. */
const SHIP_EMBLEMS: Readonly<Record<string, IconName>> = {
  Gull: 'seagull',
  Heron: 'heron',
  Osprey: 'eagle-head',
  Tern: 'tern',
};

export function emblemOfShip(seat: Seat): IconName {
  return SHIP_EMBLEMS[shipName(seat)] ?? 'anchor';
}

export const WANTED_ICONS: Readonly<Record<CrewWanted, IconName>> = {
  administrate: 'quill-ink',
  work: 'hand-saw',
  combat: 'crossed-swords',
  negotiate: 'talk',
  sail: 'ship-wheel',
  any: 'person',
};

export const GOOD_ICONS: Readonly<Record<Good, IconName>> = {
  coins: 'two-coins',
  fish: 'double-fish',
  wood: 'log',
  books: 'open-book',
  pirates: 'pirate-skull',
  serpents: 'sea-serpent',
  cubes: 'cube',
  renown: 'laurels',
};

export const FIGHTER_ICONS: Readonly<Record<Fighter, IconName>> = {
  pirate: 'pirate-skull',
  serpent: 'sea-serpent',
  ichor: 'sea-dragon',
};

export const TOKEN_LOOKS: Readonly<Record<TokenReward, readonly [count: number, icon: IconName]>> =
  {
    'three-wood': [3, 'log'],
    'four-fish': [4, 'double-fish'],
    'three-coins': [3, 'two-coins'],
    'two-pirates': [2, 'pirate-skull'],
    'one-serpent': [1, 'sea-serpent'],
    'one-book': [1, 'open-book'],
    'two-cubes': [2, 'cube'],
    'free-hire': [1, 'person'],
    rest: [1, 'person-in-bed'],
  };

/** The scenery of each island, behind its sign. */
export const TOWN_ICONS: Readonly<Record<Town, IconName>> = {
  borsham: 'watchtower',
  farwold: 'castle',
  'fels-garden': 'palm-tree',
  grenille: 'pine-tree',
  morlim: 'village',
  ratnest: 'peaks',
  rockslide: 'mountaintop',
  stratic: 'stone-tower',
  'suns-rest': 'greek-temple',
  'the-grotto': 'cave-entrance',
  undervall: 'hut',
  zilliam: 'ancient-columns',
  crimsika: 'volcano',
  krazk: 'mountains',
  marhaven: 'lighthouse',
  thundrake: 'obelisk',
};

export const BUILDING_ICONS: Readonly<Record<Building, IconName>> = {
  'academy-of-builders': 'hammer-nails',
  bridge: 'stone-bridge',
  butcher: 'cleaver',
  'combat-arena': 'arena',
  'fishing-guild': 'fishing-hook',
  'gambling-hall': 'dice-six-faces-five',
  'house-of-commons': 'congress',
  jeweller: 'cut-diamond',
  library: 'bookshelf',
  mansion: 'family-house',
  market: 'shop',
  mausoleum: 'tombstone',
  'mercenary-guild': 'spartan-helmet',
  'miracle-hut': 'hut',
  'monster-trainers': 'whiplash',
  museum: 'greek-temple',
  palace: 'queen-crown',
  'sailors-guild': 'anchor',
  'school-of-war': 'crossed-swords',
  'sword-academy': 'sword-brandish',
  'trade-office': 'trade',
  'underriver-gate': 'magic-gate',
  shipyard: 'galleon',
  lighthouse: 'lighthouse',
  embassy: 'peace-dove',
  sawmill: 'circular-sawblade',
  smokehouse: 'fireplace',
  warehouse: 'warehouse',
  tavern: 'beer-stein',
  observatory: 'observatory',
  watchtower: 'watchtower',
  'heralds-tower': 'bugle-call',
  treasury: 'chest',
  'town-hall': 'capitol',
  'carpenters-hall': 'axe-in-log',
};
