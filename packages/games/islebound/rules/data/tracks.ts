// Tracks, limits and starting holdings.
// Provenance: the influence slots and the fog rolls at speeds 3 and 4 DESIGNED; everything else RULEBOOK.

/** Values of the influence track, left to right. */
export const INFLUENCE_SLOTS: readonly number[] = [1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3, 3];

/** Slots blocked from the left in a game of two. */
export const BLOCKED_SLOTS_FOR_TWO = 2;

/** The last space, where a token waits; also what a token is worth at the end. */
export const RENOWN_TRACK = 7;

export const BASE_SPEED = 2;

/** With sail crew; fish may go beyond it (AMB-5). */
export const MAX_SPEED = 4;

/** Of fish and wood together. */
export const CARGO_LIMIT = 10;

export const STARTING_COINS = 7;

/** Including those on the movement and renown tracks (AMB-74). */
export const CUBES = 20;

/** Buildings of one player that trigger the end, by number of players. */
export const END_BUILDINGS: Readonly<Record<2 | 3 | 4, number>> = { 2: 8, 3: 8, 4: 7 };

/** The lowest face that reaches the fog board, by speed; a 1 never does (AMB-49). */
export const FOG_ROLL: Readonly<Record<2 | 3 | 4, number>> = { 2: 4, 3: 3, 4: 2 };

/** Buildings of one player that make the monster emerge (AMB-55). */
export const MONSTER_BUILDINGS = 7;

export const MONSTER_STRENGTH = 10;

/** Renown at the end for defeating it. */
export const MONSTER_RENOWN = 15;
