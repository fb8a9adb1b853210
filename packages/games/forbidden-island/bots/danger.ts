// What the flood is expected to cost the team.
import { itemAt, type Seat } from '@tidetable/engine';
import {
  firstOf,
  has,
  type Square,
  type Squares,
  TREASURE_TILES,
  TREASURES,
} from '../rules/questions.ts';
import type { Distances } from './model/distances.ts';
import type { Forecast } from './model/forecast.ts';
import { type IslandModel, LIFT } from './model/island-model.ts';
import { swims } from './model/pawn-moves.ts';
import { WEIGHTS } from './weights.ts';

/** By square, the chance to be lost before a pawn can shore it up: if flooded, and if dry. */
export interface Risks {
  readonly flooded: readonly number[];
  readonly dry: readonly number[];
  readonly forecast: Forecast;
  /** The squares of each treasure. */
  readonly pairs: readonly (readonly [Square, Square])[];
}

export function risks({ sunk, setup }: IslandModel, forecast: Forecast): Risks {
  const { later, lurking, dry } = WEIGHTS;
  const coming = setup.tiles.map((_tile, square) => {
    const soon = itemAt(forecast.soon, square);
    return soon + later * (itemAt(forecast.later, square) - soon);
  });
  return {
    flooded: coming.map((risk, square) => (has(sunk, square) ? 1 : lurking + (1 - lurking) * risk)),
    dry: coming.map((risk, square) => (has(sunk, square) ? 1 : dry * risk)),
    forecast,
    pairs: TREASURES.map((treasure) => {
      const [one, other] = TREASURE_TILES[treasure];
      return [setup.squareOf(one), setup.squareOf(other)];
    }),
  };
}

/** The expected cost of the flood if these squares were the flooded ones. */
export function danger(
  island: IslandModel,
  flooded: Squares,
  risks: Risks,
  distances: Distances,
): number {
  const { setup } = island;
  let cost = WEIGHTS.landing * riskOf(setup.landing, flooded, risks);
  for (let rest = flooded; rest !== 0; rest &= rest - 1) {
    const square = firstOf(rest);
    const worth = WEIGHTS.tile + (distances.isBridge(square) ? WEIGHTS.bridge : 0);
    cost += worth * itemAt(risks.flooded, square);
  }
  for (let treasure = 0; treasure < LIFT; treasure++) {
    if ((island.captured & (1 << treasure)) !== 0) continue;
    const [first, second] = itemAt(risks.pairs, treasure);
    const one = riskOf(first, flooded, risks);
    const other = riskOf(second, flooded, risks);
    cost += WEIGHTS.treasure * one * other + WEIGHTS.treasureTile * (one + other);
  }
  for (let seat = 0; seat < setup.seats; seat++)
    cost += WEIGHTS.pawn * riskOfDrowning(island, flooded, seat, risks);
  return cost;
}

function riskOf(square: Square, flooded: Squares, risks: Risks): number {
  return itemAt(has(flooded, square) ? risks.flooded : risks.dry, square);
}

function riskOfDrowning(
  island: IslandModel,
  flooded: Squares,
  seat: Seat,
  { forecast }: Risks,
): number {
  const square = island.pawn(seat);
  if (!has(flooded | island.sunk, square) || swims(island, seat, square) !== 0) return 0;
  return has(island.sunk, square) ? 1 : itemAt(forecast.soon, square);
}
