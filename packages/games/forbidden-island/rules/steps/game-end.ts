// Game End, p. 8.
import type { Ending, Table } from '@tidetable/engine';
import { has, squareOf, tileOn } from '../board.ts';
import type { Square } from '../data/layouts.ts';
import { LANDING, TREASURE_ON, TREASURE_TILES, TREASURES, type Treasure } from '../data/tiles.ts';
import { rescuers, someoneIsStranded } from '../pawns.ts';
import type { Event, Frame, Island } from '../state.ts';

export const ENDINGS = ['escaped', 'treasure-lost', 'landing-lost', 'drowned', 'skull'] as const;
export type EndingName = (typeof ENDINGS)[number];

/** All four treasures captured and every pawn on Fools' Landing; the helicopter is still to be called. */
export function couldEscape(island: Island): boolean {
  if (TREASURES.some((treasure) => island.captured[treasure] === null)) return false;
  const landing = squareOf(island, LANDING);
  return !has(island.sunk, landing) && island.pawns.every((square) => square === landing);
}

export function win(island: Island, table: Table<Frame, Event>): void {
  const winners = island.hands.map((_hand, seat) => seat);
  finish({ winners, endings: [{ ending: 'escaped', rule: 'FI-WIN-1' }] }, table);
}

export function lose(endings: readonly Ending[], table: Table<Frame, Event>): void {
  finish({ winners: [], endings }, table);
}

function finish(outcome: NonNullable<Island['outcome']>, table: Table<Frame, Event>): void {
  table.end(outcome);
  table.tell({ type: 'ended', outcome, rule: outcome.endings[0]?.rule as string });
}

/** Whether both tiles of an uncaptured treasure are gone. */
export function isLost(island: Island, treasure: Treasure): boolean {
  return (
    island.captured[treasure] === null &&
    TREASURE_TILES[treasure].every((tile) => has(island.sunk, squareOf(island, tile)))
  );
}

/** Ends the game if the tile that has just sunk ends it, with every reason that applies (FI-AMB-29). */
export function loseWhatSank(island: Island, square: Square, table: Table<Frame, Event>): void {
  const sunk = tileOn(island, square);
  const treasure = TREASURE_ON[sunk];
  const endings: Ending[] = [];
  if (treasure !== undefined && isLost(island, treasure))
    endings.push({ ending: 'treasure-lost', rule: 'FI-LOSE-1', of: treasure });
  if (sunk === LANDING) endings.push({ ending: 'landing-lost', rule: 'FI-LOSE-2' });
  if (endings.length === 0) return;
  if (someoneIsStranded(island, square) && rescuers(island, square, []).length === 0)
    endings.push({ ending: 'drowned', rule: 'FI-LOSE-3' });
  lose(endings, table);
}
