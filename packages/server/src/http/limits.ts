// Rate limits by address.
import type { RouteName } from '@tidetable/protocol';
import { tooOften } from '../errors.ts';
import { Buckets, type Rate } from '../limits/token-bucket.ts';

const DEFAULT: Rate = { burst: 240, perSecond: 40 };
/** For routes that create something, can be brute-forced, or take long. */
const EXPENSIVE: Rate = { burst: 30, perSecond: 0.5 };
const CHAT: Rate = { burst: 30, perSecond: 3 };

/** A route; the preview of a link, or the drawing of its picture. */
type Limited = RouteName | 'preview' | 'picture';

const SPECIAL: readonly (readonly [Rate, readonly Limited[]])[] = [
  [
    EXPENSIVE,
    [
      'POST /api/guests',
      'POST /api/accounts',
      'POST /api/login',
      'POST /api/recover',
      'PUT /api/me/password',
      'POST /api/reports',
      'POST /api/tables',
      'POST /api/invites',
      'GET /api/invites/:code',
      'POST /api/tokens',
      'POST /api/daily/:game',
      'POST /api/tables/:table/forks',
      'GET /api/tables/:table/record',
    ],
  ],
  [
    CHAT,
    [
      'POST /api/tables/:table/chat',
      'POST /api/tables/:table/seats/:seat/nudge',
      'POST /api/tables/:table/seats/:seat/play-on',
    ],
  ],
  [EXPENSIVE, ['picture']],
];

export class Limits {
  readonly #usual: Buckets;
  readonly #special = new Map<Limited, Buckets>();
  readonly #all: readonly Buckets[];

  /** A factor for clubs behind one address, or for tests. */
  constructor(now: () => number, factor = 1) {
    const buckets = ({ burst, perSecond }: Rate): Buckets =>
      new Buckets({ burst: burst * factor, perSecond: perSecond * factor }, now);
    this.#usual = buckets(DEFAULT);
    const special = SPECIAL.map(([rate, names]) => {
      const shared = buckets(rate);
      for (const name of names) this.#special.set(name, shared);
      return shared;
    });
    this.#all = [this.#usual, ...special];
  }

  /** Counts it if it is. */
  isAllowed(name: Limited, address: string): boolean {
    return this.#wait(name, address) === 0;
  }

  #wait(name: Limited, address: string): number {
    return (this.#special.get(name) ?? this.#usual).take(address);
  }

  request(name: Limited, address: string): void {
    const wait = this.#wait(name, address);
    if (wait > 0) throw tooOften('Too many requests', wait);
  }

  sweep(): void {
    for (const buckets of this.#all) buckets.sweep();
  }
}
