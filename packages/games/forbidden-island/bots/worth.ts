// How good the team's prospects look: one number for one island.
import { itemAt, type Seat } from '@tidetable/engine';
import { firstOf, HAND_LIMIT, has, only, type Squares, sizeOf } from '../rules/questions.ts';
import { treasuresWorth } from './collecting.ts';
import { danger, type Risks, risks } from './danger.ts';
import { Distances, UNREACHABLE } from './model/distances.ts';
import { Forecaster } from './model/forecast.ts';
import { held } from './model/helicopters.ts';
import { ALL, type IslandModel, LIFT, SANDBAGS } from './model/island-model.ts';
import { CROWDED, WEIGHTS } from './weights.ts';

/** What is left for each step on the way to a tile. */
const DISCOUNT = Array.from({ length: UNREACHABLE + 1 }, (_, steps) => WEIGHTS.step ** steps);

/** Judges the island as it would be after one action. */
export class Judge {
  readonly #distances = new Distances();
  readonly #risks: Risks;
  /** By square, what shoring it up would be worth. */
  readonly #shoring: readonly number[];

  constructor(island: IslandModel) {
    this.#distances.reset(island, island.flooded | island.sunk);
    this.#risks = risks(island, new Forecaster('full').forecast(island));
    const now = this.#danger(island, island.flooded);
    this.#shoring = island.setup.tiles.map((_tile, square) =>
      has(island.flooded, square) ? now - this.#danger(island, island.flooded & ~only(square)) : 0,
    );
  }

  worth(island: IslandModel): number {
    for (let seat = 0; seat < island.setup.seats; seat++)
      if (itemAt(island.held, seat) > HAND_LIMIT) return this.#afterDiscard(island, seat);
    return (
      treasuresWorth(island, this.#distances) -
      this.#danger(island, island.flooded) +
      this.#specials(island) +
      this.#shoringInReach(island) -
      this.#wayHome(island) -
      this.#crowding(island)
    );
  }

  #danger(island: IslandModel, flooded: Squares): number {
    return danger(island, flooded, this.#risks, this.#distances);
  }

  #afterDiscard(island: IslandModel, seat: Seat): number {
    let best = Number.NEGATIVE_INFINITY;
    for (let card = 0; card <= SANDBAGS; card++) {
      if (island.holds(seat, card) === 0) continue;
      const after = island.clone();
      after.discard(seat, card);
      best = Math.max(best, this.worth(after));
    }
    return best;
  }

  #specials(island: IslandModel): number {
    const { lift, liftPerTreasure, spareLift, sandbags } = WEIGHTS;
    const lifts = held(island, LIFT);
    const first = lifts > 0 ? lift + liftPerTreasure * sizeOf(island.captured) - spareLift : 0;
    return first + lifts * spareLift + held(island, SANDBAGS) * sandbags;
  }

  /** What can still be shored up: by the active seat in this turn, and by any seat later. */
  #shoringInReach(island: IslandModel): number {
    const { active, actionsOfTurn } = island;
    let now = 0;
    let later = 0;
    for (let rest = island.flooded; rest !== 0; rest &= rest - 1) {
      const square = firstOf(rest);
      const worth = itemAt(this.#shoring, square);
      let nearest = UNREACHABLE;
      for (let seat = 0; seat < island.setup.seats; seat++) {
        const steps = Math.max(0, this.#distances.steps(seat, island.pawn(seat), square) - 1);
        nearest = Math.min(nearest, steps);
        if (seat === active && steps < actionsOfTurn)
          now = Math.max(now, worth * itemAt(DISCOUNT, steps));
      }
      later += worth * itemAt(DISCOUNT, nearest);
    }
    const { inReach, nearby } = WEIGHTS;
    return now * (inReach - nearby) + later * nearby;
  }

  #wayHome(island: IslandModel): number {
    const { seats, landing } = island.setup;
    let steps = 0;
    for (let seat = 0; seat < seats; seat++)
      steps += this.#distances.steps(seat, island.pawn(seat), landing);
    return steps * (island.captured === ALL ? WEIGHTS.home : WEIGHTS.homeEarly);
  }

  #crowding({ setup, held }: IslandModel): number {
    let cards = 0;
    for (let seat = 0; seat < setup.seats; seat++)
      cards += Math.max(0, itemAt(held, seat) - CROWDED);
    return cards * WEIGHTS.crowded;
  }
}
