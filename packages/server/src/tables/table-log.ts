// The log of one table as this node knows it: the position it leads to, and the last entries. Earlier ones are replayed.
import type { MaybePromise } from '../async/maybe-promise.ts';
import type { Entry, Store } from '../store/store.ts';
import { type Loaded, replay, unredacted } from './loading.ts';
import { BrokenLog, type Judged, type Position } from './position.ts';
import type { MoveRequest } from './requests.ts';
import type { TableSetup } from './table-setup.ts';
import type { UnredactedEntry } from './views.ts';

/** Small on purpose: keeping more costs every move more than an occasional replay. */
const RECENT = 4;

export interface LogContext {
  readonly store: Store;
  /** For the operator's log. */
  reportError(where: string, error: unknown): void;
}

export type Accepted = Judged & { readonly ok: true };

/** The entry that a request has led to. */
export type ServedEntry = Pick<UnredactedEntry, 'seq' | 'seat'>;

export class TableLog {
  readonly #setup: TableSetup;
  readonly #context: LogContext;
  #position: Position;
  /** The last entries, without gaps. */
  #recent: UnredactedEntry[];
  /** A replay is slow: after one, all entries stay in memory until the table rests. */
  #keepsAll = false;
  #broken: BrokenLog | null = null;
  /** The store may have entries that we have not. */
  isUnsure = false;

  constructor(setup: TableSetup, context: LogContext, { position, story }: Loaded) {
    this.#setup = setup;
    this.#context = context;
    this.#position = position;
    this.#recent = story.slice(-RECENT);
  }

  get position(): Position {
    return this.#position;
  }

  throwIfBroken(): void {
    if (this.#broken !== null) throw this.#broken;
  }

  /** An entry that this node has appended to the store. */
  add(entry: Entry, { position, events }: Accepted): void {
    this.#position = position;
    this.#recent.push(unredacted(entry, position.ply, events));
  }

  /** Takes in what other nodes have appended. */
  async catchUp(): Promise<void> {
    this.throwIfBroken();
    const entries = await this.#entriesAfter(this.#position.seq);
    try {
      const { position, story } = replay(this.#setup, entries, this.#position);
      this.#position = position;
      this.#recent.push(...story);
      this.isUnsure = false;
    } catch (error) {
      if (error instanceof BrokenLog) {
        this.#broken = error;
        this.#context.reportError('log', error);
      }
      throw error;
    }
  }

  /** Another server has gone over to other rules: this one is too old for the table. */
  overruled(seq: number): BrokenLog {
    const why = 'it goes on under newer rules elsewhere';
    this.#broken = new BrokenLog(this.#setup.heading.id, seq, why);
    return this.#broken;
  }

  /** All watchers know it: only the last entries are kept. */
  trim(): void {
    if (!this.#keepsAll) while (this.#recent.length > RECENT) this.#recent.shift();
  }

  rest(): void {
    this.#keepsAll = false;
    this.trim();
  }

  /** What happened after an entry; at once if it is in memory. */
  after(seq: number): MaybePromise<readonly UnredactedEntry[]> {
    if (!this.isRecent(seq)) return this.#replay(seq);
    return this.#recent.slice(this.#recent.length - Math.max(0, this.#position.seq - seq));
  }

  async #replay(seq: number): Promise<readonly UnredactedEntry[]> {
    const entries = await this.#entriesAfter(0);
    const { story } = replay(this.#setup, entries.slice(0, this.#position.seq));
    this.#recent = [...story];
    this.#keepsAll = true;
    return story.slice(seq);
  }

  /** Whether all that happened after an entry is in memory. */
  isRecent(seq: number): boolean {
    return seq >= this.#position.seq - this.#recent.length;
  }

  /** The entry that this request led to, if it was served before: it follows the request's base in the log. */
  served({ request, base }: MoveRequest): MaybePromise<ServedEntry | null> {
    const recent = this.#recent.find((unredacted) => unredacted.request === request);
    return recent !== undefined || this.isRecent(base)
      ? (recent ?? null)
      : this.#servedLongAgo(request, base);
  }

  async #servedLongAgo(request: string, base: number): Promise<ServedEntry | null> {
    const entries = await this.#entriesAfter(base);
    return entries.find((entry) => entry.request === request) ?? null;
  }

  #entriesAfter(seq: number): Promise<Entry[]> {
    return this.#context.store.entries(this.#setup.heading.id, seq);
  }
}
