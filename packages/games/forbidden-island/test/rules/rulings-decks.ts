// Rulings: the Treasure deck and the Flood deck.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import { TREASURES } from '../../rules/data/tiles.ts';
import { given } from '../given.ts';
import { allBut } from './rulings-positions.ts';

const FULL = ['fire', 'fire', 'wind', 'earth', 'earth'] as const;

rule('FI-AMB-17', () => {
  it('shuffles a last Waters Rise! into the new deck, from which it may come again at once', () => {
    const island = given({
      treasureDeck: ['waters-rise'],
      shortDeck: true,
      rig: { order: ['waters-rise'] },
    });
    island.play('end-actions');
    expect(island.told('drew', 'waters-rose', 'deck-reshuffled').map(({ type }) => type)).toEqual([
      'drew',
      'waters-rose',
      'deck-reshuffled',
      'drew',
      'waters-rose',
    ]);
    expect(island.state.waterLevel).toBe(3);
    expect(island.state.treasureDiscard).toEqual(['waters-rise']);
    expect(island.state.treasureDeck).toHaveLength(27);
  });

  it('begins the new discard pile with the card over the limit', () => {
    const island = given({ hands: [FULL], treasureDeck: ['ocean'], shortDeck: true });
    island.play('end-actions');
    expect(island.told('deck-reshuffled')).toMatchObject([{ deck: 'treasure' }]);
    expect(island.state.treasureDiscard).toEqual([]);
    const before = island.state.treasureDeck.length;
    island.play('discard card=wind');
    expect(island.state.treasureDiscard[0]).toBe('wind');
    expect(before).toBe(22);
  });
});

rule('FI-AMB-18', () => {
  const fullHands = {
    roles: ['engineer', 'messenger', 'explorer', 'diver'],
    hands: [
      ['earth', 'earth', 'earth', 'earth', 'earth'],
      ['wind', 'wind', 'wind', 'wind', 'wind'],
      ['fire', 'fire', 'fire', 'fire', 'fire'],
      ['ocean', 'ocean', 'ocean', 'ocean', 'sandbags'],
    ],
    shortDeck: true,
  } as const;

  it('finds discards for a new deck even when all hands are full', () => {
    const island = given({ ...fullHands, treasureDeck: ['ocean'] }).play('end-actions');
    expect(island.told('deck-reshuffled')).toHaveLength(1);
    expect(island.state.hands.flat()).toHaveLength(21);
    expect(island.state.treasureDeck).toHaveLength(7);
  });

  it('finds discards even with two cards over the limit', () => {
    const island = given({
      ...fullHands,
      treasureDeck: ['ocean', 'sandbags'],
      options: { handLimit: 'both-cards' },
    });
    island.play('end-actions');
    expect(island.state.hands.flat()).toHaveLength(22);
    expect(island.state.treasureDeck).toHaveLength(6);
  });

  it('knows no position without a Treasure deck', () => {
    expect(() => given({ ...fullHands, treasureDeck: [] })).toThrow('FI-TDECK-1');
  });
});

rule('FI-AMB-53', () => {
  it('draws the second card from the new deck when the first was the last', () => {
    const island = given({ treasureDeck: ['earth'], shortDeck: true, rig: { order: ['wind'] } });
    island.play('end-actions');
    expect(island.told('drew', 'deck-reshuffled')).toMatchObject([
      { type: 'drew', card: 'earth' },
      { type: 'deck-reshuffled', deck: 'treasure' },
      { type: 'drew', card: 'wind' },
    ]);
    expect(island.state.treasureDeck).toHaveLength(26);
  });

  it('draws both cards from the old deck when it holds two', () => {
    const island = given({ treasureDeck: ['earth', 'ocean'], shortDeck: true });
    island.play('end-actions');
    expect(island.told('drew', 'deck-reshuffled')).toMatchObject([
      { type: 'drew', card: 'earth' },
      { type: 'drew', card: 'ocean' },
      { type: 'deck-reshuffled', deck: 'treasure' },
    ]);
  });
});

rule('FI-AMB-19', () => {
  const floodDiscard = ['twilight-hollow', 'lost-lagoon'] as const;

  it('shuffles for each Waters Rise! of two turns', () => {
    const island = given({
      treasureDeck: ['waters-rise', 'earth', 'waters-rise', 'earth'],
      floodDiscard,
    });
    island.play('end-actions');
    expect(island.told('flood-returned')).toMatchObject([{ cards: 2 }]);
    island.play('1: end-actions');
    expect(island.told('flood-returned')).toMatchObject([{ cards: 2 }, { cards: 2 }]);
    expect(island.state.waterLevel).toBe(3);
  });

  it('finds nothing to shuffle for the second one of the same turn', () => {
    const island = given({ treasureDeck: ['waters-rise', 'waters-rise'], floodDiscard });
    island.play('end-actions');
    expect(island.told('flood-returned')).toMatchObject([{ cards: 2 }]);
    expect(island.state.waterLevel).toBe(3);
  });
});

rule('FI-AMB-20', () => {
  it('makes the card just drawn part of the new deck, so that it can come again', () => {
    const island = given({
      floodDeck: ['iron-gate'],
      shortFloodDeck: true,
      rig: { order: ['iron-gate'] },
    });
    island.play('end-actions');
    expect(island.told('flooded', 'deck-reshuffled', 'sank')).toMatchObject([
      { type: 'flooded', tile: 'iron-gate' },
      { type: 'deck-reshuffled', deck: 'flood' },
      { type: 'sank', tile: 'iron-gate' },
    ]);
  });

  it('leaves the card of a sunk tile out', () => {
    const island = given({
      flooded: ['iron-gate'],
      floodDeck: ['iron-gate'],
      shortFloodDeck: true,
      rig: { order: ['iron-gate', 'gold-gate'] },
    });
    island.play('end-actions');
    expect(island.told('revealed')).toMatchObject([{ tile: 'iron-gate' }, { tile: 'gold-gate' }]);
    expect(island.state.floodDeck).toHaveLength(22);
    expect(island.state.floodDeck).not.toContain('iron-gate');
  });
});

rule('FI-AMB-34', () => {
  const threeTiles = {
    at: ['fools-landing', 'fools-landing'],
    captured: TREASURES,
    sunk: allBut('fools-landing', 'bronze-gate', 'iron-gate'),
    floodDeck: ['bronze-gate'],
    shortFloodDeck: true,
  } as const;

  it('shuffles as often as it takes when more cards are due than tiles are left', () => {
    const island = given({
      ...threeTiles,
      waterLevel: 8,
      rig: { order: ['iron-gate', 'bronze-gate', 'fools-landing', 'iron-gate'] },
    });
    island.play('end-actions');
    expect(island.told('revealed').map(({ tile }) => tile)).toEqual([
      'bronze-gate',
      'iron-gate',
      'bronze-gate',
      'fools-landing',
      'iron-gate',
    ]);
    expect(island.told('deck-reshuffled')).toHaveLength(2);
    expect(island.outcome).toBeNull();
    expect(island.must).toEqual([1]);
  });

  it('draws no more cards than are due', () => {
    const island = given({ ...threeTiles, waterLevel: 1 }).play('end-actions');
    expect(island.told('revealed')).toHaveLength(2);
    expect(island.told('deck-reshuffled')).toHaveLength(1);
  });
});
