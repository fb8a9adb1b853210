// One page's connection: what it watches, what it says, and how much it may.
import type { Duplex } from 'node:stream';
import { CLOSE, isPlainMove, type Said, said } from '@tidetable/protocol';
import type { WebSocket } from 'ws';
import { soon } from '../async/after-this-tick.ts';
import { guarded, when } from '../async/maybe-promise.ts';
import type { ServerContext } from '../context.ts';
import { DomainError, LimitReached, NotFound } from '../errors.ts';
import { Bucket } from '../limits/token-bucket.ts';
import { heard } from '../lobby/chat.ts';
import { ordersOf } from '../lobby/orders.ts';
import type { Attendee } from '../store/presence.ts';
import type { Person, TableId } from '../store/store.ts';
import type { Answer } from '../tables/requests.ts';
import { viewerOf } from '../tables/viewers.ts';
import { maySee } from '../tables/visibility.ts';
import { frameOf, frameOfMessage } from './frames.ts';
import { type Around, around } from './table-lookup.ts';

/** Bytes that may wait for a slow reader. */
const SEND_BUDGET = 1_000_000;
const MOST_WATCHED = 32;
const SPEECH = { burst: 120, perSecond: 40 };

const BEAT = frameOf('{"is":"beat"}');

/** Who is at the other end, and by which session. */
export interface Known {
  readonly person: Person;
  readonly tokenHash: string;
}

interface Watching {
  readonly seat: number | null;
  /** Null while the game has not begun. */
  leave: (() => void) | null;
  /** The last line of chat that was sent. */
  heard: number;
}

export class Connection {
  readonly caller: Known | null;
  readonly #context: ServerContext;
  readonly #socket: WebSocket;
  /** Below it: frames that are ready go here. */
  readonly #line: Duplex;
  readonly #watched = new Map<TableId, Watching>();
  readonly #speech: Bucket;
  /** Messages are served in the order in which they came, and whatever else changes between them. */
  #queue: Promise<void> = Promise.resolve();
  #queued = 0;
  /** Frames that will leave together; null where each leaves at once. */
  #gathered: Buffer[] | null = null;
  isAlive = true;
  /** When the other end last said anything, or answered a ping. */
  lastHeard: number;

  constructor(context: ServerContext, socket: WebSocket, line: Duplex, caller: Known | null) {
    this.#context = context;
    this.#socket = socket;
    this.#line = line;
    this.caller = caller;
    this.#speech = new Bucket(SPEECH, context.now());
    this.lastHeard = context.now();
  }

  /** The tables that are looked at from a seat. */
  get attendees(): readonly Attendee[] {
    const { caller } = this;
    if (caller === null) return [];
    return [...this.#watched].flatMap(([table, { seat }]) =>
      seat === null ? [] : [{ table, person: caller.person.id }],
    );
  }

  ping(): void {
    if (this.#isOpen) this.#socket.ping();
  }

  watches(table: TableId): boolean {
    return this.#watched.has(table);
  }

  /** The orders of a seat have changed. */
  ordered(table: TableId, seat: number): Promise<void> {
    return this.#inTurn(() => this.#tellOrders(table, seat));
  }

  /** Told to that seat alone. */
  async #tellOrders(table: TableId, seat: number): Promise<void> {
    const watching = this.#watched.get(table);
    if (watching?.seat !== seat) return;
    const { store } = this.#context;
    const [row, sittings] = await Promise.all([store.table(table), store.sittings(table)]);
    if (row === null || sittings[seat]?.person !== this.caller?.person.id) return;
    this.#tell({ is: 'orders', table, seat, orders: await ordersOf(this.#context, row, seat) });
  }

  close(code: number, reason = ''): void {
    this.#release();
    this.#socket.close(code, reason);
  }

  /** Without another word. */
  cut(): void {
    this.#socket.terminate();
  }

  /** Pings, and gives up on whoever has not answered the last one. */
  beat(): void {
    if (!this.isAlive) return this.#socket.terminate();
    this.isAlive = false;
    this.#socket.ping();
    this.#send(BEAT);
  }

  gone(): void {
    for (const { leave } of this.#watched.values()) leave?.();
    this.#watched.clear();
  }

  hears(text: string): void {
    if (!this.#isOpen) return;
    this.lastHeard = this.#context.now();
    const wait = this.#speech.take(SPEECH, this.#context.now());
    if (wait > 0) return this.close(CLOSE.flood, String(wait));
    const message = understood(text);
    if (message === null) {
      this.#tell({
        is: 'error',
        code: 'malformed',
        message: 'This message is not understood; see /api/docs.',
      });
      return;
    }
    if (this.#queued === 0 && (message.do === 'play' || message.do === 'undo')) this.#ask(message);
    else this.#inTurn(() => this.#serve(message)).catch((error) => this.#failed(message, error));
  }

  /** One thing after another, so that nothing is told twice or out of order. */
  #inTurn(task: () => Promise<void>): Promise<void> {
    const done = this.#queue.then(task);
    const next = (): void => {
      this.#queued -= 1;
    };
    this.#queued += 1;
    this.#queue = done.then(next, next);
    return done;
  }

  #failed(message: Said, error: unknown): void {
    const table = 'table' in message ? message.table : undefined;
    if (error instanceof DomainError)
      return this.#tell({ is: 'error', table, code: error.code, message: error.message });
    this.#context.trouble('live', error);
    this.#tell({ is: 'error', table, code: 'fault', message: 'Something failed here; try again.' });
  }

  async #serve(message: Said): Promise<void> {
    if (!this.#isOpen) return;
    switch (message.do) {
      case 'ping':
        return this.#tell({ is: 'beat' });
      case 'watch':
        return this.#watch(message.table, message.seat, message.since);
      case 'why':
        return this.#why(message);
      case 'leave':
        this.#watched.get(message.table)?.leave?.();
        this.#watched.delete(message.table);
        return;
      default:
        return this.#ask(message);
    }
  }

  /** Moves are not waited for: the table keeps their order, and answers by their request. */
  #ask(message: Said & { readonly do: 'play' | 'undo' }): void {
    const { table, seat, request, base } = message;
    if (this.caller === null)
      return this.#tell({
        is: 'answer',
        table,
        request,
        kind: 'not-your-seat',
        message: 'Come in first.',
      });
    const by = this.caller.person.id;
    const { registry } = this.#context;
    const answering =
      message.do === 'play'
        ? registry.play({ table, by, seat, request, base, action: message.action })
        : registry.undo({ table, by, seat, request, base, what: message.what });
    void guarded(
      () => when(answering, (answer) => this.#answered(table, request, answer)),
      (error) => this.#failed(message, error),
    );
  }

  async #why({ table, seat, request, action }: Said & { readonly do: 'why' }): Promise<void> {
    const by = this.caller?.person.id ?? '';
    const found = await this.#context.registry.why({ table, by, seat, action });
    this.#tell({ is: 'why', table, request, ...found });
  }

  #answered(table: TableId, request: string, answer: Answer): void {
    this.#gather();
    this.#tell({ is: 'answer', table, request, ...answer });
  }

  async #watch(table: TableId, seat: number | null, since: number | null): Promise<void> {
    const found = await around(this.#context, table);
    const person = this.caller?.person ?? null;
    if (found === null || !(await maySee(this.#context.store, found.row, found.sittings, person)))
      throw new NotFound('no-such-table', 'There is no such table, or it is not open to you.');
    const { row, sittings, about } = found;
    viewerOf(sittings, person, seat);
    if (!this.#watched.has(table) && this.#watched.size >= MOST_WATCHED)
      throw new LimitReached(
        'too-many-tables',
        `One connection watches at most ${MOST_WATCHED} tables.`,
      );
    this.#watched.get(table)?.leave?.();
    const watching: Watching = { seat, leave: null, heard: 0 };
    this.#watched.set(table, watching);
    this.#tell({ is: 'about', about });
    await this.#talk(found, watching);
    if (row.status === 'playing' && seat !== null) await this.#tellOrders(table, seat);
    if (row.status === 'playing' || row.status === 'over')
      await this.#attach(table, watching, since);
  }

  async #attach(table: TableId, watching: Watching, since: number | null): Promise<void> {
    const viewer = watching.seat ?? 'spectator';
    const leave = await this.#context.registry.watch(table, viewer, since, (message) =>
      this.#send(frameOfMessage(message)),
    );
    if (this.#isOpen && this.#watched.get(table) === watching) watching.leave = leave;
    else leave();
  }

  /** Something around a table has changed. */
  stirred(table: TableId, found: Promise<Around | null>): Promise<void> {
    return this.#inTurn(async () => this.#lookAgain(table, await found));
  }

  async #lookAgain(table: TableId, found: Around | null): Promise<void> {
    const watching = this.#watched.get(table);
    if (watching === undefined) return;
    if (found === null || !(await this.#mayStay(found, watching))) {
      watching.leave?.();
      this.#watched.delete(table);
      return this.#tell({ is: 'gone', table });
    }
    this.#tell({ is: 'about', about: found.about });
    await this.#talk(found, watching);
    if (watching.leave === null && found.row.status === 'playing')
      await this.#attach(table, watching, 0);
  }

  async #mayStay({ row, sittings }: Around, { seat }: Watching): Promise<boolean> {
    const person = this.caller?.person ?? null;
    if (seat !== null) return sittings[seat]?.person === person?.id;
    return maySee(this.#context.store, row, sittings, person);
  }

  async #talk({ row, sittings }: Around, watching: Watching): Promise<void> {
    const person = this.caller?.person ?? null;
    const lines = await heard(this.#context, row, sittings, person, watching.heard);
    if (lines.length === 0) return;
    watching.heard = lines.at(-1)?.line ?? watching.heard;
    this.#tell({ is: 'chat', table: row.id, lines });
  }

  /** While it closes, a client may still talk; nobody listens any more. */
  get #isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  #tell(message: object): void {
    this.#send(frameOf(JSON.stringify(message)));
  }

  /** An answer, and what it brought about, leave together: one piece is written faster than two. */
  #gather(): void {
    if (this.#gathered !== null) return;
    this.#gathered = [];
    soon(() => this.#release());
  }

  #release(): void {
    const frames = this.#gathered;
    this.#gathered = null;
    if (frames !== null && frames.length > 0 && this.#isOpen)
      this.#line.write(frames.length === 1 ? (frames[0] as Buffer) : Buffer.concat(frames));
  }

  #send(frame: Buffer): void {
    if (!this.#isOpen) return;
    if (this.#line.writableLength > SEND_BUDGET) return this.close(CLOSE.slow);
    if (this.#gathered === null) this.#line.write(frame);
    else this.#gathered.push(frame);
  }
}

function understood(text: string): Said | null {
  try {
    const message: unknown = JSON.parse(text);
    if (isPlainMove(message)) return message;
    const found = said.safeParse(message);
    return found.success ? found.data : null;
  } catch {
    return null;
  }
}
