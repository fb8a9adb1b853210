// The spots of an action, on the chart, in the hand and at the table, in the order in which they are touched.

import type { Spot, Step } from '@tidetable/board/board.ts';
import {
  type Action,
  canReach,
  chart as chartOf,
  fleetOf,
  portOf,
  type Ship,
  shipOf,
  squareAt,
  type View,
} from '../public.ts';
import { stepSpot } from './sailing.ts';

export function spotsOf(action: Action, view: View): readonly Step[] {
  switch (action.type) {
    case 'pick':
      return [[`island:${action.island}`, ...portsOf(view, action.island)]];
    case 'collect':
      return [`cross:${action.at}`, ...amongSeveral(collectors(view, action.at), action.ship)];
    case 'sail':
      return [[`square:${action.to}`, stepSpot(action.ship, action.to)]];
    case 'build':
      return [`build:${action.peg}`, ...amongSeveral(ownFleet(view), action.ship)];
    case 'build-ship':
      return ['build:ship', `square:${action.at}`];
    case 'place-ship':
    case 'berth':
      return [`square:${action.at}`];
    case 'attack':
      return [
        `ship:${action.target}`,
        ...amongSeveral(attackers(view, action.target), action.ship),
      ];
    case 'attack-island':
      return islandBeside(view, action.ship);
    case 'offer':
    case 'threaten':
      return [['bargain', ...placesOf(view, action.to)]];
    case 'call':
      return ['bargain'];
    case 'rob':
      return [`captain:${action.captain}`];
    case 'upgrade':
    case 'target':
      return [`ship:${action.ship}`];
    case 'sail-anywhere':
    case 'steer-storm':
      return [`square:${action.to}`];
    case 'ask-for-island':
    case 'give-island':
      return [`island:${action.island}`];
    case 'disown':
      return ['way:disown', `island:${action.island}`];
    case 'roll':
      return ['die'];
    case 'bury':
      return ['build:point'];
    case 'exchange':
      return ['exchange'];
    case 'buy-ship':
    case 'pay-gold':
    case 'give-point':
    case 'stay-ashore':
      return [`way:${action.type}`];
    case 'accept':
      return [answerSpot('accept', action.from)];
    case 'counter':
      return [answerSpot('counter', action.to)];
    case 'fight':
    case 'call-off':
    case 'bribe':
    case 'no-bribe':
    case 'name-price':
    case 'answer':
    case 'no-answer':
    case 'no-deal':
    case 'refuse':
    case 'pay':
    case 'take':
    case 'demand':
    case 'no-demand':
    case 'hand-over':
    case 'ransom':
    case 'let-sink':
      return [`answer:${action.type}`];
    // Actions that only the list offers, and unknown ones of other versions of the rules.
    default:
      return [];
  }
}

/** `answer:accept`, or `answer:accept:2` where several captains have answered. */
export function answerSpot(what: 'accept' | 'counter', captain?: number): Spot {
  return captain === undefined ? `answer:${what}` : `answer:${what}:${captain}`;
}

/** A captain's spots: in the list, on any of the ships, and ashore where one of mine lies in port. */
function placesOf(view: View, seat: number): readonly Spot[] {
  const { islands } = chartOf(view);
  const ashore = ownFleet(view).flatMap((ship) => {
    const island = portOf(view, ship);
    return view.flags[island] === seat ? [`island:${islands[island]?.id}`] : [];
  });
  return [`captain:${seat}`, ...fleetOf(view, seat).map(({ id }) => `ship:${id}`), ...ashore];
}

/** Where several ships could do it, the ship is touched as well. */
function amongSeveral(ships: readonly Ship[], id: number): readonly Step[] {
  return ships.length > 1 ? [`ship:${id}`] : [];
}

function ownFleet(view: View): readonly Ship[] {
  return fleetOf(view, view.turn.seat);
}

function attackers(view: View, target: number): readonly Ship[] {
  const square = shipOf(view, target)?.square;
  if (square === undefined) return [];
  return ownFleet(view).filter((ship) => canReach(view, ship.square, square));
}

function collectors(view: View, at: string): readonly Ship[] {
  const chart = chartOf(view);
  const sites = chart.digSites[squareAt(chart, at)] ?? [];
  return ownFleet(view).filter(({ square }) => sites.includes(square));
}

function portsOf(view: View, id: string): readonly Spot[] {
  const { islands, names } = chartOf(view);
  const ports = islands.find((island) => island.id === id)?.ports ?? [];
  return ports.map((port) => `square:${names[port]}`);
}

function islandBeside(view: View, id: number): readonly Spot[] {
  const ship = shipOf(view, id);
  const island = ship === undefined ? undefined : chartOf(view).islands[portOf(view, ship)];
  return island === undefined ? [] : [`island:${island.id}`];
}
