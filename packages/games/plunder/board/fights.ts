// The outcome of a captain's last fight, found in the latest events.
import type { Seat } from '@tidetable/engine';
import type { Event } from '../public.ts';

const OUTCOMES: readonly Event['type'][] = ['lost-life', 'sank', 'conquered', 'gained-point'];

/** The dice and their result, since this captain's last turn ended, or of the fight that ended it; empty if they were not involved. */
export function lastFight(lately: readonly Event[], seat: Seat | null): readonly Event[] {
  const own = lately.findLastIndex(
    (event, nth) =>
      event.type === 'turn-ended' && event.seat === seat && !hasSunk(lately.slice(0, nth), seat),
  );
  const since = lately.slice(own + 1);
  const at = since.findLastIndex(
    (event) => event.type === 'fought' && [event.seat, event.defender].includes(seat ?? -1),
  );
  if (at < 0) return [];
  const rest = since.slice(at + 1);
  const end = rest.findIndex(({ type }) => !OUTCOMES.includes(type));
  return since.slice(at, at + 1 + (end < 0 ? rest.length : end));
}

/** A turn ends at once with the last ship. */
function hasSunk(before: readonly Event[], seat: Seat | null): boolean {
  const outcomes = before.slice(before.findLastIndex(({ type }) => !OUTCOMES.includes(type)) + 1);
  return outcomes.some((event) => event.type === 'sank' && event.seat === seat);
}
