// Real games that a game wants on record: `npm run records` finds them.
import type { Game, GameRecord } from '@tidetable/engine';

export interface WantedGame {
  readonly game: Game;
  /** The name of its file, without `.json`. */
  readonly file: string;
  readonly seats: number;
  /** The last so many seats play at random. */
  readonly atRandom?: number;
  readonly options: Readonly<Record<string, unknown>>;
  /** How it may end: any of these lists of endings, each ending with what it is of. */
  readonly endings: readonly (readonly string[])[];
  /** Actions that must occur in the game. */
  readonly with?: readonly string[];
  /** The clock runs out after so many decisions. */
  readonly timeUpAfter?: number;
  /** What else must hold. */
  readonly accepts?: (record: GameRecord) => boolean;
}
