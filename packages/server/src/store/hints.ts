// Word of new entries, soon and without promise: whoever hears it looks into the log.
import { soon } from '../async/after-this-tick.ts';
import type { Entry, TableId } from './store.ts';

export interface Listener {
  onEntry(table: TableId, seq: number): void;
  /** Some entries may have gone unheard: look at every table that matters. */
  onMissed(): void;
}

export interface Hints {
  listen(listener: Listener): Promise<() => Promise<void>>;
  /** Something around a table has changed that is not in its log: told with the number 0. */
  stir(table: TableId): Promise<void>;
}

/** When one process does everything, nobody else needs to hear of it. */
export class LocalHints implements Hints {
  readonly #listeners = new Set<Listener>();

  /** Once the entry is on the disk. Whoever waits for the entry's own promise goes first. */
  tell({ table, seq }: Entry): void {
    this.#tell(table, seq);
  }

  async stir(table: TableId): Promise<void> {
    this.#tell(table, 0);
  }

  #tell(table: TableId, seq: number): void {
    if (this.#listeners.size === 0) return;
    soon(() => {
      for (const listener of this.#listeners) listener.onEntry(table, seq);
    });
  }

  async listen(listener: Listener): Promise<() => Promise<void>> {
    const own = { ...listener };
    this.#listeners.add(own);
    return async () => {
      this.#listeners.delete(own);
    };
  }
}
