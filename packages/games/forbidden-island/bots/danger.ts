// What the flood is expected to cost the team.
import { itemAt, type Seat } from '@tidetable/engine';
import {
  firstOf,
  has,
  type Island,
  pawnSquare,
  powerOf,
  type Square,
  type Squares,
  TREASURES,
} from '../rules/questions.ts';
import type { DecisionContext } from './decision-context.ts';
import type { Weights } from './weights.ts';

/** By square, the chance to be lost before a pawn can shore it up: if flooded, and if dry. */
export interface Risks {
  readonly flooded: readonly number[];
  readonly dry: readonly number[];
}

export function risks(
  { sunk, tiles }: Island,
  { flood }: DecisionContext,
  weights: Weights,
): Risks {
  const { later, lurking, dry } = weights;
  const coming = tiles.map((_tile, square) => {
    const soon = itemAt(flood.soon, square);
    return soon + later * (itemAt(flood.later, square) - soon);
  });
  return {
    flooded: coming.map((risk, square) => (has(sunk, square) ? 1 : lurking + (1 - lurking) * risk)),
    dry: coming.map((risk, square) => (has(sunk, square) ? 1 : dry * risk)),
  };
}

/** The expected cost of the flood if these squares were the flooded ones. */
export function danger(
  island: Island,
  flooded: Squares,
  risks: Risks,
  context: DecisionContext,
  weights: Weights,
): number {
  const { setup, distances } = context;
  let cost = weights.landing * riskOf(setup.landing, flooded, risks);
  for (let rest = flooded; rest !== 0; rest &= rest - 1) {
    const square = firstOf(rest);
    const worth = weights.tile + (distances.isBridge(square) ? weights.bridge : 0);
    cost += worth * itemAt(risks.flooded, square);
  }
  for (const [kind, treasure] of TREASURES.entries()) {
    if (island.captured[treasure] !== null) continue;
    const squares = setup.squaresOf(kind);
    const oneRisk = riskOf(firstOf(squares), flooded, risks);
    const otherRisk = riskOf(firstOf(squares & (squares - 1)), flooded, risks);
    cost += weights.treasure * oneRisk * otherRisk + weights.treasureTile * (oneRisk + otherRisk);
  }
  for (let seat = 0; seat < island.seats; seat++)
    cost += weights.pawn * riskOfDrowning(island, flooded, seat, context);
  return cost;
}

function riskOf(square: Square, flooded: Squares, risks: Risks): number {
  return itemAt(has(flooded, square) ? risks.flooded : risks.dry, square);
}

function riskOfDrowning(
  island: Island,
  flooded: Squares,
  seat: Seat,
  { flood }: DecisionContext,
): number {
  const square = pawnSquare(island, seat);
  if (!has(flooded | island.sunk, square)) return 0;
  if (powerOf(island, seat).swim(island, square) !== 0) return 0;
  return has(island.sunk, square) ? 1 : itemAt(flood.soon, square);
}
