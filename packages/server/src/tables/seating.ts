// Who sits at a table, their standing orders and its status, read from the store no more often than needed.
import type { Seat } from '@tidetable/engine';
import type { MaybePromise } from '../async/maybe-promise.ts';
import type { Order, PersonId, Sitting, Store, TableId, TableStatus } from '../store/store.ts';

/** Milliseconds after which it is read again, should a notice have been lost. */
const FRESH = 30_000;

export interface SeatingFacts {
  readonly at: number;
  readonly sittings: readonly Sitting[];
  readonly status: TableStatus;
  /** People in every seat, and none of them has lost it. */
  readonly isAllPeople: boolean;
}

interface OrdersRead {
  readonly at: number;
  readonly orders: readonly Order[];
}

export class Seating {
  readonly #table: TableId;
  readonly #store: Store;
  readonly #now: () => number;
  #reading: { readonly at: number; readonly known: Promise<SeatingFacts> } | null = null;
  /** The last answer, if nothing has changed since. */
  #known: SeatingFacts | null = null;
  #orders: OrdersRead | null = null;
  /** Counts calls of `forget`: what was read before one is stale. */
  #forgotten = 0;

  constructor(table: TableId, store: Store, now: () => number) {
    this.#table = table;
    this.#store = store;
    this.#now = now;
  }

  /** Calls made while the store is being read share its answer. */
  now(): MaybePromise<SeatingFacts> {
    const at = this.#now();
    if (this.#known !== null && Math.abs(at - this.#known.at) <= FRESH) return this.#known;
    if (this.#reading !== null && Math.abs(at - this.#reading.at) <= FRESH)
      return this.#reading.known;
    const reading = { at, known: this.#read(at) };
    this.#reading = reading;
    reading.known.catch(() => {
      if (this.#reading === reading) this.#reading = null;
    });
    return reading.known;
  }

  async #read(at: number): Promise<SeatingFacts> {
    const forgotten = this.#forgotten;
    const [row, sittings] = await Promise.all([
      this.#store.table(this.#table),
      this.#store.sittings(this.#table),
    ]);
    const isAllPeople = sittings.every(({ bot, forfeited }) => bot === null && !forfeited);
    const known = { at, sittings, status: row?.status ?? ('abandoned' as const), isAllPeople };
    if (forgotten === this.#forgotten) this.#known = known;
    return known;
  }

  /** The standing orders that have not ended. */
  async orders(): Promise<readonly Order[]> {
    const [at, forgotten] = [this.#now(), this.#forgotten];
    if (this.#orders !== null && Math.abs(at - this.#orders.at) <= FRESH)
      return this.#orders.orders;
    const all = await this.#store.orders.at(this.#table);
    const orders = all.filter(({ ended }) => ended === null);
    if (forgotten === this.#forgotten) this.#orders = { at, orders };
    return orders;
  }

  /** Whether it is known, without a read, that only people play here and none has a standing order. */
  get isQuiet(): boolean {
    const [known, read] = [this.#known, this.#orders];
    if (known === null || read === null || known.status !== 'playing') return false;
    const oldest = Math.min(known.at, read.at);
    if (Math.abs(this.#now() - oldest) > FRESH) return false;
    return known.isAllPeople && read.orders.length === 0;
  }

  /** The next question goes to the store. */
  forget(): void {
    this.#forgotten += 1;
    this.#reading = null;
    this.#known = null;
    this.#orders = null;
  }
}

/** Whether a person plays at this seat now. */
export function isPlayedByPerson(
  { sittings }: Pick<SeatingFacts, 'sittings'>,
  seat: Seat,
): boolean {
  const sitting = sittings.find((one) => one.seat === seat);
  return sitting !== undefined && sitting.person !== null && sitting.bot === null;
}

/** A place that is still free. */
export function emptySeat(table: TableId, seat: Seat): Sitting {
  return {
    table,
    seat,
    person: null,
    bot: null,
    reserved: null,
    forfeited: false,
    contribution: null,
  };
}

export function sittingAt({ sittings }: SeatingFacts, seat: Seat): Sitting | null {
  return sittings.find((sitting) => sitting.seat === seat) ?? null;
}

/** Why this person cannot act for a seat; null if they can. */
export function whyNotYours(known: SeatingFacts, seat: Seat, by: PersonId): string | null {
  const sitting = sittingAt(known, seat);
  if (sitting?.person !== by) return `Seat ${seat} is not yours.`;
  if (sitting.forfeited) return 'This seat was lost: its time was up.';
  return sitting.bot === null ? null : 'A bot sits in for you: take your seat back first.';
}
