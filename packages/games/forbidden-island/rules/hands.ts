// Cards in hands.
import type { Seat } from '@tidetable/engine';
import type { Card } from './data/cards.ts';
import type { Island } from './state.ts';

export function handOf(island: Island, seat: Seat): Card[] {
  return island.hands[seat] as Card[];
}

export function holds(island: Island, seat: Seat, card: Card): boolean {
  const hand = handOf(island, seat);
  for (let index = 0; index < hand.length; index++) if (hand[index] === card) return true;
  return false;
}

export function holdsSpecial(island: Island, seat: Seat): boolean {
  const hand = handOf(island, seat);
  for (let index = 0; index < hand.length; index++)
    if (hand[index] === 'helicopter-lift' || hand[index] === 'sandbags') return true;
  return false;
}

/** Takes one such card out of a hand. */
export function dropCard(island: Island, seat: Seat, card: Card): void {
  const hand = handOf(island, seat);
  hand.splice(hand.indexOf(card), 1);
}

/** Moves one such card from a hand to the Treasure discard pile. */
export function discardCard(island: Island, seat: Seat, card: Card): void {
  dropCard(island, seat, card);
  island.treasureDiscard.push(card);
}
