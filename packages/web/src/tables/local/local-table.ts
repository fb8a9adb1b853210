// A table in a worker of this browser.
import { batch, signal } from '@preact/signals';
import type { GameRecord, Refusal, Seat, Viewer } from '@tidetable/engine';
import type { GameSummary } from '@tidetable/manifest/summary';
import type { HouseRule } from '../house-rules.ts';
import { Listeners } from '../listeners.ts';
import {
  type Answer,
  outcomeOf,
  type Shown,
  type StandingNo,
  type TakeBack,
  type Until,
} from '../shown.ts';
import type { Table, Told, Update } from '../table.ts';
import type { Advised } from './advising.ts';
import type { FromWorker, Opening, Sitter, StandingNos, ToWorker } from './messages.ts';
import { namesOf } from './names.ts';
import { newSeed } from './new-game.ts';
import { TableClock } from './table-clock.ts';
import type { Patience } from './thinking/messages.ts';
import TableWorker from './worker.ts?worker';

/** What a saved local game needs to be resumed. */
export interface Kept {
  readonly record: GameRecord;
  readonly seating: readonly Sitter[];
  /** Milliseconds run so far, if it has a clock. */
  readonly spent?: number;
  readonly standingNos?: StandingNos;
}

interface Asking {
  resolve(answer: never): void;
  reject(why: Error): void;
}

export class LocalTable implements Table {
  readonly game: string;
  readonly seat = signal<Seat | null>(null);
  readonly shown = signal<Shown | null>(null);
  readonly names;
  readonly seating: readonly Sitter[];
  /** A replay: through any eyes, and no seat plays. */
  readonly isRecord: boolean;
  readonly isShared: boolean;
  /** All hands are open; null until that is known. */
  readonly isOpen = signal<boolean | null>(null);
  /** Whether everything that happened has been shown. */
  readonly isShown = signal(false);
  /** The game so far, secrets included; null before it is first saved. */
  readonly record = signal<GameRecord | null>(null);
  /** Why the table could not be set up, or crashed. */
  readonly fault = signal<string | null>(null);
  readonly houseRules = signal<readonly HouseRule[]>([]);
  readonly standingNo = signal<StandingNo | null>(null);
  /** By seat, as in the record. */
  readonly standingNos = signal<StandingNos>({});
  readonly waitsForGoOn = true;
  readonly clock: TableClock;
  readonly #worker = new TableWorker();
  readonly #listeners = new Listeners();
  readonly #asks = new Map<number, Asking>();
  #asked = 0;

  private constructor(
    game: string,
    seating: readonly Sitter[],
    { isRecord = false, spent = 0 }: { isRecord?: boolean; spent?: number | undefined } = {},
  ) {
    this.game = game;
    this.seating = seating;
    this.isRecord = isRecord;
    this.isShared = seating.filter((sitter) => 'person' in sitter).length > 1;
    this.names = signal(namesOf(seating));
    this.clock = new TableClock(spent, () => this.#tell({ do: 'time-up' }));
    this.#worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) =>
      this.#hear(data),
    );
  }

  static open(opening: Opening): LocalTable {
    const table = new LocalTable(opening.game, opening.seating);
    table.#tell({ do: 'open', opening });
    table.lookAs(table.#firstPerson());
    return table;
  }

  /** Resumes a game. */
  static resume({ record, seating, spent, standingNos = {} }: Kept): LocalTable {
    const table = new LocalTable(record.game, seating, { spent });
    table.record.value = record;
    table.standingNos.value = standingNos;
    table.#tell({ do: 'resume', record, seating, standingNos });
    table.lookAs(table.#firstPerson());
    return table;
  }

  /** Opens a record as a replay. */
  static watch({ record, seating }: Kept): LocalTable {
    const table = new LocalTable(record.game, seating, { isRecord: true });
    table.record.value = record;
    table.#tell({ do: 'resume', record, seating });
    table.lookAs(null);
    return table;
  }

  #firstPerson(): Seat | null {
    const first = this.seating.findIndex((sitter) => 'person' in sitter);
    return first < 0 ? null : first;
  }

  /** At a shared screen, another player looks now. */
  lookAs(seat: Seat | null): void {
    this.#tell({ do: 'look', seat });
  }

  goOn(): void {
    this.isShown.value = true;
    if (this.isRecord) return;
    this.#tell({ do: 'go-on' });
  }

  onUpdate(listener: (news: Update) => void): () => void {
    return this.#listeners.add(listener);
  }

  play(action: string): Promise<Answer> {
    const seat = this.#mine();
    return this.#ask((ask) => ({ do: 'play', ask, seat, action }));
  }

  undo(what: TakeBack): Promise<Answer> {
    const seat = this.#mine();
    return this.#ask((ask) => ({ do: 'undo', ask, seat, what }));
  }

  why(action: string): Promise<Refusal | null> {
    const seat = this.#mine();
    return this.#ask((ask) => ({ do: 'why', ask, seat, action }));
  }

  async passUntil(until: Until | null): Promise<void> {
    this.#tell({ do: 'pass-until', seat: this.#mine(), until });
  }

  at(ply: number, eyes: Viewer = this.seat.value ?? 'spectator'): Promise<Shown> {
    return this.#ask((ask) => ({ do: 'at', ask, ply, eyes }));
  }

  tell(eyes: Viewer): Promise<readonly Told[]> {
    return this.#ask((ask) => ({ do: 'tell', ask, eyes }));
  }

  tale(): Promise<GameSummary> {
    return this.#ask((ask) => ({ do: 'tale', ask }));
  }

  /** My seat's actions, the best first; empty where it has nothing to decide. */
  advise(patience: Patience): Promise<readonly Advised[]> {
    const seat = this.#mine();
    return this.#ask((ask) => ({ do: 'advise', ask, seat, patience }));
  }

  /** A fork from this moment, for a person at this seat. */
  fork(ply: number, seat: Seat): Promise<GameRecord> {
    const seed = newSeed();
    return this.#ask((ask) => ({ do: 'fork', ask, ply, seat, seed }));
  }

  close(): void {
    this.clock.stop();
    this.#worker.terminate();
  }

  #mine(): Seat {
    if (this.seat.value === null) throw new Error('a spectator does not play');
    return this.seat.value;
  }

  #ask<T>(message: (ask: number) => ToWorker): Promise<T> {
    const ask = ++this.#asked;
    return new Promise((resolve, reject) => {
      this.#asks.set(ask, { resolve, reject });
      this.#tell(message(ask));
    });
  }

  #tell(message: ToWorker): void {
    this.#worker.postMessage(message);
  }

  #hear(message: FromWorker): void {
    switch (message.is) {
      case 'laid':
        this.houseRules.value = message.houseRules;
        if (message.timeLimit !== null && !this.isRecord) this.clock.start(message.timeLimit);
        return;
      case 'news':
        batch(() => {
          this.standingNo.value = message.standingNo;
          this.isShown.value = false;
          this.isOpen.value = message.isOpen;
          this.seat.value = message.seat;
          this.shown.value = message.news.shown;
        });
        if (outcomeOf(message.news.shown) !== null) this.clock.stop();
        this.#listeners.tell(message.news);
        return;
      case 'answer':
        this.#asks.get(message.ask)?.resolve(message.answer as never);
        this.#asks.delete(message.ask);
        return;
      case 'saved':
        batch(() => {
          this.standingNos.value = message.standingNos;
          this.record.value = message.record;
        });
        return;
      case 'failed':
        this.#fail(message.message, message.ask);
    }
  }

  #fail(message: string, ask: number | undefined): void {
    if (ask === undefined) {
      this.fault.value = message;
      return;
    }
    this.#asks.get(ask)?.reject(new Error(message));
    this.#asks.delete(ask);
  }
}
