// Contents, p. 1.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import { CARDS } from '../../rules/data/cards.ts';
import { TILES } from '../../rules/data/tiles.ts';
import { forbiddenIsland } from '../../rules/index.ts';
import { given } from '../given.ts';
import { dealt, manyDealt } from './table.ts';

rule('FI-COMP-1', () => {
  it('deals from 28 Treasure cards: five of each treasure, three, three and two of the others', () => {
    const { hands, treasureDeck, treasureDiscard } = dealt(4);
    const cards = [...hands.flat(), ...treasureDeck, ...treasureDiscard];
    const counts = CARDS.map((card) => [card, cards.filter((other) => other === card).length]);
    expect(cards).toHaveLength(28);
    expect(Object.fromEntries(counts)).toEqual({
      earth: 5,
      wind: 5,
      fire: 5,
      ocean: 5,
      'waters-rise': 3,
      'helicopter-lift': 3,
      sandbags: 2,
    });
  });

  it('knows no table with a sixth card of a treasure, nor with one missing', () => {
    const { state } = given();
    const withSixth = [...state.treasureDeck, 'fire'];
    const withoutOne = state.treasureDeck.slice(1);
    expect(() => forbiddenIsland.read({ ...state, treasureDeck: withSixth })).toThrow('FI-COMP-1');
    expect(() => forbiddenIsland.read({ ...state, treasureDeck: withoutOne })).toThrow('FI-COMP-1');
    expect(forbiddenIsland.read(state)).toEqual(state);
  });
});

rule('FI-COMP-2', () => {
  it('has one Flood card for each of the 24 tiles', () => {
    const { tiles, floodDeck, floodDiscard } = dealt(2);
    expect([...tiles].sort()).toEqual([...TILES].sort());
    expect([...floodDeck, ...floodDiscard].sort()).toEqual([...TILES].sort());
    expect(TILES).toHaveLength(24);
  });

  it('has six adventurers and four treasures', () => {
    const roles = new Set(manyDealt(4).flatMap((island) => island.roles));
    expect([...roles].sort()).toEqual([
      'diver',
      'engineer',
      'explorer',
      'messenger',
      'navigator',
      'pilot',
    ]);
    expect(Object.keys(dealt(2).captured).sort()).toEqual(['earth', 'fire', 'ocean', 'wind']);
  });

  it('knows no table with the same tile, Flood card or adventurer twice', () => {
    const { state } = given();
    const tiles = ['watchtower', ...state.tiles.slice(1)];
    const floodDeck = ['gold-gate', ...state.floodDeck.slice(1)];
    const roles = ['pilot', 'pilot'];
    expect(() => forbiddenIsland.read({ ...state, tiles })).toThrow('watchtower twice');
    expect(() => forbiddenIsland.read({ ...state, floodDeck })).toThrow('gold-gate twice');
    expect(() => forbiddenIsland.read({ ...state, roles })).toThrow('pilot twice');
  });
});

rule('FI-COMP-3', () => {
  it.each([2, 3, 4])('seats %i', (seats) => {
    const { roles, hands, pawns } = dealt(seats);
    expect([roles.length, hands.length, pawns.length]).toEqual([seats, seats, seats]);
  });

  it.each([1, 5])('does not seat %i', (seats) => {
    expect(() => dealt(seats)).toThrow('seats: expected a whole number from 2 to 4');
  });
});
