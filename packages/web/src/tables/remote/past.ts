// Earlier moments of a server table: requested while the game is on, replayed here once it is over.
import type { GameRecord, Viewer } from '@tidetable/engine';
import { ask } from '../../core/server.ts';
import { LocalTable } from '../local/local-table.ts';
import type { Sitter } from '../local/messages.ts';
import type { Shown } from '../shown.ts';

export class Past {
  readonly #table: string;
  readonly #asked = new Map<string, Promise<Shown>>();
  #replay: Promise<LocalTable> | null = null;

  constructor(table: string) {
    this.#table = table;
  }

  /** During the game: only through one's own eyes. Answers are cached until an undo. */
  running(ply: number, seat: number | null): Promise<Shown> {
    const key = `${ply} ${seat}`;
    const known = this.#asked.get(key);
    if (known !== undefined) return known;
    const query = { ply, ...(seat === null ? {} : { seat }) };
    const asked = ask('GET /api/tables/:table/view', { params: { table: this.#table }, query });
    const shown = asked as Promise<unknown> as Promise<Shown>;
    this.#asked.set(key, shown);
    shown.catch(() => this.#asked.delete(key));
    return shown;
  }

  forget(): void {
    this.#asked.clear();
  }

  async over(ply: number, eyes: Viewer): Promise<Shown> {
    return (await this.replay()).at(ply, eyes);
  }

  /** The whole game in a worker of this browser, with nothing hidden any more. */
  replay(): Promise<LocalTable> {
    this.#replay ??= this.record().then((record) =>
      LocalTable.watch({ record, seating: seatingOf(record) }),
    );
    return this.#replay;
  }

  record(): Promise<GameRecord> {
    return ask('GET /api/tables/:table/record', { params: { table: this.#table } });
  }

  close(): void {
    this.#replay?.then(
      (table) => table.close(),
      () => {},
    );
  }
}

function seatingOf({ seats, people = [] }: GameRecord): readonly Sitter[] {
  return Array.from({ length: seats }, (_none, seat) => ({
    person: people[seat]?.person ?? people[seat]?.bot ?? `${seat + 1}`,
  }));
}
