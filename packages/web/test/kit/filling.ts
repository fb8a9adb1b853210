// An action to be filled in on a form of the board.
import type { Action } from '@tidetable/engine';

export interface Filling {
  /** How many actions the page must have shown before. */
  readonly ply: number;
  readonly action: Action;
}
