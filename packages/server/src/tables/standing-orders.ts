// The standing orders of one table, carried out and brought to their end.
import type { GameEvent } from '@tidetable/engine';
import type { MoveResult } from '@tidetable/protocol';
import type { Order, Store } from '../store/store.ts';
import type { LiveTable } from './live-table.ts';
import { obeyed, wantedIn, whyEnded } from './orders.ts';
import { requestOfTable } from './requests.ts';
import { isPersons, type Seating } from './seating.ts';
import { redacted, type UnredactedEntry } from './views.ts';

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
      const found = isPersons(known, seat) ? obeyed(setup, position, seat, orders) : null;
      if (found === null) continue;
      if ('action' in found)
        return this.#table.play(requestOfTable('order', position.seq, seat), found.action);
      await this.#end(found.order, found.ended);
    }
    return null;
  }

  /** Those that still hold after all that has happened. */
  async #lasting(): Promise<readonly Order[]> {
    const { orders } = await this.#seating.wishes();
    if (orders.length === 0) return orders;
    const { seq } = this.#table;
    const story = await this.#table.entriesAfter(Math.min(...orders.map((one) => this.#from(one))));
    const lasting: Order[] = [];
    for (const order of orders) {
      const why = whyEnded(
        wantedIn(order),
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
