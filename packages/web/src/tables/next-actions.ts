// What can follow a game, or a moment of it.
import type { Seat } from '@tidetable/engine';

export interface NextActions {
  /** A rematch: the same people at another table. */
  again?(): void;
  /** The rematch table, if it is open already. */
  readonly next?: string;
  /** A fork: the same game from this moment on. */
  playOn?(ply: number, seat: Seat): void;
  /** The record as a file. */
  download?(): void;
  /** Where it can be verified. */
  readonly verify?: string;
}
