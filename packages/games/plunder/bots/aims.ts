// Aims: where a ship could go, and what that is worth.
import {
  type Chart,
  chanceToWin,
  chart,
  NONE,
  type Seas,
  type Ship,
  type Square,
  shipAt,
  stepsFrom,
  teamOf,
  tollOf,
} from '../public.ts';
import type { Values } from './values.ts';

/** A square, what it is worth to be there, and what would be attacked there. */
export interface Aim {
  readonly at: Square;
  readonly worth: number;
  /** An island, a ship counted after the islands, or NONE for treasure. */
  readonly target: number;
}

const MOST_CANNONS = 2;
const MOST_DEFENCE = 3;

/** By cannons of the attacker, then cannons or skulls of the defender. */
const WIN = Array.from({ length: MOST_CANNONS + 1 }, (_none, cannons) =>
  Array.from({ length: MOST_DEFENCE + 1 }, (_nothing, defence) => chanceToWin(cannons, defence)),
);

function winning(cannons: number, defence: number): number {
  return WIN[cannons]?.[defence] as number;
}

/** The worth of a ship beyond its point. */
function shipWorth({ lives, cannons, masts }: Ship, values: Values): number {
  let worth = values.hull + cannons * values.cannon + masts * values.mast;
  if (lives > 1) worth += values.secondLife;
  if (lives > 2) worth += values.thirdLife;
  return worth;
}

/** What losing a life costs the owner. */
export function lifeWorth(ship: Ship, values: Values): number {
  if (ship.lives > 2) return values.thirdLife;
  if (ship.lives > 1) return values.secondLife;
  return 1 + shipWorth(ship, values);
}

export function worthOfStorming(
  seas: Pick<Seas, 'layout' | 'flags'>,
  ship: Ship,
  island: number,
  values: Values,
): number {
  const skulls = chart(seas).islands[island]?.skulls ?? 0;
  if (skulls === 0) return 0;
  const owner = seas.flags[island] ?? null;
  const win = winning(ship.cannons, skulls);
  const loss = lifeWorth(ship, values) + (owner !== null && ship.lives === 1 ? values.rival : 0);
  const prize = (1 + values.income) * (owner === null ? 1 : 1 + values.rival);
  return win * prize - (1 - win) * loss;
}

/** The worth of a battle to the attacker. */
export function worthOfBattling(ship: Ship, target: Ship, values: Values): number {
  const win = winning(ship.cannons, target.cannons);
  const prize = lifeWorth(target, values) * values.rival + (target.lives === 1 ? 1 : 0);
  const loss = lifeWorth(ship, values) + (ship.lives === 1 ? values.rival : 0);
  return win * prize - (1 - win) * loss;
}

let known: Chart | undefined;
let rows: (readonly number[] | undefined)[] = [];

/** Steps of sailing to all squares on an empty sea; cached for the last chart. */
export function stepsTo(map: Chart, from: Square): readonly number[] {
  if (map !== known) {
    known = map;
    rows = [];
  }
  let row = rows[from];
  if (row === undefined) {
    row = stepsFrom(map, from);
    rows[from] = row;
  }
  return row;
}

/** All that is worth sailing for. */
export function aimsOf(seas: Seas, ship: Ship, values: Values): Aim[] {
  const aims: Aim[] = [];
  addIslands(seas, ship, values, aims);
  const { digSites } = chart(seas);
  for (const cross of seas.crosses)
    for (const at of digSites[cross] ?? []) aims.push({ at, worth: values.treasure, target: NONE });
  addShips(seas, ship, values, aims);
  return aims;
}

function addIslands(seas: Seas, ship: Ship, values: Values, aims: Aim[]): void {
  const { islands } = chart(seas);
  const team = teamOf(seas.options, ship.seat);
  for (let island = 0; island < islands.length; island++) {
    const owner = seas.flags[island] ?? null;
    if (owner !== null && teamOf(seas.options, owner) === team) continue;
    const worth = worthOfStorming(seas, ship, island, values);
    if (worth <= 0) continue;
    for (const at of islands[island]?.ports ?? [])
      if (isOpenTo(seas, ship, at)) aims.push({ at, worth, target: island });
  }
}

function addShips(seas: Seas, ship: Ship, values: Values, aims: Aim[]): void {
  const { islands, neighbours } = chart(seas);
  const team = teamOf(seas.options, ship.seat);
  for (const target of seas.ships) {
    if (teamOf(seas.options, target.seat) === team) continue;
    const worth = worthOfBattling(ship, target, values);
    if (worth <= 0) continue;
    for (const at of neighbours[target.square] ?? [])
      if (isOpenTo(seas, ship, at)) aims.push({ at, worth, target: islands.length + target.id });
  }
}

/** Whether no other ship is there. */
export function isOpenTo(seas: Pick<Seas, 'ships'>, ship: Ship, square: Square): boolean {
  const there = shipAt(seas, square);
  return there === undefined || there.id === ship.id;
}

/** The worth of the toll between two squares. */
export function toll(seas: Seas, from: Square, to: Square, values: Values): number {
  return tollOf(seas, from, to) * values.card;
}
