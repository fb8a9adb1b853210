// What a server says of a game whose code is not in the pages: sentences beside views and events.
import { type Face, type GameEvent, write } from '@tidetable/engine';
import type { LogEntry, TableView, TableWords } from '@tidetable/protocol';

export class Spoken {
  readonly #words = new WeakMap<object, TableWords>();
  readonly #sentences = new WeakMap<GameEvent, string>();
  #result = '';

  /** Finds the sentences again by the objects that they came with. */
  readonly face: Face = {
    prompt: (view) => this.#words.get(view)?.prompt ?? '',
    say: (action, view) => {
      const text = write(action);
      return this.#words.get(view)?.actions[text] ?? text;
    },
    tell: (event) => this.#sentences.get(event) ?? event.type,
    result: () => this.#result,
  };

  remember({ view, words }: Pick<TableView, 'view' | 'words'>, entries: readonly LogEntry[]): void {
    if (words !== undefined) this.#words.set(view, words);
    this.#result = words?.result ?? this.#result;
    for (const { events = [], told = [] } of entries)
      for (const [nth, event] of events.entries()) {
        const sentence = told[nth];
        if (sentence !== undefined) this.#sentences.set(event, sentence);
      }
  }
}
