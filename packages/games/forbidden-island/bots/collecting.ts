// Who should collect which treasure, and how much is still to be done.
import type { Seat } from '@tidetable/engine';
import {
  CARD_COUNTS,
  CARDS_TO_CAPTURE,
  has,
  type Island,
  powerOf,
  type Square,
  TREASURES,
  type Treasure,
} from '../rules/questions.ts';
import type { DecisionContext } from './decision-context.ts';
import { count } from './visible-island.ts';
import { UNREACHABLE } from './ways.ts';
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

/** How many actions, or what costs as much, it takes this collector to stand on the right tile with four cards. */
function effort(
  island: Island,
  treasure: Treasure,
  collector: Seat,
  context: DecisionContext,
  { card, patience }: Weights,
): number {
  let missing = CARDS_TO_CAPTURE - count(island.hands[collector] ?? [], treasure);
  let actions = stepsToTreasure(island, treasure, collector, context);
  for (let turn = 1; turn < island.seats && missing > 0; turn++) {
    const giver = (collector + turn) % island.seats;
    const given = Math.min(missing, count(island.hands[giver] ?? [], treasure));
    if (given === 0) continue;
    missing -= given;
    actions += given + stepsToGive(island, giver, collector, context);
  }
  return missing <= 0 ? actions : actions * patience ** missing + card * missing;
}

function stepsToTreasure(
  island: Island,
  treasure: Treasure,
  seat: Seat,
  context: DecisionContext,
): number {
  const ways = context.ways(seat, island.pawns[seat] as Square);
  let steps = UNREACHABLE;
  for (const square of context.treasureSquares[treasure])
    if (!has(island.sunk, square)) steps = Math.min(steps, ways[square] as number);
  return steps;
}

function stepsToGive(
  island: Island,
  giver: Seat,
  receiver: Seat,
  context: DecisionContext,
): number {
  const here = island.pawns[giver] as Square;
  const there = island.pawns[receiver] as Square;
  if (here === there || powerOf(island, giver).givesFromAfar) return 0;
  return Math.min(
    context.ways(giver, here)[there] as number,
    context.ways(receiver, there)[here] as number,
  );
}
