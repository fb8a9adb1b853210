// A table in a worker of this browser.
import { computed, signal } from '@preact/signals';
import type { GameRecord, Seat } from '@tidetable/engine';
import type { Answer, Shown, TakeBack } from '../shown.ts';
import type { Table, Told } from '../table.ts';
import type { FromWorker, Opening, Sitter, ToWorker } from './messages.ts';
import TableWorker from './worker.ts?worker';

export interface Saved {
  readonly record: GameRecord;
  readonly seating: readonly Sitter[];
}

export class LocalTable implements Table {
  readonly game: string;
  readonly seat = signal<Seat | null>(null);
  readonly shown = signal<Shown | null>(null);
  readonly names;
  readonly seating: readonly Sitter[];
  readonly #worker = new TableWorker();
  readonly #listeners = new Set<(story: readonly Told[]) => void>();
  readonly #answers = new Map<number, (answer: Answer) => void>();
  readonly #save: (saved: Saved) => void;
  #asks = 0;

  private constructor(game: string, seating: readonly Sitter[], save: (saved: Saved) => void) {
    this.game = game;
    this.seating = seating;
    this.#save = save;
    this.names = computed(() =>
      seating.map((sitter) => ('person' in sitter ? sitter.person : sitter.bot)),
    );
    this.#worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) =>
      this.#hear(data),
    );
  }

  static open(opening: Opening, save: (saved: Saved) => void): LocalTable {
    const table = new LocalTable(opening.game, opening.seating, save);
    table.#tell({ do: 'open', opening });
    table.lookAs(table.#firstPerson());
    return table;
  }

  static resume({ record, seating }: Saved, save: (saved: Saved) => void): LocalTable {
    const table = new LocalTable(record.game, seating, save);
    table.#tell({ do: 'resume', record, seating });
    table.lookAs(table.#firstPerson());
    return table;
  }

  #firstPerson(): Seat | null {
    const first = this.seating.findIndex((sitter) => 'person' in sitter);
    return first < 0 ? null : first;
  }

  /** At a table where several people share this screen, another one looks now. */
  lookAs(seat: Seat | null): void {
    this.#tell({ do: 'look', seat });
  }

  /** The page has shown what happened. */
  goOn(): void {
    this.#tell({ do: 'go-on' });
  }

  onTold(listener: (story: readonly Told[]) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  play(action: string): Promise<Answer> {
    return this.#ask((ask, seat) => ({ do: 'play', ask, seat, action }));
  }

  undo(what: TakeBack): Promise<Answer> {
    return this.#ask((ask, seat) => ({ do: 'undo', ask, seat, what }));
  }

  close(): void {
    this.#worker.terminate();
  }

  #ask(message: (ask: number, seat: Seat) => ToWorker): Promise<Answer> {
    const seat = this.seat.value;
    if (seat === null) return Promise.resolve({ kind: 'refused' });
    const ask = ++this.#asks;
    return new Promise((resolve) => {
      this.#answers.set(ask, resolve);
      this.#tell(message(ask, seat));
    });
  }

  #tell(message: ToWorker): void {
    this.#worker.postMessage(message);
  }

  #hear(message: FromWorker): void {
    switch (message.is) {
      case 'shown':
        this.seat.value = message.seat;
        this.shown.value = message.shown;
        for (const listener of this.#listeners) listener(message.story);
        return;
      case 'answer':
        this.#answers.get(message.ask)?.(message.answer);
        this.#answers.delete(message.ask);
        return;
      case 'saved':
        this.#save({ record: message.record, seating: this.seating });
        return;
      case 'failed':
        throw new Error(message.message);
    }
  }
}
