// Who looks next where several seats are played at one screen.
import type { Seat } from '@tidetable/engine';

/** Which of these seats must decide, if the current one need not. */
export function nextToLook(
  seats: readonly Seat[],
  must: readonly Seat[],
  looking: Seat | null,
): Seat | null {
  if (looking !== null && must.includes(looking)) return null;
  return must.find((seat) => seats.includes(seat)) ?? null;
}
