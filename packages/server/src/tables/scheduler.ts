// The one who attends to the tables of a node: whenever something has changed, and when their time has come.

import type { Bot } from '@tidetable/bots';
import type { Soon } from '../async/maybe-promise.ts';
import type { Rules } from '../games/rules.ts';
import { GAP } from '../store/clocks.ts';
import type { Store, TableId } from '../store/store.ts';
import type { Thinkers } from '../thinking/thinkers.ts';
import { PATIENCE } from './deadline.ts';
import { attend } from './due-work.ts';
import type { Opened } from './opening.ts';

/** What of a node it needs. */
export interface Post {
  readonly store: Store;
  readonly rules: Rules;
  /** By game; they play by this release's rules. */
  readonly bots: Readonly<Record<string, readonly Bot[]>>;
  /** Where bots that think for long do so; without it, here. */
  readonly thinkers?: Thinkers | undefined;
  now(): number;
  trouble(where: string, error: unknown): void;
  ended?(table: TableId): void;
}

/** The tables of the node. */
export interface Tables {
  /** A table that is in memory. */
  find(id: TableId): Soon<Opened> | undefined;
  open(id: TableId): Soon<Opened>;
  /** Every moment that was known before is wrong now. */
  forgetTime(): Promise<void>;
}

const BEAT = 3_000;
/** Tables that are looked at in one go. */
const MOST_DUE = 200;

/** Milliseconds for which a due table is left to a node that has it in memory already. */
const COURTESY = 2_000;
/** A table that has stopped, or needs other rules, is looked at again after so many milliseconds. */
const MUCH_LATER = 600_000;

/** One table is attended to once at a time, and again if something came up meanwhile. */
interface Round {
  again: boolean;
  due: boolean;
  done: Promise<void>;
}

export class Attendant {
  readonly #post: Post;
  readonly #tables: Tables;
  readonly #rounds = new Map<TableId, Round>();
  #lastBeat: number | null = null;
  #since: number | null = null;

  constructor(post: Post, tables: Tables) {
    this.#post = post;
    this.#tables = tables;
  }

  attend(id: TableId, due = false): Promise<void> {
    const known = this.#rounds.get(id);
    if (known !== undefined) {
      known.again = true;
      known.due ||= due;
      return known.done;
    }
    const round: Round = { again: true, due, done: Promise.resolve() };
    this.#rounds.set(id, round);
    round.done = this.#goRound(id, round)
      .catch((error) => this.#post.trouble(`table ${id}`, error))
      .finally(() => this.#rounds.delete(id));
    return round.done;
  }

  async #goRound(id: TableId, round: Round): Promise<void> {
    while (round.again) {
      const { due } = round;
      Object.assign(round, { again: false, due: false });
      const opened = await this.#tables.find(id);
      if (opened?.kind !== 'live') return;
      const { store, rules, bots, thinkers } = this.#post;
      const { game, rulesVersion } = opened.table.heading;
      await attend(opened, {
        store,
        bots: (await rules.earlierBots(game, rulesVersion)) ?? bots[game] ?? [],
        think: thinkers && ((question) => thinkers.thought(question, () => void this.attend(id))),
        due,
        ended: () => this.#post.ended?.(id),
      });
    }
  }

  /** To be called every second or so: does, at every table, what its time has come for. */
  async due(): Promise<void> {
    await this.#beat(BEAT);
    const { store } = this.#post;
    const now = this.#post.now();
    for (const { table, deadline } of await store.clocks.due(now, MOST_DUE)) {
      const isElsewhere = this.#tables.find(table) === undefined && now - deadline < COURTESY;
      if (isElsewhere) continue;
      if (!(await store.clocks.claim(table, deadline, now + PATIENCE))) continue;
      if (await this.#isOpen(table)) await this.attend(table, true);
      else await store.clocks.claim(table, now + PATIENCE, now + MUCH_LATER);
    }
  }

  async #isOpen(id: TableId): Promise<boolean> {
    try {
      return (await this.#tables.open(id)).kind === 'live';
    } catch (error) {
      this.#post.trouble(`table ${id}`, error);
      return false;
    }
  }

  /** Sees to a table that has just begun. */
  async begin(id: TableId): Promise<void> {
    if (await this.#isOpen(id)) await this.attend(id, true);
  }

  /** When it is done with whatever it was about. */
  async idle(): Promise<void> {
    await Promise.all([...this.#rounds.values()].map(({ done }) => done));
  }

  /** A machine that has slept, or had no database, sees to the clocks before it takes any move. */
  awake(): Promise<void> | undefined {
    return this.#lastBeat === null ? undefined : this.#beat(GAP);
  }

  #beat(after: number): Promise<void> | undefined {
    const now = this.#post.now();
    const isRecent = this.#lastBeat !== null && Math.abs(now - this.#lastBeat) < after;
    return isRecent ? undefined : this.#beatAt(now);
  }

  async #beatAt(now: number): Promise<void> {
    const since = await this.#post.store.clocks.beat(now);
    this.#lastBeat = now;
    if (since === this.#since) return;
    this.#since = since;
    await this.#tables.forgetTime();
  }
}
