// Rate limits: a bucket that fills with time and empties with every request.

export interface Rate {
  /** How many at once. */
  readonly burst: number;
  readonly perSecond: number;
}

export class Bucket {
  #left: number;
  #at: number;

  constructor({ burst }: Rate, now: number) {
    this.#left = burst;
    this.#at = now;
  }

  /** Milliseconds to wait before this would be allowed; 0 if it is, and then it is counted. */
  take(rate: Rate, now: number, cost = 1): number {
    this.#left = this.leftAt(rate, now);
    this.#at = now;
    if (this.#left < cost) return Math.ceil(((cost - this.#left) / rate.perSecond) * 1000);
    this.#left -= cost;
    return 0;
  }

  leftAt({ burst, perSecond }: Rate, now: number): number {
    return Math.min(burst, this.#left + ((now - this.#at) / 1000) * perSecond);
  }
}

/** Buckets by name; those that are full again are forgotten. */
export class Buckets {
  readonly #rate: Rate;
  readonly #now: () => number;
  readonly #buckets = new Map<string, Bucket>();

  constructor(rate: Rate, now: () => number) {
    this.#rate = rate;
    this.#now = now;
  }

  take(who: string): number {
    const now = this.#now();
    const bucket = this.#buckets.get(who) ?? new Bucket(this.#rate, now);
    this.#buckets.set(who, bucket);
    return bucket.take(this.#rate, now);
  }

  /** Call it now and then. */
  sweep(): void {
    const now = this.#now();
    for (const [who, bucket] of this.#buckets)
      if (bucket.leftAt(this.#rate, now) >= this.#rate.burst) this.#buckets.delete(who);
  }
}
