// A table on a server, exactly as this viewer was shown it, kept up to date by patches.
import {
  apply,
  type ChatLine,
  type ClientMessage,
  type Json,
  type LogEntry,
  type MoveResult,
  type OrderShown,
  type Patch,
  type ServerMessage,
  type TableShown,
  type TableView,
  type Why,
} from '@tidetable/protocol';
import { freshRequest, type PendingRequests } from './pending-requests.ts';

/** Called on changes; everything can also be read from the feed. */
export interface TableListener {
  shown?(table: TableFeed, story: readonly LogEntry[]): void;
  about?(about: TableShown): void;
  chat?(lines: readonly ChatLine[]): void;
  orders?(orders: readonly OrderShown[]): void;
  /** The table may not be seen any more. */
  gone?(): void;
  /** A request was denied: `code` says why. */
  denied?(code: string, message: string): void;
}

type Action = (ClientMessage & { readonly do: 'play' })['action'];
type TakeBack = (ClientMessage & { readonly do: 'undo' })['what'];

interface Pending {
  readonly question: ClientMessage & { readonly do: 'why' };
  readonly resolve: (why: Why) => void;
}

const PAUSE = 1_000;

export class TableFeed {
  readonly id: string;
  readonly seat: number | null;
  readonly #requests: PendingRequests;
  readonly #send: (message: ClientMessage) => boolean;
  readonly #listener: TableListener;
  readonly #waiting = new Set<() => void>();
  /** Unanswered; sent again on a new connection. */
  readonly #questions = new Map<string, Pending>();
  /** The one that patches apply to. */
  #streamed: TableView | null = null;
  /** A newer one that came with a conflict, until the patches have caught up. */
  #ahead: TableView | null = null;
  /** The last entry received; null: from now on. */
  #since: number | null;
  #isGone = false;
  readonly story: LogEntry[] = [];
  readonly chat: ChatLine[] = [];
  about: TableShown | null = null;
  /** A moment, then the milliseconds that each seat had left, as of the last entry; null where no time is counted. */
  clock: readonly number[] | null = null;
  orders: readonly OrderShown[] = [];

  constructor(
    id: string,
    seat: number | null,
    since: number | null,
    listener: TableListener,
    requests: PendingRequests,
    send: (message: ClientMessage) => boolean,
  ) {
    this.id = id;
    this.seat = seat;
    this.#since = since;
    this.#listener = listener;
    this.#requests = requests;
    this.#send = send;
  }

  /** As the server has it, to the last byte; null before the game has begun. */
  get shown(): TableView | null {
    return this.#ahead ?? this.#streamed;
  }

  get isGone(): boolean {
    return this.#isGone;
  }

  play(action: Action): Promise<MoveResult> {
    const { seat, base, table, request } = this.#nextRequest();
    return this.#request({ do: 'play', table, seat, request, base, action });
  }

  undo(what: TakeBack): Promise<MoveResult> {
    const { seat, base, table, request } = this.#nextRequest();
    return this.#request({ do: 'undo', table, seat, request, base, what });
  }

  /** Whether this seat may do this now: by which rule, or why not. */
  why(action: Action): Promise<Why> {
    const { seat, table, request } = this.#nextRequest();
    const question = { do: 'why', table, seat, request, action } as const;
    return new Promise((resolve) => {
      this.#questions.set(request, { question, resolve });
      this.#send(question);
    });
  }

  /** Resolves as soon as this is true of the table. */
  until(isSo: (table: TableFeed) => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = (): void => {
        if (!isSo(this)) return;
        this.#waiting.delete(look);
        resolve();
      };
      this.#waiting.add(look);
      look();
    });
  }

  /** Sent on every new connection: asks for the view, and for the log since the last entry received. */
  watch(): void {
    if (this.#isGone) return;
    this.#send({ do: 'watch', table: this.id, seat: this.seat, since: this.#since });
    for (const { question } of this.#questions.values()) this.#send(question);
  }

  receive(message: ServerMessage): void {
    switch (message.is) {
      case 'shown':
        this.clock = message.clock ?? null;
        this.#show(message.shown, message.story);
        break;
      case 'moved':
        if (message.from !== this.#streamed?.seq) return this.watch();
        this.clock = message.clock ?? null;
        this.#show(patched(this.#streamed, message.patch), message.story);
        break;
      case 'about':
        this.about = message.about;
        this.#listener.about?.(message.about);
        break;
      case 'chat':
        this.#addChat(message.lines);
        break;
      case 'why':
        this.#settle(message);
        break;
      case 'orders':
        this.orders = message.orders;
        this.#listener.orders?.(message.orders);
        break;
      case 'gone':
        this.#isGone = true;
        this.#listener.gone?.();
        break;
      case 'error':
        if (message.code === 'fault') setTimeout(() => this.watch(), PAUSE);
        else this.#listener.denied?.(message.code, message.message);
        break;
    }
    for (const look of [...this.#waiting]) look();
  }

  #settle({
    is: _is,
    table: _table,
    request,
    ...why
  }: ServerMessage & { readonly is: 'why' }): void {
    this.#questions.get(request)?.resolve(why as Why);
    this.#questions.delete(request);
  }

  #nextRequest() {
    if (this.seat === null || this.shown === null) throw new Error('there is nothing to play here');
    return { table: this.id, seat: this.seat, base: this.shown.seq, request: freshRequest() };
  }

  async #request(message: ClientMessage & { readonly do: 'play' | 'undo' }): Promise<MoveResult> {
    const answer = await this.#requests.add(message);
    if (answer.kind === 'conflict') this.#showAhead(answer.shown);
    return answer;
  }

  /** Shown at once; its log entries follow with the patches. */
  #showAhead(shown: TableView): void {
    if (shown.seq <= (this.shown?.seq ?? -1)) return;
    this.#ahead = shown;
    this.#listener.shown?.(this, []);
    for (const look of [...this.#waiting]) look();
  }

  #show(shown: TableView, story: readonly LogEntry[]): void {
    const { seq } = shown;
    this.#streamed = shown;
    const known = this.#since ?? -1;
    const added = story.filter((one) => one.seq > known);
    this.#since = seq;
    if (this.#ahead !== null && this.#ahead.seq <= seq) this.#ahead = null;
    this.story.push(...added);
    this.#listener.shown?.(this, added);
  }

  #addChat(lines: readonly ChatLine[]): void {
    const last = this.chat.at(-1)?.line ?? 0;
    const added = lines.filter(({ line }) => line > last);
    this.chat.push(...added);
    if (added.length > 0) this.#listener.chat?.(added);
  }
}

function patched(view: TableView, patch: Patch): TableView {
  return apply(patch, view as unknown as Json) as unknown as TableView;
}
