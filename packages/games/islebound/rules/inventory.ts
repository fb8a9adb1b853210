// Countable things whose sums never change.
import { FIGHTER_SUPPLY } from './data/fighters.ts';
import { supplyOf } from './questions.ts';
import type { Sea } from './state.ts';

export function inventory(sea: Sea): Record<string, number> {
  const sum = (count: (captain: Sea['captains'][number]) => number) =>
    sea.captains.reduce((total, captain) => total + count(captain), 0);
  return {
    buildings:
      sea.buildingDeck.length +
      sea.buildingRow.length +
      sea.buildingDiscard.length +
      sum(
        ({ buildings, hand, pack, pick }) =>
          buildings.length + hand.length + pack.length + (pick === null ? 0 : 1),
      ),
    crew:
      sea.crewRow.length +
      sea.crewStack.length +
      sum(({ deck, below, injured }) => deck.length + below.length + injured.length),
    tokens: sea.tokens.length + sum(({ tokens }) => tokens.length),
    events:
      sea.eventPiles.flat().length +
      sea.eventDiscard.length +
      (sea.fog === null ? 0 : sea.fog.townCards.length + (sea.fog.event === null ? 0 : 1)),
    reputation: sea.reputationPiles.flat().length + sea.reputationDiscard.length,
    pirates: Math.max(0, supplyOf(sea, 'pirates')) + sum(({ pirates }) => pirates),
    serpents: Math.max(0, supplyOf(sea, 'serpents')) + sum(({ serpents }) => serpents),
    boards: sea.fog === null ? 0 : sea.fog.boards.length + sea.fog.mist.length,
    'more than one ichor': Math.max(0, sum(({ ichor }) => Number(ichor)) - FIGHTER_SUPPLY.ichor),
    'hands below nothing': sum(
      ({ coins, fish, wood, books }) =>
        [coins, fish, wood, books].filter((count) => count < 0).length,
    ),
  };
}
