// Win odds, learned from epsilon-greedy self-play of the playout policy: 8,000 games of two, 40,000 of four.
import type { Seas } from '../public.ts';
import { COUNT, count, FEATURES, type Feature } from './features.ts';
import type { Values } from './values.ts';

/** Log-odds per feature: two sides at the start and at the end, then more sides. */
const WEIGHTS: Readonly<Record<Feature, readonly [number, number, number, number]>> = {
  points: [-0.033, 0.314, -0.005, 0.674],
  islands: [0.612, 0.381, 0.686, 0.208],
  coveredIslands: [-0.172, -0.139, -0.081, -0.108],
  ships: [-0.182, -0.286, -0.302, -0.468],
  noShip: [0.358, 0.516, 0.047, 0.377],
  secondLives: [0.152, 0.322, 0.316, 0.296],
  thirdLives: [0.242, 0.272, 0.341, 0.106],
  firstCannons: [0.247, 0.48, 0.585, 0.188],
  secondCannons: [0.142, 0.428, 0.831, 0.084],
  masts: [0.075, 0.053, 0.069, 0.081],
  wood: [0.065, 0.038, 0.007, 0.045],
  iron: [0.128, 0.147, 0.159, 0.067],
  rum: [0.024, 0.051, 0.048, 0.012],
  gold: [-0.021, 0.191, 0.034, 0.121],
  spareCards: [0.032, 0.009, 0.053, -0.003],
  shipToBuy: [0.226, 0.081, 0.116, 0.438],
  cannonToBuy: [0.202, 0.031, 0.176, -0.134],
  lifeToBuy: [0.009, -0.054, 0.145, -0.145],
  goldToBury: [-0.049, -0.237, -0.146, 0.319],
  aims: [0.28, 0.294, -0.075, 0.248],
  bestAim: [-0.123, 0.272, -0.067, 0.065],
  perils: [0.023, 0.118, -0.105, -0.227],
  waiting: [0.205, 0.148, 0.061, -0.21],
};

const [DUEL, DUEL_END, MANY, MANY_END] = [0, 1, 2, 3].map((column) =>
  Float64Array.from(FEATURES, (name) => WEIGHTS[name][column] as number),
) as [Float64Array, Float64Array, Float64Array, Float64Array];

const MOST_SEATS = 6;
const counted = new Float64Array(COUNT * MOST_SEATS);

/** Adds up the log-odds of all sides. */
export function addOdds(
  seas: Seas,
  target: number,
  sides: readonly number[],
  values: Values,
  into: Float64Array,
): void {
  count(seas, values, counted);
  let most = 0;
  let isDuel = true;
  for (let seat = 0; seat < seas.seats; seat++) {
    most = Math.max(most, counted[seat * COUNT] as number);
    if ((sides[seat] as number) > 1) isDuel = false;
  }
  const gone = Math.min(1, most / target);
  const [early, late] = isDuel ? [DUEL, DUEL_END] : [MANY, MANY_END];
  for (let seat = 0; seat < seas.seats; seat++) {
    const side = sides[seat] as number;
    let odds = into[side] as number;
    for (let at = 0; at < COUNT; at++)
      odds +=
        (counted[seat * COUNT + at] as number) *
        ((early[at] as number) * (1 - gone) + (late[at] as number) * gone);
    into[side] = odds;
  }
}
