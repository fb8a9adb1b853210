// What somebody might mean by touching a thing that nothing can be done with.
import type { Action } from '@tidetable/engine';
import {
  chart as chartOf,
  fleetOf,
  gap,
  type Ship,
  type Square,
  shipOf,
  squareAt,
  type View,
} from '@tidetable/plunder/public';
import type { Spot } from '../board.ts';

type Tried = Action & Readonly<Record<string, string | number>>;

export function tries(spot: Spot, view: View, seat: number): readonly Tried[] {
  const [kind, name = ''] = spot.split(':');
  switch (kind) {
    case 'square':
      return withShip(view, seat, squareAt(chartOf(view), name), (ship) => [
        { type: 'sail', ship, to: name },
      ]);
    case 'cross':
      return withShip(view, seat, squareAt(chartOf(view), name), (ship) => [
        { type: 'collect', ship, at: name },
      ]);
    case 'ship':
      return shipTries(view, seat, Number(name));
    case 'island':
      return withShip(view, seat, portOfIsland(view, name), (ship) => [
        { type: 'attack-island', ship },
      ]);
    case 'captain':
      return captainTries(seat, Number(name));
    case 'bargain':
      return view.captains.flatMap((_one, captain) => captainTries(seat, captain));
    case 'build':
      return buildTries(view, seat, name);
    case 'stack':
      return [{ type: 'take', [name]: 1 }];
    case 'card':
      return [{ type: 'pay', [name]: 1 }];
    case 'exchange':
      return [{ type: 'exchange' }];
    case 'die':
      return [{ type: 'roll' }];
    default:
      return [];
  }
}

function shipTries(view: View, seat: number, target: number): readonly Tried[] {
  const touched = shipOf(view, target);
  if (touched === undefined) return [];
  if (touched.seat !== seat)
    return withShip(view, seat, touched.square, (ship) => [{ type: 'attack', ship, target }]);
  const { names, neighbours } = chartOf(view);
  return (neighbours[touched.square] ?? [])
    .slice(0, 1)
    .map((square) => ({ type: 'sail', ship: target, to: names[square] as string }));
}

function captainTries(seat: number, captain: number): readonly Tried[] {
  if (captain === seat) return [];
  return [
    { type: 'offer', to: captain },
    { type: 'threaten', to: captain },
  ];
}

function buildTries(view: View, seat: number, what: string): readonly Tried[] {
  if (what === 'point') return [{ type: 'bury' }];
  if (what === 'ship') {
    const { names, ports } = chartOf(view);
    return ports.slice(0, 1).map((port) => ({ type: 'build-ship', at: names[port] as string }));
  }
  return fleetOf(view, seat)
    .slice(0, 1)
    .map(({ id }) => ({ type: 'build', peg: what, ship: id }));
}

function portOfIsland(view: View, id: string): Square {
  const island = chartOf(view).islands.find((one) => one.id === id);
  return island?.ports[0] ?? 0;
}

/** With the own ship that lies nearest. */
function withShip(
  view: View,
  seat: number,
  square: Square,
  actions: (ship: number) => readonly Tried[],
): readonly Tried[] {
  const chart = chartOf(view);
  const far = (ship: Ship): number => gap(chart, ship.square, square);
  const [nearest] = fleetOf(view, seat).sort((one, other) => far(one) - far(other));
  return nearest === undefined ? [] : actions(nearest.id);
}
