// Countable things whose sums never change.
import { has } from './board.ts';
import { CARDS } from './data/cards.ts';
import type { Island } from './state.ts';

export function inventory(island: Island): Record<string, number> {
  const cards = [...island.treasureDeck, ...island.treasureDiscard, ...island.hands.flat()];
  const counts: Record<string, number> = {};
  for (const card of CARDS) counts[card] = cards.filter((other) => other === card).length;
  const sunk = island.tiles.filter((_tile, square) => has(island.sunk, square)).length;
  return {
    ...counts,
    'flood cards and sunk tiles': island.floodDeck.length + island.floodDiscard.length + sunk,
    'cards in flood layers less cards in the flood deck':
      island.floodLayers.reduce((sum, size) => sum + size, 0) - island.floodDeck.length,
    pawns: island.pawns.length,
  };
}
