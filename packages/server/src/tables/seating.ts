// Who sits where at one table and whether it is played at, asked of the store not more often than needed.
import type { Seat } from '@tidetable/engine';
import type { Sitting, Store, TableId, TableStatus } from '../store/store.ts';

/** Milliseconds after which a change made by another node is seen. */
const FRESH = 2_000;

interface Known {
  readonly at: number;
  readonly sittings: readonly Sitting[];
  readonly status: TableStatus;
}

export class Seating {
  readonly #table: TableId;
  readonly #store: Store;
  readonly #now: () => number;
  #known: Known | null = null;

  constructor(table: TableId, store: Store, now: () => number) {
    this.#table = table;
    this.#store = store;
    this.#now = now;
  }

  async now(): Promise<Known> {
    const at = this.#now();
    if (this.#known !== null && at - this.#known.at <= FRESH) return this.#known;
    const [row, sittings] = await Promise.all([
      this.#store.table(this.#table),
      this.#store.sittings(this.#table),
    ]);
    this.#known = { at, sittings, status: row?.status ?? 'abandoned' };
    return this.#known;
  }

  /** The next question goes to the store. */
  forget(): void {
    this.#known = null;
  }
}

/** A place that is still free. */
export function nobodyAt(table: TableId, seat: Seat): Sitting {
  return { table, seat, person: null, bot: null, reserved: null, forfeited: false };
}

export function sittingAt({ sittings }: Known, seat: Seat): Sitting | null {
  return sittings.find((sitting) => sitting.seat === seat) ?? null;
}
