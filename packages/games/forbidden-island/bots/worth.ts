// How good the team's prospects look: one number for one picture of the island.
import type { Seat } from '@tidetable/engine';
import {
  firstOf,
  HAND_LIMIT,
  has,
  only,
  type Square,
  type Squares,
  TREASURES,
} from '../rules/questions.ts';
import { type Chart, UNREACHABLE } from './chart.ts';
import { treasuresWorth } from './collecting.ts';
import { danger, type Risks, risks } from './danger.ts';
import { allCaptured, count, type Picture, spent } from './picture.ts';
import type { Weights } from './weights.ts';

const CROWDED = 3;

/** Judges what the island might be after one action. */
export class Judge {
  readonly #chart: Chart;
  readonly #weights: Weights;
  /** By square, what shoring it up would be worth. */
  readonly #shoring: readonly number[];
  readonly #discount: readonly number[];
  readonly #risks: Risks;

  constructor(chart: Chart, weights: Weights, picture: Picture) {
    this.#chart = chart;
    this.#weights = weights;
    this.#discount = Array.from({ length: UNREACHABLE + 1 }, (_, steps) => weights.step ** steps);
    this.#risks = risks(picture, chart, weights);
    const now = this.#danger(picture, picture.flooded);
    this.#shoring = picture.tiles.map((_tile, square) =>
      has(picture.flooded, square)
        ? now - this.#danger(picture, picture.flooded & ~only(square))
        : 0,
    );
  }

  worth(picture: Picture): number {
    const crowded = picture.hands.findIndex((hand) => hand.length > HAND_LIMIT);
    if (crowded >= 0) return this.#afterDiscard(picture, crowded);
    return (
      treasuresWorth(picture, this.#chart, this.#weights) -
      this.#danger(picture, picture.flooded) +
      this.#specials(picture) +
      this.#shoringInReach(picture) -
      this.#wayHome(picture) -
      this.#crowding(picture)
    );
  }

  #danger(picture: Picture, flooded: Squares): number {
    return danger(picture, flooded, this.#risks, this.#chart, this.#weights);
  }

  #afterDiscard(picture: Picture, seat: Seat): number {
    let best = Number.NEGATIVE_INFINITY;
    for (const card of new Set(picture.hands[seat]))
      best = Math.max(best, this.worth(spent(picture, seat, card)));
    return best;
  }

  #specials(picture: Picture): number {
    const { lift, liftPerTreasure, spareLift, sandbags } = this.#weights;
    let lifts = 0;
    let bags = 0;
    for (const hand of picture.hands) {
      lifts += count(hand, 'helicopter-lift');
      bags += count(hand, 'sandbags');
    }
    let captured = 0;
    for (const treasure of TREASURES) if (picture.captured[treasure] !== null) captured += 1;
    const first = lifts > 0 ? lift + liftPerTreasure * captured - spareLift : 0;
    return first + lifts * spareLift + bags * sandbags;
  }

  /** What can still be shored up: by the active seat in this turn, and by anybody later. */
  #shoringInReach(picture: Picture): number {
    const { active, actionsLeft } = picture;
    let now = 0;
    let later = 0;
    for (let rest = picture.flooded; rest !== 0; rest &= rest - 1) {
      const square = firstOf(rest);
      const worth = this.#shoring[square] as number;
      let nearest = UNREACHABLE;
      for (let seat = 0; seat < picture.seats; seat++) {
        const ways = this.#chart.ways(seat, picture.pawns[seat] as Square);
        const steps = Math.max(0, (ways[square] as number) - 1);
        nearest = Math.min(nearest, steps);
        if (seat === active && steps < actionsLeft)
          now = Math.max(now, worth * (this.#discount[steps] as number));
      }
      later += worth * (this.#discount[nearest] as number);
    }
    const { inReach, nearby } = this.#weights;
    return now * (inReach - nearby) + later * nearby;
  }

  #wayHome(picture: Picture): number {
    const { home, homeEarly } = this.#weights;
    let steps = 0;
    for (let seat = 0; seat < picture.seats; seat++)
      steps += this.#chart.ways(seat, picture.pawns[seat] as Square)[this.#chart.landing] as number;
    return steps * (allCaptured(picture) ? home : homeEarly);
  }

  #crowding(picture: Picture): number {
    let cards = 0;
    for (const hand of picture.hands) cards += Math.max(0, hand.length - CROWDED);
    return cards * this.#weights.crowded;
  }
}
