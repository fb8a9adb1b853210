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

/** The same for every viewer. Written out, as below: spreading takes several times as long. */
export function view(island: Island): View {
  return {
    seats: island.seats,
    options: island.options,
    tiles: island.tiles.slice(),
    roles: island.roles.slice(),
    pawns: island.pawns.slice(),
    hands: cloneLists(island.hands),
    captured: { ...island.captured },
    treasureDiscard: island.treasureDiscard.slice(),
    floodDiscard: island.floodDiscard.slice(),
    waterLevel: island.waterLevel,
    agenda: cloneAgenda(island.agenda),
    outcome: island.outcome,
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
    seats: view.seats,
    options: view.options,
    tiles: view.tiles.slice(),
    roles: view.roles.slice(),
    pawns: view.pawns.slice(),
    hands: cloneLists(view.hands),
    captured: { ...view.captured },
    treasureDiscard: view.treasureDiscard.slice(),
    floodDiscard: view.floodDiscard.slice(),
    waterLevel: view.waterLevel,
    agenda: cloneAgenda(view.agenda),
    outcome: view.outcome,
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
