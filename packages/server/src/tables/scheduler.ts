// Wakes tables to do their due work: when something has changed, or a deadline has passed.
import type { Bot } from '@tidetable/bots';
import type { MaybePromise } from '../async/maybe-promise.ts';
import type { Rules } from '../games/rules.ts';
import { GAP } from '../store/clocks.ts';
import type { Store, TableId } from '../store/store.ts';
import type { BotThreads } from '../thinking/bot-threads.ts';
import { TAKEOVER } from './clock.ts';
import { doDueWork } from './due-work.ts';
import type { Opened } from './opening.ts';

/** What it needs of a node. */
export interface SchedulerContext {
  readonly store: Store;
  readonly rules: Rules;
  /** By game; they play by this release's rules. */
  readonly bots: Readonly<Record<string, readonly Bot[]>>;
  /** Runs slow bots in threads; without it they run here. */
  readonly botThreads?: BotThreads | undefined;
  now(): number;
  /** For the log of the server; never holds a secret of a table. */
  reportError(where: string, error: unknown): void;
  /** A game is over: called on every node that has it in memory, and each time it is loaded. */
  ended?(table: TableId): void;
}

/** The tables of the node. */
export interface Tables {
  /** A table that is in memory. */
  find(id: TableId): MaybePromise<Opened> | undefined;
  open(id: TableId): MaybePromise<Opened>;
  /** Every clock in memory is out of date. */
  forgetClock(): Promise<void>;
}

const BEAT = 3_000;
/** Tables woken in one go. */
const MOST_DUE = 200;

/** Milliseconds for which a due table is left to a node that has it in memory. */
const HEAD_START = 2_000;
/** Milliseconds until a table that cannot be opened here is tried again. */
const RETRY_CLOSED = 600_000;

/** A table has one run at a time, which goes on if it is woken meanwhile. */
interface Run {
  again: boolean;
  due: boolean;
  done: Promise<void>;
}

export class Scheduler {
  readonly #context: SchedulerContext;
  readonly #tables: Tables;
  readonly #runs = new Map<TableId, Run>();
  #lastBeat: number | null = null;
  #since: number | null = null;

  constructor(context: SchedulerContext, tables: Tables) {
    this.#context = context;
    this.#tables = tables;
  }

  wake(id: TableId, { due = false } = {}): Promise<void> {
    const known = this.#runs.get(id);
    if (known !== undefined) {
      known.again = true;
      known.due ||= due;
      return known.done;
    }
    const run: Run = { again: true, due, done: Promise.resolve() };
    this.#runs.set(id, run);
    run.done = this.#run(id, run)
      .catch((error) => this.#context.reportError(`table ${id}`, error))
      .finally(() => this.#runs.delete(id));
    return run.done;
  }

  async #run(id: TableId, run: Run): Promise<void> {
    while (run.again) {
      const { due } = run;
      Object.assign(run, { again: false, due: false });
      const opened = await this.#tables.find(id);
      if (opened?.kind !== 'live') return;
      const { store, rules, bots, botThreads } = this.#context;
      const { game, rulesVersion } = opened.table.heading;
      await doDueWork(opened, {
        store,
        bots: (await rules.earlierBots(game, rulesVersion)) ?? bots[game] ?? [],
        think: botThreads && ((question) => botThreads.ask(question, () => void this.wake(id))),
        due,
        ended: () => this.#context.ended?.(id),
      });
    }
  }

  /** Wakes every table whose deadline has passed. Call it about every second. */
  async due(): Promise<void> {
    await this.#beat(BEAT);
    const { store } = this.#context;
    const now = this.#context.now();
    for (const { table, deadline } of await store.clocks.due(now, MOST_DUE)) {
      const isElsewhere = this.#tables.find(table) === undefined && now - deadline < HEAD_START;
      if (isElsewhere) continue;
      if (!(await store.clocks.claim(table, deadline, now + TAKEOVER))) continue;
      if (await this.#isOpen(table)) await this.wake(table, { due: true });
      else await store.clocks.claim(table, now + TAKEOVER, now + RETRY_CLOSED);
    }
  }

  async #isOpen(id: TableId): Promise<boolean> {
    try {
      return (await this.#tables.open(id)).kind === 'live';
    } catch (error) {
      this.#context.reportError(`table ${id}`, error);
      return false;
    }
  }

  /** Starts a table that has just begun. */
  async begin(id: TableId): Promise<void> {
    if (await this.#isOpen(id)) await this.wake(id, { due: true });
  }

  /** Resolves when no work is under way. */
  async idle(): Promise<void> {
    await Promise.all([...this.#runs.values()].map(({ done }) => done));
  }

  /** After sleep or an outage of the database, the clocks are moved before any move is taken. */
  awake(): Promise<void> | undefined {
    return this.#lastBeat === null ? undefined : this.#beat(GAP);
  }

  #beat(after: number): Promise<void> | undefined {
    const now = this.#context.now();
    const isRecent = this.#lastBeat !== null && Math.abs(now - this.#lastBeat) < after;
    return isRecent ? undefined : this.#beatAt(now);
  }

  async #beatAt(now: number): Promise<void> {
    const since = await this.#context.store.clocks.beat(now);
    this.#lastBeat = now;
    if (since === this.#since) return;
    this.#since = since;
    await this.#tables.forgetClock();
  }
}
