// What a search needs of a game: a world to imagine and play in, and a guide to what is good there.
import type { Chance, Generator, Seat, Types } from '@tidetable/engine';

/** The rules as a search uses them. Sets of seats are numbers, one bit each. */
export interface World<View, State, Action> {
  /** Gives full states that the view cannot rule out, each of which may be changed and is valid until the next. */
  imagining(view: View): (chance: Chance) => State;
  isOver(state: State): boolean;
  must(state: State): number;
  may(state: State): number;
  /** The list may be used again at the next call. */
  legal(state: State, seat: Seat): readonly Action[];
  /** In place, up to the next decision. */
  play(state: State, seat: Seat, action: Action, chance: Chance): void;
  /** Tells an action from all others that a seat may have at the same time. */
  key(action: Action): string | number;
  /** Everything this seat can know of a state, as a text. */
  trace(state: State, seat: Seat): string;
}

/** What is good in a game. */
export interface Guide<State, Action> {
  /** The side of each seat, from 0; those of one side win together. */
  sides(seats: number): readonly number[];
  /** What each side may expect, from 0 to 1; read before the next call. */
  evaluate(state: State): ArrayLike<number>;
  /** A quick and sensible choice; null, only for a seat that need not act, to let things go on. */
  policy(state: State, seat: Seat, legal: readonly Action[], chance: Generator): Action | null;
  /** How much each legal action deserves to be tried, as positive weights; read before the next call. */
  priors?(state: State, seat: Seat, legal: readonly Action[]): ArrayLike<number>;
  /** The number of decisions of a playout after which the evaluation takes over. */
  readonly horizon: number;
  /** Plays this many decisions by the policy, where a game can do that faster than the search. */
  playOut?(state: State, decisions: number, chance: Generator): void;
}

export type GuideTo<T extends Types> = Guide<T['state'], T['action']>;
