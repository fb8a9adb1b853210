// The model of what a seat sees.
import type { Seat } from '@tidetable/engine';
import {
  CARD_COUNTS,
  CARDS,
  type Card,
  type Frame,
  TREASURES,
  type View,
} from '../../rules/questions.ts';
import { FLOWN, IslandModel, refusedBy, STEPS } from './island-model.ts';
import { IslandSetup } from './island-setup.ts';

/** The decks lie sorted until `imagine` shuffles them. */
export function modelOf(view: View): IslandModel {
  const island = new IslandModel(new IslandSetup(view.seats, view.options, view.tiles, view.roles));
  view.condition.forEach((condition, square) => {
    if (condition === 'flooded') island.flooded |= 1 << square;
    if (condition === 'sunk') island.sunk |= 1 << square;
  });
  island.waterLevel = view.waterLevel;
  TREASURES.forEach((treasure, kind) => {
    if (view.captured[treasure] !== null) island.captured |= 1 << kind;
  });
  island.pawns.set(view.pawns);
  const unseen: Record<Card, number> = { ...CARD_COUNTS };
  view.hands.forEach((hand, seat) => {
    for (const card of hand) {
      island.receive(seat, CARDS.indexOf(card));
      unseen[card] -= 1;
    }
  });
  for (const card of view.treasureDiscard) {
    island.treasureDiscard[island.treasureDiscardCount++] = CARDS.indexOf(card);
    unseen[card] -= 1;
  }
  CARDS.forEach((card, kind) => {
    for (let left = unseen[card]; left > 0; left--)
      island.treasureDeck[island.treasureDeckCount++] = kind;
  });
  for (const tile of view.floodDiscard)
    island.floodDiscard[island.floodDiscardCount++] = island.setup.squareOf(tile);
  for (const layer of view.floodDeck) {
    let squares = 0;
    for (const tile of layer) {
      const square = island.setup.squareOf(tile);
      island.floodDeck[island.floodDeckCount++] = square;
      squares |= 1 << square;
    }
    island.layers[island.layerCount++] = squares;
  }
  for (const frame of view.agenda) pushEngineFrame(island, frame);
  return island;
}

function pushEngineFrame(island: IslandModel, frame: Frame): void {
  const step = STEPS.indexOf(frame.step);
  switch (frame.step) {
    case 'take-actions':
      return island.pushFrame(
        step,
        frame.seat,
        frame.left,
        (frame.flown ? FLOWN : 0) | frame.refused.reduce((set, seat) => set | refusedBy(seat), 0),
      );
    case 'ask-first':
      return island.pushFrame(step, frame.seat, frame.pawn, frame.to);
    case 'draw-treasure-cards':
      return island.pushFrame(step, frame.seat, frame.left, 0);
    case 'draw-flood-cards':
      return island.pushFrame(step, frame.seat, frame.drawn, 0);
    case 'pause':
      return island.pushFrame(step, frame.seat, frame.revealed ?? -1, mask(frame.passed));
    case 'sink':
      return island.pushFrame(step, 0, frame.square, 0);
    case 'pawns-in-water':
    case 'swim':
      return island.pushFrame(step, 0, frame.square, mask(frame.declined));
    case 'lift':
      return island.pushFrame(step, frame.seat, frame.from, mask(frame.aboard));
    default:
      return island.pushFrame(step, frame.seat, 0, 0);
  }
}

function mask(seats: readonly Seat[]): number {
  return seats.reduce((set, seat) => set | (1 << seat), 0);
}
