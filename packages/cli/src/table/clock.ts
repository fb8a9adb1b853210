// The clock of a game against time; it runs while the table is open.

export class GameClock {
  readonly #left: number;
  readonly #since: number;
  readonly #now: () => number;

  constructor(left: number, now: () => number = () => performance.now()) {
    this.#left = left;
    this.#now = now;
    this.#since = now();
  }

  /** Milliseconds. */
  get left(): number {
    return Math.max(0, Math.round(this.#left - (this.#now() - this.#since)));
  }

  /** As `1:05`, rounded up. */
  get shown(): string {
    const seconds = Math.ceil(this.left / 1000);
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  }
}
