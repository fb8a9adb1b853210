// How long those think who search, in trials or iterations a decision: never by a clock, so the same sight gives the same choice.
import type { SLOW } from './levels.ts';

export type Budgets = Readonly<Record<(typeof SLOW)[number], number>>;

const ISLEBOUND: Budgets = { captain: 700, admiral: 4_000 };

/** By game. */
export const BUDGETS = {
  'forbidden-island': { captain: 600, admiral: 6_000 },
  islebound: ISLEBOUND,
  'islebound-prototype': ISLEBOUND,
  /** Judging a position takes longer here, and no decision should take more than about a second. */
  'deep-fog': { captain: 300, admiral: 2_500 },
  /** A captain here overlooks nothing, but tries nothing out. */
  plunder: { captain: 0, admiral: 1_600 },
} as const satisfies Readonly<Record<string, Budgets>>;
