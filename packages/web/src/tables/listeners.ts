// Those who want to hear what happens; whoever comes late is told the whole story first.
import type { News, Told } from './table.ts';

export class Listeners {
  readonly #listeners = new Set<(news: News) => void>();
  #story: readonly Told[] = [];
  #last: News | null = null;
  #heed = (): void => {};
  /** Kept as soon as somebody listens. */
  readonly someone = new Promise<void>((resolve) => {
    this.#heed = resolve;
  });

  add(listener: (news: News) => void): () => void {
    this.#listeners.add(listener);
    this.#heed();
    if (this.#last !== null)
      listener({ story: this.#story, shown: this.#last.shown, isAnew: true });
    return () => this.#listeners.delete(listener);
  }

  tell(news: News): void {
    this.#story = news.isAnew ? news.story : [...this.#story, ...news.story];
    this.#last = news;
    for (const listener of this.#listeners) listener(news);
  }
}
