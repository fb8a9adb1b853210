// Subscribers of a table; a late one gets the whole log first.
import type { Told, Update } from './table.ts';

export class Listeners {
  readonly #listeners = new Set<(news: Update) => void>();
  #story: readonly Told[] = [];
  #last: Update | null = null;
  #heed = (): void => {};
  /** Kept from the first subscriber on. */
  readonly someone = new Promise<void>((resolve) => {
    this.#heed = resolve;
  });

  add(listener: (news: Update) => void): () => void {
    this.#listeners.add(listener);
    this.#heed();
    if (this.#last !== null)
      listener({ story: this.#story, shown: this.#last.shown, isWholeStory: true });
    return () => this.#listeners.delete(listener);
  }

  tell(news: Update): void {
    this.#story = news.isWholeStory ? news.story : [...this.#story, ...news.story];
    this.#last = news;
    for (const listener of this.#listeners) listener(news);
  }
}
