// Every table of this node: loaded when somebody comes, let go when nobody has for a while.
import type { Bot } from '@tidetable/bots';
import { Malformed, type Viewer } from '@tidetable/engine';
import { guarded, type Soon, when } from '../async/maybe-promise.ts';
import type { Rules } from '../games/rules.ts';
import type { Store, TableId, TableStatus } from '../store/store.ts';
import type { Thinkers } from '../thinking/thinkers.ts';
import type { Send } from './audience.ts';
import type { LiveTable, Surroundings } from './live-table.ts';
import { type Opened, openTable, whyClosed } from './opening.ts';
import type { UndoWord } from './position.ts';
import {
  type Answer,
  type Asking,
  type Claim,
  type Move,
  type Question,
  readClaim,
  readMove,
  readSeat,
  readTakeBack,
  type TakeBack,
} from './requests.ts';
import { Attendant } from './scheduler.ts';
import { whyNotYours } from './seating.ts';
import { stirredSeat } from './standing-orders.ts';
import { timeRefused, type Why, type WhyCode } from './why.ts';

export interface Node {
  readonly store: Store;
  readonly rules: Rules;
  /** By game; they play by this release's rules. */
  readonly bots: Readonly<Record<string, readonly Bot[]>>;
  readonly thinkers?: Thinkers | undefined;
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

type Act = (table: LiveTable, claim: Claim) => Soon<Answer>;
type Live = Opened & { readonly kind: 'live' };

/** Milliseconds without a move after which a table that nobody watches is let go. */
const IDLE = 60_000;

export class Registry {
  readonly #node: Node;
  readonly #world: Surroundings;
  readonly #tables = new Map<TableId, Soon<Opened>>();
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
  open(id: TableId): Soon<Opened> {
    const known = this.#tables.get(id);
    if (known !== undefined) return known;
    const opening = openTable(id, this.#node.rules, this.#world);
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

  play(move: Move): Soon<Answer> {
    return this.#ask(move, () => {
      const action = readMove(move.action);
      return (table, claim) =>
        action.type === table.terms.game.timeUp
          ? { kind: 'refused', ...timeRefused(table.terms, table.position, claim.seat, action) }
          : table.play(claim, action);
    });
  }

  /** Why a seat may do something or not; changes nothing. */
  async why(question: Question): Promise<Why> {
    const no = (code: WhyCode, message: string): Why => ({ allowed: false, code, message });
    try {
      const seat = readSeat(question.seat, 'seat');
      const action = readMove(question.action);
      const opened = await this.open(question.table);
      if (opened.kind !== 'live') return no('closed', whyClosed(opened));
      const message = whyNotYours(await opened.seating.now(), seat, question.by);
      return message === null ? opened.table.why(seat, action) : no('not-your-seat', message);
    } catch (error) {
      if (error instanceof Malformed) return no('malformed', error.message);
      throw error;
    }
  }

  undo(takeBack: TakeBack): Soon<Answer> {
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
    const opened = await this.open(id);
    if (opened.kind !== 'live') throw new Error(whyClosed(opened));
    return this.#tables.get(id) === opened
      ? opened.table.watch(viewer, since, send)
      : this.watch(id, viewer, since, send);
  }

  #ask(asking: Asking, read: () => Act): Soon<Answer> {
    const began = performance.now();
    const answer = guarded(
      () => this.#answer(asking, read),
      (error) => this.#failed(asking, error),
    );
    return when(answer, (given) => {
      this.#node.answered?.(given.kind, performance.now() - began);
      return given;
    });
  }

  #failed({ table }: Asking, error: unknown): Answer {
    if (error instanceof Malformed) return { kind: 'malformed', message: error.message };
    this.#node.trouble(`table ${table}`, error);
    return { kind: 'not-saved', message: 'Not saved: please try again.' };
  }

  #answer(asking: Asking, read: () => Act): Soon<Answer> {
    const claim = readClaim(asking);
    const act = read();
    return when(this.open(asking.table), (opened) =>
      opened.kind === 'live'
        ? this.#actAt(opened, asking, claim, act)
        : { kind: 'closed', message: whyClosed(opened) },
    );
  }

  #actAt(opened: Live, asking: Asking, claim: Claim, act: Act): Soon<Answer> {
    return when(this.#attendant.awake(), () =>
      when(opened.seating.now(), (known) => {
        const message = whyNotYours(known, claim.seat, asking.by);
        if (message !== null) return { kind: 'not-your-seat', message };
        const why = whyOver(known.status, opened.table);
        return why === null ? act(opened.table, claim) : { kind: 'closed', message: why };
      }),
    );
  }

  /** What this node wrote itself it knows: nothing is waited for then. */
  #hint(id: TableId, seq: number): Soon<void> {
    const known = this.#tables.get(id);
    if (known !== undefined && 'table' in known && known.table.seq >= seq) return;
    return this.#follow(id, seq);
  }

  async #follow(id: TableId, seq: number): Promise<void> {
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

  /** Null where nobody has it open here. */
  async #opened(id: TableId): Promise<Live | null> {
    try {
      const opened = await this.#tables.get(id);
      return opened?.kind === 'live' ? opened : null;
    } catch {
      return null; // whoever opens it hears why
    }
  }

  async #live(id: TableId): Promise<LiveTable | null> {
    return (await this.#opened(id))?.table ?? null;
  }

  /** Something around a table has changed: who sits where, what they wish, whether the game goes on. */
  async changed(what: TableId): Promise<void> {
    const id = stirredSeat(what)?.table ?? what;
    const opened = await this.#opened(id);
    if (opened !== null) {
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

  /** Clocks were moved: whoever watches one is told. */
  async #forgetTime(): Promise<void> {
    for (const id of [...this.#tables.keys()]) {
      const opened = await this.#opened(id);
      opened?.seating.forget();
      opened?.table.forgetTime();
      if (opened?.table.isTimed) this.#node.stirred?.(id);
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
      if (idle && table.watchers === 0) this.#letGo(id);
      else if (idle) table.rest();
    }
  }

  #letGo(id: TableId): void {
    this.#tables.delete(id);
    this.#node.thinkers?.forget(id);
  }

  async close(): Promise<void> {
    await this.#stopListening();
    this.#tables.clear();
    await this.#attendant.idle();
  }
}

/** Why nobody can act at a table any more; null if they can. */
function whyOver(status: TableStatus, { position }: LiveTable): string | null {
  if (status === 'abandoned') return 'The game was given up.';
  return status === 'over' && position.state.outcome === null
    ? 'The game is over: only one side was left.'
    : null;
}
