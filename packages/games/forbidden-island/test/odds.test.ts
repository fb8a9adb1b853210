// The odds of the next flood, compared with every order the decks could lie in.
import { describe, expect, it } from 'vitest';
import { LANDING, TILES, type Tile, TREASURES } from '../rules/data/tiles.ts';
import { FLOOD_CARDS } from '../rules/data/water-meter.ts';
import { forbiddenIsland } from '../rules/index.ts';
import { oddsOf } from '../rules/odds.ts';
import type { View } from '../rules/state.ts';
import { type Given, given } from './given.ts';

function viewOf(things: Given): View {
  return forbiddenIsland.view(given(things).state, 'spectator');
}

/** The Treasure cards have been drawn, and so many Flood cards too. */
function flooding(drawn: number, things: Given): View {
  return { ...viewOf(things), agenda: [{ step: 'draw-flood-cards', seat: 0, drawn }] };
}

function* orders<T>(cards: readonly T[]): Generator<readonly T[]> {
  if (cards.length === 0) yield [];
  for (const [at, card] of cards.entries())
    for (const rest of orders(cards.toSpliced(at, 1))) yield [card, ...rest];
}

/** How often each tile comes when every order of a deck is tried; the discards are shuffled in when it runs out. */
function byTrial(view: View, due: number): ReadonlyMap<Tile, number> {
  const counts = new Map<Tile, number>();
  let worlds = 0;
  const deck = view.floodDeck.flat();
  for (const order of orders(deck)) {
    const came = order.slice(0, due);
    const flooded = (tile: Tile): boolean => view.condition[view.tiles.indexOf(tile)] === 'flooded';
    const again = [...view.floodDiscard, ...came.filter((tile) => !flooded(tile))];
    for (const more of due > deck.length ? orders(again) : [[]]) {
      worlds += 1;
      for (const tile of new Set([...came, ...more.slice(0, due - came.length)]))
        counts.set(tile, (counts.get(tile) ?? 0) + 1);
    }
  }
  return new Map([...counts].map(([tile, count]) => [tile, count / worlds]));
}

const FEW: readonly Tile[] = ['observatory', 'watchtower', 'lost-lagoon', LANDING];
const others = (kept: readonly Tile[]): Tile[] => TILES.filter((tile) => !kept.includes(tile));

function expectSame(found: ReadonlyMap<Tile, number>, tried: ReadonlyMap<Tile, number>): void {
  expect([...found.keys()].sort()).toEqual([...tried.keys()].sort());
  for (const [tile, chance] of tried) expect(found.get(tile)).toBeCloseTo(chance, 10);
}

describe('the odds of the next flood', () => {
  it('add up to the Flood cards that are due', () => {
    for (const level of [1, 3, 6, 8]) {
      const view = flooding(0, { waterLevel: level });
      const { drawn, cards } = oddsOf(view);
      const sum = [...drawn.values()].reduce((one, other) => one + other, 0);
      expect(sum).toBeCloseTo(FLOOD_CARDS[level] ?? 0, 10);
      expect(cards).toBeCloseTo(sum, 10);
    }
  });

  it('are those of every order of a small deck', () => {
    const view = flooding(0, {
      floodDeck: FEW,
      floodDiscard: others(FEW),
      waterLevel: 3,
    });
    expectSame(oddsOf(view).drawn, byTrial(view, 3));
  });

  it('go round again when the deck runs out, less what sank', () => {
    const kept: readonly Tile[] = [...FEW, 'iron-gate', 'gold-gate'];
    const view = flooding(0, {
      sunk: others(kept),
      captured: [...TREASURES],
      flooded: ['observatory'],
      floodDeck: ['observatory', 'watchtower'],
      floodDiscard: ['lost-lagoon', LANDING, 'iron-gate', 'gold-gate'],
      waterLevel: 6,
    });
    expectSame(oddsOf(view).drawn, byTrial(view, 4));
    expect(oddsOf(view).cards).toBeCloseTo(4, 10);
  });

  it('count what has come already in this flood', () => {
    const view = flooding(2, {
      waterLevel: 3,
    });
    expect(oddsOf(view).cards).toBeCloseTo(1, 10);
  });

  it('put the discards on top if the waters rise first', () => {
    const view = viewOf({
      treasureDeck: ['waters-rise', 'waters-rise', 'waters-rise', 'fire'],
      shortDeck: true,
      flooded: ['observatory'],
      waterLevel: 3,
    });
    const { watersRise, drawn } = oddsOf(view);
    expect(watersRise).toBe(1);
    expect(drawn.get('observatory')).toBeCloseTo(1, 10);
  });

  it('know how likely a Waters Rise! is in two cards', () => {
    const view = viewOf({});
    const deck = view.treasureDeck;
    const none = ((deck - 3) * (deck - 4)) / (deck * (deck - 1));
    expect(oddsOf(view).watersRise).toBeCloseTo(1 - none, 10);
  });

  it('hold nothing that has sunk', () => {
    const view = viewOf({ sunk: ['observatory'], at: ['watchtower', 'watchtower'] });
    expect(oddsOf(view).drawn.has('observatory')).toBe(false);
  });
});
