// Standing answers, such as a "no" for a while, and when they end.
import type { GameEvent, Seat } from './game.ts';

/** Until it is cancelled, until anyone's next turn, until the seat's own next turn, or until an event that the seat learns of. */
export type Until = 'cancelled' | 'turn' | 'own-turn' | { readonly event: string };

/** How every game tells that a turn begins. */
export const TURN_BEGAN = 'turn-began';

/** Whether a standing answer ends with what its seat has just learned. */
export function hasEnded(
  until: Until,
  seat: Seat,
  learned: readonly (GameEvent | null)[],
): boolean {
  if (until === 'cancelled') return false;
  if (until === 'own-turn') return beginsTurn(learned, seat);
  const event = until === 'turn' ? TURN_BEGAN : until.event;
  return learned.some((one) => one?.type === event);
}

/** Whether a turn of this seat begins. */
export function beginsTurn(events: readonly (GameEvent | null)[], seat: Seat): boolean {
  return events.some(
    (event) => event?.type === TURN_BEGAN && 'seat' in event && event.seat === seat,
  );
}
