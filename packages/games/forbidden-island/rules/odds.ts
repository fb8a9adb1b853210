// What the next flood may bring, computed exactly from what all players see.
import { CARD_COUNTS } from './data/cards.ts';
import type { Tile } from './data/tiles.ts';
import { FLOOD_CARDS, SKULL } from './data/water-meter.ts';
import type { FrameOf, View } from './state.ts';

export interface Odds {
  /** How likely each tile's card is to be turned up in the next flood; tiles that cannot be are left out. */
  readonly drawn: ReadonlyMap<Tile, number>;
  /** How many Flood cards are to be expected, on average. */
  readonly cards: number;
  /** How likely the Treasure cards before that flood bring a Waters Rise!. */
  readonly watersRise: number;
}

/** What is known of the Flood deck: layers that were shuffled together, the top one last. */
interface FloodPiles {
  readonly layers: readonly (readonly Tile[])[];
  readonly discard: readonly Tile[];
}

/** How many Treasure cards lie in a pile, and how many of them are Waters Rise!. */
interface TreasurePile {
  readonly cards: number;
  readonly rises: number;
}

export function oddsOf(view: View): Odds {
  const rises = risesOf(view);
  const drawn = new Map<Tile, number>();
  let cards = 0;
  for (const [times, chance] of rises.entries()) {
    const level = view.waterLevel + times;
    if (level >= SKULL || chance === 0) continue;
    for (const [tile, { atLeastOnce, expected }] of turnedUp(view, level, times)) {
      drawn.set(tile, (drawn.get(tile) ?? 0) + chance * atLeastOnce);
      cards += chance * expected;
    }
  }
  return { drawn, cards, watersRise: 1 - (rises[0] ?? 1) };
}

function frameOf<K extends 'draw-treasure-cards' | 'draw-flood-cards'>(
  { agenda }: View,
  step: K,
): FrameOf<K> | undefined {
  return agenda.find((frame): frame is FrameOf<K> => frame.step === step);
}

/** How likely the Treasure cards still due this turn hold no Waters Rise!, one or two. */
function risesOf(view: View): readonly number[] {
  const due = frameOf(view, 'draw-treasure-cards')?.left ?? 0;
  const gone = view.treasureDiscard.filter((card) => card === 'waters-rise').length;
  const deck = { cards: view.treasureDeck, rises: CARD_COUNTS['waters-rise'] - gone };
  return risesIn(due, deck, { cards: view.treasureDiscard.length, rises: gone });
}

/** An empty deck is reshuffled at once; cards that hand limits may add by then are left out. */
function risesIn(due: number, deck: TreasurePile, discard: TreasurePile): readonly number[] {
  if (due === 0) return [1];
  if (deck.cards === 0) return discard.cards === 0 ? [1] : risesIn(due, discard, deck);
  const rise = deck.rises / deck.cards;
  const left = (rises: number): TreasurePile => ({ cards: deck.cards - 1, rises });
  const without = rise < 1 ? risesIn(due - 1, left(deck.rises), discard) : [];
  const after =
    rise > 0
      ? risesIn(due - 1, left(deck.rises - 1), {
          cards: discard.cards + 1,
          rises: discard.rises + 1,
        })
      : [];
  return Array.from(
    { length: due + 1 },
    (_none, times) => (1 - rise) * (without[times] ?? 0) + rise * (after[times - 1] ?? 0),
  );
}

interface TurnedUp {
  readonly atLeastOnce: number;
  /** On average: a card can come twice when the deck runs out. */
  readonly expected: number;
}

function turnedUp(view: View, level: number, rises: number): ReadonlyMap<Tile, TurnedUp> {
  const { drawn = 0 } = frameOf(view, 'draw-flood-cards') ?? {};
  const flooded = new Set(view.tiles.filter((_tile, square) => view.condition[square] !== 'dry'));
  let piles = risen(view, rises);
  const found = new Map<Tile, TurnedUp>();
  const add = (tile: Tile, chance: number): void => {
    const { atLeastOnce = 0, expected = 0 } = found.get(tile) ?? {};
    found.set(tile, {
      atLeastOnce: Math.max(atLeastOnce, chance),
      expected: expected + chance,
    });
  };
  for (let due = (FLOOD_CARDS[level] ?? 0) - drawn; due > 0; ) {
    const top = piles.layers.at(-1);
    if (top === undefined) {
      if (piles.discard.length === 0) break;
      piles = { layers: [piles.discard], discard: [] };
      continue;
    }
    const taken = Math.min(due, top.length);
    for (const tile of top) add(tile, taken / top.length);
    due -= taken;
    // The whole layer has come: what was flooded sinks and is gone, the rest lies in the discard pile.
    const kept = top.filter((tile) => !flooded.has(tile));
    for (const tile of top) flooded.add(tile);
    piles = { layers: piles.layers.slice(0, -1), discard: [...piles.discard, ...kept] };
  }
  return found;
}

/** The first Waters Rise! puts the discards on top; a second one finds none. */
function risen(view: View, rises: number): FloodPiles {
  const revealed = view.agenda.flatMap((frame) => (frame.step === 'sink' ? [frame.square] : []));
  const discard = view.floodDiscard.filter((tile) => !revealed.includes(view.tiles.indexOf(tile)));
  if (rises === 0 || discard.length === 0) return { layers: view.floodDeck, discard };
  return { layers: [...view.floodDeck, discard], discard: [] };
}
