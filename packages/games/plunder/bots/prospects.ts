// The promise of a square: the best that a ship could do from there, discounted by distance.
import type { Seat } from '@tidetable/engine';
import { chart, distance, NONE, newShip, type Ship, type Square, type View } from '../public.ts';
import { isOpenTo } from './aims.ts';
import { worthOfBattle, worthOfIsland } from './fights.ts';
import type { Weights } from './weights.ts';

/** A square, and what it is worth to be there. */
interface Prize {
  readonly at: Square;
  readonly worth: number;
}

/** All that this ship could sail for. */
export function prizesFor(view: View, ship: Ship, weights: Weights): Prize[] {
  return [
    ...islandsToStorm(view, ship, weights),
    ...treasureToFind(view, weights),
    ...shipsToFight(view, ship, weights),
  ].filter(({ worth }) => worth > 0);
}

function islandsToStorm(view: View, ship: Ship, weights: Weights): Prize[] {
  return chart(view).islands.flatMap(({ ports }, island) => {
    const later = ship.foughtIslands.includes(island) ? 1 / 2 : 1;
    const worth = worthOfIsland(view, ship, island, weights) * later;
    return ports.filter((port) => isOpenTo(view, ship, port)).map((at) => ({ at, worth }));
  });
}

function treasureToFind(view: View, weights: Weights): Prize[] {
  const { digSites } = chart(view);
  return view.crosses.flatMap((cross) =>
    (digSites[cross] ?? []).map((at) => ({ at, worth: weights.treasure })),
  );
}

function shipsToFight(view: View, ship: Ship, weights: Weights): Prize[] {
  const { neighbours } = chart(view);
  return view.ships.flatMap((target) => {
    if (target.seat === ship.seat || ship.foughtShips.includes(target.id)) return [];
    const worth = worthOfBattle(view, ship, target, weights);
    return (neighbours[target.square] ?? []).map((at) => ({ at, worth }));
  });
}

/** The best of the prizes as seen from a square. */
export function promise(
  view: View,
  prizes: readonly Prize[],
  square: Square,
  weights: Weights,
): number {
  let best = 0;
  for (const { at, worth } of prizes) {
    const steps = distance(chart(view), square, at);
    if (steps !== NONE) best = Math.max(best, worth * weights.patience ** steps);
  }
  return best;
}

/** The worth of a home: its two best prizes nearby. */
export function worthOfStart(view: View, seat: Seat, island: number, weights: Weights): number {
  const port = chart(view).islands[island]?.ports[0];
  if (port === undefined) return 0;
  const prizes = prizesFor(view, newShip(0, seat, port), weights)
    .filter(({ at }) => at !== port)
    .map(({ at, worth }) => worth * weights.patience ** distance(chart(view), port, at))
    .sort((one, other) => other - one);
  return (prizes[0] ?? 0) + (prizes[1] ?? 0) / 2;
}
