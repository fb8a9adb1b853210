// Rings around a pawn: the squares 0, 1, 2… actions away, and the first step towards some of them.
import type { Seat } from '@tidetable/engine';
import type { Squares } from '@tidetable/forbidden-island/questions';
import { type Deed, END, FLY, MOVE } from './deeds.ts';
import { type Isle, TAKE } from './isle.ts';
import { firstOf, walks } from './ways.ts';

export const FAR = 12;
const rings = new Int32Array(FAR + 1);
let count = 0;
let isFlying = false;

/** Fills the rings around a seat's pawn; all else here needs this first. */
export function spread(isle: Isle, seat: Seat): void {
  let ring = 1 << isle.pawn(seat);
  let seen = ring;
  rings[0] = ring;
  count = 1;
  isFlying =
    isle.land.is(seat, 'pilot') && isle.step === TAKE && isle.who === seat && (isle.more & 1) === 0;
  while (count < FAR) {
    let next = 0;
    for (let rest = ring; rest !== 0; rest &= rest - 1) next |= walks(isle, seat, firstOf(rest));
    ring = next & ~seen;
    if (ring === 0) return;
    seen |= ring;
    rings[count++] = ring;
  }
}

/** How many actions away the nearest of these squares is. */
export function distance(targets: Squares): number {
  for (let way = 0; way < count; way++)
    if (((rings[way] as Squares) & targets) !== 0) return isFlying && way > 1 ? 1 : way;
  return isFlying && targets !== 0 ? 1 : FAR;
}

/** The first step towards the nearest of these squares. */
export function towards(isle: Isle, seat: Seat, targets: Squares): Deed {
  let way = 1;
  while (way < count && ((rings[way] as Squares) & targets) === 0) way += 1;
  if (isFlying && way > 1) return FLY | firstOf(drier(isle, targets));
  return way >= count ? END : MOVE | firstOf(drier(isle, back(isle, seat, targets, way, 1)));
}

/** The squares some steps along a shortest way to those of these squares that are so far away. */
export function back(
  isle: Isle,
  seat: Seat,
  targets: Squares,
  way: number,
  steps: number,
): Squares {
  let squares = (rings[way] as Squares) & targets;
  for (let left = way; left > steps; left--)
    squares = walks(isle, seat, firstOf(drier(isle, squares))) & (rings[left - 1] as Squares);
  return squares;
}

/** The dry ones of these squares, or all where none is dry. */
export function drier({ flooded }: Isle, squares: Squares): Squares {
  const dry = squares & ~flooded;
  return dry === 0 ? squares : dry;
}
