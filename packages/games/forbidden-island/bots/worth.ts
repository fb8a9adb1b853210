// How good the team's prospects look: one number for one island.
import { itemAt, type Seat } from '@tidetable/engine';
import {
  firstOf,
  HAND_LIMIT,
  has,
  only,
  pawnSquare,
  type Squares,
  TREASURES,
} from '../rules/questions.ts';
import { treasuresWorth } from './collecting.ts';
import { danger, type Risks, risks } from './danger.ts';
import type { DecisionContext } from './decision-context.ts';
import { UNREACHABLE } from './model/distances.ts';
import { allCaptured, count, spent, type VisibleIsland } from './visible-island.ts';
import { CROWDED, type Weights } from './weights.ts';

/** Judges the island as it would be after one action. */
export class Judge {
  readonly #context: DecisionContext;
  readonly #weights: Weights;
  /** By square, what shoring it up would be worth. */
  readonly #shoring: readonly number[];
  readonly #discount: readonly number[];
  readonly #risks: Risks;

  constructor(context: DecisionContext, weights: Weights, island: VisibleIsland) {
    this.#context = context;
    this.#weights = weights;
    this.#discount = Array.from({ length: UNREACHABLE + 1 }, (_, steps) => weights.step ** steps);
    this.#risks = risks(island, context, weights);
    const now = this.#danger(island, island.flooded);
    this.#shoring = island.tiles.map((_tile, square) =>
      has(island.flooded, square) ? now - this.#danger(island, island.flooded & ~only(square)) : 0,
    );
  }

  worth(island: VisibleIsland): number {
    const crowded = island.hands.findIndex((hand) => hand.length > HAND_LIMIT);
    if (crowded >= 0) return this.#afterDiscard(island, crowded);
    return (
      treasuresWorth(island, this.#context, this.#weights) -
      this.#danger(island, island.flooded) +
      this.#specials(island) +
      this.#shoringInReach(island) -
      this.#wayHome(island) -
      this.#crowding(island)
    );
  }

  #danger(island: VisibleIsland, flooded: Squares): number {
    return danger(island, flooded, this.#risks, this.#context, this.#weights);
  }

  #afterDiscard(island: VisibleIsland, seat: Seat): number {
    let best = Number.NEGATIVE_INFINITY;
    for (const card of new Set(island.hands[seat]))
      best = Math.max(best, this.worth(spent(island, seat, card)));
    return best;
  }

  #specials(island: VisibleIsland): number {
    const { lift, liftPerTreasure, spareLift, sandbags } = this.#weights;
    let lifts = 0;
    let bags = 0;
    for (const hand of island.hands) {
      lifts += count(hand, 'helicopter-lift');
      bags += count(hand, 'sandbags');
    }
    let captured = 0;
    for (const treasure of TREASURES) if (island.captured[treasure] !== null) captured += 1;
    const first = lifts > 0 ? lift + liftPerTreasure * captured - spareLift : 0;
    return first + lifts * spareLift + bags * sandbags;
  }

  /** What can still be shored up: by the active seat in this turn, and by any seat later. */
  #shoringInReach(island: VisibleIsland): number {
    const { active, actionsLeft } = island;
    const { distances } = this.#context;
    let now = 0;
    let later = 0;
    for (let rest = island.flooded; rest !== 0; rest &= rest - 1) {
      const square = firstOf(rest);
      const worth = itemAt(this.#shoring, square);
      let nearest = UNREACHABLE;
      for (let seat = 0; seat < island.seats; seat++) {
        const steps = Math.max(0, distances.steps(seat, pawnSquare(island, seat), square) - 1);
        nearest = Math.min(nearest, steps);
        if (seat === active && steps < actionsLeft)
          now = Math.max(now, worth * itemAt(this.#discount, steps));
      }
      later += worth * itemAt(this.#discount, nearest);
    }
    const { inReach, nearby } = this.#weights;
    return now * (inReach - nearby) + later * nearby;
  }

  #wayHome(island: VisibleIsland): number {
    const { home, homeEarly } = this.#weights;
    const { distances, setup } = this.#context;
    let steps = 0;
    for (let seat = 0; seat < island.seats; seat++)
      steps += distances.steps(seat, pawnSquare(island, seat), setup.landing);
    return steps * (allCaptured(island) ? home : homeEarly);
  }

  #crowding(island: VisibleIsland): number {
    let cards = 0;
    for (const hand of island.hands) cards += Math.max(0, hand.length - CROWDED);
    return cards * this.#weights.crowded;
  }
}
