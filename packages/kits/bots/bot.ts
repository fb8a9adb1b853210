// What a bot is: it sees what its seat sees, and chooses.
import type { Chance, Seat, Types } from '@tidetable/engine';

export interface Observation<T extends Types = Types> {
  readonly seat: Seat;
  readonly view: T['view'];
  readonly legal: readonly T['action'][];
  /** Actions to be filled in: with more details, where the rules allow them. */
  readonly open: readonly T['action'][];
  /** True when the game waits for this seat; false when it only may cut in. */
  readonly must: boolean;
  readonly chance: Chance;
}

export interface Bot<T extends Types = Types> {
  readonly name: string;
  /** Thinks for long: ask it only in a thread where nothing else waits. */
  readonly isSlow?: true;
  /** A player for one seat at one table, with its own memory. */
  sitDown?(): Bot<T>;
  /** An action of the legal ones, or one that fills in an open one; null, only where it need not act, to let things go on. */
  choose(observation: Observation<T>): T['action'] | null;
}

/** Speaks for a bot in another thread. */
export interface AsyncBot<T extends Types = Types> {
  readonly name: string;
  choose(observation: Observation<T>): T['action'] | null | Promise<T['action'] | null>;
}
