// A seat that has said "no" until something happens: what is played for it meanwhile, and when that ends.
import type { Action, GameEvent, Match, Seat } from '@tidetable/engine';
import type { Until } from '../shown.ts';

/** How every game tells that a turn begins. */
const TURN_BEGAN = 'turn-began';

/** Whether it ends with what this seat has just learned; as on a server, the next turn is anybody's. */
export function isOver(until: Until, seat: Seat, learned: readonly (GameEvent | null)[]): boolean {
  if (until === 'cancelled') return false;
  const event = typeof until === 'object' ? until.event : TURN_BEGAN;
  return learned.some(
    (one) => one?.type === event && (until !== 'own-turn' || ('seat' in one && one.seat === seat)),
  );
}

/** The "no" to a chance to cut in, which is the first of a game's passes; null where the seat is asked something else. */
export function passOf(match: Match, seat: Seat): Action | null {
  const kind = match.game.passes?.[0];
  return match.legal(seat).find(({ type }) => type === kind) ?? null;
}
