// When to reconnect after a connection was lost; random, so that clients do not all come at once.
import { CLOSE } from '@tidetable/protocol';

const FIRST = 500;
/** The first tries assume a short restart; after those the pauses grow longer. */
const LONGEST = 4_000;
const MUCH_LONGER = 30_000;
const QUICK_TRIES = 10;

export interface Loss {
  readonly code: number;
  readonly reason: string;
}

/** Milliseconds before the next try, the first being number 0; null if there is no point in trying. */
export function pauseBefore(
  attempt: number,
  { code, reason }: Loss,
  random: () => number = Math.random,
): number | null {
  if (code === CLOSE.session) return null;
  const isHint = code === CLOSE.restart || code === CLOSE.flood;
  if (attempt === 0 && isHint && /^\d{1,7}$/.test(reason))
    return Math.min(Number(reason), MUCH_LONGER);
  const longest = attempt < QUICK_TRIES ? LONGEST : MUCH_LONGER;
  return random() * Math.min(longest, FIRST * 2 ** attempt);
}
