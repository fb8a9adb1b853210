// Waiting for a seat that has asked for it, before something that cannot be taken back. Nobody looks at what it holds.
import type { Seat } from '@tidetable/engine';
import type { Hold, Store } from '../store/store.ts';
import type { Answer } from './answers.ts';
import { isPatient } from './orders.ts';
import type { Position } from './position.ts';
import { isPersons, type Seating } from './seating.ts';
import type { Terms } from './terms.ts';

/** Until when the table waits after an entry; null if it does not. */
export function waitsUntil(holds: readonly Hold[], seq: number, now: number): number | null {
  const ends = holds.flatMap(({ atSeq, until }) =>
    atSeq === seq && until !== null ? [until] : [],
  );
  const last = Math.max(0, ...ends);
  return last > now ? last : null;
}

export class Holding {
  readonly #terms: Terms;
  readonly #store: Store;
  readonly #seating: Seating;
  readonly #now: () => number;

  constructor(terms: Terms, store: Store, seating: Seating, now: () => number) {
    this.#terms = terms;
    this.#store = store;
    this.#seating = seating;
    this.#now = now;
  }

  /** Why a seat cannot go on yet; null if it can. */
  async held({ seq }: Position, to: Position, seat: Seat): Promise<Answer | null> {
    const { holdSeconds } = this.#terms.heading.settings;
    if (to.depth > 0 || holdSeconds === 0 || this.#terms.game.cutIns !== true) return null;
    const holds = await this.#ofOthers(seat);
    if (holds.length === 0) return null;
    const { id } = this.#terms.heading;
    const fresh = holds.filter(({ atSeq }) => atSeq !== seq).map((hold) => hold.seat);
    if (fresh.length > 0) {
      const until = this.#now() + holdSeconds * 1000;
      await this.#store.holds.stamp(id, fresh, seq, until);
      await this.#store.clocks.soon(id, until);
      this.#seating.forget();
      await this.#store.stir(id);
    }
    const until = waitsUntil(await this.#ofOthers(seat), seq, this.#now());
    if (until === null) return null;
    return { kind: 'held', until, message: 'The table waits for a seat that has asked for it.' };
  }

  /** Those that are asked for by people who are there and have not said that they will not cut in. */
  async #ofOthers(seat: Seat): Promise<readonly Hold[]> {
    const { holds, orders } = await this.#seating.wishes();
    if (holds.length === 0) return holds;
    const known = await this.#seating.now();
    return holds.filter(
      (hold) => hold.seat !== seat && isPersons(known, hold.seat) && !isPatient(orders, hold.seat),
    );
  }

  /** After an entry: who asked for one time only and was waited for, or acted, is not waited for again. */
  async passed({ seq }: Position, seat: Seat, irreversible: boolean): Promise<void> {
    const { holds } = await this.#seating.wishes();
    const spent = holds
      .filter(({ lasting, atSeq }) => !lasting && atSeq === seq)
      .filter((hold) => irreversible || hold.seat === seat)
      .map((hold) => hold.seat);
    if (spent.length === 0) return;
    await this.#store.holds.drop(this.#terms.heading.id, spent);
    this.#seating.forget();
    await this.#store.stir(this.#terms.heading.id);
  }
}
