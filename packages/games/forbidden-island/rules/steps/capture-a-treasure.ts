// Capture a Treasure, p. 5.
import type { Menu, Seat, Table } from '@tidetable/engine';
import { pawnSquare, tileOn } from '../board.ts';
import { CARDS_TO_CAPTURE } from '../data/cards.ts';
import { TREASURE_ON, type Treasure } from '../data/tiles.ts';
import { discardCard, handOf } from '../hands.ts';
import type { Action, Event, Frame, Island, Reason } from '../state.ts';
import { allowedBy, barredBy, type Judgement } from '../verdicts.ts';

export function offerCaptures(island: Island, seat: Seat, menu: Menu<Action, Reason>): void {
  const treasure = TREASURE_ON[tileOn(island, pawnSquare(island, seat))];
  if (treasure !== undefined && isReady(island, seat, treasure))
    menu.allow({ type: 'capture', treasure }, 'FI-CAP-1');
}

/** Whether the treasure is still there and this seat holds its cost. */
function isReady(island: Island, seat: Seat, treasure: Treasure): boolean {
  return island.captured[treasure] === null && matching(island, seat, treasure) >= CARDS_TO_CAPTURE;
}

function matching(island: Island, seat: Seat, treasure: Treasure): number {
  let held = 0;
  for (const card of handOf(island, seat)) if (card === treasure) held += 1;
  return held;
}

export function judgeCapture(island: Island, seat: Seat, treasure: Treasure): Judgement {
  const by = island.captured[treasure];
  if (by !== null) return barredBy('FI-AMB-43', { because: 'captured', treasure, by });
  const here = tileOn(island, pawnSquare(island, seat));
  if (TREASURE_ON[here] === treasure && isReady(island, seat, treasure))
    return allowedBy('FI-CAP-1');
  const held = matching(island, seat, treasure);
  const needed = CARDS_TO_CAPTURE;
  return barredBy('FI-CAP-1', { because: 'not-ready-to-capture', treasure, held, needed, here });
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
