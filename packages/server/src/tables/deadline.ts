// When a server must look at a table: its clocks, and a bot that should have acted.
import type { Clock } from './clock.ts';
import type { Settings } from './settings.ts';

/** Milliseconds after which another node takes over what one was about to do. */
export const TAKEOVER = 10_000;

export interface Pending {
  readonly now: number;
  /** A bot or a standing order is about to act. */
  readonly acts: boolean;
}

export function deadlineOf(
  clock: Clock | null,
  { atZero }: Settings,
  { now, acts }: Pending,
): number | null {
  const moments: number[] = [];
  if (acts) moments.push(now + TAKEOVER);
  if (clock !== null) {
    if (atZero !== 'nothing')
      for (const seat of clock.running) moments.push(clock.since + left(clock.banks[seat]));
    // Once it is over, every move looks whether time can be called.
    if (clock.limit !== null && clock.limit > 0) moments.push(clock.since + clock.limit);
  }
  return moments.length === 0 ? null : Math.min(...moments);
}

/** Infinite for a seat without a bank. */
function left(bank = Number.POSITIVE_INFINITY): number {
  return Math.max(0, bank);
}
