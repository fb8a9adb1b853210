// What a table and the worker in which its slow bots think say to each other.
import type { Action, Seat } from '@tidetable/engine';

/** What the bot of a seat is asked: what that seat sees, and nothing else of the table. */
export interface Question {
  readonly ask: number;
  readonly game: string;
  readonly bot: string;
  readonly seat: Seat;
  readonly must: boolean;
  readonly view: object;
  readonly legal: readonly Action[];
  /** Where its own chance begins. */
  readonly chance: readonly [number, number, number, number];
}

export type Thought =
  | { readonly ask: number; readonly action: Action | null }
  | { readonly ask: number; readonly failed: string };
