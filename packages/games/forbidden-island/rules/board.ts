// Questions about squares. A set of squares is a number, one bit each: cheap to make, join and walk over.
// Hot path: lists of all squares or seats are read unchecked.
import type { Seat } from '@tidetable/engine';
import { LAYOUTS, type Layout, type Square, type Squares } from './data/layouts.ts';
import { TILES, type Tile } from './data/tiles.ts';
import type { Island } from './state.ts';

const EVERY_SQUARE: Squares = (1 << TILES.length) - 1;

export function layoutOf(island: Island): Layout {
  return LAYOUTS[island.options.layout];
}

export function squareOf(island: Island, tile: Tile): Square {
  let square = 0;
  while (island.tiles[square] !== tile) square++;
  return square;
}

export function tileOn(island: Pick<Island, 'tiles'>, square: Square): Tile {
  return island.tiles[square] as Tile;
}

/** Where the pawn of this seat stands. */
export function pawnSquare(island: Pick<Island, 'pawns'>, seat: Seat): Square {
  return island.pawns[seat] as Square;
}

export function only(square: Square): Squares {
  return 1 << square;
}

export function has(set: Squares, square: Square): boolean {
  return (set & (1 << square)) !== 0;
}

/** The first square of a set that is not empty; `set & (set - 1)` is the rest. */
export function firstOf(set: Squares): Square {
  return 31 - Math.clz32(set & -set);
}

/** How many squares a set holds. */
export function sizeOf(set: Squares): number {
  let left = set - ((set >>> 1) & 0x55555555);
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
  return Math.imul((left + (left >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The squares whose tiles are still part of the island. */
export function standingSquares(island: Island): Squares {
  return ~island.sunk & EVERY_SQUARE;
}

/** The squares up, down, left and right of one. */
export function besideOf({ beside }: Layout, square: Square): Squares {
  return beside[square] as Squares;
}

/** The squares that touch one at a corner. */
export function cornersOf({ diagonal }: Layout, square: Square): Squares {
  return diagonal[square] as Squares;
}

/** Every square beside one of the set. */
export function besideAny(layout: Layout, set: Squares): Squares {
  let found = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) found |= besideOf(layout, firstOf(rest));
  return found;
}

export function isBeside(island: Island, one: Square, other: Square): boolean {
  return has(besideOf(layoutOf(island), one), other);
}

/** Whether two squares touch only at a corner. */
export function isAtCorner(island: Island, one: Square, other: Square): boolean {
  return has(cornersOf(layoutOf(island), one), other);
}

/** The fewest steps from one square to another, where `next` says what a step can reach; null where there is no way. */
export function fewestSteps(
  from: Square,
  to: Square,
  next: (square: Square) => Squares,
): number | null {
  let seen = only(from);
  let ring = seen;
  for (let steps = 1; ; steps++) {
    let fresh = 0;
    for (let rest = ring; rest !== 0; rest &= rest - 1) fresh |= next(firstOf(rest));
    ring = fresh & ~seen;
    if (ring === 0) return null;
    if (has(ring, to)) return steps;
    seen |= ring;
  }
}
