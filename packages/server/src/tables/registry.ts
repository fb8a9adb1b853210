// All tables in the memory of this node: loaded when needed, dropped when idle.
import { Malformed, type Viewer } from '@tidetable/engine';
import type { MoveResult, Why } from '@tidetable/protocol';
import { andThen, catching, type MaybePromise } from '../async/maybe-promise.ts';
import type { Change } from '../store/changes.ts';
import type { PersonId, TableId, TableStatus } from '../store/store.ts';
import type { LiveTable, TableContext } from './live-table.ts';
import { type Opened, openTable, whyClosed } from './opening.ts';
import type { UndoWord } from './position.ts';
import {
  type MoveRequest,
  type PlayRequest,
  readMove,
  requestOfPerson,
  type UndoRequest,
  type WhyRequest,
} from './requests.ts';
import { Scheduler, type SchedulerContext } from './scheduler.ts';
import { whyNotYours } from './seating.ts';
import type { Send } from './watchers.ts';
import { timeRefused } from './why.ts';

export interface RegistryOptions extends SchedulerContext {
  /** On this node or another. */
  changed?(change: Change): void;
  /** Notices of changes on other nodes may have been lost. */
  missed?(): void;
  /** How a move was answered, and after how many milliseconds. */
  answered?(kind: MoveResult['kind'], milliseconds: number): void;
}

type Act = (table: LiveTable, move: MoveRequest) => MaybePromise<MoveResult>;
type Live = Opened & { readonly kind: 'live' };

/** Milliseconds without a move after which an unwatched table is dropped. */
const IDLE = 60_000;

export class Registry {
  readonly #options: RegistryOptions;
  readonly #context: TableContext;
  readonly #tables = new Map<TableId, MaybePromise<Opened>>();
  readonly #scheduler: Scheduler;
  #stopListening: () => Promise<void> = async () => {};

  constructor(options: RegistryOptions) {
    this.#options = options;
    this.#context = {
      store: options.store,
      now: () => options.now(),
      moved: (table) => this.#goesOn(table),
      reportError: (where, error) => options.reportError(where, error),
    };
    this.#scheduler = new Scheduler(options, {
      find: (id) => this.#tables.get(id),
      open: (id) => this.open(id),
      forgetClock: () => this.#forgetClocks(),
    });
  }

  /** Follows what other nodes do. */
  async listen(): Promise<void> {
    this.#stopListening = await this.#options.store.listen({
      onEntry: (id, seq) => void this.#follow(id, seq),
      onChange: (change) => void this.changed(change),
      onMissed: () => void this.#lookEverywhere(),
    });
  }

  /** How many tables are in memory. */
  get size(): number {
    return this.#tables.size;
  }

  /** Loads each table once; a table that could not be opened is tried again the next time. */
  open(id: TableId): MaybePromise<Opened> {
    const known = this.#tables.get(id);
    if (known !== undefined) return known;
    const opening = openTable(id, this.#options.rules, this.#context);
    this.#tables.set(id, opening);
    opening.then(
      (opened) => {
        if (opened.kind !== 'live') return this.#tables.delete(id);
        if (this.#tables.get(id) === opening) this.#tables.set(id, opened);
        return this.#goesOn(opened.table);
      },
      () => this.#tables.delete(id),
    );
    return opening;
  }

  play(move: PlayRequest): MaybePromise<MoveResult> {
    return this.#ask(move, () => {
      const action = readMove(move.action);
      return (table, own) =>
        action.type === table.setup.game.timeUp
          ? { kind: 'refused', ...timeRefused(table.setup, table.position, own.seat, action) }
          : table.play(own, action);
    });
  }

  /** Why a seat may do something or not; changes nothing. */
  async why({ table, by, seat, action: wanted }: WhyRequest): Promise<Why> {
    const no = (code: string, message: string): Why => ({ allowed: false, code, message });
    try {
      const action = readMove(wanted);
      const opened = await this.open(table);
      if (opened.kind !== 'live') return no('closed', whyClosed(opened));
      const message = whyNotYours(await opened.seating.now(), seat, by);
      return message === null ? opened.table.why(seat, action) : no('not-your-seat', message);
    } catch (error) {
      if (error instanceof Malformed) return no('malformed', error.message);
      throw error;
    }
  }

  undo(undo: UndoRequest): MaybePromise<MoveResult> {
    return this.#ask(undo, () => (table, own) => {
      const asks = table.heading.settings.undo === 'consent';
      const words = { action: asks ? 'ask' : '', turn: asks ? 'ask turn' : 'turn' } as const;
      const { what } = undo;
      const word: UndoWord = what === 'action' || what === 'turn' ? words[what] : what;
      return table.undo(own, word);
    });
  }

  /** Sends a viewer everything that happens at a table from now on; returns how to stop it. */
  async watch(id: TableId, viewer: Viewer, since: number | null, send: Send): Promise<() => void> {
    const opened = await this.open(id);
    if (opened.kind !== 'live') throw new Error(whyClosed(opened));
    return this.#tables.get(id) === opened
      ? opened.table.watch(viewer, since, send)
      : this.watch(id, viewer, since, send);
  }

  #ask(request: PlayRequest | UndoRequest, read: () => Act): MaybePromise<MoveResult> {
    const began = performance.now();
    const result = catching(
      () => this.#answer(request, read),
      (error) => this.#failed(request, error),
    );
    return andThen(result, (given) => {
      this.#options.answered?.(given.kind, performance.now() - began);
      return given;
    });
  }

  #failed({ table }: PlayRequest | UndoRequest, error: unknown): MoveResult {
    if (error instanceof Malformed) return { kind: 'malformed', message: error.message };
    this.#options.reportError(`table ${table}`, error);
    return { kind: 'not-saved', message: 'Not saved: please try again.' };
  }

  #answer(request: PlayRequest | UndoRequest, read: () => Act): MaybePromise<MoveResult> {
    const move = requestOfPerson(request);
    const act = read();
    return andThen(this.open(request.table), (opened) =>
      opened.kind === 'live'
        ? this.#actAt(opened, request.by, move, act)
        : { kind: 'closed', message: whyClosed(opened) },
    );
  }

  #actAt(opened: Live, by: PersonId, move: MoveRequest, act: Act): MaybePromise<MoveResult> {
    return andThen(this.#scheduler.awake(), () =>
      andThen(opened.seating.now(), (known) => {
        const message = whyNotYours(known, move.seat, by);
        if (message !== null) return { kind: 'not-your-seat', message };
        const why = whyOver(known.status, opened.table);
        return why === null ? act(opened.table, move) : { kind: 'closed', message: why };
      }),
    );
  }

  /** Hot path: an entry that this node wrote is known already. */
  #follow(id: TableId, seq: number): MaybePromise<void> {
    const known = this.#tables.get(id);
    if (known !== undefined && 'table' in known && known.table.seq >= seq) return;
    return this.#catchUp(id, seq);
  }

  async #catchUp(id: TableId, seq: number): Promise<void> {
    const table = await this.#live(id);
    if (table !== null && table.seq < seq) await this.#caughtUp(table);
  }

  /** Notices from other nodes may have been lost. */
  async #lookEverywhere(): Promise<void> {
    this.#options.missed?.();
    for (const id of [...this.#tables.keys()]) {
      const table = await this.#live(id);
      if (table !== null) await this.#caughtUp(table);
      await this.changed({ kind: 'table', table: id });
    }
  }

  async #caughtUp(table: LiveTable): Promise<void> {
    await table
      .catchUp()
      .catch((error) => this.#options.reportError(`table ${table.heading.id}`, error));
  }

  /** Null for a table that is not in memory. */
  async #opened(id: TableId): Promise<Live | null> {
    try {
      const opened = await this.#tables.get(id);
      return opened?.kind === 'live' ? opened : null;
    } catch {
      return null; // opening it again tells why
    }
  }

  async #live(id: TableId): Promise<LiveTable | null> {
    return (await this.#opened(id))?.table ?? null;
  }

  /** Something that is in no log has changed: who sits where, what they ordered, whether the game goes on. */
  async changed(change: Change): Promise<void> {
    const opened = change.kind === 'person' ? null : await this.#opened(change.table);
    if (opened !== null) {
      opened.seating.forget();
      opened.table.forgetClock();
      this.#wake(opened.table.heading.id);
    }
    this.#options.changed?.(change);
  }

  /** A table was loaded or has moved on: a bot may have to act, or the game is over. */
  #goesOn(table: LiveTable): void {
    const { id } = table.heading;
    if (table.position.state.outcome !== null) this.#options.ended?.(id);
    else if (!table.isQuiet) this.#wake(id);
  }

  #wake(id: TableId): void {
    void this.#scheduler.wake(id);
  }

  /** Does what is due at every table. Call it about every second. */
  due(): Promise<void> {
    return this.#scheduler.due();
  }

  /** The game has begun: its clock starts, and a bot may be the first to act. */
  begin(id: TableId): Promise<void> {
    return this.#scheduler.begin(id);
  }

  /** Clocks were moved: those who watch one are told. */
  async #forgetClocks(): Promise<void> {
    for (const id of [...this.#tables.keys()]) {
      const opened = await this.#opened(id);
      opened?.seating.forget();
      opened?.table.forgetClock();
      if (opened?.table.isTimed) this.#options.changed?.({ kind: 'table', table: id });
    }
  }

  /** Drops idle tables and retries what had failed. Call it every few seconds. */
  async sweep(): Promise<void> {
    const now = this.#options.now();
    for (const id of [...this.#tables.keys()]) {
      const table = await this.#live(id);
      if (table === null) continue;
      if (table.isUnsure) {
        await this.#caughtUp(table);
        this.#wake(id);
      }
      const idle = now - table.lastUse > IDLE;
      if (idle && table.watchers === 0) this.#drop(id);
      else if (idle) table.rest();
    }
  }

  #drop(id: TableId): void {
    this.#tables.delete(id);
    this.#options.botThreads?.forget(id);
  }

  async close(): Promise<void> {
    await this.#stopListening();
    this.#tables.clear();
    await this.#scheduler.idle();
  }
}

/** Why no seat can act any more; null if one can. */
function whyOver(status: TableStatus, { position }: LiveTable): string | null {
  if (status === 'abandoned') return 'The game was given up.';
  return status === 'over' && position.state.outcome === null
    ? 'The game is over: only one side was left.'
    : null;
}
