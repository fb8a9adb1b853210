// Tasks one after another. An idle queue runs its task at once, without a promise.
import type { MaybePromise } from './maybe-promise.ts';

export class SerialQueue {
  /** Settles when the last task is done; null when idle. */
  #last: Promise<void> | null = null;

  run<T>(task: () => Promise<T>): Promise<T>;
  run<T>(task: () => MaybePromise<T>): MaybePromise<T>;
  run<T>(task: () => MaybePromise<T>): MaybePromise<T> {
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
