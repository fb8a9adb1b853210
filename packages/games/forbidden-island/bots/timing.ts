// When a Special card is worth considering: most pauses pass, and cards keep.
import { itemAt, type Seat } from '@tidetable/engine';
import {
  type Action,
  CARDS_TO_CAPTURE,
  FLOOD_CARDS,
  has,
  type Square,
  someoneIsStranded,
  squareOf,
  TREASURES,
} from '../rules/questions.ts';
import { allCaptured, count, frameOf, type VisibleIsland } from './visible-island.ts';

export function isTimely(island: VisibleIsland, seat: Seat, action: Action): boolean {
  switch (action.type) {
    case 'sandbags':
      return isTimeForSandbags(island, seat);
    case 'helicopter-lift':
      return isTimeToFly(island, seat, squareOf(island, action.from));
    default:
      return true;
  }
}

/** After the turn's Treasure cards, when it is clear what may flood; after the Flood cards it can wait. */
function isTimeForSandbags(island: VisibleIsland, seat: Seat): boolean {
  const frame = island.agenda.at(-1);
  if (frame?.step === 'discard') return mustDiscard(island, seat);
  if (island.drawsLeft > 0) return false;
  const isOver = island.floodsDrawn >= itemAt(FLOOD_CARDS, island.waterLevel);
  return !(frame?.step === 'pause' && frame.revealed === null && isOver);
}

function isTimeToFly(island: VisibleIsland, seat: Seat, from: Square): boolean {
  switch (island.agenda.at(-1)?.step) {
    case 'discard':
      return mustDiscard(island, seat);
    case 'swim':
      return frameOf(island, 'swim').square === from;
    case 'shore-up-second':
      return false;
    case 'pause':
      return allCaptured(island) || (has(island.flooded, from) && someoneIsStranded(island, from));
    default:
      return allCaptured(island) || couldCapture(island, from);
  }
}

function mustDiscard({ agenda }: VisibleIsland, seat: Seat): boolean {
  const frame = agenda.at(-1);
  return frame?.step === 'discard' && frame.seat === seat;
}

/** Whether the active player is on this square, with actions and a full set of cards. */
function couldCapture(
  { active, actionsLeft, captured, hands, pawns }: VisibleIsland,
  from: Square,
): boolean {
  const hand = hands[active] ?? [];
  return (
    actionsLeft > 0 &&
    pawns[active] === from &&
    TREASURES.some(
      (treasure) => captured[treasure] === null && count(hand, treasure) >= CARDS_TO_CAPTURE,
    )
  );
}
