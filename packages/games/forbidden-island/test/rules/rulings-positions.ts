// Parts of positions in which a tile is sinking or most of the island is gone. Tiles lie in the order of data/tiles.ts.
import { TILES, type Tile } from '../../rules/data/tiles.ts';
import type { Frame } from '../../rules/state.ts';

/** How many of the two Flood cards of seat 0's turn have been drawn. */
interface Flooding {
  readonly drawn: 1 | 2;
}

/** All that lies beside Observatory. */
export const AROUND_OBSERVATORY: readonly Tile[] = [
  'cliffs-of-abandon',
  'misty-marsh',
  'phantom-rock',
  'watchtower',
];

export function allBut(...kept: readonly Tile[]): Tile[] {
  return TILES.filter((tile) => !kept.includes(tile));
}

/** The last Flood card of the turn is up, and its tile is flooded. */
export function cardUp(tile: Tile): Frame[] {
  const square = TILES.indexOf(tile);
  return [
    { step: 'turn', seat: 1 },
    { step: 'draw-flood-cards', seat: 0, drawn: 2 },
    { step: 'pause', seat: 0, revealed: null, passed: [] },
    { step: 'sink', square },
    { step: 'pause', seat: 0, revealed: square, passed: [] },
  ];
}

/** This tile has just sunk, and the pawns are still there. */
export function inWater(tile: Tile, { drawn }: Flooding = { drawn: 2 }): Frame[] {
  const square = TILES.indexOf(tile);
  return [
    { step: 'turn', seat: 1 },
    { step: 'draw-flood-cards', seat: 0, drawn },
    { step: 'pause', seat: 0, revealed: null, passed: [] },
    { step: 'pawns-in-water', square, declined: [] },
    { step: 'swim', square, declined: [] },
  ];
}
