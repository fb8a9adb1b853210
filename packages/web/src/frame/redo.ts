// Undone actions can be redone until another action is played.
import { signal } from '@preact/signals';

export class Redo {
  #done: string[] = [];
  /** Actions in notation; the last one is redone first. */
  readonly undone = signal<readonly string[]>([]);

  /** Call when an action was accepted. */
  played(text: string): void {
    const isAgain = this.undone.value.at(-1) === text;
    this.undone.value = isAgain ? this.undone.value.slice(0, -1) : [];
    this.#done.push(text);
  }

  /** Call when the last action was undone. */
  tookBack(): void {
    const text = this.#done.pop();
    this.undone.value = text === undefined ? [] : [...this.undone.value, text];
  }

  /** Call when an unknown number of actions was undone. */
  forget(): void {
    this.#done = [];
    this.undone.value = [];
  }
}
