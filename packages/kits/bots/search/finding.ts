// What a search has found out about one choice, and the advice it gives.
import { itemAt } from '@tidetable/engine';
import type { Advice } from '../advice.ts';

export interface Finding<Action> {
  readonly action: Action;
  readonly trials: number;
  /** The mean result of each side. */
  readonly values: readonly number[];
  /** The standard error of the own side's. */
  readonly error: number;
}

/** Assumed for a single trial: no result between 0 and 1 has a larger error. */
const AT_MOST = 0.5;

/** Of a mean, from the sum of results between 0 and 1, the sum of their squares, and their number. */
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
  return { action, expected: sides.map((side) => itemAt(values, side)), error, trials };
}
