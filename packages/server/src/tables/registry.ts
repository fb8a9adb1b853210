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
import type { Send } from './audience.ts';
import { botActs } from './bots.ts';
import type { LiveTable, Surroundings } from './live-table.ts';
import { type Opened, openTable, whyClosed } from './opening.ts';
import type { UndoWord } from './position.ts';
import type { Rules } from './rules.ts';
import { sittingAt } from './seating.ts';

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
  #stopListening: () => Promise<void> = async () => {};

  constructor(node: Node) {
    this.#node = node;
    this.#world = {
      store: node.store,
      now: () => node.now(),
      moved: (table) => this.#nudge(table.heading.id),
      trouble: (where, error) => node.trouble(where, error),
    };
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
      ({ kind }) => (kind === 'live' ? this.#nudge(id) : this.#tables.delete(id)),
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
      const known = await opened.seating.now();
      if (sittingAt(known, claim.seat)?.person !== asking.by)
        return { kind: 'not-your-seat', message: `Seat ${claim.seat} is not yours.` };
      if (known.status === 'abandoned')
        return { kind: 'closed', message: 'The game was given up.' };
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

  /** Who sits where, or whether the game goes on, has changed. */
  async changed(id: TableId): Promise<void> {
    const opened = await this.#tables.get(id)?.catch(() => null);
    if (opened?.kind === 'live') {
      opened.seating.forget();
      this.#nudge(id);
    }
    this.#node.stirred?.(id);
  }

  /** If a bot is to act, it acts, by the way that everybody's moves go. */
  #nudge(id: TableId): void {
    const acts = async (): Promise<void> => {
      const opened = await this.#tables.get(id);
      if (opened?.kind !== 'live') return;
      const { table, seating } = opened;
      const { sittings, status } = await seating.now();
      if (status === 'playing')
        await botActs(table, sittings, this.#node.bots[table.heading.game] ?? []);
    };
    acts().catch((error) => this.#node.trouble(`bot at table ${id}`, error));
  }

  /** To be called now and then: lets idle tables go, and takes up again what had failed. */
  async sweep(): Promise<void> {
    const now = this.#node.now();
    for (const id of [...this.#tables.keys()]) {
      const table = await this.#live(id);
      if (table === null) continue;
      if (table.isUnsure) await this.#caughtUp(table);
      const idle = now - table.lastUse > IDLE;
      if (idle && table.watchers === 0) this.#tables.delete(id);
      else if (idle) table.rest();
      this.#nudge(id);
    }
  }

  async close(): Promise<void> {
    await this.#stopListening();
    this.#tables.clear();
  }
}
