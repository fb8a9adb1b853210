// The laws, over 2 to 6 captains, all forms of teams, the clock and the other options.
import { obeysTheLaws } from '@tidetable/conformance';
import { plunder } from '../rules/index.ts';
import type { Options } from '../rules/options.ts';
import { openings } from './openings.ts';

/** Offers per turn are bounded, so that random games end. */
const SETS: readonly Partial<Options>[] = [
  { offersPerTurn: 1 },
  { offersPerTurn: 3, onlyAFaces: true },
  { offersPerTurn: 1, strictComponents: true, target: 14 },
  { offersPerTurn: 1, target: 5 },
  { offersPerTurn: 2, roundLimit: 12, target: 20 },
  { offersPerTurn: 1, timer: 60, roundLimit: 20 },
  { offersPerTurn: 1, timer: 30, finishTurn: true, target: 8 },
  { offersPerTurn: 1, teams: '2x2' },
  { offersPerTurn: 4, teams: '2x2', target: 10 },
  { offersPerTurn: 1, teams: '2x3' },
  { offersPerTurn: 2, teams: '3x2' },
  { offersPerTurn: 3, stormBargains: true, portsAreOcean: true, bribesOnlyGrow: true },
  { offersPerTurn: 3, stormCutsMerchants: true, threatsNeedAttack: true, restockAt: 20 },
  { offersPerTurn: 3, teams: '2x2', stormGifts: true, treasureMastsWait: true },
  { offersPerTurn: 12 },
];

/** Short games, so that more fit in. */
const SHORT: readonly Partial<Options>[] = [1, 2, 3].flatMap((offersPerTurn) =>
  [
    { target: 5 },
    { target: 5, onlyAFaces: true },
    { target: 6, strictComponents: true },
    { roundLimit: 6 },
    { target: 5, roundLimit: 10 },
    { target: 6, timer: 30 },
    { target: 7, timer: 90, finishTurn: true },
    { target: 8, teams: '2x2' },
    { target: 8, teams: '2x3' },
    { target: 8, teams: '3x2' },
    { target: 6, stormBargains: true, portsAreOcean: true, bribesOnlyGrow: true },
    { target: 6, stormCutsMerchants: true, threatsNeedAttack: true, restockAt: 30 },
    { target: 8, teams: '2x2', stormGifts: true, treasureMastsWait: true },
  ].map((options) => ({ ...options, offersPerTurn }) as Partial<Options>),
);

const full = process.env.LAWS === 'full';
const every = process.env.LAWS === 'every';

obeysTheLaws(plunder, {
  games: full ? 30_000 : every ? 100 : 600,
  bound: 60_000,
  sampling: every ? 1 : full ? 300 : 600,
  cheapSampling: full || every ? 1 : 10,
  records: full ? 6 : 2,
  sets: every ? SETS : [...SETS, ...SHORT],
  openings,
});
