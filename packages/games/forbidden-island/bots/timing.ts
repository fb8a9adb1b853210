// When a Special card is worth a thought: most moments pass, and cards keep.
import type { Seat } from '@tidetable/engine';
import {
  type Action,
  CARDS_TO_CAPTURE,
  type Card,
  FLOOD_CARDS,
  has,
  type Square,
  someoneIsStranded,
  squareOf,
  TREASURES,
} from '../rules/questions.ts';
import { allCaptured, count, frameOf, type Picture } from './picture.ts';

export function isTimely(picture: Picture, seat: Seat, action: Action): boolean {
  switch (action.type) {
    case 'sandbags':
      return isTimeForSandbags(picture, seat);
    case 'helicopter-lift':
      return isTimeToFly(picture, seat, squareOf(picture, action.from));
    default:
      return true;
  }
}

/** Once the Treasure cards of the turn are drawn it is clear what may flood; once the Flood cards are, it can wait. */
function isTimeForSandbags(picture: Picture, seat: Seat): boolean {
  const frame = picture.agenda.at(-1);
  if (frame?.step === 'discard') return mustDiscard(picture, seat);
  if (picture.drawsLeft > 0) return false;
  const isOver = picture.floodsDrawn >= (FLOOD_CARDS[picture.waterLevel] as number);
  return !(frame?.step === 'pause' && frame.revealed === null && isOver);
}

function isTimeToFly(picture: Picture, seat: Seat, from: Square): boolean {
  switch (picture.agenda.at(-1)?.step) {
    case 'discard':
      return mustDiscard(picture, seat);
    case 'swim':
      return frameOf(picture, 'swim').square === from;
    case 'shore-up-second':
      return false;
    case 'pause':
      return (
        allCaptured(picture) || (has(picture.flooded, from) && someoneIsStranded(picture, from))
      );
    default:
      return allCaptured(picture) || couldCapture(picture, from);
  }
}

function mustDiscard({ agenda }: Picture, seat: Seat): boolean {
  const frame = agenda.at(-1);
  return frame?.step === 'discard' && frame.seat === seat;
}

/** Whether the active player is on this square, with actions and a full set of cards. */
function couldCapture(
  { active, actionsLeft, captured, hands, pawns }: Picture,
  from: Square,
): boolean {
  const hand = hands[active] as Card[];
  return (
    actionsLeft > 0 &&
    pawns[active] === from &&
    TREASURES.some(
      (treasure) => captured[treasure] === null && count(hand, treasure) >= CARDS_TO_CAPTURE,
    )
  );
}
