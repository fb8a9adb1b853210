// A wrong password makes the next try wait, longer each time: for one login, and from one address.
import { tooOften } from '../errors.ts';

interface Wait {
  /** Tries without a wait. */
  readonly free: number;
  readonly longest: number;
}

/** Short, so that guessing at an account cannot lock its owner out. */
const LOGIN: Wait = { free: 5, longest: 30_000 };
const ADDRESS: Wait = { free: 15, longest: 15 * 60_000 };
const FORGOTTEN = 60 * 60_000;
const FIRST = 1000;

interface Tries {
  count: number;
  last: number;
  until: number;
}

export class LoginThrottle {
  readonly #now: () => number;
  readonly #tries = new Map<string, Tries>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Counts as a failure until the returned function is called; throws LimitReached while it is too early. */
  attempt(login: string, address: string): () => void {
    const waits: [string, Wait][] = [
      [`login ${login}`, LOGIN],
      [`address ${address}`, ADDRESS],
    ];
    const now = this.#now();
    const until = Math.max(...waits.map(([key]) => this.#tries.get(key)?.until ?? 0));
    if (until > now) throw tooOften('Too many wrong tries', until - now);
    for (const [key, wait] of waits) this.#count(key, wait, now);
    return () => {
      this.#tries.delete(`login ${login}`);
      const here = this.#tries.get(`address ${address}`);
      if (here !== undefined) here.count--;
    };
  }

  #count(key: string, { free, longest }: Wait, now: number): void {
    const tries = this.#tries.get(key) ?? { count: 0, last: now, until: 0 };
    tries.count++;
    tries.last = now;
    const over = tries.count - free;
    tries.until = over < 0 ? 0 : now + Math.min(longest, FIRST * 2 ** over);
    this.#tries.set(key, tries);
  }

  /** Forgets old tries. Call it now and then. */
  sweep(): void {
    const now = this.#now();
    for (const [key, { last }] of this.#tries) if (now - last > FORGOTTEN) this.#tries.delete(key);
  }
}
