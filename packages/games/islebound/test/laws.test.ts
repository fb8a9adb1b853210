// The laws, over all seats, all three games, each variant and ten mixtures of them.
import { obeysTheLaws } from '@tidetable/conformance';
import { deepFog, islebound, isleboundPrototype } from '../index.ts';
import type { Options } from '../options.ts';
import { fogOpenings, openingsOf } from './openings.ts';

const VARIANTS: readonly Partial<Options>[] = [
  {},
  { advanced: true },
  { trading: true },
  { closeQuarters: true },
  { raid: true },
  { sixBuildings: true },
  { architect: true },
];

const MIXTURES: readonly Partial<Options>[] = [
  { advanced: true, trading: true },
  { advanced: true, architect: true },
  { advanced: true, sixBuildings: true, raid: true },
  { trading: true, raid: true },
  { trading: true, architect: true, raid: true },
  { trading: true, sixBuildings: true },
  { raid: true, architect: true, first: '2' },
  { closeQuarters: true, advanced: true, architect: true },
  { closeQuarters: true, raid: true, sixBuildings: true, first: '1' },
  { advanced: true, trading: true, raid: true, architect: true },
];

/** Deep Fog's games are three times as long. */
const full = process.env.LAWS === 'full';
const every = process.env.LAWS === 'every';
const games = full ? [20_000, 6_000, 4_000] : every ? [120, 40, 20] : [380, 130, 90];
const company = { bound: 30_000, sampling: every ? 1 : 200, records: 8 };

obeysTheLaws(islebound, {
  ...company,
  games: games[0] as number,
  sets: [...VARIANTS, ...MIXTURES],
  openings: openingsOf(islebound),
});
obeysTheLaws(isleboundPrototype, {
  ...company,
  games: games[1] as number,
  sets: [{}, { discardAttackers: true }, { first: '2' }],
  openings: openingsOf(isleboundPrototype),
  unused: ['draft', 'pay-cards', 'draw-up-trade', 'answer-trade', 'plunder'],
});
obeysTheLaws(deepFog, {
  ...company,
  games: games[2] as number,
  sets: [{}, { trading: true }, { raid: true }, { trading: true, raid: true }],
  openings: fogOpenings,
});
