// Where to send a ship with what is left of the roll: to attack or find something, towards distant aims,
// to an unguarded port, or out of danger.
import { itemAt } from '@tidetable/engine';
import {
  chart,
  handSize,
  isCutOff,
  NONE,
  type Seas,
  type Ship,
  type Square,
  STORM_TOLL,
  shipAt,
  squaresLeft,
  teamOf,
} from '../public.ts';
import { stepsTo } from './aims.ts';
import { weighedAims } from './standing.ts';
import type { Values } from './values.ts';

/** Many steps as one order. */
export interface Voyage {
  readonly type: 'voyage';
  readonly ship: number;
  readonly to: Square;
  /** In points. */
  readonly promise: number;
}

/** Limits: aims out of reach, squares beside a ship to fight, ports to guard. */
const FAR_AIMS = 2;
const SIDES_OF_A_SHIP = 2;
const PORTS = 2;
const GUARDING = 0.15;

/** The squares that a ship can reach, and the way there. */
export class Reach {
  readonly reached: Square[] = [];
  readonly #before: Int16Array;

  constructor(seas: Seas, ship: Ship) {
    const { neighbours } = chart(seas);
    this.#before = new Int16Array(neighbours.length).fill(NONE);
    const reach = squaresLeft(ship, seas.turn);
    if (reach === 0) return;
    const canPay = handSize(seas, ship.seat) >= STORM_TOLL;
    this.#explore(seas, ship, reach, false);
    if (canPay) this.#explore(seas, ship, reach, true);
  }

  /** Breadth first; when paying, also across one border of the storm. */
  #explore(seas: Seas, ship: Ship, reach: number, paying: boolean): void {
    const { neighbours } = chart(seas);
    const before = this.#before;
    const start = ship.square;
    let edge: Square[] = [start];
    const seen = new Set<Square>(edge);
    for (let left = reach; left > 0 && edge.length > 0; left--) {
      const next: Square[] = [];
      for (const from of edge)
        for (const square of neighbours[from] ?? []) {
          if (seen.has(square) || shipAt(seas, square) !== undefined) continue;
          if (isCutOff(seas, from, square) && !(paying && !isCutOff(seas, from, start))) continue;
          seen.add(square);
          next.push(square);
          if (before[square] !== NONE || square === start) continue;
          before[square] = from;
          this.reached.push(square);
        }
      edge = next;
    }
  }

  canReach(square: Square): boolean {
    return this.#before[square] !== NONE;
  }

  /** The squares on the way, in order. */
  to(square: Square, from: Square): Square[] {
    const way: Square[] = [];
    for (let at = square; at !== from; at = this.#before[at] as Square) way.unshift(at);
    return way;
  }
}

/** Voyages of one ship, one per square. */
export function voyagesOf(seas: Seas, ship: Ship, values: Values): Voyage[] {
  const reach = new Reach(seas, ship);
  if (reach.reached.length === 0) return [];
  const voyages: Voyage[] = [];
  const add = (to: Square, promise: number): void => {
    if (to === ship.square) return;
    const known = voyages.findIndex((voyage) => voyage.to === to);
    const voyage: Voyage = { type: 'voyage', ship: ship.id, to, promise };
    if (known < 0) voyages.push(voyage);
    else if ((voyages[known]?.promise ?? 0) < promise) voyages[known] = voyage;
  };
  const aims = weighedAims(seas, ship, values).sort((one, other) => other.now - one.now);
  const sides = new Map<number, number>();
  let far = 0;
  for (const { at, target, now } of aims) {
    if (at === ship.square) continue;
    if (reach.canReach(at)) {
      const count = sides.get(target) ?? 0;
      if (target >= chart(seas).islands.length && count >= SIDES_OF_A_SHIP) continue;
      sides.set(target, count + 1);
      add(at, now);
    } else if (far < FAR_AIMS) {
      far += 1;
      add(nearest(seas, reach, at), now * 0.8);
    }
  }
  for (const port of portsToGuard(seas, ship, reach)) add(port, GUARDING);
  const refuge = farthestFromEnemies(seas, ship, reach);
  if (refuge !== NONE) add(refuge, 0);
  return voyages;
}

/** The reachable square nearest to another. */
export function nearest(seas: Seas, reach: Reach, at: Square): Square {
  const { reached } = reach;
  if (reach.canReach(at)) return at;
  const steps = stepsTo(chart(seas), at);
  let best = itemAt(reached, 0);
  for (const square of reached) {
    const far = steps[square] as number;
    if (far !== NONE && far < (steps[best] as number)) best = square;
  }
  return best;
}

function portsToGuard(seas: Seas, ship: Ship, reach: Reach): Square[] {
  const { islands } = chart(seas);
  const ports: Square[] = [];
  for (let island = 0; island < islands.length && ports.length < PORTS; island++) {
    if (seas.flags[island] !== ship.seat) continue;
    const [port, ...more] = islands[island]?.ports ?? [];
    if (port !== undefined && more.length === 0 && reach.canReach(port)) ports.push(port);
  }
  return ports;
}

function farthestFromEnemies(seas: Seas, ship: Ship, { reached }: Reach): Square {
  const enemies = seas.ships.filter(
    ({ seat }) => teamOf(seas.options, seat) !== teamOf(seas.options, ship.seat),
  );
  let best = NONE;
  let most = 0;
  for (const square of reached) {
    const steps = stepsTo(chart(seas), square);
    let least = Number.POSITIVE_INFINITY;
    for (const enemy of enemies) least = Math.min(least, steps[enemy.square] as number);
    if (least > most && least < Number.POSITIVE_INFINITY) {
      most = least;
      best = square;
    }
  }
  return best;
}
