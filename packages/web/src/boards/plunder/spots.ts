// The things on the chart, in the hand and at the table that an action is about, in the order in which they are touched.
import {
  type Action,
  canReach,
  chart as chartOf,
  fleetOf,
  type Kind,
  portOf,
  type Ship,
  shipOf,
  squareAt,
  type View,
} from '@tidetable/plunder/public';
import type { Spot, Step } from '../board.ts';
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
    case 'offer-trade':
    case 'threaten':
      return [['bargain', `captain:${action.captain}`], `captain:${action.captain}`];
    case 'rob':
      return [`captain:${action.captain}`];
    case 'give':
    case 'ask':
      return [termSpot(action.type, action.kind, action.count)];
    case 'leave-out':
      return [termSpot('give', action.kind, 0)];
    case 'hand-over':
      return [termSpot('give', action.kind, action.count)];
    case 'pay':
      return [`card:${action.kind}`];
    case 'take':
      return [`stack:${action.kind}`];
    case 'demand':
      return [`demand:${action.kind}`];
    case 'upgrade':
    case 'target':
      return [`ship:${action.ship}`];
    case 'sail-anywhere':
    case 'steer-storm':
      return [`square:${action.to}`];
    case 'ask-for-island':
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
    case 'fight':
    case 'call-off':
    case 'offer-bribe':
    case 'no-bribe':
    case 'propose':
    case 'withdraw-offer':
    case 'accept':
    case 'refuse':
    case 'counter':
    case 'ransom':
    case 'let-sink':
    case 'done':
      return [`answer:${action.type}`];
    case 'draw':
    case 'call-time':
    case 'end-turn':
      return [];
  }
}

/** Where several ships could do it, the one that does is touched as well. */
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

/** So many cards of one kind, given or asked for. */
export function termSpot(what: 'give' | 'ask', kind: Kind, count: number): Spot {
  return `term:${what}:${kind}:${count}`;
}

function portsOf(view: View, id: string): readonly Spot[] {
  const { islands, names } = chartOf(view);
  const ports = islands.find((island) => island.id === id)?.ports ?? [];
  return ports.map((port) => `square:${names[port]}`);
}

/** The island in whose port a ship lies. */
function islandBeside(view: View, id: number): readonly Spot[] {
  const ship = shipOf(view, id);
  const island = ship === undefined ? undefined : chartOf(view).islands[portOf(view, ship)];
  return island === undefined ? [] : [`island:${island.id}`];
}
