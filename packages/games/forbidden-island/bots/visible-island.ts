// The island as everyone sees it, and the same after one action: what the bosun judges.
import type { Seat } from '@tidetable/engine';
import {
  type Action,
  CARDS_TO_CAPTURE,
  type Card,
  type Frame,
  type Island,
  only,
  type Square,
  type Squares,
  squareOf,
  type Tile,
  TREASURES,
  type View,
} from '../rules/questions.ts';

/** The decks are empty: their order is hidden. */
export interface VisibleIsland extends Island {
  /** Whose turn it is, what is still to come in it, and how many Flood cards it has brought. */
  readonly active: Seat;
  readonly actionsLeft: number;
  readonly drawsLeft: number;
  readonly floodsDrawn: number;
}

export function visibleIsland(view: View): VisibleIsland {
  const { flooded, sunk } = water(view);
  const { active, actionsLeft, drawsLeft, floodsDrawn } = turn(view);
  return {
    seats: view.seats,
    options: view.options,
    tiles: view.tiles,
    flooded,
    sunk,
    roles: view.roles,
    pawns: view.pawns,
    hands: view.hands,
    captured: view.captured,
    treasureDeck: [],
    treasureDiscard: view.treasureDiscard,
    floodDeck: [],
    floodDiscard: view.floodDiscard,
    floodLayers: [],
    waterLevel: view.waterLevel,
    agenda: view.agenda,
    outcome: view.outcome,
    active,
    actionsLeft,
    drawsLeft,
    floodsDrawn,
  };
}

function water({ condition }: View): { flooded: Squares; sunk: Squares } {
  let flooded = 0;
  let sunk = 0;
  for (let square = 0; square < condition.length; square++)
    if (condition[square] === 'flooded') flooded |= only(square);
    else if (condition[square] === 'sunk') sunk |= only(square);
  return { flooded, sunk };
}

function turn({ agenda }: View) {
  let active = 0;
  let actionsLeft = 0;
  let drawsLeft = 0;
  let floodsDrawn = 0;
  for (const frame of agenda) {
    if (frame.step === 'take-actions') actionsLeft = frame.left;
    if (frame.step === 'draw-treasure-cards') drawsLeft = frame.left;
    if (frame.step !== 'draw-flood-cards') continue;
    active = frame.seat;
    floodsDrawn = frame.drawn;
  }
  return { active, actionsLeft, drawsLeft, floodsDrawn };
}

/** The frame at work, which must be of this step. */
export function frameOf<K extends Frame['step']>(
  island: VisibleIsland,
  _step: K,
): Extract<Frame, { readonly step: K }> {
  return island.agenda.at(-1) as Extract<Frame, { readonly step: K }>;
}

/** The action's own effect, before any card is drawn. */
export function after(island: VisibleIsland, seat: Seat, action: Action): VisibleIsland {
  switch (action.type) {
    case 'move':
    case 'fly':
      return acted(withPawns(island, [seat], squareOf(island, action.to)));
    case 'navigate':
      return acted(withPawns(island, [action.pawn], squareOf(island, action.to)));
    case 'agree': {
      const { pawn, to } = frameOf(island, 'ask-first');
      return withPawns(island, [pawn], to);
    }
    case 'swim':
      return withPawns(island, [seat], squareOf(island, action.to));
    case 'land':
      return withPawns(island, frameOf(island, 'lift').aboard, squareOf(island, action.to));
    case 'shore-up':
      return island.agenda.at(-1)?.step === 'shore-up-second'
        ? dried(island, action.tile)
        : acted(dried(island, action.tile));
    case 'sandbags':
      return dried(spent(island, seat, 'sandbags'), action.tile);
    case 'give':
      return acted(given(island, seat, action.to, action.card));
    case 'discard':
      return spent(island, seat, action.card);
    case 'capture':
      return acted({
        ...spent(island, seat, action.treasure, CARDS_TO_CAPTURE),
        captured: { ...island.captured, [action.treasure]: seat },
      });
    case 'end-actions':
      return { ...island, actionsLeft: 0 };
    default:
      return island;
  }
}

function acted(island: VisibleIsland): VisibleIsland {
  return { ...island, actionsLeft: island.actionsLeft - 1 };
}

export function withPawns(
  island: VisibleIsland,
  aboard: readonly Seat[],
  to: Square,
): VisibleIsland {
  const pawns = island.pawns.slice();
  for (const pawn of aboard) pawns[pawn] = to;
  return { ...island, pawns };
}

function dried(island: VisibleIsland, tile: Tile): VisibleIsland {
  return { ...island, flooded: island.flooded & ~only(squareOf(island, tile)) };
}

/** With `count` cards of a kind moved from a hand to the discard pile. */
export function spent(island: VisibleIsland, seat: Seat, card: Card, count = 1): VisibleIsland {
  const treasureDiscard = island.treasureDiscard.slice();
  for (let left = count; left > 0; left--) treasureDiscard.push(card);
  return { ...island, hands: without(island, seat, card, count), treasureDiscard };
}

function given(island: VisibleIsland, from: Seat, to: Seat, card: Card): VisibleIsland {
  const hands = without(island, from, card, 1);
  hands[to] = [...(hands[to] ?? []), card];
  return { ...island, hands };
}

function without({ hands }: VisibleIsland, seat: Seat, card: Card, count: number): Card[][] {
  const copies = hands.slice();
  const hand = (copies[seat] ?? []).slice();
  for (let left = count; left > 0; left--) hand.splice(hand.indexOf(card), 1);
  copies[seat] = hand;
  return copies;
}

export function allCaptured({ captured }: VisibleIsland): boolean {
  return TREASURES.every((treasure) => captured[treasure] !== null);
}

export function count(cards: readonly Card[], card: Card): number {
  let found = 0;
  for (let index = 0; index < cards.length; index++) if (cards[index] === card) found += 1;
  return found;
}
