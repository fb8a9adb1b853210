// How a game went, counted after its end: what each seat earned, and how things stood after every action.
import type { Seat } from '@tidetable/engine';

export interface Course {
  /** Whose; or what it counts, if it is of the whole table. */
  readonly of: Seat | string;
  /** After 0, 1, 2… actions. */
  readonly values: readonly number[];
}

export interface GameSummary {
  /** Where points are counted: by part, for each seat; the total last. */
  readonly earned: readonly { readonly part: string; readonly points: readonly number[] }[];
  /** What the table achieved together. */
  readonly facts: readonly {
    readonly what: string;
    readonly count: number;
    readonly of?: number;
  }[];
  readonly courses: readonly Course[];
  /** Courses are stacked: they add up to the same at any time. */
  readonly isStacked: boolean;
  /** What is counted, in words. */
  readonly names: Readonly<Record<string, string>>;
}

export const NOTHING_COUNTED: GameSummary = {
  earned: [],
  facts: [],
  courses: [],
  isStacked: false,
  names: {},
};
