// Whose turn it is, counted from the first, and who decides within it.
import { itemAt, type Seat } from '@tidetable/engine';
import type { Frame, Seas } from '../public.ts';

/** Turns before the current one. */
export function turnNumber({
  round,
  turn,
  firstPlayer,
  seats,
}: Pick<Seas, 'round' | 'turn' | 'firstPlayer' | 'seats'>): number {
  return (round - 1) * seats + ((turn.seat - firstPlayer + seats) % seats);
}

export function deciderOf({ turn }: Pick<Seas, 'turn'>, frame: Frame): Seat {
  switch (frame.step) {
    case 'bribe':
      return frame.defender;
    case 'answer-offer':
      return frame.partner;
    case 'answer-call':
      return itemAt(frame.asked, 0);
    case 'give-island':
      return turn.seat === frame.seat ? frame.to : frame.seat;
    case 'hand-over':
      return frame.victim;
    default:
      return frame.seat;
  }
}
