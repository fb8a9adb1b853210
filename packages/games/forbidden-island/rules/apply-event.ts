// The view after each event: one ply brings several, and each is shown by itself.
import type { Seat } from '@tidetable/engine';
import { CARDS_TO_CAPTURE, type Card } from './data/cards.ts';
import { TILES, type Tile } from './data/tiles.ts';
import type { Condition, Event, View } from './state.ts';

/** Everything but what is pending. */
export function shown({ agenda: _agenda, ...board }: View): object {
  return board;
}

export function applyEvent(view: View, event: Event): View {
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
    case 'captured': {
      const paid = played(view, event.seat, event.treasure, CARDS_TO_CAPTURE);
      return { ...paid, captured: { ...view.captured, [event.treasure]: event.seat } };
    }
    case 'waters-rose':
      return { ...view, waterLevel: event.level };
    case 'flood-returned':
      return { ...view, floodDeck: [...view.floodDeck, shuffled(view)], floodDiscard: [] };
    case 'deck-reshuffled':
      return reshuffled(view, event.deck);
    case 'revealed':
      return revealed(view, event.tile);
    case 'flooded':
      return withTile(view, event.tile, 'flooded');
    case 'sank':
      return sank(view, event.tile);
    case 'ended':
      return { ...view, outcome: event.outcome };
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

function sank(view: View, tile: Tile): View {
  const floodDiscard = view.floodDiscard.filter((card) => card !== tile);
  return { ...withTile(view, tile, 'sunk'), floodDiscard };
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
  return withHand(view, seat, (hand) => hand.toSpliced(hand.indexOf(card), 1));
}

/** From a hand to the discard pile. */
function played(view: View, seat: Seat, card: Card, count = 1): View {
  if (count === 0) return view;
  const left = without(view, seat, card);
  return played(
    { ...left, treasureDiscard: [...view.treasureDiscard, card] },
    seat,
    card,
    count - 1,
  );
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

function reshuffled(view: View, deck: 'treasure' | 'flood'): View {
  return deck === 'treasure'
    ? { ...view, treasureDeck: view.treasureDiscard.length, treasureDiscard: [] }
    : { ...view, floodDeck: [shuffled(view)], floodDiscard: [] };
}

/** The discards as a layer of the Flood deck, in no telling order. */
function shuffled({ floodDiscard }: View): Tile[] {
  return TILES.filter((tile) => floodDiscard.includes(tile));
}
