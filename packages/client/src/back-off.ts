// When to come back after a connection was lost: every client at a moment of its own.
import { CLOSE } from '@tidetable/protocol';

const FIRST = 500;
/** While a restart may be all there is to it, and after that. */
const LONGEST = 4_000;
const MUCH_LONGER = 30_000;
const PATIENCE = 10;

export interface Loss {
  readonly code: number;
  readonly reason: string;
}

/** Milliseconds to wait before the next try, the first being number 0; null if coming back is of no use. */
export function pauseBefore(
  attempt: number,
  { code, reason }: Loss,
  random: () => number = Math.random,
): number | null {
  if (code === CLOSE.session) return null;
  const isHint = code === CLOSE.restart || code === CLOSE.flood;
  if (attempt === 0 && isHint && /^\d{1,7}$/.test(reason))
    return Math.min(Number(reason), MUCH_LONGER);
  const longest = attempt < PATIENCE ? LONGEST : MUCH_LONGER;
  return random() * Math.min(longest, FIRST * 2 ** attempt);
}
