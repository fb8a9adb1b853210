// Capture a Treasure, p. 5.
import type { Menu, Seat, Table } from '@tidetable/engine';
import { CARDS_TO_CAPTURE, type Card } from '../data/cards.ts';
import type { Square } from '../data/layouts.ts';
import { type Tile, TREASURE_ON, TREASURES, type Treasure } from '../data/tiles.ts';
import { discardCard } from '../hands.ts';
import type { Action, Event, Frame, Island } from '../state.ts';

export function offerCaptures(island: Island, seat: Seat, menu: Menu<Action>): void {
  const here = TREASURE_ON[island.tiles[island.pawns[seat] as Square] as Tile];
  if (here !== undefined && isReady(island, seat, here))
    menu.allow({ type: 'capture', treasure: here }, 'FI-CAP-1');
  if (!menu.explaining) return;
  for (const treasure of TREASURES) {
    if (island.captured[treasure] !== null) menu.bar({ type: 'capture', treasure }, 'FI-AMB-43');
    else if (treasure !== here || !isReady(island, seat, treasure))
      menu.bar({ type: 'capture', treasure }, 'FI-CAP-1');
  }
}

/** Whether this seat holds what a treasure costs, and nobody has captured it. */
function isReady(island: Island, seat: Seat, treasure: Treasure): boolean {
  if (island.captured[treasure] !== null) return false;
  let matching = 0;
  for (const card of island.hands[seat] as Card[]) if (card === treasure) matching += 1;
  return matching >= CARDS_TO_CAPTURE;
}

export function capture(
  island: Island,
  seat: Seat,
  treasure: Treasure,
  table: Table<Frame, Event>,
): void {
  for (let spent = 0; spent < CARDS_TO_CAPTURE; spent++) discardCard(island, seat, treasure);
  island.captured[treasure] = seat;
  table.tell({ type: 'captured', seat, treasure, rule: 'FI-CAP-1' });
}
