// What terms of a bargain are worth to either side, as far as one captain can tell.
import { itemAt, type Seat } from '@tidetable/engine';
import {
  bundlesWithin,
  type Cards,
  isWithin,
  KINDS,
  RESOURCE_CARDS,
  sum,
  teamOf,
  type View,
} from '../public.ts';
import { worthOfCards } from './standing.ts';
import type { Values } from './values.ts';

/** By kind, as their maker sees them: what is given, and what is asked for. */
export interface Terms {
  readonly give: Cards;
  readonly ask: Cards;
}

/** The share of a rival's gain that counts as one's own loss, divided by the number of rival sides. */
const ENVY = 0.5;

/** Values deals for one seat. Other hands are estimated: cards they have named, then shares of what is unseen. */
export class DealValues {
  readonly view: View;
  readonly seat: Seat;
  readonly values: Values;
  readonly #unseen: Cards;
  /** What the others may have, and what every hand is worth as it is. */
  readonly #hands: Cards[] = [];
  readonly #worths: (number | undefined)[] = [];
  readonly #envy: number;

  constructor(view: View, seat: Seat, values: Values) {
    this.view = view;
    this.seat = seat;
    this.values = values;
    this.#unseen = RESOURCE_CARDS.map(
      (count, kind) => count - (view.stacks[kind] ?? 0) - (view.hand[kind] ?? 0),
    );
    const sides = new Set([...view.captains.keys()].map((one) => teamOf(view.options, one)));
    this.#envy = ENVY / Math.max(1, sides.size - 1);
    for (const captain of view.captains.keys()) this.#hands.push(this.#guess(captain, NONE, NONE));
  }

  /** Assumes that a captain has the cards given, and none of those asked for. */
  hear(captain: Seat, { give, ask }: Terms): void {
    this.#hands[captain] = this.#guess(captain, give, ask);
    this.#worths[captain] = undefined;
  }

  /** By their shares, beyond those that are known. */
  #guess(captain: Seat, has: Cards, lacks: Cards): Cards {
    const left = Math.max(0, this.sizeOf(captain) - sum(has));
    const shares = this.#unseen.map((count, kind) => ((lacks[kind] ?? 0) > 0 ? 0 : count));
    const all = Math.max(1, sum(shares));
    return has.map((count, kind) => count + (left * (shares[kind] ?? 0)) / all);
  }

  sizeOf(captain: Seat): number {
    return this.view.captains[captain]?.handSize ?? 0;
  }

  /** Whether another captain may well have these cards. */
  mayHave(captain: Seat, cards: Cards): boolean {
    const hand = itemAt(this.#hands, captain);
    return sum(cards) <= this.sizeOf(captain) && isWithin(cards, hand.map(roughly));
  }

  isMate(captain: Seat): boolean {
    const { options } = this.view;
    return teamOf(options, captain) === teamOf(options, this.seat);
  }

  /** What getting some cards for others brings this seat. */
  ownGain({ give, ask }: Terms): number {
    return this.#gain(this.seat, this.view.hand, ask, give);
  }

  /** What the same terms bring the other captain. */
  gainOf(captain: Seat, { give, ask }: Terms): number {
    return this.#gain(captain, itemAt(this.#hands, captain), give, ask);
  }

  /** What terms with another captain bring in all: a teammate's gain is one's own, and a rival's is not. */
  worth(captain: Seat, terms: Terms): number {
    const share = this.isMate(captain) ? 1 : -this.#envy;
    return this.ownGain(terms) + share * this.gainOf(captain, terms);
  }

  /** The same as the other one would see it. */
  worthTo(captain: Seat, terms: Terms): number {
    const share = this.isMate(captain) ? 1 : -this.#envy;
    return this.gainOf(captain, terms) + share * this.ownGain(terms);
  }

  #gain(seat: Seat, hand: Cards, more: Cards, less: Cards): number {
    const after = hand.map((count, kind) =>
      Math.max(0, count + (more[kind] ?? 0) - (less[kind] ?? 0)),
    );
    const before = this.#worths[seat] ?? worthOfCards(this.view, seat, hand, this.values);
    this.#worths[seat] = before;
    return worthOfCards(this.view, seat, after, this.values) - before;
  }
}

const NONE: Cards = KINDS.map(() => 0);

/** Three quarters of a card, on average, are as good as one. */
function roughly(count: number): number {
  return Math.floor(count + 0.25);
}

/** No bargain is about more cards of one captain. */
const MOST = 4;
const BUNDLES: readonly Cards[] = bundlesWithin(KINDS.map(() => MOST)).filter(
  (cards) => sum(cards) > 0 && sum(cards) <= MOST,
);

/** All bundles of some of these cards, without the empty one. */
export function bundlesUpTo(most: number, cards: Cards): readonly Cards[] {
  return BUNDLES.filter((bundle) => sum(bundle) <= most && isWithin(bundle, cards));
}

/** As the other side sees them. */
export function reversed({ give, ask }: Terms): Terms {
  return { give: ask, ask: give };
}
