// Where the pawns stand, and which of them have nowhere to swim.
import type { Seat } from '@tidetable/engine';
import { pawnSquare, squareOf, standingSquares, tileOn } from './board.ts';
import type { Square } from './data/layouts.ts';
import type { Tile } from './data/tiles.ts';
import { holds } from './hands.ts';
import { powerOf } from './powers.ts';
import type { Island } from './state.ts';

export function pawnsOn(island: Island, square: Square): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < island.seats; seat++)
    if (island.pawns[seat] === square) seats.push(seat);
  return seats;
}

/** Moves a pawn to a tile; returns the tile it left. */
export function setDown(island: Island, seat: Seat, to: Tile): Tile {
  const from = tileOn(island, pawnSquare(island, seat));
  island.pawns[seat] = squareOf(island, to);
  return from;
}

/** Whether some pawn on this sunk square has no tile to swim to. */
export function someoneIsStranded(island: Island, square: Square): boolean {
  return pawnsOn(island, square).some((seat) => powerOf(island, seat).swim(island, square) === 0);
}

/** The seats that could still fly a stranded pawn out of this square, less those that declined (FI-AMB-39). */
export function rescuers(island: Island, square: Square, declined: readonly Seat[]): Seat[] {
  if (!island.options.liftRescues || standingSquares(island) === 0) return [];
  if (!someoneIsStranded(island, square)) return [];
  return island.hands.flatMap((_hand, seat) =>
    holds(island, seat, 'helicopter-lift') && !declined.includes(seat) ? [seat] : [],
  );
}
