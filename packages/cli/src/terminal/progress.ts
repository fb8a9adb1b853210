// A bar that shows how far a long job is, how fast it goes and how long it will still take.
import { REWRITE } from './ink.ts';

const WIDTH = 24;
/** Milliseconds between two drawings. */
const OFTEN = 100;

export class Progress {
  readonly #errors: NodeJS.WritableStream;
  readonly #all: number;
  readonly #began = performance.now();
  #drawn = 0;

  constructor(errors: NodeJS.WritableStream, all: number) {
    this.#errors = errors;
    this.#all = all;
  }

  at(done: number): void {
    const now = performance.now();
    if (now - this.#drawn < OFTEN && done < this.#all) return;
    this.#drawn = now;
    const filled = Math.round((WIDTH * done) / this.#all);
    const rate = (1000 * done) / Math.max(1, now - this.#began);
    const left = rate === 0 ? '' : `, ${Math.ceil((this.#all - done) / rate)} s left`;
    this.#errors.write(
      `${REWRITE}${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${done.toLocaleString('en')} of ${this.#all.toLocaleString('en')}, ${Math.round(rate).toLocaleString('en')}/s${left}`,
    );
  }

  /** Takes the bar away. */
  done(): void {
    this.#errors.write(REWRITE);
  }
}
