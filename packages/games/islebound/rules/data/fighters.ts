// Pirates, sea serpents and Ichor: supply and dice.
// Provenance: serpent table, counts, dice and injuries RULEBOOK; pirate and Ichor tables DESIGNED. The prototype has no
// Ichor and does not count the others: there the retail counts are DESIGNED.

export const FIGHTERS = ['pirate', 'serpent', 'ichor'] as const;
export type Fighter = (typeof FIGHTERS)[number];

/** Strength by face; there is no face 0. */
export const STRENGTH: Readonly<Record<Fighter, readonly number[]>> = {
  pirate: [0, 0, 1, 1, 1, 2, 2],
  serpent: [0, 0, 0, 2, 2, 3, 3],
  ichor: [0, 2, 2, 4, 4, 5, 5],
};

export const FIGHTER_SUPPLY: Readonly<Record<Fighter, number>> = {
  pirate: 15,
  serpent: 14,
  ichor: 1,
};

/** No roll uses more (AMB-18). */
export const DICE = 10;

/** The lowest face that is a hit in a raid. */
export const RAID_HIT = 4;
