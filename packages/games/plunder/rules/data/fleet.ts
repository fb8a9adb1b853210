// Ships, their pegs, and what building costs.
// Provenance: RULEBOOK; the limits of the box PUBLIC (three component lists).
import type { Cards } from './resources.ts';

export const PEGS = ['mast', 'cannon', 'life'] as const;
export type Peg = (typeof PEGS)[number];

export const FLEET_LIMIT = 3;

/** Per ship. */
export const PEG_LIMIT: Readonly<Record<Peg, number>> = { mast: 2, cannon: 2, life: 3 };

/** All lives and nothing else (PL-FLEET-2 to PL-FLEET-4). */
export const STARTING_PEGS: Readonly<Record<Peg, number>> = { mast: 0, cannon: 0, life: 3 };

/** Wood, iron, rum, gold. */
export const COSTS: Readonly<Record<Peg | 'ship', Cards>> = {
  ship: [2, 1, 0, 2],
  mast: [1, 0, 2, 0],
  life: [1, 1, 1, 1],
  cannon: [0, 2, 1, 1],
};

/** Gold for a Plunder Point card, or for a ship without a fleet (PL-GOAL-4, PL-NOSHIP-3). */
export const BURIAL_GOLD = 5;

/** Limits only at tables with strict components (PL-AMB-30). */
export const BOX = {
  flagsEach: 6,
  plunderPoints: 56,
  pegs: { mast: 18, cannon: 18, life: 36 } satisfies Record<Peg, number>,
} as const;
