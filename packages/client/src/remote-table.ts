// A table on a server, exactly as this viewer was shown it.
import {
  type Answer,
  apply,
  type ChatLine,
  type Heard,
  type Json,
  type OrderShown,
  type Said,
  type Shown,
  type TableShown,
  type Told,
  type Why,
} from '@tidetable/protocol';
import { type Asks, freshRequest } from './asks.ts';

/** What somebody at a table would like to hear of; all of it can also be looked up. */
export interface Ears {
  shown?(table: RemoteTable, story: readonly Told[]): void;
  about?(about: TableShown): void;
  chat?(lines: readonly ChatLine[]): void;
  orders?(orders: readonly OrderShown[]): void;
  /** Not to be seen any more. */
  gone?(): void;
  /** Something asked was denied: `code` says why. */
  denied?(code: string, message: string): void;
}

type Action = (Said & { readonly do: 'play' })['action'];
type TakeBack = (Said & { readonly do: 'undo' })['what'];

interface Pending {
  readonly question: Said & { readonly do: 'why' };
  readonly resolve: (why: Why) => void;
}

const PAUSE = 1_000;

export class RemoteTable {
  readonly id: string;
  readonly seat: number | null;
  readonly #asks: Asks;
  readonly #say: (message: Said) => boolean;
  readonly #ears: Ears;
  readonly #waiting = new Set<() => void>();
  /** Asked and not answered yet: asked again on a new connection. */
  readonly #questions = new Map<string, Pending>();
  /** As told one after the other; a conflict may have shown something newer. */
  #streamed: Shown | null = null;
  #fresh: Shown | null = null;
  /** The last entry that was told of; null: from now on. */
  #since: number | null;
  #isGone = false;
  readonly story: Told[] = [];
  readonly chat: ChatLine[] = [];
  about: TableShown | null = null;
  /** A moment, then the milliseconds that each seat had left, as of the last entry; null where nobody counts. */
  clock: readonly number[] | null = null;
  orders: readonly OrderShown[] = [];

  constructor(
    id: string,
    seat: number | null,
    since: number | null,
    ears: Ears,
    asks: Asks,
    say: (message: Said) => boolean,
  ) {
    this.id = id;
    this.seat = seat;
    this.#since = since;
    this.#ears = ears;
    this.#asks = asks;
    this.#say = say;
  }

  /** How things stand, to the last byte; null before the game has begun. */
  get shown(): Shown | null {
    return this.#fresh ?? this.#streamed;
  }

  get isGone(): boolean {
    return this.#isGone;
  }

  play(action: Action): Promise<Answer> {
    const { seat, base, table, request } = this.#claim();
    return this.#asked({ do: 'play', table, seat, request, base, action });
  }

  undo(what: TakeBack): Promise<Answer> {
    const { seat, base, table, request } = this.#claim();
    return this.#asked({ do: 'undo', table, seat, request, base, what });
  }

  /** Whether this seat may do this now: by which rule, or why not. */
  why(action: Action): Promise<Why> {
    const { seat, table, request } = this.#claim();
    const question = { do: 'why', table, seat, request, action } as const;
    return new Promise((resolve) => {
      this.#questions.set(request, { question, resolve });
      this.#say(question);
    });
  }

  /** Resolves as soon as this is true of the table. */
  until(isSo: (table: RemoteTable) => boolean): Promise<void> {
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

  /** Asks to be shown how things stand and what happened since: on every new connection. */
  watch(): void {
    if (this.#isGone) return;
    this.#say({ do: 'watch', table: this.id, seat: this.seat, since: this.#since });
    for (const { question } of this.#questions.values()) this.#say(question);
  }

  hear(message: Heard): void {
    switch (message.is) {
      case 'shown':
        this.#streamed = message.shown;
        this.clock = message.clock ?? null;
        this.#told(message.story);
        break;
      case 'moved':
        if (message.from !== this.#streamed?.seq) return this.watch();
        this.#streamed = apply(message.patch, this.#streamed as unknown as Json) as never;
        this.clock = message.clock ?? null;
        this.#told(message.story);
        break;
      case 'about':
        this.about = message.about;
        this.#ears.about?.(message.about);
        break;
      case 'chat':
        this.#talk(message.lines);
        break;
      case 'why':
        this.#answered(message);
        break;
      case 'orders':
        this.orders = message.orders;
        this.#ears.orders?.(message.orders);
        break;
      case 'gone':
        this.#isGone = true;
        this.#ears.gone?.();
        break;
      case 'error':
        if (message.code === 'fault') setTimeout(() => this.watch(), PAUSE);
        else this.#ears.denied?.(message.code, message.message);
        break;
    }
    for (const look of [...this.#waiting]) look();
  }

  #answered({ is: _is, table: _table, request, ...why }: Heard & { readonly is: 'why' }): void {
    this.#questions.get(request)?.resolve(why as Why);
    this.#questions.delete(request);
  }

  #claim() {
    if (this.seat === null || this.shown === null) throw new Error('there is nothing to play here');
    return { table: this.id, seat: this.seat, base: this.shown.seq, request: freshRequest() };
  }

  async #asked(ask: Said & { readonly do: 'play' | 'undo' }): Promise<Answer> {
    const answer = await this.#asks.ask(ask);
    if (answer.kind === 'conflict') this.#take(answer.shown as Shown);
    return answer;
  }

  /** Whatever came first is shown at once, and told when its turn comes. */
  #take(shown: Shown): void {
    if (shown.seq <= (this.shown?.seq ?? -1)) return;
    this.#fresh = shown;
    this.#ears.shown?.(this, []);
    for (const look of [...this.#waiting]) look();
  }

  #told(story: readonly Told[]): void {
    const { seq } = this.#streamed as Shown;
    const known = this.#since ?? -1;
    const news = story.filter((one) => one.seq > known);
    this.#since = seq;
    if (this.#fresh !== null && this.#fresh.seq <= seq) this.#fresh = null;
    this.story.push(...news);
    this.#ears.shown?.(this, news);
  }

  #talk(lines: readonly ChatLine[]): void {
    const last = this.chat.at(-1)?.line ?? 0;
    const news = lines.filter(({ line }) => line > last);
    this.chat.push(...news);
    if (news.length > 0) this.#ears.chat?.(news);
  }
}
