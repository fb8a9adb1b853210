// What a person types, line by line, from a terminal or a pipe.
import { createInterface, type Interface } from 'node:readline';
import type { Terminal } from '../command.ts';

export function isTerminal(stream: object): boolean {
  return 'isTTY' in stream && stream.isTTY === true;
}

/** How many lines the output shows at once; undefined where it is not a terminal. */
export function rowsOf(output: object): number | undefined {
  if (!isTerminal(output)) return undefined;
  return 'rows' in output && typeof output.rows === 'number' ? output.rows : undefined;
}

export const NOTHING_YET = Symbol('nothing yet');

/** What a timer can wait for at most. */
const LONGEST_TIMER = 2 ** 31 - 1;

export class Lines {
  readonly #interface: Interface;
  readonly #output: NodeJS.WritableStream;
  readonly #typed: boolean;
  readonly #early: string[] = [];
  #waiting: ((line: string | null) => void) | null = null;
  #ended = false;

  constructor({ input, output }: Terminal) {
    this.#typed = isTerminal(input) && isTerminal(output);
    this.#output = output;
    this.#interface = createInterface(
      this.#typed ? { input, output, terminal: true } : { input, terminal: false },
    );
    this.#interface.on('line', (line) => this.#arrive(line));
    this.#interface.on('close', () => {
      this.#ended = true;
      this.#waiting?.(null);
    });
  }

  #arrive(line: string): void {
    if (this.#waiting === null) this.#early.push(line);
    else this.#waiting(line);
  }

  /** The next line, or null when there will be no more. */
  ask(prompt: string): Promise<string | null> {
    return this.askWithin(prompt, null) as Promise<string | null>;
  }

  /** The same; NOTHING_YET where nothing is typed for `within` milliseconds. */
  async askWithin(
    prompt: string,
    within: number | null,
  ): Promise<string | null | typeof NOTHING_YET> {
    if (!this.#typed) this.#output.write(prompt);
    else if (!this.#ended) {
      this.#interface.setPrompt(prompt);
      this.#interface.prompt();
    }
    const line = await this.#next(within);
    if (line === NOTHING_YET) this.#output.write('\n');
    else if (line === null || !this.#typed) this.#output.write(`${line ?? ''}\n`);
    return line;
  }

  #next(within: number | null): Promise<string | null | typeof NOTHING_YET> {
    const early = this.#early.shift();
    if (early !== undefined) return Promise.resolve(early);
    if (this.#ended) return Promise.resolve(null);
    return new Promise((resolve) => {
      const answer = (line: string | null | typeof NOTHING_YET): void => {
        clearTimeout(timer);
        this.#waiting = null;
        resolve(line);
      };
      const timer =
        within === null
          ? undefined
          : setTimeout(() => answer(NOTHING_YET), Math.min(within, LONGEST_TIMER));
      this.#waiting = answer;
    });
  }

  close(): void {
    this.#interface.close();
  }
}
