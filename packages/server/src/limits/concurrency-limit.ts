// So many at once and no more; the others wait in line, and the line has an end.

export class TooLong extends Error {
  override readonly name = 'TooLong';
}

export class Turnstile {
  readonly #atOnce: number;
  readonly #longest: number;
  readonly #line: (() => void)[] = [];
  #inside = 0;

  constructor(atOnce: number, longest: number) {
    this.#atOnce = atOnce;
    this.#longest = longest;
  }

  /** Throws TooLong at once if the line is full. */
  async pass<T>(task: () => Promise<T>): Promise<T> {
    if (this.#inside >= this.#atOnce) {
      if (this.#line.length >= this.#longest) throw new TooLong('too many wait already');
      await new Promise<void>((resolve) => this.#line.push(resolve));
    } else this.#inside++;
    try {
      return await task();
    } finally {
      const next = this.#line.shift();
      if (next === undefined) this.#inside--;
      else next();
    }
  }
}
