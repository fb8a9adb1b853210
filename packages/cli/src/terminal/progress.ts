// A bar that shows how far a long job is, how fast it goes and how long it will still take.
import { REWRITE } from '@tidetable/terminal/ink';
import type { Terminal } from '../command.ts';
import { isTerminal } from './lines.ts';

const WIDTH = 24;
/** Milliseconds between two drawings. */
const OFTEN = 100;

export class Progress {
  readonly #errors: NodeJS.WritableStream;
  readonly #all: number;
  readonly #before: number;
  readonly #began = performance.now();
  #drawn = 0;

  /** What was done before this job began counts for the bar, not for its speed. */
  constructor(errors: NodeJS.WritableStream, all: number, before = 0) {
    this.#errors = errors;
    this.#all = all;
    this.#before = before;
  }

  at(done: number): void {
    const now = performance.now();
    if (now - this.#drawn < OFTEN && done < this.#all) return;
    this.#drawn = now;
    const filled = Math.round((WIDTH * done) / this.#all);
    const rate = (1000 * (done - this.#before)) / Math.max(1, now - this.#began);
    const left = rate === 0 ? '' : `, ${duration((this.#all - done) / rate)} left`;
    this.#errors.write(
      `${REWRITE}${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${done.toLocaleString('en')} of ${this.#all.toLocaleString('en')}, ${Math.round(rate).toLocaleString('en')}/s${left}`,
    );
  }

  /** Takes the bar away. */
  done(): void {
    this.#errors.write(REWRITE);
  }
}

/** A bar, where the error output is a terminal. What is printed meanwhile goes through `aside`. */
export class TerminalProgress {
  readonly #errors: NodeJS.WritableStream;
  #bar: Progress | null = null;

  constructor({ errors }: Pick<Terminal, 'errors'>) {
    this.#errors = errors;
  }

  readonly at = (done: number, all: number): void => {
    if (!isTerminal(this.#errors)) return;
    this.#bar ??= new Progress(this.#errors, all);
    this.#bar.at(done);
  };

  aside(print: () => void): void {
    this.#bar?.done();
    print();
  }

  done(): void {
    this.#bar?.done();
    this.#bar = null;
  }
}

function duration(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole < 120) return `${whole} s`;
  return whole < 7200 ? `${Math.ceil(whole / 60)} min` : `${Math.ceil(whole / 3600)} h`;
}
