// The standing "no" to a chance to cut in.
import type { Action, Match, Seat } from '@tidetable/engine';

/** The first pass on offer; null where the seat is asked something else. */
export function passOf(match: Match, seat: Seat): Action | null {
  const kind = match.game.passes?.[0];
  return match.legal(seat).find(({ type }) => type === kind) ?? null;
}
