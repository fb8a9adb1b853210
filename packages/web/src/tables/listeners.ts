// Subscribers of a table; a late one gets the whole log first.
import type { ShownEntry, Update } from './table.ts';

export class Listeners {
  readonly #listeners = new Set<(update: Update) => void>();
  #story: readonly ShownEntry[] = [];
  #last: Update | null = null;
  #subscribed = (): void => {};
  /** Resolved by the first subscriber. */
  readonly firstSubscriber = new Promise<void>((resolve) => {
    this.#subscribed = resolve;
  });

  add(listener: (update: Update) => void): () => void {
    this.#listeners.add(listener);
    this.#subscribed();
    if (this.#last !== null)
      listener({ story: this.#story, shown: this.#last.shown, isWholeStory: true });
    return () => this.#listeners.delete(listener);
  }

  notify(update: Update): void {
    this.#story = update.isWholeStory ? update.story : [...this.#story, ...update.story];
    this.#last = update;
    for (const listener of this.#listeners) listener(update);
  }
}
