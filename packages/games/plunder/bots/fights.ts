// Whether a fight is worth it.
import type { Seat } from '@tidetable/engine';
import { chanceToWin, chart, mayHarm, pointsOf, type Ship, type View } from '../public.ts';
import type { Weights } from './weights.ts';

/** With the last life the ship is lost, and the victor gains a point. */
function lossOf(ship: Ship, toSomebody: boolean, weights: Weights): number {
  if (ship.lives > 1) return weights.life;
  const hull = weights.point + weights.hull + (weights.cannon * ship.cannons) / 2;
  return hull + (toSomebody ? weights.rivalPoint : 0);
}

/** The expected worth of storming an island; 0 if it may not be attacked. */
export function worthOfIsland(view: View, ship: Ship, island: number, weights: Weights): number {
  const owner = view.flags[island] ?? null;
  const skulls = chart(view).islands[island]?.skulls ?? 0;
  if (skulls === 0 || owner === ship.seat) return 0;
  if (owner !== null && !mayHarm(view, owner)) return 0;
  const win = chanceToWin(ship.cannons, skulls);
  const rival = owner === null ? 0 : rivalry(view, owner, weights);
  const prize = weights.point + weights.income + rival;
  return win * prize - (1 - win) * lossOf(ship, owner !== null, weights);
}

/** The expected worth of a battle. */
export function worthOfBattle(view: View, ship: Ship, target: Ship, weights: Weights): number {
  if (!mayHarm(view, target.seat)) return 0;
  const win = chanceToWin(ship.cannons, target.cannons);
  const rival = rivalry(view, target.seat, weights);
  const prize = target.lives > 1 ? rival / 2 : weights.point + rival;
  return win * prize - (1 - win) * lossOf(ship, true, weights);
}

/** A point lost by the leader counts more. */
export function rivalry(view: View, seat: Seat, weights: Weights): number {
  const most = Math.max(...view.captains.map((_captain, other) => pointsOf(view, other)));
  return weights.rivalPoint * (pointsOf(view, seat) === most ? 1.3 : 0.8);
}
