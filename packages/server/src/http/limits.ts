// How often somebody may ask, by where they come from.
import type { RouteName } from '@tidetable/protocol';
import { Buckets, type Rate } from '../limits/bucket.ts';
import { Denied } from './denied.ts';

const USUAL: Rate = { burst: 240, perSecond: 40 };
/** What makes something new, is worth guessing at, or takes long. */
const DEAR: Rate = { burst: 30, perSecond: 0.5 };
const TALK: Rate = { burst: 30, perSecond: 3 };

const SPECIAL: readonly (readonly [Rate, readonly RouteName[]])[] = [
  [
    DEAR,
    [
      'POST /api/guests',
      'POST /api/accounts',
      'POST /api/login',
      'POST /api/recover',
      'PUT /api/me/password',
      'POST /api/reports',
      'POST /api/tables',
      'POST /api/invites',
      'POST /api/tokens',
      'POST /api/daily/:game',
      'POST /api/tables/:table/forks',
      'GET /api/tables/:table/record',
    ],
  ],
  [TALK, ['POST /api/tables/:table/chat']],
];

export class Limits {
  readonly #usual: Buckets;
  readonly #special = new Map<RouteName, Buckets>();
  readonly #all: readonly Buckets[];

  /** A factor for clubs behind one address, or for tests. */
  constructor(now: () => number, factor = 1) {
    const buckets = ({ burst, perSecond }: Rate): Buckets =>
      new Buckets({ burst: burst * factor, perSecond: perSecond * factor }, now);
    this.#usual = buckets(USUAL);
    const special = SPECIAL.map(([rate, names]) => {
      const shared = buckets(rate);
      for (const name of names) this.#special.set(name, shared);
      return shared;
    });
    this.#all = [this.#usual, ...special];
  }

  request(name: RouteName, address: string): void {
    const wait = (this.#special.get(name) ?? this.#usual).take(address);
    if (wait > 0)
      throw new Denied(
        429,
        'too-often',
        `Too many requests: try again in ${Math.ceil(wait / 1000)} s.`,
      );
  }

  sweep(): void {
    for (const buckets of this.#all) buckets.sweep();
  }
}
