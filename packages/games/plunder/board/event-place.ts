// The place of an event on the chart.
import type { Seat } from '@tidetable/engine';
import {
  chart as chartOf,
  type Event,
  fleetOf,
  type Ship,
  type Square,
  shipOf,
  type View,
} from '../public.ts';
import { middleOfAll } from './chart.tsx';
import type { Spot } from './geometry.ts';

/** In fractions of the chart; null for an event without a place. */
export function placeOf(event: Event, view: View): Spot | null {
  return middleOfAll(view, squaresOf(event, view));
}

function squaresOf(event: Event, view: View): readonly Square[] {
  switch (event.type) {
    case 'sailed':
    case 'relocated':
    case 'storm-moved':
    case 'cross-moved':
      return [event.to];
    case 'ship-placed':
    case 'found':
      return [event.at];
    case 'spun':
      return [event.square];
    case 'picked':
    case 'attacked-island':
    case 'conquered':
    case 'disowned':
      return landOf(view, event.island);
    case 'attacked':
    case 'built':
    case 'lost-life':
      return squaresOfShips([shipOf(view, event.ship)]);
    // The ship is gone by then; its attacker lies beside it.
    case 'sank':
    case 'fought':
    case 'gained-point':
      return attackSquares(view) ?? fleetSquares(view, event.seat);
    case 'sailing-roll':
    case 'rolled-for-ship':
    case 'traded':
    case 'treaty':
    case 'buried':
    case 'gave-point':
      return fleetSquares(view, event.seat);
    default:
      return [];
  }
}

function landOf(view: View, id: string): readonly Square[] {
  return chartOf(view).islands.find((island) => island.id === id)?.land ?? [];
}

function attackSquares(view: View): readonly Square[] | null {
  const attack = view.agenda.findLast(({ step }) => step === 'press-attack');
  if (attack?.step !== 'press-attack') return null;
  return squaresOfShips([shipOf(view, attack.ship)]);
}

function fleetSquares(view: View, seat: Seat): readonly Square[] {
  return squaresOfShips(fleetOf(view, seat));
}

function squaresOfShips(ships: readonly (Ship | undefined)[]): readonly Square[] {
  return ships.flatMap((ship) => ship?.square ?? []);
}
