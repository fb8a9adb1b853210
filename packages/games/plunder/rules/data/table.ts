// What depends on who plays: the size of the map, X tokens, teams and targets; and the storm and the dice.
// Provenance: RULEBOOK, except the grid of 12 by 18, six-sided dice, six seats at most and the storm of 3 by 3 PUBLIC,
// and fair compasses, ranges of targets, times of the clock and the bounds on haggling and rounds DESIGNED.

export const SEATS = { min: 2, max: 6 } as const;

/** Rows A–L, whatever the number of players. */
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

/** The storm covers every square that is no farther from its centre than this, by row and by column. */
export const STORM_REACH = 1;

/** Cards for sailing into the storm, and again for sailing out of it (PL-STORM-1). */
export const STORM_TOLL = 2;

/** The sailing roll that moves the storm (PL-STORM-11). */
export const STORM_ROLL = 1;

export const TEAM_FORMS = ['none', '2x2', '2x3', '3x2'] as const;
export type TeamForm = (typeof TEAM_FORMS)[number];

interface Company {
  /** How many teams; without teams everyone is one. Seat s belongs to team s modulo this (PL-TEAM-2). */
  readonly teams: number | null;
  readonly seats: number | null;
  readonly target: number;
  readonly least: number;
  readonly most: number;
}

/** Teams of a form, as teams × members, with the target and its range (PL-GOAL-1, PL-TEAM-1). */
export const COMPANIES: Readonly<Record<TeamForm, Company>> = {
  none: { teams: null, seats: null, target: 10, least: 5, most: 20 },
  '2x2': { teams: 2, seats: 4, target: 16, least: 8, most: 30 },
  '2x3': { teams: 2, seats: 6, target: 16, least: 8, most: 30 },
  '3x2': { teams: 3, seats: 6, target: 14, least: 8, most: 30 },
};

/** The most cards by which one teammate may gain from another in a turn (PL-TEAM-6, PL-AMB-47). */
export const TEAM_GAIN = 1;

/** Minutes on the clock of the table; 0 for none (PL-OPT-2). */
export const CLOCK = { least: 0, usual: 0, most: 600 } as const;

/** Offers and counters in one turn; 0 for any number (PL-AMB-79). */
export const HAGGLING = { least: 0, usual: 0, most: 60 } as const;

/** Cards left face down at which the deck counts as running low (PL-AMB-90). */
export const RESTOCKING = { least: 0, usual: 0, most: 30 } as const;

/** Rounds after which the game is decided as by a clock; 0 for none (PL-AMB-87). */
export const ROUND_LIMIT = { least: 0, usual: 0, most: 999 } as const;
