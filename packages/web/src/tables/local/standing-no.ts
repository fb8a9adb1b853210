// A seat that has said "no" until something happens: what is played for it meanwhile, and when that ends.
import type { Action, GameEvent, Match, Seat } from '@tidetable/engine';
import type { Until } from '../shown.ts';

/** How every game tells that a turn begins. */
const TURN_BEGAN = 'turn-began';

/** Whether it ends with what this seat has just learned. */
export function hasEnded(
  until: Until,
  seat: Seat,
  learned: readonly (GameEvent | null)[],
): boolean {
  if (until === 'cancelled') return false;
  return learned.some((event) =>
    until === 'turn'
      ? event?.type === TURN_BEGAN && (event as { readonly seat?: Seat }).seat === seat
      : event?.type === until.event,
  );
}

/** The "no" to a chance to cut in, which is the first of a game's passes; null where the seat is asked something else. */
export function passOf(match: Match, seat: Seat): Action | null {
  const kind = match.game.passes?.[0];
  return match.legal(seat).find(({ type }) => type === kind) ?? null;
}
