// Notices of new entries and other changes: prompt, not guaranteed. The log and the rows are the truth.
import { afterThisTick } from '../async/after-this-tick.ts';
import type { Change } from './changes.ts';
import type { Entry, TableId } from './store.ts';

export interface Listener {
  onEntry(table: TableId, seq: number): void;
  onChange?(change: Change): void;
  /** Notices may have been lost: look at every table that matters. */
  onMissed?(): void;
}

export interface Notifications {
  listen(listener: Listener): Promise<() => Promise<void>>;
  notify(change: Change): Promise<void>;
}

/** Within one process. */
export class LocalNotifications implements Notifications {
  readonly #listeners = new Set<Listener>();

  /** Once the entry is on the disk; code that awaits the append goes first. */
  tell({ table, seq }: Entry): void {
    this.#each((listener) => listener.onEntry(table, seq));
  }

  async notify(change: Change): Promise<void> {
    this.#each((listener) => listener.onChange?.(change));
  }

  #each(tell: (listener: Listener) => void): void {
    if (this.#listeners.size === 0) return;
    afterThisTick(() => {
      for (const listener of this.#listeners) tell(listener);
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
