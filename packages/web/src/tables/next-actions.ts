// What can follow a game, or a moment of it.
import type { Seat } from '@tidetable/engine';

export interface NextActions {
  /** The same people at another table. */
  again?(): void;
  /** That table, where somebody has opened it already. */
  readonly next?: string;
  /** The same game from this moment on, as a game of its own. */
  playOn?(ply: number, seat: Seat): void;
  /** The record as a file. */
  download?(): void;
  /** Where it can be verified. */
  readonly verify?: string;
}
