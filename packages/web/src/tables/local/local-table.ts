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
import type { ShownEntry, Table, Update } from '../table.ts';
import type { Advised } from './advising.ts';
import type { FromWorker, Opening, Sitter, StandingNos, ToWorker } from './messages.ts';
import { namesOf } from './names.ts';
import { newSeed } from './new-game.ts';
import { PendingAnswers } from './pending-answers.ts';
import { TableClock } from './table-clock.ts';
import type { Patience } from './thinking/messages.ts';
import TableWorker from './worker.ts?worker';

/** What a saved local game needs to be resumed. */
export interface Resumable {
  readonly record: GameRecord;
  readonly seating: readonly Sitter[];
  /** Milliseconds run so far, if it has a clock. */
  readonly spent?: number;
  readonly standingNos?: StandingNos;
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
  readonly #answers = new PendingAnswers();

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
    this.clock = new TableClock(spent, () => this.#post({ do: 'time-up' }));
    this.#worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) =>
      this.#receive(data),
    );
  }

  static open(opening: Opening): LocalTable {
    const table = new LocalTable(opening.game, opening.seating);
    table.#post({ do: 'open', opening });
    table.lookAs(table.#firstPerson());
    return table;
  }

  /** Resumes a game. */
  static resume({ record, seating, spent, standingNos = {} }: Resumable): LocalTable {
    const table = new LocalTable(record.game, seating, { spent });
    table.record.value = record;
    table.standingNos.value = standingNos;
    table.#post({ do: 'resume', record, seating, standingNos });
    table.lookAs(table.#firstPerson());
    return table;
  }

  /** Opens a record as a replay. */
  static watch({ record, seating }: Resumable): LocalTable {
    const table = new LocalTable(record.game, seating, { isRecord: true });
    table.record.value = record;
    table.#post({ do: 'resume', record, seating });
    table.lookAs(null);
    return table;
  }

  #firstPerson(): Seat | null {
    const first = this.seating.findIndex((sitter) => 'person' in sitter);
    return first < 0 ? null : first;
  }

  /** At a shared screen, another player looks now. */
  lookAs(seat: Seat | null): void {
    this.#post({ do: 'look', seat });
  }

  goOn(): void {
    this.isShown.value = true;
    if (this.isRecord) return;
    this.#post({ do: 'go-on' });
  }

  onUpdate(listener: (update: Update) => void): () => void {
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
    this.#post({ do: 'pass-until', seat: this.#mine(), until });
  }

  at(ply: number, eyes: Viewer = this.seat.value ?? 'spectator'): Promise<Shown> {
    return this.#ask((ask) => ({ do: 'at', ask, ply, eyes }));
  }

  tell(eyes: Viewer): Promise<readonly ShownEntry[]> {
    return this.#ask((ask) => ({ do: 'tell', ask, eyes }));
  }

  summary(): Promise<GameSummary> {
    return this.#ask((ask) => ({ do: 'summary', ask }));
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
    return this.#answers.ask((ask) => this.#post(message(ask)));
  }

  #post(message: ToWorker): void {
    this.#worker.postMessage(message);
  }

  #receive(message: FromWorker): void {
    switch (message.is) {
      case 'opened':
        this.houseRules.value = message.houseRules;
        if (message.timeLimit !== null && !this.isRecord) this.clock.start(message.timeLimit);
        return;
      case 'update':
        batch(() => {
          this.standingNo.value = message.standingNo;
          this.isShown.value = false;
          this.isOpen.value = message.isOpen;
          this.seat.value = message.seat;
          this.shown.value = message.update.shown;
        });
        if (outcomeOf(message.update.shown) !== null) this.clock.stop();
        this.#listeners.notify(message.update);
        return;
      case 'answer':
        return this.#answers.answered(message.ask, message.answer);
      case 'saved':
        batch(() => {
          this.standingNos.value = message.standingNos;
          this.record.value = message.record;
        });
        return;
      case 'failed':
        if (message.ask === undefined) this.fault.value = message.message;
        else this.#answers.failed(message.ask, message.message);
    }
  }
}
