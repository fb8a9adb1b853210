// The numbers of a game that a simulation may change.

/** A constant of a game's data: a number, or a table of them. */
export interface Tunable {
  /** The file in the folder `rules/data`, and the name of the constant there. */
  readonly file: string;
  readonly constant: string;
  /** What it holds as the rules have it. */
  readonly holds: unknown;
  readonly least?: number;
  readonly most?: number;
  /** Fields that hold a word, and the words they may hold. */
  readonly words?: Readonly<Record<string, readonly string[]>>;
}

/** By the name under which a simulation knows them. */
export type Tunables = Readonly<Record<string, Tunable>>;
