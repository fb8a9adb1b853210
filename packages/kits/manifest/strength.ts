// What `npm run strength` plays to measure the bots of a game.

/** Every player that searches names what it may spend on a decision, as in `admiral:400` or `admiral:100ms`. */
export interface StrengthMatch {
  /** Matches of one name are reported together. */
  readonly name: string;
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
  readonly one: string;
  /** Who sits in all other seats; null where all play together, and the first player sits everywhere. */
  readonly other: string | null;
  /** Each is played with the first player in every seat once; once, where all play together. */
  readonly deals: number;
  /** The share of games that it should win at least. */
  readonly least: number;
  /** The share that the best published player by rules wins. */
  readonly published?: number;
}

export interface Strength {
  /** The levels of these games play one another; their budgets are divided, so that whole matches can be played. */
  readonly ladders: readonly { readonly game: string; readonly budgetsDividedBy: number }[];
  /** Matches of the game's own. */
  readonly matches: readonly StrengthMatch[];
}
