// The sixteen towns and their signs, basic and advanced.
// Provenance: names, actions, the red banners of the ports and Farwold's banner of two colours (retail) RULEBOOK; The
// Grotto's entry coin and that one coin is usual PUBLIC; every other colour, strength and entry cost DESIGNED.
import type { CrewWanted, SignStep } from './goods.ts';

export const ISLAND_TOWNS = [
  'borsham',
  'farwold',
  'fels-garden',
  'grenille',
  'morlim',
  'ratnest',
  'rockslide',
  'stratic',
  'suns-rest',
  'the-grotto',
  'undervall',
  'zilliam',
] as const;
export type IslandTown = (typeof ISLAND_TOWNS)[number];

export const PORTS = ['crimsika', 'krazk', 'marhaven', 'thundrake'] as const;

export const TOWNS = [...ISLAND_TOWNS, ...PORTS] as const;
export type Town = (typeof TOWNS)[number];

/** What a town's sign says. */
export interface Sign {
  /** Red towns can be attacked, blue ones won by diplomacy. */
  readonly banner: 'red' | 'blue' | 'both';
  /** Strength or influence that takes the town, and its spoils in coins. */
  readonly strength: number;
  /** Crew to exhaust on entry, besides the coin. */
  readonly entryCrew: CrewWanted | null;
  readonly action: readonly SignStep[];
}

export const ENTRY_COINS = 1;

/** Added when the town has an owner; the spoils do not grow. */
export const OWNED_TOWN_EXTRA = 2;

export const BASIC: Readonly<Record<Town, Sign>> = {
  borsham: {
    banner: 'red',
    strength: 6,
    entryCrew: null,
    action: [
      { do: 'barter', pay: { wood: 1 }, gain: { pirates: 1 }, times: 'crew' },
      { do: 'barter', pay: { wood: 1, coins: 1 }, gain: { serpents: 1 }, times: 'crew' },
    ],
  },
  farwold: {
    banner: 'both',
    strength: 8,
    entryCrew: 'administrate',
    action: [{ do: 'reputation' }, { do: 'choose', from: [{ wood: 1 }, { fish: 2 }] }],
  },
  'fels-garden': {
    banner: 'blue',
    strength: 5,
    entryCrew: null,
    action: [{ do: 'rest' }, { do: 'place-cube' }],
  },
  grenille: {
    banner: 'red',
    strength: 4,
    entryCrew: null,
    action: [{ do: 'gain-per-worker', good: 'wood', plus: 2 }],
  },
  morlim: {
    banner: 'blue',
    strength: 6,
    entryCrew: 'administrate',
    action: [
      { do: 'hire', surcharge: 0 },
      { do: 'gain', gain: { renown: 1 } },
    ],
  },
  ratnest: {
    banner: 'red',
    strength: 5,
    entryCrew: 'any',
    action: [
      { do: 'gain', gain: { pirates: 2 } },
      { do: 'gain-per-worker', good: 'wood', plus: 0 },
    ],
  },
  rockslide: {
    banner: 'blue',
    strength: 6,
    entryCrew: 'administrate',
    action: [
      { do: 'gain', gain: { books: 1 } },
      { do: 'gain', gain: { renown: 1 } },
    ],
  },
  stratic: { banner: 'blue', strength: 8, entryCrew: 'any', action: [{ do: 'build' }] },
  'suns-rest': {
    banner: 'red',
    strength: 5,
    entryCrew: null,
    action: [{ do: 'barter', pay: { fish: 2 }, gain: { serpents: 1 }, times: 'crew' }],
  },
  'the-grotto': {
    banner: 'red',
    strength: 4,
    entryCrew: null,
    action: [{ do: 'gain-per-worker', good: 'fish', plus: 4 }],
  },
  undervall: {
    banner: 'blue',
    strength: 5,
    entryCrew: null,
    action: [{ do: 'rest' }, { do: 'hire', surcharge: 1 }],
  },
  zilliam: {
    banner: 'blue',
    strength: 6,
    entryCrew: 'any',
    action: [{ do: 'barter', pay: { cargo: 1, crew: ['any'] }, gain: { books: 1 }, times: 'any' }],
  },
  crimsika: {
    banner: 'red',
    strength: 5,
    entryCrew: null,
    action: [{ do: 'rest' }, { do: 'barter', pay: { books: 1 }, gain: { cubes: 1 }, times: 'any' }],
  },
  krazk: {
    banner: 'red',
    strength: 5,
    entryCrew: null,
    action: [{ do: 'rest' }, { do: 'choose', from: [{ wood: 1 }, { fish: 1 }] }],
  },
  marhaven: {
    banner: 'red',
    strength: 5,
    entryCrew: null,
    action: [{ do: 'rest' }, { do: 'gain', gain: { pirates: 1 } }],
  },
  thundrake: {
    banner: 'red',
    strength: 5,
    entryCrew: null,
    action: [
      { do: 'rest' },
      { do: 'barter', pay: { books: 1 }, gain: { renown: 2 }, times: 'any' },
    ],
  },
};

/** The back of the sea boards; ports have no advanced side. Untouched: Farwold, Stratic. */
export const ADVANCED: Readonly<Record<Town, Sign>> = {
  ...BASIC,
  borsham: { ...BASIC.borsham, strength: 7 },
  'fels-garden': {
    ...BASIC['fels-garden'],
    strength: 6,
    action: [
      {
        do: 'barter',
        pay: { wood: 1, crew: ['administrate'] },
        gain: { renown: 1, cubes: 1 },
        times: 'any',
      },
    ],
  },
  grenille: { ...BASIC.grenille, strength: 5 },
  morlim: {
    ...BASIC.morlim,
    strength: 5,
    action: [
      { do: 'hire', surcharge: 0 },
      { do: 'gain-per-worker', good: 'wood', plus: 0 },
    ],
  },
  ratnest: {
    ...BASIC.ratnest,
    strength: 6,
    entryCrew: null,
    action: [{ do: 'gain', gain: { pirates: 2 } }, { do: 'rest' }],
  },
  rockslide: {
    ...BASIC.rockslide,
    strength: 7,
    entryCrew: null,
    action: [{ do: 'barter', pay: { coins: 2 }, gain: { books: 1, renown: 2 }, times: 'crew' }],
  },
  'suns-rest': {
    ...BASIC['suns-rest'],
    strength: 6,
    action: [
      {
        do: 'barter',
        pay: { fish: 2, crew: ['any'] },
        gain: { serpents: 1, renown: 1 },
        times: 'any',
      },
    ],
  },
  'the-grotto': {
    ...BASIC['the-grotto'],
    action: [
      { do: 'gain', gain: { fish: 3 } },
      { do: 'gain', gain: { renown: 1 } },
      { do: 'gain-per-worker', good: 'fish', plus: 0 },
    ],
  },
  undervall: {
    ...BASIC.undervall,
    strength: 4,
    action: [
      { do: 'gain', gain: { renown: 1 } },
      { do: 'hire', surcharge: 0 },
    ],
  },
  zilliam: { ...BASIC.zilliam, strength: 5 },
};

function hiringAt(town: Town, hire: Extract<SignStep, { do: 'hire' }>): Sign {
  const sign = ADVANCED[town];
  return { ...sign, action: sign.action.map((step) => (step.do === 'hire' ? hire : step)) };
}

const DEAR_UNDERVALL = { undervall: hiringAt('undervall', { do: 'hire', surcharge: 1 }) };
const FREE_MORLIM = { morlim: hiringAt('morlim', { do: 'hire', surcharge: 0, free: true }) };

/** The advanced sides with other readings of Undervall and Morlim (IB-AMB-14, IB-AMB-15): none, the first, the second, both. */
export const ADVANCED_READINGS: readonly Readonly<Record<Town, Sign>>[] = [
  ADVANCED,
  { ...ADVANCED, ...DEAR_UNDERVALL },
  { ...ADVANCED, ...FREE_MORLIM },
  { ...ADVANCED, ...DEAR_UNDERVALL, ...FREE_MORLIM },
];
