// The worth of terms to either side, as far as one captain can tell.
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

/** By kind, as their maker sees them. */
export interface Terms {
  readonly give: Cards;
  readonly ask: Cards;
}

/** The share of a rival's gain that counts as one's own loss, per rival side. */
const ENVY = 0.5;

/** Values deals for one seat. Other hands are estimated: cards they have named, plus a share of the unseen. */
export class DealValues {
  readonly view: View;
  readonly seat: Seat;
  readonly values: Values;
  readonly #unseen: Cards;
  /** Estimated hands, and their worth. */
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

  /** Infers that a captain has the cards given, and none of those asked for. */
  hear(captain: Seat, { give, ask }: Terms): void {
    this.#hands[captain] = this.#guess(captain, give, ask);
    this.#worths[captain] = undefined;
  }

  /** Shares the unseen cards out, beyond the known ones. */
  #guess(captain: Seat, has: Cards, lacks: Cards): Cards {
    const left = Math.max(0, this.sizeOf(captain) - sum(has));
    const shares = this.#unseen.map((count, kind) => ((lacks[kind] ?? 0) > 0 ? 0 : count));
    const all = Math.max(1, sum(shares));
    return has.map((count, kind) => count + (left * (shares[kind] ?? 0)) / all);
  }

  sizeOf(captain: Seat): number {
    return this.view.captains[captain]?.handSize ?? 0;
  }

  /** Whether another captain probably has these cards. */
  mayHave(captain: Seat, cards: Cards): boolean {
    const hand = itemAt(this.#hands, captain);
    return sum(cards) <= this.sizeOf(captain) && isWithin(cards, hand.map(roughly));
  }

  isMate(captain: Seat): boolean {
    const { options } = this.view;
    return teamOf(options, captain) === teamOf(options, this.seat);
  }

  /** This seat's gain. */
  ownGain({ give, ask }: Terms): number {
    return this.#gain(this.seat, this.view.hand, ask, give);
  }

  /** The other captain's gain. */
  gainOf(captain: Seat, { give, ask }: Terms): number {
    return this.#gain(captain, itemAt(this.#hands, captain), give, ask);
  }

  /** The net worth of terms: a teammate's gain counts for, a rival's against. */
  worth(captain: Seat, terms: Terms): number {
    const share = this.isMate(captain) ? 1 : -this.#envy;
    return this.ownGain(terms) + share * this.gainOf(captain, terms);
  }

  /** The same from the other's side. */
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

/** An expected three quarters of a card counts as one. */
function roughly(count: number): number {
  return Math.floor(count + 0.25);
}

/** The most cards in one side of a bargain. */
const MOST = 4;
const BUNDLES: readonly Cards[] = bundlesWithin(KINDS.map(() => MOST)).filter(
  (cards) => sum(cards) > 0 && sum(cards) <= MOST,
);

/** All bundles of these cards but the empty one. */
export function bundlesUpTo(most: number, cards: Cards): readonly Cards[] {
  return BUNDLES.filter((bundle) => sum(bundle) <= most && isWithin(bundle, cards));
}

/** As the other side sees them. */
export function reversed({ give, ask }: Terms): Terms {
  return { give: ask, ask: give };
}
