// The bosun's weights, in cards.
// Provenance: DESIGNED, by games of bosuns among themselves.

export const WEIGHTS = {
  /** A point, and what another captain's point costs. */
  point: 10,
  rivalPoint: 3,
  /** An island's future cards. */
  income: 3,
  card: 1,
  gold: 1.2,
  /** Each card beyond `plenty` in hand. */
  plenty: 7,
  surplus: 0.55,
  /** A card missing for what is saved for. */
  need: 0.8,
  life: 3,
  cannon: 4.2,
  mast: 3.2,
  /** A new ship beyond its point. */
  hull: 2,
  treasure: 2.4,
  /** The discount of a prize per square. */
  patience: 0.86,
  /** The least gain worth a step. */
  laziness: 0.02,
} as const;
export type Weights = { readonly [K in keyof typeof WEIGHTS]: number };
