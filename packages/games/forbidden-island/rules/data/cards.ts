// The 28 Treasure cards. Provenance: RULEBOOK, p. 1 (kinds and counts).
import { TREASURES } from './tiles.ts';

export const SPECIALS = ['helicopter-lift', 'sandbags'] as const;
export type Special = (typeof SPECIALS)[number];

export const CARDS = [...TREASURES, ...SPECIALS, 'waters-rise'] as const;
export type Card = (typeof CARDS)[number];

export function isSpecial(card: Card): card is Special {
  return (SPECIALS as readonly Card[]).includes(card);
}

/** How many of each card the Treasure deck holds. */
export const CARD_COUNTS: Readonly<Record<Card, number>> = {
  earth: 5,
  wind: 5,
  fire: 5,
  ocean: 5,
  'helicopter-lift': 3,
  sandbags: 2,
  'waters-rise': 3,
};

/** All 28 cards, kind by kind. */
export const FULL_DECK: readonly Card[] = CARDS.flatMap((card) =>
  Array<Card>(CARD_COUNTS[card]).fill(card),
);

export const HAND_LIMIT = 5;
export const CARDS_TO_CAPTURE = 4;
