// Waters Rise! Cards, p. 6.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import { given } from '../given.ts';

const WET = ['iron-gate', 'gold-gate', 'watchtower'] as const;

rule('FI-WR-1', () => {
  it('moves the marker up one tick', () => {
    const island = given({ waterLevel: 3, treasureDeck: ['waters-rise', 'fire'] });
    island.play('end-actions');
    expect(island.state.waterLevel).toBe(4);
    expect(island.told('waters-rose').map(({ level }) => level)).toEqual([4]);
  });

  it.each([
    [2, 3],
    [5, 4],
    [7, 5],
  ])('counts at once: from mark %i on, this very turn has %i Flood cards', (waterLevel, cards) => {
    const island = given({ waterLevel, treasureDeck: ['fire', 'waters-rise'] });
    island.play('end-actions');
    expect(island.told('revealed')).toHaveLength(cards);
  });

  it('does not move for any other card', () => {
    const island = given({ waterLevel: 2, treasureDeck: ['helicopter-lift', 'sandbags'] });
    island.play('end-actions', 'pass', 'pass', 'pass');
    expect(island.state.waterLevel).toBe(2);
    expect(island.told('revealed')).toHaveLength(2);
  });
});

rule('FI-WR-2', () => {
  it('lays the shuffled discards on top of the Flood deck, so that they come first', () => {
    const island = given({
      treasureDeck: ['waters-rise', 'fire'],
      flooded: WET,
      rig: { order: ['gold-gate', 'iron-gate'] },
    });
    const below = [...island.state.floodDeck];
    island.play('end-actions');
    expect(island.told('revealed').map(({ tile }) => tile)).toEqual(['gold-gate', 'iron-gate']);
    expect(island.told('sank').map(({ tile }) => tile)).toEqual(['gold-gate', 'iron-gate']);
    expect(island.state.floodDeck).toEqual([...below, 'watchtower']);
  });

  it('takes the whole discard pile', () => {
    const island = given({
      hands: [['helicopter-lift']],
      treasureDeck: ['waters-rise', 'fire'],
      flooded: WET,
    }).play('end-actions', 'pass');
    expect(island.told('flood-returned').map(({ cards }) => cards)).toEqual([3]);
    expect(island.state.floodDiscard).toEqual([]);
    expect(island.state.floodDeck.slice(-3).sort()).toEqual([
      'gold-gate',
      'iron-gate',
      'watchtower',
    ]);
  });

  it('leaves both piles alone while no Waters Rise! is drawn', () => {
    const island = given({ treasureDeck: ['wind', 'fire'], flooded: WET }).play('end-actions');
    expect(island.told('flood-returned')).toEqual([]);
    expect(island.told('revealed').map(({ tile }) => tile)).toEqual([
      'fools-landing',
      'bronze-gate',
    ]);
    expect(island.state.floodDiscard).toEqual([...WET, 'fools-landing', 'bronze-gate']);
  });

  it('brings back no card of a sunk tile', () => {
    const island = given({
      hands: [['helicopter-lift']],
      treasureDeck: ['waters-rise', 'fire'],
      flooded: ['gold-gate'],
      sunk: ['iron-gate'],
    }).play('end-actions', 'pass');
    expect(island.state.floodDeck).not.toContain('iron-gate');
    expect(island.state.floodDeck).toHaveLength(23);
  });
});

rule('FI-WR-3', () => {
  it('goes to the Treasure discard pile, and to no hand', () => {
    const island = given({ treasureDeck: ['fire', 'waters-rise'], treasureDiscard: ['wind'] });
    island.play('end-actions');
    expect(island.state.treasureDiscard).toEqual(['wind', 'waters-rise']);
    expect(island.state.hands).toEqual([['fire'], []]);
  });

  it('does not stay on the Treasure deck', () => {
    const island = given({ treasureDeck: ['waters-rise', 'fire', 'wind'] }).play('end-actions');
    expect(island.state.treasureDeck.filter((card) => card === 'waters-rise')).toHaveLength(2);
    expect(island.state.treasureDeck.at(-1)).toBe('wind');
  });
});

rule('FI-WR-4', () => {
  it('moves the marker twice for two in a row, and shuffles the discards once', () => {
    const island = given({ treasureDeck: ['waters-rise', 'waters-rise'], flooded: WET });
    island.play('end-actions');
    expect(island.told('waters-rose').map(({ level }) => level)).toEqual([2, 3]);
    expect(island.told('flood-returned').map(({ cards }) => cards)).toEqual([3]);
    expect(island.told('revealed')).toHaveLength(3);
    expect(island.state.treasureDiscard).toEqual(['waters-rise', 'waters-rise']);
  });

  it('keeps the order of that one shuffle', () => {
    const island = given({
      treasureDeck: ['waters-rise', 'waters-rise'],
      flooded: WET,
      rig: { order: ['watchtower', 'gold-gate', 'iron-gate', 'iron-gate', 'watchtower'] },
    }).play('end-actions');
    expect(island.told('revealed').map(({ tile }) => tile)).toEqual([
      'watchtower',
      'gold-gate',
      'iron-gate',
    ]);
  });

  it('shuffles in each of two turns, where Flood cards came between', () => {
    const island = given({
      treasureDeck: ['waters-rise', 'fire', 'waters-rise', 'fire'],
      floodDiscard: WET,
    }).play('end-actions', 'end-actions');
    expect(island.told('flood-returned').map(({ cards }) => cards)).toEqual([3, 2]);
    expect(island.state.waterLevel).toBe(3);
  });
});

rule('FI-WR-5', () => {
  it('only moves the marker when the Flood discard pile is empty', () => {
    const island = given({
      treasureDeck: ['waters-rise', 'fire'],
      floodDeck: ['watchtower', 'gold-gate', 'iron-gate'],
    }).play('end-actions');
    expect(island.state.waterLevel).toBe(2);
    expect(island.told('flood-returned')).toEqual([]);
    expect(island.told('revealed').map(({ tile }) => tile)).toEqual(['watchtower', 'gold-gate']);
    expect(island.state.floodDeck.at(-1)).toBe('iron-gate');
  });

  it('does more as soon as one Flood card lies there', () => {
    const island = given({
      treasureDeck: ['waters-rise', 'fire'],
      flooded: ['phantom-rock'],
      floodDeck: ['watchtower', 'gold-gate', 'iron-gate'],
    }).play('end-actions');
    expect(island.told('flood-returned').map(({ cards }) => cards)).toEqual([1]);
    expect(island.told('revealed').map(({ tile }) => tile)).toEqual(['phantom-rock', 'watchtower']);
  });
});
