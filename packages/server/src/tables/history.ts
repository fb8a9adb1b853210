// What happened at a table: the last entries are in memory, the others are replayed from the log.
import type { MaybePromise } from '../async/maybe-promise.ts';
import type { Store } from '../store/store.ts';
import { replay } from './loading.ts';
import type { MoveRequest } from './requests.ts';
import type { TableSetup } from './table-setup.ts';
import type { UnredactedEntry } from './views.ts';

/** Small on purpose: keeping more costs every move more than a replay now and then. */
const RECENT = 4;

/** The entry that a request has led to. */
export type Served = Pick<UnredactedEntry, 'seq' | 'seat'>;

export class History {
  readonly #setup: TableSetup;
  readonly #store: Store;
  /** The number of the last entry. */
  #seq: number;
  /** Without gaps up to that one. */
  #recent: UnredactedEntry[];
  /** After a replay all of it is kept until the table rests: a replay takes long. */
  #keepsAll = false;

  constructor(setup: TableSetup, store: Store, seq: number, recent: readonly UnredactedEntry[]) {
    this.#setup = setup;
    this.#store = store;
    this.#seq = seq;
    this.#recent = recent.slice(-RECENT);
  }

  add(...entries: readonly UnredactedEntry[]): void {
    this.#recent.push(...entries);
    this.#seq += entries.length;
  }

  /** All watchers know it: only the last entries are kept. */
  trim(): void {
    if (!this.#keepsAll) while (this.#recent.length > RECENT) this.#recent.shift();
  }

  rest(): void {
    this.#keepsAll = false;
    this.trim();
  }

  /** All that happened after an entry; at once if it is in memory. */
  after(seq: number): MaybePromise<readonly UnredactedEntry[]> {
    if (!this.isRecent(seq)) return this.#replay(seq);
    return this.#recent.slice(this.#recent.length - Math.max(0, this.#seq - seq));
  }

  async #replay(seq: number): Promise<readonly UnredactedEntry[]> {
    const entries = await this.#store.entries(this.#setup.heading.id, 0);
    const { story } = replay(this.#setup, entries.slice(0, this.#seq));
    this.#recent = [...story];
    this.#keepsAll = true;
    return story.slice(seq);
  }

  /** Whether all that happened after an entry is. */
  isRecent(seq: number): boolean {
    return seq >= this.#seq - this.#recent.length;
  }

  /** The entry that this was served with, if it was served before: then it follows its base in the log. */
  served({ request, base }: MoveRequest): MaybePromise<Served | null> {
    const recent = this.#recent.find((unredacted) => unredacted.request === request);
    return recent !== undefined || this.isRecent(base)
      ? (recent ?? null)
      : this.#servedLongAgo(request, base);
  }

  async #servedLongAgo(request: string, base: number): Promise<Served | null> {
    const entries = await this.#store.entries(this.#setup.heading.id, base);
    return entries.find((entry) => entry.request === request) ?? null;
  }
}
