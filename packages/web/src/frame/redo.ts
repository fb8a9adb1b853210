// What was taken back can be done again, until something else is done.
import { signal } from '@preact/signals';

export class Redo {
  #done: string[] = [];
  /** Actions in notation, the next at the end. */
  readonly undone = signal<readonly string[]>([]);

  /** An action was accepted. */
  played(text: string): void {
    const isAgain = this.undone.value.at(-1) === text;
    this.undone.value = isAgain ? this.undone.value.slice(0, -1) : [];
    this.#done.push(text);
  }

  /** The last action was taken back. */
  tookBack(): void {
    const text = this.#done.pop();
    this.undone.value = text === undefined ? [] : [...this.undone.value, text];
  }

  /** More was taken back than is known here. */
  forget(): void {
    this.#done = [];
    this.undone.value = [];
  }
}
