// What a table and the worker in which its slow bots think say to each other.
import type { Advice } from '@tidetable/bots/advice';
import type { Action, Seat } from '@tidetable/engine';

/** How much thought advice may take: so many iterations, or so long. */
export type Patience = { readonly iterations: number } | { readonly milliseconds: number };

/** What a seat sees, and nothing else of the table. */
export interface Seen {
  readonly game: string;
  readonly rulesVersion: number;
  readonly seat: Seat;
  readonly must: boolean;
  readonly view: object;
  readonly legal: readonly Action[];
  readonly open: readonly Action[];
  /** Where the thinker's own chance begins. */
  readonly chance: readonly [number, number, number, number];
}

export type Question = Seen & { readonly ask: number } & (
    | { readonly want: 'choice'; readonly bot: string }
    | { readonly want: 'advice'; readonly patience: Patience }
  );

export type Thought =
  | { readonly ask: number; readonly answer: Action | null | readonly Advice<Action>[] }
  | { readonly ask: number; readonly failed: string };
