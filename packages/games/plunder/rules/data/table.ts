// Map size, X tokens, teams and targets by number of players; the storm and the dice.
// Provenance: RULEBOOK, except the grid of 12 by 18, six-sided dice, six seats at most and the storm of 3 by 3 PUBLIC,
// and fair compasses, ranges of targets, times of the clock and the bounds on haggling and rounds DESIGNED.

export const SEATS = { min: 2, max: 6 } as const;

/** Rows A–L. */
export const ROWS = 12;

/** Columns 1–18; two players use 1–12 (PL-DUO-2). */
export function columnsFor(seats: number): number {
  return seats === 2 ? 12 : 18;
}

/** X tokens on the map (PL-SETUP-9, PL-DUO-3). */
export function crossesFor(seats: number): number {
  if (seats === 2) return 2;
  return seats >= 5 ? 4 : 3;
}

export const DIE = 6;

/** The storm covers the squares this near to its centre, by row and by column. */
export const STORM_REACH = 1;

/** Cards to sail into the storm, and again to sail out (PL-STORM-1). */
export const STORM_TOLL = 2;

/** The sailing roll that moves the storm (PL-STORM-11). */
export const STORM_ROLL = 1;

export const TEAM_FORMS = ['none', '2x2', '2x3', '3x2'] as const;
export type TeamForm = (typeof TEAM_FORMS)[number];

interface Company {
  /** Seat s belongs to team s modulo this number (PL-TEAM-2). */
  readonly teams: number | null;
  readonly seats: number | null;
  readonly target: number;
  readonly least: number;
  readonly most: number;
}

/** By teams × members; targets with their range (PL-GOAL-1, PL-TEAM-1). */
export const COMPANIES: Readonly<Record<TeamForm, Company>> = {
  none: { teams: null, seats: null, target: 10, least: 5, most: 20 },
  '2x2': { teams: 2, seats: 4, target: 16, least: 8, most: 30 },
  '2x3': { teams: 2, seats: 6, target: 16, least: 8, most: 30 },
  '3x2': { teams: 3, seats: 6, target: 14, least: 8, most: 30 },
};

/** The most cards that one teammate may gain from another in a turn (PL-TEAM-6, PL-AMB-47). */
export const TEAM_GAIN = 1;

/** Minutes; 0 for no clock (PL-OPT-2). */
export const CLOCK = { least: 0, usual: 0, most: 600 } as const;

/** Offers and counters per turn; 0 for any number (PL-AMB-79). */
export const HAGGLING = { least: 0, usual: 0, most: 60 } as const;

/** Cards left face down at which the stacks are restocked (PL-AMB-90). */
export const RESTOCKING = { least: 0, usual: 0, most: 30 } as const;

/** Rounds after which the game ends as by a clock; 0 for none (PL-AMB-87). */
export const ROUND_LIMIT = { least: 0, usual: 0, most: 999 } as const;
