// One live connection: what it watches, what it receives and sends, and its limits.
import type { Duplex } from 'node:stream';
import {
  CLOSE,
  type ClientMessage,
  clientMessage,
  isPlainMove,
  type MoveResult,
  type ServerMessage,
} from '@tidetable/protocol';
import type { WebSocket } from 'ws';
import { andThen, catching } from '../async/maybe-promise.ts';
import type { ServerContext } from '../context.ts';
import { DomainError, LimitReached, noSuchTable } from '../errors.ts';
import { Bucket } from '../limits/token-bucket.ts';
import { chatFor } from '../lobby/chat.ts';
import { ordersOf } from '../lobby/orders.ts';
import type { Attendee } from '../store/presence.ts';
import type { Person, TableId } from '../store/store.ts';
import { maySee, viewerOf } from '../tables/visibility.ts';
import { frameOf, sharedFrameOf } from './frames.ts';
import { Outbox } from './outbox.ts';
import { lookUpTable, type TableLookup } from './table-lookup.ts';

const MOST_WATCHED = 32;
const MESSAGE_RATE = { burst: 120, perSecond: 40 };

const BEAT = frameOf({ is: 'beat' });

/** The person at the other end, and their session. */
export interface ConnectionUser {
  readonly person: Person;
  readonly tokenHash: string;
}

interface Watching {
  readonly seat: number | null;
  /** Null while the game has not begun. */
  leave: (() => void) | null;
  /** The last line of chat that was sent. */
  lastLine: number;
}

export class Connection {
  readonly caller: ConnectionUser | null;
  readonly #context: ServerContext;
  readonly #socket: WebSocket;
  readonly #outbox: Outbox;
  readonly #watched = new Map<TableId, Watching>();
  readonly #rate: Bucket;
  /** Messages are served in order; other changes are sent between them. */
  #queue: Promise<void> = Promise.resolve();
  #queued = 0;
  isAlive = true;
  /** When the client last sent anything, or answered a ping. */
  lastHeard: number;

  constructor(
    context: ServerContext,
    socket: WebSocket,
    stream: Duplex,
    caller: ConnectionUser | null,
  ) {
    this.#context = context;
    this.#socket = socket;
    this.#outbox = new Outbox(socket, stream);
    this.caller = caller;
    this.#rate = new Bucket(MESSAGE_RATE, context.now());
    this.lastHeard = context.now();
  }

  /** The tables watched from a seat. */
  get attendees(): readonly Attendee[] {
    const { caller } = this;
    if (caller === null) return [];
    return [...this.#watched].flatMap(([table, { seat }]) =>
      seat === null ? [] : [{ table, person: caller.person.id }],
    );
  }

  ping(): void {
    if (this.#outbox.isOpen) this.#socket.ping();
  }

  watches(table: TableId): boolean {
    return this.#watched.has(table);
  }

  ordersChanged(table: TableId, seat: number): Promise<void> {
    return this.#inTurn(() => this.#tellOrders(table, seat));
  }

  /** For that seat alone. */
  async #tellOrders(table: TableId, seat: number): Promise<void> {
    const watching = this.#watched.get(table);
    if (watching?.seat !== seat) return;
    const { store } = this.#context;
    const [row, sittings] = await Promise.all([store.table(table), store.sittings(table)]);
    if (row === null || sittings[seat]?.person !== this.caller?.person.id) return;
    this.#tell({ is: 'orders', table, seat, orders: await ordersOf(this.#context, row, seat) });
  }

  close(code: number, reason = ''): void {
    this.#outbox.close(code, reason);
  }

  /** Without a closing handshake. */
  terminate(): void {
    this.#socket.terminate();
  }

  /** Pings; a client that has not answered the last ping is disconnected. */
  beat(): void {
    if (!this.isAlive) return this.#socket.terminate();
    this.isAlive = false;
    this.#socket.ping();
    this.#outbox.send(BEAT);
  }

  gone(): void {
    for (const { leave } of this.#watched.values()) leave?.();
    this.#watched.clear();
  }

  receive(text: string): void {
    if (!this.#outbox.isOpen) return;
    this.lastHeard = this.#context.now();
    const wait = this.#rate.take(MESSAGE_RATE, this.#context.now());
    if (wait > 0) return this.close(CLOSE.flood, String(wait));
    const message = parsed(text);
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

  /** One after the other, so that nothing is sent twice or out of order. */
  #inTurn(task: () => Promise<void>): Promise<void> {
    const done = this.#queue.then(task);
    const next = (): void => {
      this.#queued -= 1;
    };
    this.#queued += 1;
    this.#queue = done.then(next, next);
    return done;
  }

  #failed(message: ClientMessage, error: unknown): void {
    const table = 'table' in message ? message.table : undefined;
    if (error instanceof DomainError)
      return this.#tell({ is: 'error', table, code: error.code, message: error.message });
    this.#context.reportError('live', error);
    this.#tell({ is: 'error', table, code: 'fault', message: 'Something failed here; try again.' });
  }

  async #serve(message: ClientMessage): Promise<void> {
    if (!this.#outbox.isOpen) return;
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

  /** Not awaited: the table keeps the order of moves, and the request id tells the answers apart. */
  #ask(message: ClientMessage & { readonly do: 'play' | 'undo' }): void {
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
    void catching(
      () => andThen(answering, (answer) => this.#answered(table, request, answer)),
      (error) => this.#failed(message, error),
    );
  }

  async #why({
    table,
    seat,
    request,
    action,
  }: ClientMessage & { readonly do: 'why' }): Promise<void> {
    const by = this.caller?.person.id ?? '';
    const found = await this.#context.registry.why({ table, by, seat, action });
    this.#tell({ is: 'why', table, request, ...found });
  }

  #answered(table: TableId, request: string, answer: MoveResult): void {
    this.#outbox.gather();
    this.#tell({ is: 'answer', table, request, ...answer });
  }

  async #watch(table: TableId, seat: number | null, since: number | null): Promise<void> {
    const found = await lookUpTable(this.#context, table);
    const person = this.caller?.person ?? null;
    if (found === null || !(await maySee(this.#context.store, found.row, found.sittings, person)))
      throw noSuchTable();
    const { row, sittings, summary } = found;
    viewerOf(sittings, person, seat);
    if (!this.#watched.has(table) && this.#watched.size >= MOST_WATCHED)
      throw new LimitReached(
        'too-many-tables',
        `One connection watches at most ${MOST_WATCHED} tables.`,
      );
    this.#watched.get(table)?.leave?.();
    const watching: Watching = { seat, leave: null, lastLine: 0 };
    this.#watched.set(table, watching);
    this.#tell({ is: 'about', about: summary });
    await this.#tellChat(found, watching);
    if (row.status === 'playing' && seat !== null) await this.#tellOrders(table, seat);
    if (row.status === 'playing' || row.status === 'over')
      await this.#attach(table, watching, since);
  }

  async #attach(table: TableId, watching: Watching, since: number | null): Promise<void> {
    const viewer = watching.seat ?? 'spectator';
    const leave = await this.#context.registry.watch(table, viewer, since, (message) =>
      this.#outbox.send(sharedFrameOf(message)),
    );
    if (this.#outbox.isOpen && this.#watched.get(table) === watching) watching.leave = leave;
    else leave();
  }

  /** Something about a table has changed that is not in its log. */
  tableChanged(table: TableId, found: Promise<TableLookup | null>): Promise<void> {
    return this.#inTurn(async () => this.#lookAgain(table, await found));
  }

  async #lookAgain(table: TableId, found: TableLookup | null): Promise<void> {
    const watching = this.#watched.get(table);
    if (watching === undefined) return;
    if (found === null || !(await this.#mayStay(found, watching))) {
      watching.leave?.();
      this.#watched.delete(table);
      return this.#tell({ is: 'gone', table });
    }
    this.#tell({ is: 'about', about: found.summary });
    await this.#tellChat(found, watching);
    if (watching.leave === null && found.row.status === 'playing')
      await this.#attach(table, watching, 0);
  }

  async #mayStay({ row, sittings }: TableLookup, { seat }: Watching): Promise<boolean> {
    const person = this.caller?.person ?? null;
    if (seat !== null) return sittings[seat]?.person === person?.id;
    return maySee(this.#context.store, row, sittings, person);
  }

  async #tellChat({ row, sittings }: TableLookup, watching: Watching): Promise<void> {
    const person = this.caller?.person ?? null;
    const lines = await chatFor(this.#context, row, sittings, person, watching.lastLine);
    if (lines.length === 0) return;
    watching.lastLine = lines.at(-1)?.line ?? watching.lastLine;
    this.#tell({ is: 'chat', table: row.id, lines });
  }

  #tell(message: ServerMessage): void {
    this.#outbox.send(frameOf(message));
  }
}

function parsed(text: string): ClientMessage | null {
  try {
    const message: unknown = JSON.parse(text);
    if (isPlainMove(message)) return message;
    const found = clientMessage.safeParse(message);
    return found.success ? found.data : null;
  } catch {
    return null;
  }
}
