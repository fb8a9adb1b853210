// Resource cards.
// Provenance: four kinds, four open stacks of ten RULEBOOK; 150 cards PUBLIC (three component lists); how the 150 divide
// DESIGNED: the building costs use all kinds equally, and the two odd cards are gold, which treasure pays most.

/** All counts by kind are arrays in this order. */
export const KINDS = ['wood', 'iron', 'rum', 'gold'] as const;
export type Kind = (typeof KINDS)[number];

/** By kind. */
export type Cards = readonly number[];

export const RESOURCE_CARDS: Cards = [37, 37, 37, 39];

/** Cards on each stack at the start and after restocking (PL-SETUP-4, PL-OPT-1). */
export const OPEN_STACK = 10;

/** Cards dealt to each captain (PL-SETUP-15). */
export const STARTING_HAND = 3;

/** Cards for one of choice at a Merchant island (PL-TRADE-7). */
export const MERCHANT_PRICE = 2;
