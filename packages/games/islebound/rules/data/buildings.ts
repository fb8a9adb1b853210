// The 35 buildings: value and building costs.
// Provenance: the first 22 names, the gates and the coin of the sixth place RULEBOOK; the last 13 names and all prices
// DESIGNED within printed limits (one card costs 2, one is built for 2 fish and 2 wood, one for 3 fish and 1 wood).
// Ten of the cheap ones were raised by a coin, since games of four deckhands were over too soon: of 1,000, 94.7 % took
// 15 to 40 rounds before and 98.5 % after (README). The mark on each card is that of its ability.
import { ABILITIES } from './abilities.ts';
import type { Provenance } from './provenance.ts';

export const BUILDINGS = [
  'academy-of-builders',
  'bridge',
  'butcher',
  'combat-arena',
  'fishing-guild',
  'gambling-hall',
  'house-of-commons',
  'jeweller',
  'library',
  'mansion',
  'market',
  'mausoleum',
  'mercenary-guild',
  'miracle-hut',
  'monster-trainers',
  'museum',
  'palace',
  'sailors-guild',
  'school-of-war',
  'sword-academy',
  'trade-office',
  'underriver-gate',
  'shipyard',
  'lighthouse',
  'embassy',
  'sawmill',
  'smokehouse',
  'warehouse',
  'tavern',
  'observatory',
  'watchtower',
  'heralds-tower',
  'treasury',
  'town-hall',
  'carpenters-hall',
] as const;
export type Building = (typeof BUILDINGS)[number];

export interface BuildingCard {
  readonly name: string;
  /** Coins to buy it, and renown at the game end. */
  readonly value: number;
  readonly fish: number;
  readonly wood: number;
  readonly provenance: Provenance;
  /** What it does, in one sentence. */
  readonly ability: string;
}

const FACES: Readonly<Record<Building, Omit<BuildingCard, 'ability'>>> = {
  'academy-of-builders': {
    name: 'Academy of Builders',
    value: 8,
    fish: 3,
    wood: 3,
    provenance: 'MIXED',
  },
  bridge: { name: 'Bridge', value: 6, fish: 3, wood: 2, provenance: 'RULEBOOK' },
  butcher: { name: 'Butcher', value: 5, fish: 2, wood: 1, provenance: 'RULEBOOK' },
  'combat-arena': { name: 'Combat Arena', value: 8, fish: 2, wood: 4, provenance: 'MIXED' },
  'fishing-guild': { name: 'Fishing Guild', value: 6, fish: 3, wood: 1, provenance: 'RULEBOOK' },
  'gambling-hall': { name: 'Gambling Hall', value: 6, fish: 2, wood: 2, provenance: 'RULEBOOK' },
  'house-of-commons': {
    name: 'House of Commons',
    value: 8,
    fish: 4,
    wood: 2,
    provenance: 'RULEBOOK',
  },
  jeweller: { name: 'Jeweller', value: 6, fish: 2, wood: 2, provenance: 'RULEBOOK' },
  library: { name: 'Library', value: 9, fish: 4, wood: 3, provenance: 'RULEBOOK' },
  mansion: { name: 'Mansion', value: 9, fish: 3, wood: 4, provenance: 'MIXED' },
  market: { name: 'Market', value: 7, fish: 2, wood: 3, provenance: 'MIXED' },
  mausoleum: { name: 'Mausoleum', value: 6, fish: 1, wood: 3, provenance: 'RULEBOOK' },
  'mercenary-guild': {
    name: 'Mercenary Guild',
    value: 6,
    fish: 3,
    wood: 2,
    provenance: 'RULEBOOK',
  },
  'miracle-hut': { name: 'Miracle Hut', value: 2, fish: 2, wood: 0, provenance: 'MIXED' },
  'monster-trainers': {
    name: 'Monster Trainers',
    value: 7,
    fish: 5,
    wood: 1,
    provenance: 'RULEBOOK',
  },
  museum: { name: 'Museum', value: 10, fish: 4, wood: 4, provenance: 'MIXED' },
  palace: { name: 'Palace', value: 11, fish: 4, wood: 5, provenance: 'RULEBOOK' },
  'sailors-guild': { name: 'Sailors Guild', value: 9, fish: 5, wood: 2, provenance: 'MIXED' },
  'school-of-war': { name: 'School of War', value: 8, fish: 3, wood: 3, provenance: 'RULEBOOK' },
  'sword-academy': { name: 'Sword Academy', value: 7, fish: 1, wood: 4, provenance: 'MIXED' },
  'trade-office': { name: 'Trade Office', value: 9, fish: 3, wood: 4, provenance: 'MIXED' },
  'underriver-gate': {
    name: 'Underriver Gate',
    value: 10,
    fish: 6,
    wood: 2,
    provenance: 'RULEBOOK',
  },
  shipyard: { name: 'Shipyard', value: 8, fish: 1, wood: 5, provenance: 'DESIGNED' },
  lighthouse: { name: 'Lighthouse', value: 4, fish: 1, wood: 1, provenance: 'DESIGNED' },
  embassy: { name: 'Embassy', value: 7, fish: 4, wood: 2, provenance: 'DESIGNED' },
  sawmill: { name: 'Sawmill', value: 6, fish: 2, wood: 2, provenance: 'DESIGNED' },
  smokehouse: { name: 'Smokehouse', value: 5, fish: 3, wood: 0, provenance: 'DESIGNED' },
  warehouse: { name: 'Warehouse', value: 4, fish: 0, wood: 2, provenance: 'DESIGNED' },
  tavern: { name: 'Tavern', value: 5, fish: 3, wood: 1, provenance: 'DESIGNED' },
  observatory: { name: 'Observatory', value: 7, fish: 3, wood: 2, provenance: 'DESIGNED' },
  watchtower: { name: 'Watchtower', value: 6, fish: 1, wood: 3, provenance: 'DESIGNED' },
  'heralds-tower': { name: "Herald's Tower", value: 8, fish: 4, wood: 2, provenance: 'DESIGNED' },
  treasury: { name: 'Treasury', value: 11, fish: 5, wood: 4, provenance: 'DESIGNED' },
  'town-hall': { name: 'Town Hall', value: 12, fish: 5, wood: 5, provenance: 'DESIGNED' },
  'carpenters-hall': {
    name: "Carpenters' Hall",
    value: 9,
    fish: 3,
    wood: 4,
    provenance: 'DESIGNED',
  },
};

export const BUILDING_CARDS = Object.fromEntries(
  BUILDINGS.map((building) => [building, { ...FACES[building], ability: ABILITIES[building] }]),
) as Readonly<Record<Building, BuildingCard>>;

/** Gates of the row, left to right; a shorter row keeps its right end (AMB-31). */
export const ROW_GATES: readonly number[] = [3, 2, 1, 0, 0];

/** With Six Buildings, whose leftmost place also gives a coin. */
export const SIX_ROW_GATES: readonly number[] = [4, 3, 2, 1, 0, 0];
