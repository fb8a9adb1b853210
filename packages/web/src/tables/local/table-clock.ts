// The clock of a local table: it runs while somebody can see the table, and stands still otherwise.
import { computed, signal } from '@preact/signals';

const TICK = 500;
/** A machine that slept costs nobody more than this. */
const MOST = 2 * TICK;

export class TableClock {
  /** Milliseconds that have run so far: kept with the game. */
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
