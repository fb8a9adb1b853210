// Who should collect which treasure, and how much is left to do.
import type { Seat } from '@tidetable/engine';
import { CARD_COUNTS, CARDS_TO_CAPTURE } from '../rules/questions.ts';
import type { Distances } from './model/distances.ts';
import { type IslandModel, LIFT } from './model/island-model.ts';
import { WEIGHTS } from './weights.ts';

/** What the treasures captured and the cards collected are worth. */
export function treasuresWorth(island: IslandModel, distances: Distances): number {
  let worth = 0;
  for (let treasure = 0; treasure < LIFT; treasure++)
    worth += (island.captured & (1 << treasure)) === 0 ? setWorth(island, treasure, distances) : 1;
  return worth * WEIGHTS.captured;
}

/** The share of one treasure that its cards are worth, in the hand where they are worth most. */
function setWorth(island: IslandModel, treasure: number, distances: Distances): number {
  let least = Number.POSITIVE_INFINITY;
  for (let seat = 0; seat < island.setup.seats; seat++)
    least = Math.min(least, effort(island, treasure, seat, distances));
  const left = CARD_COUNTS.earth - island.discarded(treasure);
  return WEIGHTS.action ** (1 + least) * (left < CARDS_TO_CAPTURE ? WEIGHTS.waiting : 1);
}

/** Actions, or their equivalent, until this collector stands on the right tile with four cards. */
function effort(
  island: IslandModel,
  treasure: number,
  collector: Seat,
  distances: Distances,
): number {
  const { seats } = island.setup;
  let missing = CARDS_TO_CAPTURE - island.holds(collector, treasure);
  let actions = distances.stepsToTreasure(collector, island.pawn(collector), treasure);
  for (let turn = 1; turn < seats && missing > 0; turn++) {
    const giver = (collector + turn) % seats;
    const given = Math.min(missing, island.holds(giver, treasure));
    if (given === 0) continue;
    missing -= given;
    actions += given + stepsToGive(island, giver, collector, distances);
  }
  return missing <= 0 ? actions : actions * WEIGHTS.patience ** missing + WEIGHTS.card * missing;
}

function stepsToGive(
  island: IslandModel,
  giver: Seat,
  receiver: Seat,
  distances: Distances,
): number {
  const here = island.pawn(giver);
  const there = island.pawn(receiver);
  if (here === there || giver === island.setup.messenger) return 0;
  return Math.min(distances.steps(giver, here, there), distances.steps(receiver, there, here));
}
