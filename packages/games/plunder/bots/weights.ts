// What things are worth to the bosun, in cards.
// Provenance: DESIGNED, by games of bosuns among themselves.

export const WEIGHTS = {
  /** A Plunder Point, and what another captain's point costs me. */
  point: 10,
  rivalPoint: 3,
  /** An island's cards in the turns to come. */
  income: 3,
  card: 1,
  gold: 1.2,
  /** What each card is worth beyond this many in hand. */
  plenty: 7,
  surplus: 0.55,
  /** A card that is missing for what is saved for. */
  need: 0.8,
  life: 3,
  cannon: 4.2,
  mast: 3.2,
  /** What a new ship is worth beyond its point. */
  hull: 2,
  treasure: 2.4,
  /** How much of a prize is left for each square that lies between. */
  patience: 0.86,
  /** What it takes to leave port for a small gain. */
  laziness: 0.02,
} as const;
export type Weights = { readonly [K in keyof typeof WEIGHTS]: number };
