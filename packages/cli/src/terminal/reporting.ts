// A bar for work that tells how far it is.
import type { Outside } from '../command.ts';
import { isTerminal } from './lines.ts';
import { Progress } from './progress.ts';

/** Only where the error output is a terminal. Whatever is to be printed meanwhile goes through `aside`. */
export class Reporting {
  readonly #errors: NodeJS.WritableStream;
  #bar: Progress | null = null;

  constructor({ errors }: Outside) {
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
