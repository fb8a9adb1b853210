// How a game came about, counted after its end: what each seat earned, and how things stood after every action.
import type { Seat } from '@tidetable/engine';

/** What was counted; the catalogue has a word for each. */
type Counted =
  | 'coins'
  | 'buildings'
  | 'abilities'
  | 'track'
  | 'tokens'
  | 'monster'
  | 'ships'
  | 'islands'
  | 'plunderPoints'
  | 'treasures'
  | 'dry'
  | 'flooded'
  | 'sunk'
  | 'water'
  | 'turns'
  | 'total';

export interface Course {
  /** Whose, or what it counts where it is nobody's. */
  readonly of: Seat | Counted;
  /** After 0, 1, 2… actions. */
  readonly values: readonly number[];
}

export interface GameSummary {
  /** Where points are counted: by part, for each seat; the total last. */
  readonly earned: readonly { readonly part: Counted; readonly points: readonly number[] }[];
  /** What the table achieved together. */
  readonly facts: readonly {
    readonly what: Counted;
    readonly count: number;
    readonly of?: number;
  }[];
  readonly courses: readonly Course[];
  /** Courses that add up to the same at any time lie on each other. */
  readonly isStacked: boolean;
}
