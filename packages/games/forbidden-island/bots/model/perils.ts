// What the water threatens: how much shoring up each flooded square would save.
import type { Square, Squares } from '../../rules/questions.ts';
import { chart, parts } from './distances.ts';
import { forecast, later, soon } from './forecast.ts';
import { HABITS } from './habits.ts';
import { type Isle, LIFT } from './isle.ts';
import { firstOf, swims } from './ways.ts';

/** By flooded square, what shoring it up would save; others hold stale numbers. */
export const saving = new Float64Array(24);

function risk(square: Square): number {
  const close = soon[square] as number;
  return close + HABITS.later * ((later[square] as number) - close);
}

function wetRisk(square: Square): number {
  return HABITS.lurking + (1 - HABITS.lurking) * risk(square);
}

/** How likely a square is to be lost, as it is now. */
export function riskOf({ flooded, sunk }: Isle, square: Square): number {
  const bit = 1 << square;
  if ((flooded & bit) !== 0) return wetRisk(square);
  return (sunk & bit) !== 0 ? 1 : HABITS.dry * risk(square);
}

/** What was weighed last. */
const known = { tide: 0, flooded: 0, captured: 0 };

/** Weighs every flooded square. */
export function weigh(isle: Isle): void {
  chart(isle);
  forecast(isle);
  const { tide, flooded, captured, land } = isle;
  if (known.tide === tide && known.flooded === flooded && known.captured === captured) return;
  known.tide = tide;
  known.flooded = flooded;
  known.captured = captured;
  for (let rest = flooded; rest !== 0; rest &= rest - 1) {
    const square = firstOf(rest);
    const loss = parts(isle, square) ? HABITS.tile + HABITS.bridge : HABITS.tile;
    saving[square] = loss * wetRisk(square);
  }
  if ((flooded & (1 << land.landing)) !== 0)
    saving[land.landing] =
      (saving[land.landing] as number) + HABITS.landing * dryingUp(land.landing);
  for (let treasure = 0; treasure < LIFT; treasure++) {
    if ((captured & (1 << treasure)) !== 0) continue;
    const squares = land.treasureSquares[treasure] as Squares;
    if ((squares & flooded) === 0) continue;
    const one = firstOf(squares);
    const other = firstOf(squares & (squares - 1));
    addTreasure(isle, one, other);
    addTreasure(isle, other, one);
  }
}

function addTreasure(isle: Isle, square: Square, other: Square): void {
  if ((isle.flooded & (1 << square)) === 0) return;
  const stake = HABITS.treasure * riskOf(isle, other) + HABITS.treasureTile;
  saving[square] = (saving[square] as number) + stake * dryingUp(square);
}

/** How much less likely a flooded square is to be lost once it is dry. */
function dryingUp(square: Square): number {
  return wetRisk(square) - HABITS.dry * risk(square);
}

/** What it costs to stand on this square, from which there may be no way out. Needs `weigh` first. */
export function drowning(isle: Isle, seat: number, square: Square): number {
  if ((isle.flooded & (1 << square)) === 0 || swims(isle, seat, square) !== 0) return 0;
  return HABITS.pawn * (soon[square] as number);
}

/** The flooded square of a set with most to save, or -1. Needs `weigh` first. */
export function mostToSave(set: Squares): Square {
  let best = -1;
  for (let rest = set; rest !== 0; rest &= rest - 1) {
    const square = firstOf(rest);
    if (best < 0 || (saving[square] as number) > (saving[best] as number)) best = square;
  }
  return best;
}
