// How much somebody may ask for: a bucket that fills with time and empties with every request.

export interface Rate {
  /** How many at once. */
  readonly burst: number;
  readonly perSecond: number;
}

interface Bucket {
  left: number;
  at: number;
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

  /** Milliseconds to wait before this would be allowed; 0 if it is, and then it is counted. */
  take(who: string, cost = 1): number {
    const { burst, perSecond } = this.#rate;
    const now = this.#now();
    const bucket = this.#buckets.get(who) ?? { left: burst, at: now };
    bucket.left = Math.min(burst, bucket.left + ((now - bucket.at) / 1000) * perSecond);
    bucket.at = now;
    this.#buckets.set(who, bucket);
    if (bucket.left < cost) return Math.ceil(((cost - bucket.left) / perSecond) * 1000);
    bucket.left -= cost;
    return 0;
  }

  /** To be called now and then. */
  sweep(): void {
    const { burst, perSecond } = this.#rate;
    for (const [who, { left, at }] of this.#buckets)
      if (left + ((this.#now() - at) / 1000) * perSecond >= burst) this.#buckets.delete(who);
  }
}
