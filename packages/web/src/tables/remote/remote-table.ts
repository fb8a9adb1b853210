// A server table, behind the same interface as one in this browser.
import { computed, type Signal, signal } from '@preact/signals';
import type { Presence } from '@tidetable/board/board.ts';
import { updateMinute } from '@tidetable/board/minute.ts';
import { manifestOf } from '@tidetable/catalogue';
import { type Connection, connect, type TableFeed } from '@tidetable/client';
import type { GameRecord, Refusal, Seat, Viewer } from '@tidetable/engine';
import { type GameSummary, NOTHING_COUNTED } from '@tidetable/manifest/summary';
import type { ChatLine, LogEntry, OrderShown, TableShown } from '@tidetable/protocol';
import { ask } from '../../core/server.ts';
import { words } from '../../words/index.ts';
import { Listeners } from '../listeners.ts';
import {
  type Answer,
  outcomeOf,
  type Shown,
  type StandingNo,
  type TakeBack,
  type Until,
} from '../shown.ts';
import type { ShownEntry, Table, Update } from '../table.ts';
import { ConnectionState, wakes } from './connection-state.ts';
import { PlyCounter, type Recap, recapOf } from './log-entries.ts';
import { namesAt } from './names.ts';
import { Past } from './past.ts';
import { Spoken } from './spoken.ts';

type SeatShown = TableShown['seats'][number];

/** Who looks at a table. */
interface Looking {
  readonly seat: Seat | null;
  /** The key of the entry that this person saw last, on an earlier visit. */
  readonly seen: string | null;
  /** They play other seats too. */
  readonly isShared: boolean;
}

export class RemoteTable implements Table {
  readonly id: string;
  readonly game: string;
  readonly seat: Signal<Seat | null>;
  readonly about: Signal<TableShown>;
  readonly names = computed(() => namesAt(this.about.value));
  readonly shown = signal<Shown | null>(null);
  readonly chat = signal<readonly ChatLine[]>([]);
  readonly said = computed(() => this.chat.value.length);
  readonly orders = signal<readonly OrderShown[]>([]);
  readonly #passes = computed(() => this.orders.value.filter(({ what }) => what.do === 'pass'));
  readonly standingNo = computed(() => standingAmong(this.#passes.value));
  readonly isBotPlaying = computed(() => {
    const sitting = this.about.value.seats[this.seat.value ?? -1];
    return sitting !== undefined && sitting.bot !== null;
  });
  readonly houseRules = computed(() => this.about.value.houseRules);
  /** A timestamp, and the milliseconds that each seat had left then. */
  readonly clock = signal<readonly number[] | null>(null);
  /** Why this table can no longer be seen. */
  readonly gone = signal<string | null>(null);
  /** What happened while this person was away, while it is shown. */
  readonly recap = signal<Recap | null>(null);
  readonly #connectionState = new ConnectionState();
  readonly connectionState = this.#connectionState.state;
  readonly isDisconnected = computed(() => this.connectionState.value !== 'fine');
  readonly isQueued = signal(false);
  readonly presence = computed(() => this.about.value.seats.map((one) => this.#presenceAt(one)));
  /** When something last happened, or when this page was opened. */
  readonly lastUpdate = signal(Date.now());
  readonly #listeners = new Listeners();
  readonly #counter = new PlyCounter();
  /** Null where the pages have the game. */
  readonly spoken: Spoken | null;
  readonly #past: Past;
  readonly #connection: Connection;
  readonly #remote: TableFeed;
  readonly #seen: string | null;
  readonly isShared: boolean;
  /** Requests that are not answered yet. */
  #asked = 0;
  /** Updates held back until the first full one; null after that. */
  #held: Update[] | null = null;
  #hasBegun = false;

  constructor(about: TableShown, { seat, seen, isShared }: Looking) {
    this.id = about.id;
    this.game = about.game;
    this.about = signal(about);
    this.seat = signal(seat);
    this.#seen = seen;
    this.isShared = isShared;
    this.spoken = manifestOf(about.game) === null ? new Spoken() : null;
    this.#past = new Past(about.id);
    this.#connection = connect({
      url: location.origin,
      wakes,
      changed: (state, loss) => {
        this.#connectionState.changed(state, loss);
        if (state !== 'open' && this.#asked > 0) this.isQueued.value = true;
      },
    });
    this.#remote = this.#connection.table(about.id, seat, this.#listener(), 0);
  }

  #listener() {
    return {
      shown: (feed: TableFeed, story: readonly LogEntry[]) => this.#receive(feed, story),
      about: (about: TableShown) => {
        updateMinute();
        this.about.value = about;
      },
      chat: () => {
        this.chat.value = [...this.#remote.chat];
      },
      orders: (orders: readonly OrderShown[]) => {
        this.orders.value = orders;
      },
      gone: () => void this.#lookAgain(),
      denied: (_code: string, message: string) => {
        this.gone.value = message;
      },
    };
  }

  /** A seat that was lost may leave a table that anybody can see. */
  async #lookAgain(): Promise<void> {
    const params = { table: this.id };
    const about =
      this.seat.value === null
        ? null
        : await ask('GET /api/tables/:table', { params }).catch(() => null);
    if (about === null) this.gone.value = words().online.table.gone;
    else this.about.value = about;
  }

  onUpdate(listener: (update: Update) => void): () => void {
    return this.#listeners.add(listener);
  }

  /** A server's bots do not wait for the page. */
  goOn(): void {
    this.recap.value = null;
  }

  /** Acting dismisses the notice that a standing "no" has ended. */
  async play(action: string): Promise<Answer> {
    const ended = this.#passes.value.filter((order) => order.ended !== null);
    const answer = await this.#untilAnswered(this.#remote.play(action));
    // If the network fails here, the notice stays and can be closed.
    if (answer.kind === 'accepted') this.#drop(ended).catch(console.warn);
    return answer;
  }

  undo(what: TakeBack): Promise<Answer> {
    return this.#untilAnswered(this.#remote.undo(what));
  }

  /** While the connection is down, requests are queued. */
  async #untilAnswered(asking: Promise<{ readonly kind: string }>): Promise<Answer> {
    this.#asked += 1;
    if (this.#connection.state !== 'open') this.isQueued.value = true;
    try {
      return await answered(asking);
    } finally {
      this.#asked -= 1;
      if (this.#asked === 0) this.isQueued.value = false;
    }
  }

  async why(action: string): Promise<(Refusal & Pick<Answer, 'because'>) | null> {
    const why = await this.#remote.why(action);
    return why.allowed ? null : (why as unknown as Refusal);
  }

  async passUntil(until: Until | null): Promise<void> {
    await this.#drop(this.#passes.value);
    if (until !== null)
      await ask('POST /api/tables/:table/seats/:seat/orders', {
        params: this.#mine(),
        body: { do: 'pass', until },
      });
  }

  async #drop(orders: readonly OrderShown[]): Promise<void> {
    for (const { id: order } of orders)
      await ask('DELETE /api/tables/:table/seats/:seat/orders/:order', {
        params: { ...this.#mine(), order },
      });
  }

  #mine(): { readonly table: string; readonly seat: Seat } {
    if (this.seat.value === null) throw new Error('a spectator does not play');
    return { table: this.id, seat: this.seat.value };
  }

  /** A game that the pages do not have is only seen through one's own eyes. */
  at(ply: number, eyes: Viewer = this.seat.value ?? 'spectator'): Promise<Shown> {
    return this.isOver && this.spoken === null
      ? this.#past.over(ply, eyes)
      : this.#past.running(ply, this.seat.value);
  }

  async tell(eyes: Viewer): Promise<readonly ShownEntry[]> {
    if (this.spoken !== null) {
      const counter = new PlyCounter();
      return this.#remote.story.map((entry) => counter.shown(entry));
    }
    return (await this.#past.replay()).tell(eyes);
  }

  async summary(): Promise<GameSummary> {
    return this.spoken === null ? (await this.#past.replay()).summary() : NOTHING_COUNTED;
  }

  /** After the end: the whole game, to be saved. */
  record(): Promise<GameRecord> {
    return this.#past.record();
  }

  get isOver(): boolean {
    const { status } = this.about.value;
    const now = this.shown.value;
    return status === 'over' || status === 'abandoned' || (now !== null && outcomeOf(now) !== null);
  }

  /** The number of the last entry. */
  get seq(): number {
    return this.#remote.shown?.seq ?? 0;
  }

  /** Reconnects, where that was given up. */
  reconnect(): void {
    this.#connection.again();
  }

  close(): void {
    this.#connectionState.close();
    this.#connection.close();
    this.#past.close();
  }

  /** Null for one's own seats and those without a person. */
  #presenceAt({ person, presence }: SeatShown): Presence | null {
    const { seats } = this.about.value;
    const mine = this.seat.value === null ? null : seats[this.seat.value]?.person;
    return person === null || person.id === mine?.id ? null : presence;
  }

  /** Whether a seat has acted since this was told about the table. */
  hasActedSinceAbout(seat: Seat): boolean {
    void this.shown.value;
    const { seq } = this.about.value;
    return this.#remote.story.some((one) => one.seat === seat && one.seq > seq);
  }

  #receive({ shown, clock }: TableFeed, entries: readonly LogEntry[]): void {
    if (shown === null) return;
    this.spoken?.remember(shown, entries);
    this.shown.value = shown;
    this.clock.value = clock;
    if (entries.length > 0 && this.#hasBegun) this.lastUpdate.value = Date.now();
    const story = entries.map((entry) => this.#counter.shown(entry));
    if (story.some(({ undo }) => undo !== undefined)) this.#past.forget();
    const update = { story, shown, isWholeStory: !this.#hasBegun };
    if (update.isWholeStory) void this.#begin(update);
    else if (this.#held !== null) this.#held.push(update);
    else if (story.length > 0) this.#listeners.notify(update);
  }

  /** After an absence, shows what happened meanwhile. */
  async #begin(update: Update): Promise<void> {
    this.#hasBegun = true;
    const recap = this.isOver ? null : recapOf(update.story, this.#seen);
    if (recap === null) return this.#listeners.notify(update);
    this.#held = [];
    try {
      const then = await this.#past.running(recap.ply, this.seat.value);
      await this.#listeners.firstSubscriber;
      this.#listeners.notify({ story: recap.known, shown: then, isWholeStory: true });
      this.recap.value = recap;
      this.#listeners.notify({ story: recap.missed, shown: update.shown, isWholeStory: false });
    } catch {
      // What cannot be played back can be read in the log.
      this.#listeners.notify(update);
    }
    for (const later of this.#held) this.#listeners.notify(later);
    this.#held = null;
  }
}

/** An active one before an ended one. */
function standingAmong(passes: readonly OrderShown[]): StandingNo | null {
  const pass = passes.find(({ ended }) => ended === null) ?? passes.at(-1);
  return pass === undefined ? null : { until: pass.what.until, hasEnded: pass.ended !== null };
}

async function answered(asking: Promise<{ readonly kind: string }>): Promise<Answer> {
  const answer: Answer = await asking;
  return answer.kind === 'conflict'
    ? { ...answer, message: words().online.table.conflict }
    : answer;
}
