// The features of captains for the win odds.
import type { Seat } from '@tidetable/engine';
import {
  BURIAL_GOLD,
  COSTS,
  captainOf,
  cardsOf,
  chart,
  FLEET_LIMIT,
  KINDS,
  NONE,
  PEG_LIMIT,
  pointsOf,
  type Seas,
  type Ship,
  shipOf,
  yields,
} from '../public.ts';
import { bestAim } from './standing.ts';
import type { Values } from './values.ts';

/** Offsets of the features. */
const AT = {
  points: 0,
  islands: 1,
  coveredIslands: 2,
  ships: 3,
  noShip: 4,
  secondLives: 5,
  thirdLives: 6,
  firstCannons: 7,
  secondCannons: 8,
  masts: 9,
  /** Useful cards of each kind, the rest together. */
  wood: 10,
  iron: 11,
  rum: 12,
  gold: 13,
  spareCards: 14,
  /** How near the hand is to each purchase. */
  shipToBuy: 15,
  cannonToBuy: 16,
  lifeToBuy: 17,
  goldToBury: 18,
  /** What ships could do next: all, the best one, and those of others against this captain. */
  aims: 19,
  bestAim: 20,
  perils: 21,
  /** Until this captain's turn, as a share of a round. */
  waiting: 22,
} as const;

export type Feature = keyof typeof AT;
export const FEATURES = Object.keys(AT) as Feature[];
export const COUNT = FEATURES.length;

const PLENTY = 4;
const MOST_SPARE = 8;
/** The discount of a purchase by missing cards. */
const MISSING = [1, 0.6, 0.36, 0.22, 0.13, 0.08];
const BURIAL = cardsOf('gold', BURIAL_GOLD);

/** Fills in the features of all seats, one after another. */
export function count(seas: Seas, values: Values, into: Float64Array): void {
  into.fill(0, 0, COUNT * seas.seats);
  for (let seat = 0; seat < seas.seats; seat++) {
    const own = seat * COUNT;
    into[own + AT.points] = pointsOf(seas, seat);
    into[own + AT.waiting] = ((seat - seas.turn.seat + seas.seats) % seas.seats) / seas.seats;
  }
  countIslands(seas, into);
  for (const ship of seas.ships) countShip(ship, into, ship.seat * COUNT);
  for (let seat = 0; seat < seas.seats; seat++) countCards(seas, seat, into, seat * COUNT);
  countAims(seas, values, into);
}

function add(into: Float64Array, at: number, by: number): void {
  into[at] = (into[at] as number) + by;
}

function countIslands(seas: Seas, into: Float64Array): void {
  for (let island = 0; island < seas.flags.length; island++) {
    const owner = seas.flags[island] ?? null;
    if (owner === null) continue;
    add(into, owner * COUNT + AT.islands, 1);
    if (!yields(seas, island)) add(into, owner * COUNT + AT.coveredIslands, 1);
  }
}

function countShip({ lives, cannons, masts }: Ship, into: Float64Array, own: number): void {
  add(into, own + AT.ships, 1);
  if (lives > 1) add(into, own + AT.secondLives, 1);
  if (lives > 2) add(into, own + AT.thirdLives, 1);
  if (cannons > 0) add(into, own + AT.firstCannons, 1);
  if (cannons > 1) add(into, own + AT.secondCannons, 1);
  add(into, own + AT.masts, masts);
}

/** To be called after the ships are counted: purchases depend on them. */
function countCards(seas: Seas, seat: Seat, into: Float64Array, own: number): void {
  const { hand } = captainOf(seas, seat);
  let spare = 0;
  for (let kind = 0; kind < KINDS.length; kind++) {
    const held = hand[kind] ?? 0;
    into[own + AT.wood + kind] = Math.min(PLENTY, held);
    spare += Math.max(0, held - PLENTY);
  }
  into[own + AT.spareCards] = Math.min(MOST_SPARE, spare);
  const ships = into[own + AT.ships] as number;
  const cannons =
    (into[own + AT.firstCannons] as number) + (into[own + AT.secondCannons] as number);
  const lives = (into[own + AT.secondLives] as number) + (into[own + AT.thirdLives] as number);
  if (ships === 0) into[own + AT.noShip] = 1;
  if (ships < FLEET_LIMIT) into[own + AT.shipToBuy] = nearness(hand, COSTS.ship);
  if (cannons < ships * PEG_LIMIT.cannon) into[own + AT.cannonToBuy] = nearness(hand, COSTS.cannon);
  if (lives < ships * (PEG_LIMIT.life - 1)) into[own + AT.lifeToBuy] = nearness(hand, COSTS.life);
  into[own + AT.goldToBury] = nearness(hand, BURIAL);
}

function nearness(hand: readonly number[], cost: readonly number[]): number {
  let missing = 0;
  for (let kind = 0; kind < KINDS.length; kind++)
    missing += Math.max(0, (cost[kind] ?? 0) - (hand[kind] ?? 0));
  return MISSING[missing] as number;
}

function countAims(seas: Seas, values: Values, into: Float64Array): void {
  const islands = chart(seas).islands.length;
  const claims = Array.from({ length: seas.seats }, (): number[] => []);
  for (const ship of seas.ships) {
    const claimed = claims[ship.seat] ?? [];
    const { worth, target } = bestAim(seas, ship, claimed, values);
    const own = ship.seat * COUNT;
    add(into, own + AT.aims, worth);
    into[own + AT.bestAim] = Math.max(into[own + AT.bestAim] as number, worth);
    if (target === NONE) continue;
    claimed.push(target);
    const victim = target < islands ? seas.flags[target] : shipOf(seas, target - islands)?.seat;
    if (victim !== null && victim !== undefined) add(into, victim * COUNT + AT.perils, worth);
  }
}
