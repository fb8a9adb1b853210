// Where a Helicopter Lift would do most good: who boards, and where they land.
import { firstOf, type Square, type Squares } from '../rules/questions.ts';
import type { IslandModel } from './model/island-model.ts';
import type { Judge } from './worth.ts';

/** The worth of the best flight from a square, with those aboard and any of the later seats. Changes the island. */
export function bestFlight(
  island: IslandModel,
  from: Square,
  aboard: number,
  judge: Judge,
): number {
  let later = 0;
  for (let pawn = 32 - Math.clz32(aboard); pawn < island.setup.seats; pawn++)
    if (island.pawns[pawn] === from) later |= 1 << pawn;
  const targets = destinations(island) & ~(1 << from);
  let best = Number.NEGATIVE_INFINITY;
  for (let group = later; ; group = (group - 1) & later) {
    const flying = aboard | group;
    for (let rest = flying === 0 ? 0 : targets; rest !== 0; rest &= rest - 1) {
      land(island, flying, firstOf(rest));
      best = Math.max(best, judge.worth(island));
    }
    land(island, flying, from);
    if (group === 0) return best;
  }
}

function land(island: IslandModel, flying: number, to: Square): void {
  for (let rest = flying; rest !== 0; rest &= rest - 1) island.pawns[firstOf(rest)] = to;
}

/** Fools' Landing, the treasure tiles and the pawns' squares; any tile where none of them is left. */
function destinations(island: IslandModel): Squares {
  const { setup, standing } = island;
  let found = 1 << setup.landing;
  for (const squares of setup.treasureSquares) found |= squares;
  for (let seat = 0; seat < setup.seats; seat++) found |= 1 << island.pawn(seat);
  return found & standing || standing;
}
