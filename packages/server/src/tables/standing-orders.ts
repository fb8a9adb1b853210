// Standing orders: what a seat has said once, how long it holds, what it comes to, and how a table carries it out.
import { declineAction } from '@tidetable/bots';
import {
  type Action,
  deciders,
  type Face,
  type Game,
  type GameEvent,
  hasEnded,
  legal,
  Malformed,
  type Seat,
  TURN_BEGAN,
  write,
} from '@tidetable/engine';
import type { MoveResult, OrderBody } from '@tidetable/protocol';
import type { Order, Store } from '../store/store.ts';
import type { LiveTable } from './live-table.ts';
import type { Position } from './position.ts';
import { requestOfTable } from './requests.ts';
import { isPlayedByPerson, type Seating } from './seating.ts';
import type { TableSetup } from './table-setup.ts';
import { redacted, type UnredactedEntry } from './views.ts';

export function bodyOf({ what }: Order): OrderBody {
  return JSON.parse(what) as OrderBody;
}

/** Throws Malformed for an order that could never be carried out, or never end as it says. */
export function checkOrder(game: Game, body: OrderBody): void {
  const { until } = body;
  if (body.do === 'pass' && game.passes === undefined)
    throw new Malformed('do', 'answer: in this game no seat is asked whether to cut in', 'pass');
  const events = body.do === 'pass' ? (game.untils ?? []) : game.events;
  if (typeof until === 'object' && !events.includes(until.event))
    throw new Malformed('until', `an event of this game: ${events.join(', ')}`, until.event);
  if ((until === 'turn' || until === 'own-turn') && !game.events.includes(TURN_BEGAN))
    throw new Malformed('until', 'cancelled or an event: this game has no turns', until);
}

/** Why an order of this seat does not hold any more after these events, as it learned of them; null if it does. */
export function whyEnded(
  { until }: OrderBody,
  seat: Seat,
  learned: readonly GameEvent[],
  { untils = {} }: Pick<Face, 'untils'> = {},
): string | null {
  if (!hasEnded(until, seat, learned)) return null;
  if (until === 'turn') return 'It was until the next turn.';
  if (until === 'own-turn') return 'It was until your own turn.';
  if (until === 'cancelled') return null;
  const { event } = until;
  return `It was until ${untils[event] ?? `this happened: ${event}`}.`;
}

/** Whether an order of a seat that must decide is to be carried out, or ended. */
export function hasOrderFor(
  { game }: TableSetup,
  { state }: Position,
  orders: readonly Order[],
  must: readonly Seat[],
): boolean {
  return orders.some(
    (order) =>
      must.includes(order.seat) &&
      (bodyOf(order).do === 'answer' || declineAction(game, state, order.seat) !== undefined),
  );
}

type OrderEffect =
  | { readonly order: Order; readonly action: Action }
  | { readonly order: Order; readonly ended: string };

/** What the orders of a seat that must decide come to: something to do, or the end of one that does not fit. */
function obey(
  { game }: TableSetup,
  { state }: Position,
  seat: Seat,
  orders: readonly Order[],
): OrderEffect | null {
  if (!deciders(game, state).must.includes(seat)) return null;
  const allowed = legal(game, state, seat).filter(({ type }) => type !== game.timeUp);
  let unfit: OrderEffect | null = null;
  for (const order of orders) {
    const body = bodyOf(order);
    if (order.seat !== seat) continue;
    if (body.do === 'pass') {
      const pass = declineAction(game, state, seat);
      if (pass !== undefined) return { order, action: pass };
      continue;
    }
    const fitting = allowed.filter(
      (action) => action.type === body.action || write(action) === body.action,
    );
    const [action] = fitting;
    if (action !== undefined && fitting.length === 1) return { order, action };
    unfit ??= { order, ended: whyUnfit(fitting.length) };
  }
  return unfit;
}

function whyUnfit(fitting: number): string {
  return fitting === 0
    ? 'You were asked something that this order does not answer.'
    : 'You were asked something that this order answers in more than one way.';
}

export class StandingOrders {
  readonly #table: LiveTable;
  readonly #seating: Seating;
  readonly #store: Store;
  /** The last entry that an order was held against. */
  #checked: Map<string, number> | null = null;

  constructor(table: LiveTable, seating: Seating, store: Store) {
    this.#table = table;
    this.#seating = seating;
    this.#store = store;
  }

  /** Does what a seat that must decide has ordered; null if there is nothing of the kind. */
  async carryOut(): Promise<MoveResult | null> {
    const orders = await this.#lasting();
    if (orders.length === 0) return null;
    const known = await this.#seating.now();
    const { setup, position } = this.#table;
    for (const seat of new Set(orders.map((order) => order.seat))) {
      const found = isPlayedByPerson(known, seat) ? obey(setup, position, seat, orders) : null;
      if (found === null) continue;
      if ('action' in found)
        return this.#table.play(requestOfTable('order', position.seq, seat), found.action);
      await this.#end(found.order, found.ended);
    }
    return null;
  }

  /** Those that still hold after all that has happened. */
  async #lasting(): Promise<readonly Order[]> {
    const orders = await this.#seating.orders();
    if (orders.length === 0) return orders;
    const { seq } = this.#table;
    const story = await this.#table.entriesAfter(Math.min(...orders.map((one) => this.#from(one))));
    const lasting: Order[] = [];
    for (const order of orders) {
      const why = whyEnded(
        bodyOf(order),
        order.seat,
        this.#learned(order, story),
        this.#table.setup.face ?? {},
      );
      if (why === null) lasting.push(order);
      else await this.#end(order, why);
      this.#checked ??= new Map();
      this.#checked.set(key(order), seq);
    }
    return lasting;
  }

  #from(order: Order): number {
    return Math.max(order.sinceSeq, this.#checked?.get(key(order)) ?? 0);
  }

  #learned(order: Order, story: readonly UnredactedEntry[]): readonly GameEvent[] {
    const from = this.#from(order);
    return story
      .filter(({ seq }) => seq > from)
      .flatMap((one) => redacted(this.#table.setup, one, order.seat).events ?? []);
  }

  async #end(order: Order, reason: string): Promise<void> {
    this.#seating.forget();
    if (await this.#store.orders.end(order, reason))
      await this.#store.notify({ kind: 'seat', table: order.table, seat: order.seat });
  }
}

function key({ seat, id }: Order): string {
  return `${seat} ${id}`;
}
