// Plunder as trials play it, order by order: a voyage of any length is one order, as is any other action.
import { worldOf } from '@tidetable/bots/search/game-world';
import type { World } from '@tidetable/bots/search/guide';
import { type Chance, itemAt, legal, play, type Seat, same, write } from '@tidetable/engine';
import {
  type Action,
  BURIAL_GOLD,
  COSTS,
  captainOf,
  cardsOf,
  chart,
  type Frame,
  newShip,
  portOf,
  type Seas,
  type Ship,
  type Square,
  shipOf,
  squareAt,
  type View,
} from '../public.ts';
import { plunder } from '../rules/index.ts';
import { worthOfBattling, worthOfStorming } from './aims.ts';
import { offhand } from './offhand.ts';
import { bestAim, worthOfCards } from './standing.ts';
import type { Values } from './values.ts';
import { Reach, type Voyage, voyagesOf } from './voyages.ts';

export type Order = Action | Voyage;

/** Steps are part of voyages; bargains are left to the haggler. */
const NOT_ORDERED: readonly Action['type'][] = [
  'sail',
  'call-off',
  'ask-for-island',
  'give-island',
  'call-time',
];

const BERTHS = 3;

const rules = worldOf(plunder);

/** Identifies an order. */
export function keyOf(order: Order): string | number {
  return order.type === 'voyage' ? (order.ship << 9) | order.to : write(order);
}

/** What orders need of a guide. */
interface Appraiser {
  readonly values: Values;
  isTempted(seas: Seas, seat: Seat): boolean;
}

export function ordersOf(guide: Appraiser): World<View, Seas, Order> {
  return {
    ...rules,
    legal: (seas, seat) => ordersFor(seas, seat, guide.values),
    play: (seas, seat, order, chance) => {
      if (order.type === 'voyage') sail(seas, seat, order, guide, chance);
      else play(plunder, seas, seat, order, chance);
    },
    key: keyOf,
  };
}

/** Orders worth considering; empty only if nothing is legal. */
export function ordersFor(seas: Seas, seat: Seat, values: Values): Order[] {
  const offered = legal(plunder, seas, seat);
  const orders: Order[] = offered.filter(({ type }) => !NOT_ORDERED.includes(type));
  const { step } = seas.agenda.at(-1) as Frame;
  if (step !== 'command') return orders.length > 0 ? orders : offered;
  if (seas.turn.pool !== null)
    for (const ship of seas.ships)
      if (ship.seat === seat) orders.push(...voyagesOf(seas, ship, values));
  return fewBerths(seas, seat, orders, values);
}

type ShipBuilding = Extract<Order, { readonly type: 'build-ship' | 'place-ship' | 'berth' }>;

function isShipBuilding(order: Order): order is ShipBuilding {
  return order.type === 'build-ship';
}

/** Keeps only the best places for new ships. */
function fewBerths(seas: Seas, seat: Seat, orders: Order[], values: Values): Order[] {
  const berths = orders.filter(isShipBuilding);
  if (berths.length <= BERTHS) return orders;
  const best = berths
    .map((order) => ({ order, worth: promiseAt(seas, seat, order.at, values) }))
    .sort((one, other) => other.worth - one.worth)
    .slice(0, BERTHS);
  return orders.filter(
    (order) => order.type !== 'build-ship' || best.some((berth) => berth.order === order),
  );
}

function promiseAt(seas: Seas, seat: Seat, at: string, values: Values): number {
  return bestAim(seas, newShip(0, seat, squareAt(chart(seas), at)), [], values).worth;
}

/** The legal action of an order. */
export function offered(legal: readonly Action[], order: Action): Action {
  return legal.find((action) => same(action, order)) as Action;
}

/** The steps of a voyage from here. */
export function stepsOf(seas: Seas, { ship: id, to }: Voyage): Square[] {
  const ship = shipOf(seas, id) as Ship;
  return new Reach(seas, ship).to(to, ship.square);
}

function sail(seas: Seas, seat: Seat, voyage: Voyage, guide: Appraiser, chance: Chance): void {
  const { names } = chart(seas);
  for (const square of stepsOf(seas, voyage)) {
    play(
      plunder,
      seas,
      seat,
      { type: 'sail', ship: voyage.ship, to: itemAt(names, square) },
      chance,
    );
    while (seas.outcome === null && seas.agenda.at(-1)?.step === 'pay')
      play(plunder, seas, seat, offhand(seas, seat), chance);
    if (guide.isTempted(seas, seat)) return;
  }
}

/** A quick estimate of an order's worth. */
export function roughWorth(seas: Seas, seat: Seat, order: Order, values: Values): number {
  switch (order.type) {
    case 'voyage':
      return order.promise * 0.5;
    case 'attack':
      return (
        worthOfBattling(
          shipOf(seas, order.ship) as Ship,
          shipOf(seas, order.target) as Ship,
          values,
        ) * 0.6
      );
    case 'attack-island': {
      const ship = shipOf(seas, order.ship) as Ship;
      return worthOfStorming(seas, ship, portOf(seas, ship), values) * 0.6;
    }
    case 'collect':
      return values.treasure;
    case 'build':
      return (
        pegWorth(seas, order.peg, order.ship, values) -
        priceOf(seas, seat, COSTS[order.peg], values)
      );
    case 'build-ship':
      return 0.4 + promiseAt(seas, seat, order.at, values) / 4;
    case 'bury':
      return 1 - priceOf(seas, seat, cardsOf('gold', BURIAL_GOLD), values);
    case 'roll':
      return 0.05;
    default:
      return 0;
  }
}

function pegWorth(seas: Seas, peg: 'mast' | 'cannon' | 'life', id: number, values: Values): number {
  if (peg !== 'life') return peg === 'mast' && seas.turn.pool !== null ? 0 : values[peg];
  const { lives } = shipOf(seas, id) as Ship;
  return lives === 1 ? values.secondLife : values.thirdLife;
}

function priceOf(seas: Seas, seat: Seat, cost: readonly number[], values: Values): number {
  const { hand } = captainOf(seas, seat);
  const left = hand.map((count, kind) => count - (cost[kind] ?? 0));
  return worthOfCards(seas, seat, hand, values) - worthOfCards(seas, seat, left, values);
}
