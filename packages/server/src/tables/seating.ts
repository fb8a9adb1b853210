// Who sits where at one table, what they wish and whether it is played at, asked of the store not more often than needed.
import type { Seat } from '@tidetable/engine';
import type { MaybePromise } from '../async/maybe-promise.ts';
import type { Order, PersonId, Sitting, Store, TableId, TableStatus } from '../store/store.ts';

/** Every node hears of changes at once; after so many milliseconds it looks even if that word was lost. */
const FRESH = 30_000;

export interface Known {
  readonly at: number;
  readonly sittings: readonly Sitting[];
  readonly status: TableStatus;
  /** People in every seat, and none of them has lost it. */
  readonly isAllPeople: boolean;
}

interface Wishes {
  readonly at: number;
  /** Those that still stand. */
  readonly orders: readonly Order[];
}

export class Seating {
  readonly #table: TableId;
  readonly #store: Store;
  readonly #now: () => number;
  #asked: { readonly at: number; readonly known: Promise<Known> } | null = null;
  /** The last answer, if nothing has changed since. */
  #known: Known | null = null;
  #wishes: Wishes | null = null;
  /** Tells apart reads that began before the last `forget`. */
  #forgotten = 0;

  constructor(table: TableId, store: Store, now: () => number) {
    this.#table = table;
    this.#store = store;
    this.#now = now;
  }

  /** Calls made while the store is being read share its answer. */
  now(): MaybePromise<Known> {
    const at = this.#now();
    if (this.#known !== null && Math.abs(at - this.#known.at) <= FRESH) return this.#known;
    if (this.#asked !== null && Math.abs(at - this.#asked.at) <= FRESH) return this.#asked.known;
    const asked = { at, known: this.#ask(at) };
    this.#asked = asked;
    asked.known.catch(() => {
      if (this.#asked === asked) this.#asked = null;
    });
    return asked.known;
  }

  async #ask(at: number): Promise<Known> {
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

  async wishes(): Promise<Wishes> {
    const [at, forgotten] = [this.#now(), this.#forgotten];
    if (this.#wishes !== null && Math.abs(at - this.#wishes.at) <= FRESH) return this.#wishes;
    const orders = await this.#store.orders.at(this.#table);
    const wishes = { at, orders: orders.filter(({ ended }) => ended === null) };
    if (forgotten === this.#forgotten) this.#wishes = wishes;
    return wishes;
  }

  /** Whether it is known, without a read, that only people play here and none has a standing order. */
  get isQuiet(): boolean {
    const [known, wishes] = [this.#known, this.#wishes];
    if (known === null || wishes === null || known.status !== 'playing') return false;
    const oldest = Math.min(known.at, wishes.at);
    if (Math.abs(this.#now() - oldest) > FRESH) return false;
    return known.isAllPeople && wishes.orders.length === 0;
  }

  /** The next question goes to the store. */
  forget(): void {
    this.#forgotten += 1;
    this.#asked = null;
    this.#known = null;
    this.#wishes = null;
  }
}

/** Whether a person plays at this seat now. */
export function isPersons({ sittings }: Pick<Known, 'sittings'>, seat: Seat): boolean {
  const sitting = sittings.find((one) => one.seat === seat);
  return sitting !== undefined && sitting.person !== null && sitting.bot === null;
}

/** A place that is still free. */
export function nobodyAt(table: TableId, seat: Seat): Sitting {
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

export function sittingAt({ sittings }: Known, seat: Seat): Sitting | null {
  return sittings.find((sitting) => sitting.seat === seat) ?? null;
}

/** Why this person cannot act for a seat; null if they can. */
export function whyNotYours(known: Known, seat: Seat, by: PersonId): string | null {
  const sitting = sittingAt(known, seat);
  if (sitting?.person !== by) return `Seat ${seat} is not yours.`;
  if (sitting.forfeited) return 'This seat was lost: its time was up.';
  return sitting.bot === null ? null : 'A bot sits in for you: take your seat back first.';
}
