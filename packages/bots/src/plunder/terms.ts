// Terms of a bargain, and what they are worth to either side as far as one captain can tell.
import type { Seat } from '@tidetable/engine';
import { KINDS, RESOURCE_CARDS, type Seas, sum, type View } from '@tidetable/plunder/public';
import { worthOfCards } from './standing.ts';
import type { Values } from './values.ts';

/** By kind, as an offer has them: what its maker gives, and what it asks for. */
export interface Terms {
  readonly give: readonly number[];
  readonly ask: readonly number[];
}

/** One who weighs bargains: the cards of others are those that nobody has seen, by their shares. */
export class Scales {
  readonly seas: Seas;
  readonly view: View;
  readonly seat: Seat;
  readonly values: Values;
  /** Of the cards that this seat has not seen, the share of each kind. */
  readonly #shares: readonly number[];

  constructor(seas: Seas, view: View, seat: Seat, values: Values) {
    this.seas = seas;
    this.view = view;
    this.seat = seat;
    this.values = values;
    const unseen = RESOURCE_CARDS.map(
      (count, kind) => count - (view.stacks[kind] as number) - (view.hand[kind] as number),
    );
    const all = Math.max(1, sum(unseen));
    this.#shares = unseen.map((count) => count / all);
  }

  /** How likely another captain is to have a card of this kind. */
  hasOne(captain: Seat, kind: number): number {
    return 1 - (1 - (this.#shares[kind] as number)) ** this.#sizeOf(captain);
  }

  /** What changing this seat's cards brings it. */
  ownGain(by: (kind: number) => number): number {
    return this.#gain(this.seat, this.view.hand, by);
  }

  /** What changing another captain's cards brings him. */
  gainOf(captain: Seat, by: (kind: number) => number): number {
    const size = this.#sizeOf(captain);
    return this.#gain(
      captain,
      this.#shares.map((share) => share * size),
      by,
    );
  }

  #gain(seat: Seat, hand: readonly number[], by: (kind: number) => number): number {
    const after = hand.map((count, kind) => Math.max(0, count + by(kind)));
    return (
      worthOfCards(this.seas, seat, after, this.values) -
      worthOfCards(this.seas, seat, hand, this.values)
    );
  }

  #sizeOf(captain: Seat): number {
    return this.view.captains[captain]?.handSize ?? 0;
  }
}

/** All that can be made of some cards, up to so many of them; without the empty one. */
export function bundlesOf(cards: readonly number[], most: number): number[][] {
  let bundles: number[][] = [[]];
  for (const kind of KINDS.keys())
    bundles = bundles.flatMap((bundle) =>
      Array.from({ length: Math.min(most, cards[kind] ?? 0) + 1 }, (_none, count) => [
        ...bundle,
        count,
      ]),
    );
  return bundles.filter((bundle) => sum(bundle) > 0 && sum(bundle) <= most);
}
