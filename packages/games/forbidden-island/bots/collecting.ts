// Who should collect which treasure, and how much is left to do.
import type { Seat } from '@tidetable/engine';
import {
  CARD_COUNTS,
  CARDS_TO_CAPTURE,
  type Island,
  pawnSquare,
  powerOf,
  TREASURES,
  type Treasure,
} from '../rules/questions.ts';
import type { DecisionContext } from './decision-context.ts';
import { count } from './visible-island.ts';
import type { Weights } from './weights.ts';

/** What the treasures captured and the cards collected are worth. */
export function treasuresWorth(island: Island, context: DecisionContext, weights: Weights): number {
  let worth = 0;
  for (const treasure of TREASURES)
    worth += island.captured[treasure] === null ? setWorth(island, treasure, context, weights) : 1;
  return worth * weights.captured;
}

/** The share of one treasure that its cards are worth, in the hand where they are worth most. */
function setWorth(
  island: Island,
  treasure: Treasure,
  context: DecisionContext,
  weights: Weights,
): number {
  let least = Number.POSITIVE_INFINITY;
  for (let seat = 0; seat < island.seats; seat++)
    least = Math.min(least, effort(island, treasure, seat, context, weights));
  const left = CARD_COUNTS[treasure] - count(island.treasureDiscard, treasure);
  return weights.action ** (1 + least) * (left < CARDS_TO_CAPTURE ? weights.waiting : 1);
}

/** Actions, or their equivalent, until this collector stands on the right tile with four cards. */
function effort(
  island: Island,
  treasure: Treasure,
  collector: Seat,
  context: DecisionContext,
  { card, patience }: Weights,
): number {
  let missing = CARDS_TO_CAPTURE - count(island.hands[collector] ?? [], treasure);
  let actions = context.distances.stepsToTreasure(
    collector,
    pawnSquare(island, collector),
    TREASURES.indexOf(treasure),
  );
  for (let turn = 1; turn < island.seats && missing > 0; turn++) {
    const giver = (collector + turn) % island.seats;
    const given = Math.min(missing, count(island.hands[giver] ?? [], treasure));
    if (given === 0) continue;
    missing -= given;
    actions += given + stepsToGive(island, giver, collector, context);
  }
  return missing <= 0 ? actions : actions * patience ** missing + card * missing;
}

function stepsToGive(
  island: Island,
  giver: Seat,
  receiver: Seat,
  { distances }: DecisionContext,
): number {
  const here = pawnSquare(island, giver);
  const there = pawnSquare(island, receiver);
  if (here === there || powerOf(island, giver).givesFromAfar) return 0;
  return Math.min(distances.steps(giver, here, there), distances.steps(receiver, there, here));
}
