// Messages between a table and the worker of its slow bots.
import type { Advice } from '@tidetable/bots/advice';
import type { Action, Seat } from '@tidetable/engine';

/** The budget of a search for advice: iterations or time. */
export type Patience = { readonly iterations: number } | { readonly milliseconds: number };

/** A seat's view, and nothing else of the table. */
export interface Seen {
  readonly game: string;
  readonly rulesVersion: number;
  readonly seat: Seat;
  readonly must: boolean;
  readonly view: object;
  readonly legal: readonly Action[];
  readonly open: readonly Action[];
  /** The seed of the bot's own chance. */
  readonly chance: readonly [number, number, number, number];
}

export type Question = Seen & { readonly ask: number } & (
    | { readonly want: 'choice'; readonly bot: string }
    | { readonly want: 'advice'; readonly patience: Patience }
  );

export type Thought =
  | { readonly ask: number; readonly answer: Action | null | readonly Advice<Action>[] }
  | { readonly ask: number; readonly failed: string };
