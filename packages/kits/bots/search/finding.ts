// What a search has found out about one choice, and how that is told to a player.
import type { Advice } from '../advice.ts';

export interface Finding<Action> {
  readonly action: Action;
  readonly trials: number;
  /** The mean result of each side. */
  readonly values: readonly number[];
  /** The standard error of the own side's. */
  readonly error: number;
}

/** One trial says nothing of how far it may be off; no result between 0 and 1 is further off than this. */
const AT_MOST = 0.5;

/** Of a mean, from the sum of so many results between 0 and 1 and the sum of their squares. */
export function standardError(total: number, squares: number, trials: number): number {
  if (trials < 2) return AT_MOST;
  const mean = total / trials;
  const variance = Math.max(0, squares / trials - mean * mean);
  return Math.sqrt(variance / (trials - 1));
}

/** By seat, whose sides these are. */
export function adviceFrom<Action>(
  { values, error, trials }: Finding<unknown>,
  action: Action | null,
  sides: readonly number[],
): Advice<Action> {
  return { action, expected: sides.map((side) => values[side] as number), error, trials };
}
