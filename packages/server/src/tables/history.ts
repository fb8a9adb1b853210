// What happened at a table: the last of it is at hand, the rest is told again from the log.
import type { Soon } from '../async/maybe-promise.ts';
import type { Store } from '../store/store.ts';
import { retold } from './loading.ts';
import type { Claim } from './requests.ts';
import type { Terms } from './table-setup.ts';
import type { Happening } from './views.ts';

/** Whoever misses more is told from the log: what outlives a few moves costs every move more than telling it again would. */
const AT_HAND = 4;

/** What became of a request. */
export type Served = Pick<Happening, 'seq' | 'seat'>;

export class Story {
  readonly #terms: Terms;
  readonly #store: Store;
  /** The number of the last entry that was told of. */
  #seq: number;
  /** Without gaps up to that one. */
  #recent: Happening[];
  /** Somebody has asked for all of it: it is kept until the table rests, for telling it again takes long. */
  #keepsAll = false;

  constructor(terms: Terms, store: Store, seq: number, recent: readonly Happening[]) {
    this.#terms = terms;
    this.#store = store;
    this.#seq = seq;
    this.#recent = recent.slice(-AT_HAND);
  }

  add(...happenings: readonly Happening[]): void {
    this.#recent.push(...happenings);
    this.#seq += happenings.length;
  }

  /** Everybody has been told: only the last of it is kept at hand. */
  trim(): void {
    if (!this.#keepsAll) while (this.#recent.length > AT_HAND) this.#recent.shift();
  }

  rest(): void {
    this.#keepsAll = false;
    this.trim();
  }

  /** All that happened after an entry; at once if that is at hand. */
  after(seq: number): Soon<readonly Happening[]> {
    if (!this.isAtHand(seq)) return this.#retold(seq);
    return this.#recent.slice(this.#recent.length - Math.max(0, this.#seq - seq));
  }

  async #retold(seq: number): Promise<readonly Happening[]> {
    const entries = await this.#store.entries(this.#terms.heading.id, 0);
    const { story } = retold(this.#terms, entries.slice(0, this.#seq));
    this.#recent = [...story];
    this.#keepsAll = true;
    return story.slice(seq);
  }

  /** Whether all that happened after an entry is. */
  isAtHand(seq: number): boolean {
    return seq >= this.#seq - this.#recent.length;
  }

  /** The entry that this was served with, if it was served before: then it follows its base in the log. */
  served({ request, base }: Claim): Soon<Served | null> {
    const recent = this.#recent.find((happening) => happening.request === request);
    return recent !== undefined || this.isAtHand(base)
      ? (recent ?? null)
      : this.#servedLongAgo(request, base);
  }

  async #servedLongAgo(request: string, base: number): Promise<Served | null> {
    const entries = await this.#store.entries(this.#terms.heading.id, base);
    return entries.find((entry) => entry.request === request) ?? null;
  }
}
