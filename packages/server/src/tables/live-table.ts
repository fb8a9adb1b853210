// One table in memory. Commit, then acknowledge, then broadcast: what is not in the log has not happened.
import type { Action, Seat, Viewer } from '@tidetable/engine';
import type { LogEntry, MoveResult, TableView, Why } from '@tidetable/protocol';
import { afterThisTick } from '../async/after-this-tick.ts';
import { andThen, catching, type MaybePromise } from '../async/maybe-promise.ts';
import { SerialQueue } from '../async/serial-queue.ts';
import type { Appended, Entry } from '../store/store.ts';
import type { Clock } from './clock.ts';
import { type Loaded, load } from './loading.ts';
import {
  BrokenLog,
  type Judged,
  judgePlay,
  judgeUndo,
  type Position,
  type UndoWord,
} from './position.ts';
import type { MoveRequest } from './requests.ts';
import type { Seating } from './seating.ts';
import { SnapshotWriter } from './snapshots.ts';
import { TableClock } from './table-clock.ts';
import { type Accepted, type LogContext, type ServedEntry, TableLog } from './table-log.ts';
import type { Heading, TableSetup } from './table-setup.ts';
import { entriesFor, type UnredactedEntry, viewFor } from './views.ts';
import { type Send, Watchers } from './watchers.ts';
import { why, worded } from './why.ts';

/** What a table needs of its node. */
export interface TableContext extends LogContext {
  now(): number;
  /** Called when the table has moved on and all watchers know. */
  moved(table: LiveTable): void;
}

/** What is asked of the table, and how the rules judge it. */
interface Asking {
  readonly move: MoveRequest;
  readonly kind: Entry['kind'];
  judge(from: Position): Judged;
}

export class LiveTable {
  readonly #setup: TableSetup;
  readonly #context: TableContext;
  readonly #watchers: Watchers;
  readonly #log: TableLog;
  readonly #snapshots: SnapshotWriter;
  readonly #seating: Seating;
  readonly #clock: TableClock;
  readonly #queue = new SerialQueue();
  #isToAnnounce = false;
  #lastUse: number;

  private constructor(setup: TableSetup, context: TableContext, seating: Seating, loaded: Loaded) {
    const { position, story } = loaded;
    this.#setup = setup;
    this.#context = context;
    this.#seating = seating;
    this.#log = new TableLog(setup, context, loaded);
    this.#snapshots = new SnapshotWriter(
      setup.heading.id,
      context.store,
      position.seq - story.length,
    );
    this.#watchers = new Watchers(setup, position);
    this.#clock = new TableClock(setup, context.store, seating, () => context.now());
    this.#lastUse = context.now();
  }

  static async load(
    setup: TableSetup,
    context: TableContext,
    seating: Seating,
  ): Promise<LiveTable> {
    return new LiveTable(setup, context, seating, await load(setup, context.store));
  }

  get heading(): Heading {
    return this.#setup.heading;
  }

  get setup(): TableSetup {
    return this.#setup;
  }

  get position(): Position {
    return this.#log.position;
  }

  get seq(): number {
    return this.position.seq;
  }

  get watchers(): number {
    return this.#watchers.size;
  }

  get lastUse(): number {
    return this.#lastUse;
  }

  get isUnsure(): boolean {
    return this.#log.isUnsure;
  }

  /** Whether only people play here, without a clock: then no due work arises. */
  get isQuiet(): boolean {
    const { game } = this.#setup;
    return game.timeUp === undefined && !this.#clock.isTimed && this.#seating.isQuiet;
  }

  viewFor(viewer: Viewer): TableView {
    return viewFor(this.#setup, this.position, viewer);
  }

  play(move: MoveRequest, action: Action): MaybePromise<MoveResult> {
    return this.#ask(move, 'play', (from) => judgePlay(this.#setup, from, move.seat, action));
  }

  /** Whether this seat may do this now, and by which rule. */
  why(seat: Seat, action: Action): Why {
    return why(this.#setup, this.position, seat, action);
  }

  undo(move: MoveRequest, word: UndoWord): MaybePromise<MoveResult> {
    return this.#ask(move, 'undo', (from) => judgeUndo(this.#setup, from, move.seat, word));
  }

  /** Sends the whole view and what happened after `since`, then everything that follows. */
  watch(viewer: Viewer, since: number | null, send: Send): Promise<() => void> {
    this.#lastUse = this.#context.now();
    return this.#queue.run(async () => {
      this.#log.throwIfBroken();
      if (this.isUnsure || (since ?? 0) > this.seq) await this.#catchUp();
      const missed = since === null ? [] : await this.#log.after(since);
      const clock = await this.#clock.lastWritten();
      send(this.#watchers.whole(this.position, viewer, missed, clock));
      return this.#watchers.join(viewer, this.seq, send);
    });
  }

  /** The whole log as this viewer may know it. */
  logFor(viewer: Viewer): Promise<readonly LogEntry[]> {
    return this.#queue.run(async () => {
      const story = await this.#log.after(0);
      return entriesFor(this.#setup, story, this.position.state, viewer);
    });
  }

  /** What happened after an entry. Unredacted: never send it. */
  entriesAfter(seq: number): Promise<readonly UnredactedEntry[]> {
    return this.#queue.run(async () => this.#log.after(seq));
  }

  /** The clock as of now; null where no time is counted. */
  clock(): Promise<Clock | null> {
    return this.#queue.run(() => this.#clock.now());
  }

  /** Lets the clock run for the people who must decide; true if it ran for others before. */
  settle(due: { readonly isDue: boolean }): Promise<boolean> {
    return this.#queue.run(() => this.#clock.settle(this.position, due));
  }

  get isTimed(): boolean {
    return this.#clock.isTimed;
  }

  /** Others may have changed how time stands. */
  forgetClock(): void {
    this.#clock.forget();
  }

  /** Takes in what others have added to the log. */
  catchUp(): Promise<void> {
    return this.#queue.run(() => this.#catchUp());
  }

  rest(): void {
    this.#watchers.rest();
    this.#log.rest();
  }

  #ask(
    move: MoveRequest,
    kind: Entry['kind'],
    judge: (from: Position) => Judged,
  ): MaybePromise<MoveResult> {
    return this.#queue.run(() => {
      this.#lastUse = this.#context.now();
      return catching(
        () => this.#answer({ move, kind, judge }),
        (error) => this.#notSaved(error),
      );
    });
  }

  #notSaved(error: unknown): MoveResult {
    if (error instanceof BrokenLog) return { kind: 'closed', message: error.message };
    this.#log.isUnsure = true;
    this.#context.reportError(`table ${this.heading.id}`, error);
    return { kind: 'not-saved', message: 'Not saved: please try again.' };
  }

  #answer(asking: Asking): MaybePromise<MoveResult> {
    this.#log.throwIfBroken();
    const { move } = asking;
    const isBehind = this.isUnsure || move.base > this.seq;
    return andThen(isBehind ? this.#catchUp() : undefined, () =>
      andThen(this.#log.served(move), (served) =>
        served === null ? this.#decide(asking) : first(served, move),
      ),
    );
  }

  #decide({ move, kind, judge }: Asking): MaybePromise<MoveResult> {
    if (move.base !== this.seq) return this.#conflict(move.seat);
    const judged = this.#judged(judge);
    if (!judged.ok)
      return { kind: 'refused', ...worded(this.#setup, this.position, move.seat, judged.refusal) };
    const { position, action } = judged;
    const { seat, request } = move;
    const { seq, hash } = position;
    const { id: table, rulesVersion } = this.heading;
    const at = this.#context.now();
    const entry: Entry = { table, seq, request, at, seat, kind, action, hash, rulesVersion };
    const isQuiet = this.isQuiet && this.#clock.isStill && position.state.outcome === null;
    return isQuiet
      ? andThen(this.#context.store.append(entry), (appended) =>
          this.#appended(appended, entry, judged),
        )
      : this.#decideInTime(entry, judged);
  }

  /** Where bots or standing orders act, or time is counted. */
  async #decideInTime(entry: Entry, judged: Accepted): Promise<MoveResult> {
    const { position, events } = judged;
    const timing = await this.#clock.after(this.position, position, entry.kind, events);
    const appended = await this.#context.store.append(entry, timing);
    if (appended.ok) this.#clock.wrote(timing);
    return this.#appended(appended, entry, judged);
  }

  #appended(appended: Appended, entry: Entry, judged: Accepted): MaybePromise<MoveResult> {
    if (!appended.ok) return this.#notAppended(appended, entry);
    this.#log.add(entry, judged);
    this.#announceSoon();
    return { kind: 'accepted', seq: this.seq };
  }

  async #notAppended(
    appended: Appended & { readonly ok: false },
    entry: Entry,
  ): Promise<MoveResult> {
    const { seq, seat, request } = entry;
    const move = { seat, request, base: seq - 1 };
    if (appended.why === 'other-rules') throw this.#log.overruled(seq);
    await this.#catchUp();
    if (appended.why === 'request-known') return first(appended.entry, move);
    const meanwhile = await this.#log.served(move);
    return meanwhile === null ? this.#conflict(seat) : first(meanwhile, move);
  }

  /** Rules that fail change nothing. */
  #judged(judge: (from: Position) => Judged): Judged {
    try {
      return judge(this.position);
    } catch (error) {
      this.#context.reportError(`table ${this.heading.id}, rules`, error);
      const message = 'The rules failed; nothing was done.';
      return { ok: false, refusal: { code: 'fault', message } };
    }
  }

  #conflict(seat: Seat): MoveResult {
    return { kind: 'conflict', seq: this.seq, shown: this.viewFor(seat) };
  }

  async #catchUp(): Promise<void> {
    await this.#log.catchUp();
    this.#clock.forget();
    this.#announceSoon();
  }

  /** After this tick: the answer leaves before the announcement. */
  #announceSoon(): void {
    if (this.#isToAnnounce) return;
    this.#isToAnnounce = true;
    afterThisTick(() => {
      this.#isToAnnounce = false;
      void catching(
        () => this.#announce(),
        (error) => this.#notAnnounced(error),
      );
    });
  }

  /** At once where everything is in memory; else queued, so that no move comes in between. */
  #announce(): MaybePromise<void> {
    const { seq } = this.#watchers.at;
    if (this.#clock.isTimed || !this.#log.isRecent(seq))
      return this.#queue.run(() => this.#announceInTurn());
    if (this.seq !== seq) return andThen(this.#log.after(seq), (story) => this.#tell(story, null));
  }

  async #announceInTurn(): Promise<void> {
    const { seq } = this.#watchers.at;
    if (this.seq !== seq)
      await this.#tell(await this.#log.after(seq), await this.#clock.lastWritten());
  }

  #tell(story: readonly UnredactedEntry[], clock: Clock | null): MaybePromise<void> {
    this.#watchers.tell(this.position, story, clock);
    this.#log.trim();
    return andThen(this.#snapshots.note(this.position), () => this.#context.moved(this));
  }

  /** Watchers are told the next time. */
  #notAnnounced(error: unknown): void {
    this.#log.isUnsure = true;
    this.#context.reportError(`table ${this.heading.id}`, error);
    this.#context.moved(this);
  }
}

/** The first answer to a request, when it is asked again. */
function first(served: ServedEntry, move: MoveRequest): MoveResult {
  return served.seat === move.seat
    ? { kind: 'accepted', seq: served.seq }
    : { kind: 'malformed', message: 'request: expected one that no other seat has used' };
}
