// The water meter: tick marks, Flood cards a turn, and where each difficulty begins.
// Provenance: PUBLIC. Four implementations agree; a published count of first-turn losses confirms them.

export const DIFFICULTIES = ['novice', 'normal', 'elite', 'legendary'] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** The tick mark on which each difficulty begins. */
export const STARTING_LEVEL: Readonly<Record<Difficulty, number>> = {
  novice: 1,
  normal: 2,
  elite: 3,
  legendary: 4,
};

/** Flood cards a turn by tick mark; there is no mark 0. */
export const FLOOD_CARDS: readonly number[] = [0, 2, 2, 3, 3, 3, 4, 4, 5, 5];

/** The tick mark with the skull and crossbones. */
export const SKULL = FLOOD_CARDS.length;
