// What each viewer may know. Hands are open (p. 3); only the order of the two decks is hidden.
import type { Chance } from '@tidetable/engine';
import { has, only } from './board.ts';
import { CARD_COUNTS, CARDS, type Card } from './data/cards.ts';
import type { Squares } from './data/layouts.ts';
import { TILES, type Tile } from './data/tiles.ts';
import {
  type Condition,
  cloneAgenda,
  cloneLists,
  type Event,
  type Island,
  type View,
} from './state.ts';

/** The same for every viewer. */
export function view(island: Island): View {
  return {
    ...copyOfPublic(island),
    condition: conditions(island),
    treasureDeck: island.treasureDeck.length,
    floodDeck: floodLayers(island),
  };
}

function conditions({ tiles, flooded, sunk }: Island): Condition[] {
  return tiles.map((_tile, square) =>
    has(sunk, square) ? 'sunk' : has(flooded, square) ? 'flooded' : 'dry',
  );
}

function inCondition(view: View, wanted: Condition): Squares {
  return view.condition.reduce(
    (set, condition, square) => (condition === wanted ? set | only(square) : set),
    0,
  );
}

/** What each layer of the Flood deck holds, in no telling order. */
function floodLayers({ floodDeck, floodLayers }: Island): Tile[][] {
  let bottom = 0;
  return floodLayers.map((size) => {
    const layer = floodDeck.slice(bottom, bottom + size);
    bottom += size;
    return TILES.filter((tile) => layer.includes(tile));
  });
}

function copyOfPublic(from: Island | View) {
  return {
    seats: from.seats,
    options: from.options,
    tiles: from.tiles.slice(),
    roles: from.roles.slice(),
    pawns: from.pawns.slice(),
    hands: cloneLists(from.hands),
    captured: { ...from.captured },
    treasureDiscard: from.treasureDiscard.slice(),
    floodDiscard: from.floodDiscard.slice(),
    waterLevel: from.waterLevel,
    agenda: cloneAgenda(from.agenda),
    outcome: from.outcome,
  };
}

/** Everything happens in the open. */
export function redact(event: Event): Event {
  return event;
}

/** Shuffles what cannot be known: the Treasure deck, and each layer of the Flood deck. */
export function imagine(view: View, chance: Chance): Island {
  const treasureDeck = unseenCards(view);
  chance.shuffle(treasureDeck);
  const floodDeck: Tile[] = [];
  for (const layer of view.floodDeck) {
    const cards = layer.slice();
    chance.shuffle(cards);
    floodDeck.push(...cards);
  }
  return {
    ...copyOfPublic(view),
    flooded: inCondition(view, 'flooded'),
    sunk: inCondition(view, 'sunk'),
    treasureDeck,
    floodDeck,
    floodLayers: view.floodDeck.map((layer) => layer.length),
  };
}

function unseenCards({ hands, treasureDiscard }: View): Card[] {
  const left: Record<Card, number> = { ...CARD_COUNTS };
  for (const hand of hands) for (const card of hand) left[card] -= 1;
  for (const card of treasureDiscard) left[card] -= 1;
  return CARDS.flatMap((card) => Array<Card>(left[card]).fill(card));
}
