// Resource cards.
// Provenance: four kinds, four open stacks of ten RULEBOOK; 150 cards PUBLIC (three component lists); how the 150 divide
// DESIGNED: the building costs use all kinds equally, and the two odd cards are gold, which treasure pays most.

/** Every count by kind, everywhere in this package, is an array in this order. */
export const KINDS = ['wood', 'iron', 'rum', 'gold'] as const;
export type Kind = (typeof KINDS)[number];

/** How many of each kind, in the order of `KINDS`. */
export type Cards = readonly number[];

export const RESOURCE_CARDS: Cards = [37, 37, 37, 39];

/** What lies open on each stack at the start, and what restocking leaves there (PL-SETUP-4, PL-OPT-1). */
export const OPEN_STACK = 10;

/** Cards that each captain is dealt (PL-SETUP-15). */
export const STARTING_HAND = 3;

/** Cards given for one of choice at a Merchant island (PL-TRADE-7). */
export const MERCHANT_PRICE = 2;
