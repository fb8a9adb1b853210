// What a player might mean by touching a spot that nothing can be done with.

import type { Spot } from '@tidetable/board/board.ts';
import { itemAt } from '@tidetable/engine';
import {
  type Action,
  areTeammates,
  chart as chartOf,
  fleetOf,
  gap,
  type Kind,
  LAND,
  NONE,
  type Peg,
  type Ship,
  type Square,
  shipOf,
  squareAt,
  type View,
} from '../public.ts';

export function tries(spot: Spot, view: View, seat: number): readonly Action[] {
  const [kind, name = ''] = spot.split(':');
  switch (kind) {
    case 'square':
      return squareTries(view, seat, name);
    case 'cross':
      return withShip(view, seat, squareAt(chartOf(view), name), (ship) => [
        { type: 'collect', ship, at: name },
      ]);
    case 'ship':
      return shipTries(view, seat, Number(name));
    case 'island':
      return islandTries(view, seat, name);
    case 'captain':
      return captainTries(view, seat, Number(name));
    case 'bargain':
      return view.captains.flatMap((_one, captain) => captainTries(view, seat, captain));
    case 'build':
      return buildTries(view, seat, name);
    case 'stack':
      return [{ type: 'take', [name as Kind]: 1 }];
    case 'card':
      return [{ type: 'pay', [name as Kind]: 1 }];
    case 'exchange':
      return [{ type: 'exchange' }];
    case 'die':
      return [{ type: 'roll' }];
    default:
      return [];
  }
}

/** On land only an X can be meant. */
function squareTries(view: View, seat: number, name: string): readonly Action[] {
  const chart = chartOf(view);
  const square = squareAt(chart, name);
  const isOnLand = chart.terrain[square] === LAND && view.crosses.includes(square);
  return withShip(view, seat, square, (ship) => [
    isOnLand ? { type: 'collect', ship, at: name } : { type: 'sail', ship, to: name },
  ]);
}

/** An own island might be given away, a teammate's asked for, any other sailed to and attacked. */
function islandTries(view: View, seat: number, id: string): readonly Action[] {
  const owner = view.flags[chartOf(view).islands.findIndex((one) => one.id === id)] ?? null;
  const mates = [...view.captains.keys()].filter((one) => areTeammates(view, seat, one));
  if (owner === seat && mates.length > 0)
    return mates.map((to) => ({ type: 'give-island', island: id, to }));
  if (owner !== null && mates.includes(owner)) return [{ type: 'ask-for-island', island: id }];
  return portTries(view, seat, id);
}

/** With the ship nearest to one of its ports; what a ship attacks is the island whose port it lies in. */
function portTries(view: View, seat: number, id: string): readonly Action[] {
  const chart = chartOf(view);
  const island = chart.islands.findIndex((one) => one.id === id);
  const [way] = (chart.islands[island]?.ports ?? [])
    .flatMap((port) =>
      fleetOf(view, seat).map((ship) => ({ ship, port, far: gap(chart, ship.square, port) })),
    )
    .sort((one, other) => one.far - other.far);
  if (way === undefined) return [];
  const attack = { type: 'attack-island', ship: way.ship.id } as const;
  const docked = chart.islandAt[way.ship.square];
  if (docked === island) return [attack];
  const sail = { type: 'sail', ship: way.ship.id, to: itemAt(chart.names, way.port) } as const;
  return docked === NONE ? [sail, attack] : [sail];
}

function shipTries(view: View, seat: number, target: number): readonly Action[] {
  const touched = shipOf(view, target);
  if (touched === undefined) return [];
  if (touched.seat !== seat)
    return withShip(view, seat, touched.square, (ship) => [{ type: 'attack', ship, target }]);
  const { names, neighbours } = chartOf(view);
  return (neighbours[touched.square] ?? [])
    .slice(0, 1)
    .map((square) => ({ type: 'sail', ship: target, to: itemAt(names, square) }));
}

function captainTries(_view: View, seat: number, captain: number): readonly Action[] {
  if (captain === seat) return [];
  return [
    { type: 'offer', to: captain },
    { type: 'threaten', to: captain },
  ];
}

function buildTries(view: View, seat: number, what: string): readonly Action[] {
  if (what === 'point') return [{ type: 'bury' }];
  if (what === 'ship') {
    const { names, ports } = chartOf(view);
    return ports.slice(0, 1).map((port) => ({ type: 'build-ship', at: itemAt(names, port) }));
  }
  return fleetOf(view, seat)
    .slice(0, 1)
    .map(({ id }) => ({ type: 'build', peg: what as Peg, ship: id }));
}

/** With the nearest own ship. */
function withShip(
  view: View,
  seat: number,
  square: Square,
  actions: (ship: number) => readonly Action[],
): readonly Action[] {
  const chart = chartOf(view);
  const far = (ship: Ship): number => gap(chart, ship.square, square);
  const [nearest] = fleetOf(view, seat).sort((one, other) => far(one) - far(other));
  return nearest === undefined ? [] : actions(nearest.id);
}
