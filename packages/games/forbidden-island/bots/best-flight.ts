// Where a Helicopter Lift would do most good: who boards, and where they land.
import type { Seat } from '@tidetable/engine';
import {
  firstOf,
  only,
  pawnsOn,
  type Square,
  type Squares,
  standingSquares,
} from '../rules/questions.ts';
import type { DecisionContext } from './decision-context.ts';
import { type VisibleIsland, withPawns } from './visible-island.ts';
import type { Judge } from './worth.ts';

/** The worth of the best flight from a square, with those aboard and any of the later seats. */
export function bestFlight(
  island: VisibleIsland,
  from: Square,
  aboard: readonly Seat[],
  context: DecisionContext,
  judge: Judge,
): number {
  const later = pawnsOn(island, from).filter((pawn) => pawn > (aboard.at(-1) ?? -1));
  const targets = destinations(island, context) & ~only(from);
  let best = Number.NEGATIVE_INFINITY;
  for (let group = 0; group < 1 << later.length; group++) {
    const flying = [...aboard, ...later.filter((_pawn, index) => (group & (1 << index)) !== 0)];
    if (flying.length === 0) continue;
    for (let rest = targets; rest !== 0; rest &= rest - 1)
      best = Math.max(best, judge.worth(withPawns(island, flying, firstOf(rest))));
  }
  return best;
}

/** Fools' Landing, the treasure tiles and the pawns' squares; any tile where none of them is left. */
function destinations(island: VisibleIsland, { setup }: DecisionContext): Squares {
  let found = only(setup.landing);
  for (const squares of setup.treasureSquares) found |= squares;
  for (const square of island.pawns) found |= only(square);
  return found & standingSquares(island) || standingSquares(island);
}
