// One thing after another. What can be done at once is; whatever is asked meanwhile waits for its turn.
import type { Soon } from './maybe-promise.ts';

export class Turns {
  /** When the last thing asked for will be over; null if it is. */
  #last: Promise<void> | null = null;

  take<T>(task: () => Promise<T>): Promise<T>;
  take<T>(task: () => Soon<T>): Soon<T>;
  take<T>(task: () => Soon<T>): Soon<T> {
    const done = this.#last === null ? task() : this.#last.then(task);
    if (done instanceof Promise) this.#waitFor(done);
    return done;
  }

  #waitFor(done: Promise<unknown>): void {
    const over: Promise<void> = done.then(ignore, ignore).then(() => {
      if (this.#last === over) this.#last = null;
    });
    this.#last = over;
  }
}

function ignore(): void {}
