// How often somebody may ask, by where they come from.
import type { RouteName } from '@tidetable/protocol';
import { Buckets, type Rate } from '../limits/bucket.ts';
import { Denied } from './denied.ts';

const USUAL: Rate = { burst: 240, perSecond: 40 };
/** What makes something new, or is worth guessing at. */
const DEAR: Rate = { burst: 30, perSecond: 0.5 };
const DEAR_ROUTES: readonly RouteName[] = [
  'POST /api/guests',
  'POST /api/tables',
  'POST /api/invites',
  'POST /api/tokens',
];

export class Limits {
  readonly #usual: Buckets;
  readonly #dear: Buckets;

  /** A factor for clubs behind one address, or for tests. */
  constructor(now: () => number, factor = 1) {
    const times = ({ burst, perSecond }: Rate): Rate => ({
      burst: burst * factor,
      perSecond: perSecond * factor,
    });
    this.#usual = new Buckets(times(USUAL), now);
    this.#dear = new Buckets(times(DEAR), now);
  }

  request(name: RouteName, address: string): void {
    const buckets = DEAR_ROUTES.includes(name) ? this.#dear : this.#usual;
    const wait = buckets.take(address);
    if (wait > 0)
      throw new Denied(
        429,
        'too-often',
        `Too many requests: try again in ${Math.ceil(wait / 1000)} s.`,
      );
  }

  sweep(): void {
    this.#usual.sweep();
    this.#dear.sweep();
  }
}
