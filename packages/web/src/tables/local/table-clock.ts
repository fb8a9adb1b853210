// The clock of a local table: runs only while the table is visible.
import { computed, signal } from '@preact/signals';

const TICK = 500;
/** A machine that slept costs a player no more than this. */
const MOST = 2 * TICK;

export class TableClock {
  /** Milliseconds run so far: saved with the game. */
  readonly spent;
  readonly #limit = signal<number | null>(null);
  /** Milliseconds left; null without a limit. */
  readonly left = computed(() =>
    this.#limit.value === null ? null : Math.max(0, this.#limit.value - this.spent.value),
  );
  readonly #timeUp: () => void;
  #timer: ReturnType<typeof setInterval> | undefined;

  constructor(spent: number, timeUp: () => void) {
    this.spent = signal(spent);
    this.#timeUp = timeUp;
  }

  start(limit: number): void {
    this.#limit.value = limit;
    let last = performance.now();
    this.#timer = setInterval(() => {
      const now = performance.now();
      if (!document.hidden) this.#run(Math.min(now - last, MOST));
      last = now;
    }, TICK);
    this.#run(0);
  }

  #run(milliseconds: number): void {
    this.spent.value += milliseconds;
    if (this.left.peek() !== 0) return;
    this.stop();
    this.#timeUp();
  }

  stop(): void {
    clearInterval(this.#timer);
  }
}
