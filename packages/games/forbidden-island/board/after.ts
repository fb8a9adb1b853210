// The island as it looks once an event has been shown: one turn brings several, and each is seen by itself.
import type { Seat } from '@tidetable/engine';
import type { Card, Condition, Event, Tile, View } from '../words/en/face.ts';

export function after(view: View, event: Event): View {
  switch (event.type) {
    case 'moved':
    case 'flew':
    case 'swam':
    case 'navigated':
    case 'lifted':
      return withPawn(view, event.seat, event.to);
    case 'shored-up':
      return withTile(view, event.tile, 'dry');
    case 'sandbagged':
      return played(withTile(view, event.tile, 'dry'), event.seat, 'sandbags');
    case 'called-helicopter':
    case 'escaped':
      return played(view, event.seat, 'helicopter-lift');
    case 'gave':
      return withCard(without(view, event.seat, event.card), event.to, event.card);
    case 'drew':
      return drew(view, event.seat, event.card);
    case 'discarded':
      return played(view, event.seat, event.card);
    case 'captured':
      return { ...view, captured: { ...view.captured, [event.treasure]: event.seat } };
    case 'waters-rose':
      return { ...view, waterLevel: event.level };
    case 'flood-returned':
      return { ...view, floodDeck: [...view.floodDeck, view.floodDiscard], floodDiscard: [] };
    case 'revealed':
      return revealed(view, event.tile);
    case 'flooded':
      return withTile(view, event.tile, 'flooded');
    case 'sank':
      return withTile(view, event.tile, 'sunk');
    default:
      return view;
  }
}

function withTile(view: View, tile: Tile, condition: Condition): View {
  const square = view.tiles.indexOf(tile);
  return {
    ...view,
    condition: view.condition.map((was, at) => (at === square ? condition : was)),
  };
}

function withPawn(view: View, seat: Seat, to: Tile): View {
  const square = view.tiles.indexOf(to);
  return { ...view, pawns: view.pawns.map((was, who) => (who === seat ? square : was)) };
}

function withHand(view: View, seat: Seat, change: (hand: readonly Card[]) => Card[]): View {
  return { ...view, hands: view.hands.map((hand, who) => (who === seat ? change(hand) : hand)) };
}

function withCard(view: View, seat: Seat, card: Card): View {
  return withHand(view, seat, (hand) => [...hand, card]);
}

function without(view: View, seat: Seat, card: Card): View {
  return withHand(view, seat, (hand) => {
    const at = hand.indexOf(card);
    return hand.filter((_card, nth) => nth !== at);
  });
}

/** From a hand to the discard pile. */
function played(view: View, seat: Seat, card: Card): View {
  return {
    ...without(view, seat, card),
    treasureDiscard: [...view.treasureDiscard, card],
  };
}

function drew(view: View, seat: Seat, card: Card): View {
  const left = { ...view, treasureDeck: view.treasureDeck - 1 };
  return card === 'waters-rise'
    ? { ...left, treasureDiscard: [...view.treasureDiscard, card] }
    : withCard(left, seat, card);
}

function revealed(view: View, tile: Tile): View {
  return {
    ...view,
    floodDeck: view.floodDeck
      .map((layer) => layer.filter((card) => card !== tile))
      .filter((layer) => layer.length > 0),
    floodDiscard: [...view.floodDiscard, tile],
  };
}
