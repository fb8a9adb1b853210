// The laws, over all seats, all three games, each variant and ten mixtures of them.

import { obeysTheLaws } from '@tidetable/conformance';
import { itemAt } from '@tidetable/engine';
import { deepFog, islebound, isleboundPrototype } from '../rules/index.ts';
import type { Options } from '../rules/options.ts';
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

/** Every house rule, alone or combined. */
const HOUSE_RULES: readonly Partial<Options>[] = [
  { placeDice: 'by-hand' },
  { placeDice: 'by-hand', ichorRetreat: 'is-lost-too', advanced: true, undervallSurcharge: true },
  { ownGainsTrigger: true, bragAlone: true, guildsNeedRest: true },
  { advanced: true, morlimCrewFree: true, ichorRetreat: 'may-return' },
  { envoysAlone: true, commonsForTokens: false, lastTokenEnds: false },
  { trading: true, tradedGoods: 'all', tradeBeforeMoving: true },
  { trading: true, tradedGoods: 'none', architect: true, ownGainsTrigger: true },
  { closeQuarters: true, closeQuartersCost: 'two-in-one-region' },
  { closeQuarters: true, closeQuartersCost: 'passing-too', trading: true, tradeBeforeMoving: true },
];

/** Deep Fog's games are three times as long. */
const full = process.env.LAWS === 'full';
const every = process.env.LAWS === 'every';
const games = full ? [24_000, 4_500, 1_500] : every ? [120, 40, 24] : [420, 140, 100];
const company = {
  bound: 30_000,
  sampling: every ? 1 : full ? 200 : 400,
  cheapSampling: full || every ? 1 : 10,
  records: full ? 8 : 3,
};

obeysTheLaws(islebound, {
  ...company,
  games: itemAt(games, 0),
  sets: [...VARIANTS, ...MIXTURES, ...HOUSE_RULES],
  openings: openingsOf(islebound),
});
obeysTheLaws(isleboundPrototype, {
  ...company,
  games: itemAt(games, 1),
  sets: [
    {},
    { discardAttackers: true },
    { first: '2' },
    { placeDice: 'by-hand', envoysAlone: true, reputationLimits: false },
    { ownGainsTrigger: true, bragAlone: true, guildsNeedRest: true, commonsForTokens: false },
  ],
  openings: openingsOf(isleboundPrototype),
  unused: ['draft', 'pay-cards', 'draw-up-trade', 'answer-trade', 'plunder'],
});
obeysTheLaws(deepFog, {
  ...company,
  // It has no last round (IB-AMB-92): random players have left the monster standing for 48,476 actions.
  bound: 200_000,
  games: itemAt(games, 2),
  sets: [
    {},
    { trading: true },
    { raid: true },
    { trading: true, raid: true },
    { fishInFog: false, monsterCountsHands: true, ichorRetreat: 'may-return' },
    { trading: true, tradedGoods: 'none', placeDice: 'by-hand', envoysAlone: true },
    { undervallSurcharge: true, morlimCrewFree: true, ownGainsTrigger: true, bragAlone: true },
    { guildsNeedRest: true, commonsForTokens: false, ichorRetreat: 'is-lost-too' },
  ],
  openings: fogOpenings,
});
