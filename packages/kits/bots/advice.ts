// Advice for a seat: what it could do, the best first, and what may come of it.

export interface Advice<Action> {
  /** Null lets things go on. */
  readonly action: Action | null;
  /** Each seat's chance of victory, from 0 to 1; those of one side win together. */
  readonly expected: readonly number[];
  /** The standard error of the own seat's. */
  readonly error: number;
  /** How often it was tried. */
  readonly trials: number;
}
