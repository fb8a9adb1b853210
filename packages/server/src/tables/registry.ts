// Every table of this node: loaded when somebody comes, let go when nobody has for a while.
import type { Bot } from '@tidetable/bots';
import { Malformed, type Viewer } from '@tidetable/engine';
import type { Store, TableId } from '../store/store.ts';
import {
  type Answer,
  type Asking,
  type Claim,
  type Move,
  readClaim,
  readMove,
  readTakeBack,
  type TakeBack,
} from './answers.ts';
import { Attendant } from './attendant.ts';
import type { Send } from './audience.ts';
import type { LiveTable, Surroundings } from './live-table.ts';
import { type Opened, openTable, whyClosed } from './opening.ts';
import type { UndoWord } from './position.ts';
import type { Rules } from './rules.ts';
import { whyNotYours } from './seating.ts';
import { stirredSeat } from './standing-orders.ts';

export interface Node {
  readonly store: Store;
  readonly rules: Rules;
  /** By game, the default one first. */
  readonly bots: Readonly<Record<string, readonly Bot[]>>;
  now(): number;
  /** For whoever runs the server; never holds a secret of a table. */
  trouble(where: string, error: unknown): void;
  /** Something around a table has changed, on this node or another. */
  stirred?(table: TableId): void;
  /** Word of changes on other nodes may have been lost. */
  missed?(): void;
  /** A game is over: called on every node that has it in memory, and again whenever it is opened. */
  ended?(table: TableId): void;
  /** How a move was answered, and after how many milliseconds. */
  answered?(kind: Answer['kind'], milliseconds: number): void;
}

type Act = (table: LiveTable, claim: Claim) => Answer | Promise<Answer>;

/** Milliseconds without a move after which a table that nobody watches is let go. */
const IDLE = 60_000;

export class Registry {
  readonly #node: Node;
  readonly #world: Surroundings;
  readonly #tables = new Map<TableId, Promise<Opened>>();
  readonly #attendant: Attendant;
  #stopListening: () => Promise<void> = async () => {};

  constructor(node: Node) {
    this.#node = node;
    this.#world = {
      store: node.store,
      now: () => node.now(),
      moved: (table) => this.#goesOn(table),
      trouble: (where, error) => node.trouble(where, error),
    };
    this.#attendant = new Attendant(node, {
      find: (id) => this.#tables.get(id),
      open: (id) => this.open(id),
      forgetTime: () => this.#forgetTime(),
    });
  }

  /** Hears from now on what other nodes add. */
  async listen(): Promise<void> {
    this.#stopListening = await this.#node.store.listen(
      (id, seq) => void (seq === 0 ? this.changed(id) : this.#hint(id, seq)),
      () => void this.#lookEverywhere(),
    );
  }

  /** How many tables are in memory. */
  get size(): number {
    return this.#tables.size;
  }

  /** One table in memory for one id. What could not be opened is tried anew the next time. */
  open(id: TableId): Promise<Opened> {
    const known = this.#tables.get(id);
    if (known !== undefined) return known;
    const opening = openTable(id, this.#node.rules, this.#world);
    this.#tables.set(id, opening);
    opening.then(
      (opened) => {
        if (opened.kind === 'live') this.#goesOn(opened.table);
        else this.#tables.delete(id);
      },
      () => this.#tables.delete(id),
    );
    return opening;
  }

  play(move: Move): Promise<Answer> {
    return this.#ask(move, () => {
      const action = readMove(move.action);
      return (table, claim) =>
        action.type === table.terms.game.timeUp
          ? { kind: 'refused', code: 'clock', message: 'Only the clock of the table does that.' }
          : table.play(claim, action);
    });
  }

  undo(takeBack: TakeBack): Promise<Answer> {
    return this.#ask(takeBack, () => {
      const what = readTakeBack(takeBack.what);
      return (table, claim) => {
        const asks = table.heading.settings.undo === 'consent';
        const words = { action: asks ? 'ask' : '', turn: asks ? 'ask turn' : 'turn' } as const;
        const word: UndoWord = what === 'action' || what === 'turn' ? words[what] : what;
        return table.undo(claim, word);
      };
    });
  }

  /** From now on this viewer hears of everything at a table; gives the way to leave. */
  async watch(id: TableId, viewer: Viewer, since: number | null, send: Send): Promise<() => void> {
    const opening = this.open(id);
    const opened = await opening;
    if (opened.kind !== 'live') throw new Error(whyClosed(opened));
    return this.#tables.get(id) === opening
      ? opened.table.watch(viewer, since, send)
      : this.watch(id, viewer, since, send);
  }

  async #ask(asking: Asking, read: () => Act): Promise<Answer> {
    const began = performance.now();
    const answer = await this.#answer(asking, read);
    this.#node.answered?.(answer.kind, performance.now() - began);
    return answer;
  }

  async #answer(asking: Asking, read: () => Act): Promise<Answer> {
    try {
      const claim = readClaim(asking);
      const act = read();
      const opened = await this.open(asking.table);
      if (opened.kind !== 'live') return { kind: 'closed', message: whyClosed(opened) };
      await this.#attendant.awake();
      const known = await opened.seating.now();
      const message = whyNotYours(known, claim.seat, asking.by);
      if (message !== null) return { kind: 'not-your-seat', message };
      if (known.status === 'abandoned')
        return { kind: 'closed', message: 'The game was given up.' };
      if (known.status === 'over' && opened.table.position.state.outcome === null)
        return { kind: 'closed', message: 'The game is over: only one side was left.' };
      return await act(opened.table, claim);
    } catch (error) {
      if (error instanceof Malformed) return { kind: 'malformed', message: error.message };
      this.#node.trouble(`table ${asking.table}`, error);
      return { kind: 'not-saved', message: 'Not saved: please try again.' };
    }
  }

  async #hint(id: TableId, seq: number): Promise<void> {
    const table = await this.#live(id);
    if (table !== null && table.seq < seq) await this.#caughtUp(table);
  }

  /** Some word of other nodes may have been lost. */
  async #lookEverywhere(): Promise<void> {
    this.#node.missed?.();
    for (const id of [...this.#tables.keys()]) {
      const table = await this.#live(id);
      if (table !== null) await this.#caughtUp(table);
      await this.changed(id);
    }
  }

  async #caughtUp(table: LiveTable): Promise<void> {
    await table.catchUp().catch((error) => this.#node.trouble(`table ${table.heading.id}`, error));
  }

  async #live(id: TableId): Promise<LiveTable | null> {
    const opened = await this.#tables.get(id)?.catch(() => null);
    return opened?.kind === 'live' ? opened.table : null;
  }

  /** Something around a table has changed: who sits where, what they wish, whether the game goes on. */
  async changed(what: TableId): Promise<void> {
    const id = stirredSeat(what)?.table ?? what;
    const opened = await this.#tables.get(id)?.catch(() => null);
    if (opened?.kind === 'live') {
      opened.seating.forget();
      opened.table.forgetTime();
      this.#nudge(id);
    }
    this.#node.stirred?.(what);
  }

  /** A table was opened or has moved on: a bot may have to act, or it is over. */
  #goesOn(table: LiveTable): void {
    const { id } = table.heading;
    if (table.position.state.outcome !== null) this.#node.ended?.(id);
    else if (!table.isQuiet) this.#nudge(id);
  }

  #nudge(id: TableId): void {
    void this.#attendant.attend(id);
  }

  /** To be called every second or so: does, at every table, what its time has come for. */
  due(): Promise<void> {
    return this.#attendant.due();
  }

  /** The game has begun: its clock starts, and a bot may be the first to act. */
  begin(id: TableId): Promise<void> {
    return this.#attendant.begin(id);
  }

  async #forgetTime(): Promise<void> {
    for (const opening of [...this.#tables.values()]) {
      const opened = await opening.catch(() => null);
      if (opened?.kind !== 'live') continue;
      opened.seating.forget();
      opened.table.forgetTime();
    }
  }

  /** To be called now and then: lets idle tables go, and takes up again what had failed. */
  async sweep(): Promise<void> {
    const now = this.#node.now();
    for (const id of [...this.#tables.keys()]) {
      const table = await this.#live(id);
      if (table === null) continue;
      if (table.isUnsure) {
        await this.#caughtUp(table);
        this.#nudge(id);
      }
      const idle = now - table.lastUse > IDLE;
      if (idle && table.watchers === 0) this.#tables.delete(id);
      else if (idle) table.rest();
    }
  }

  async close(): Promise<void> {
    await this.#stopListening();
    this.#tables.clear();
    await this.#attendant.idle();
  }
}
