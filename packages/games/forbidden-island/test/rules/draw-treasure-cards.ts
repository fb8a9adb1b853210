// Draw 2 Treasure Deck Cards, p. 6, and When the Treasure Deck Runs Out, p. 7.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import { given } from '../given.ts';
import { letPass } from './table.ts';

rule('FI-DRAW-1', () => {
  it('brings two cards from the top of the deck into the hand, in order', () => {
    const island = given({ hands: [['wind'], ['earth']], treasureDeck: ['ocean', 'fire', 'wind'] });
    island.play('end-actions');
    expect(island.told('drew').map(({ seat, card }) => [seat, card])).toEqual([
      [0, 'ocean'],
      [0, 'fire'],
    ]);
    expect(island.state.hands).toEqual([['wind', 'ocean', 'fire'], ['earth']]);
    expect(island.state.treasureDeck.at(-1)).toBe('wind');
  });

  it('is due after three actions as well as after none', () => {
    const island = given({ left: 0, treasureDeck: ['ocean', 'fire'] }).play('end-actions');
    expect(island.state.hands[0]).toEqual(['ocean', 'fire']);
  });

  it('goes card by card', () => {
    const island = given({ hands: [[], ['helicopter-lift']], treasureDeck: ['ocean', 'fire'] });
    letPass(island.play('end-actions'));
    expect(island.told('drew').map(({ card }) => card)).toEqual(['ocean']);
    letPass(island);
    expect(island.told('drew').map(({ card }) => card)).toEqual(['ocean', 'fire']);
  });

  it('cannot be declined, put off, or done for someone else', () => {
    const island = given({ hands: [['helicopter-lift'], ['helicopter-lift']] });
    letPass(island.play('end-actions'));
    expect(island.refusal('0: end-actions')).toBe('FI-TURN-2');
    expect(island.refusal('0: decline')).toBe('FI-AMB-39');
    expect(island.refusal('1: end-actions')).toBe('FI-TURN-1');
    letPass(island);
    expect(island.told('drew').map(({ seat }) => seat)).toEqual([0, 0]);
  });
});

rule('FI-DRAW-2', () => {
  it('keeps a Waters Rise! out of the hand and draws nothing in its place', () => {
    const island = given({ treasureDeck: ['waters-rise', 'fire', 'wind'] }).play('end-actions');
    expect(island.told('drew').map(({ card }) => card)).toEqual(['waters-rise', 'fire']);
    expect(island.state.hands[0]).toEqual(['fire']);
    expect(island.state.treasureDiscard).toEqual(['waters-rise']);
    expect(island.state.treasureDeck.at(-1)).toBe('wind');
  });

  it('carries it out before the next card is drawn', () => {
    const island = given({ treasureDeck: ['waters-rise', 'fire'] }).play('end-actions');
    expect(island.events.slice(0, 4).map(({ type }) => type)).toEqual([
      'ended-actions',
      'drew',
      'waters-rose',
      'drew',
    ]);
  });

  it('fills no hand: five cards and a Waters Rise! are still five', () => {
    const island = given({
      hands: [['fire', 'fire', 'wind', 'wind']],
      treasureDeck: ['waters-rise', 'ocean'],
    }).play('end-actions');
    expect(island.state.hands[0]).toHaveLength(5);
    expect(island.must).toEqual([1]);
  });

  it('knows no table with a Waters Rise! in a hand', () => {
    expect(() => given({ hands: [['waters-rise']] })).toThrow('FI-DRAW-2');
  });
});

rule('FI-TDECK-1', () => {
  it('shuffles the discard pile into a new deck as soon as the last card is drawn', () => {
    const island = given({
      treasureDeck: ['ocean', 'fire'],
      shortDeck: true,
      rig: { order: ['wind', 'sandbags'] },
    }).play('end-actions');
    expect(island.events.map(({ type }) => type).slice(0, 4)).toEqual([
      'ended-actions',
      'drew',
      'drew',
      'deck-reshuffled',
    ]);
    expect(island.state.treasureDiscard).toEqual([]);
    expect(island.state.treasureDeck).toHaveLength(26);
    expect(island.state.treasureDeck.slice(-2)).toEqual(['sandbags', 'wind']);
  });

  it('happens between the two cards if the first was the last of the deck', () => {
    const island = given({
      treasureDeck: ['ocean'],
      shortDeck: true,
      rig: { order: ['wind', 'earth'] },
    }).play('end-actions');
    expect(island.state.hands[0]).toEqual(['ocean', 'wind']);
    expect(island.state.treasureDeck.at(-1)).toBe('earth');
  });

  it('leaves the cards in hands where they are', () => {
    const island = given({
      hands: [['fire'], ['wind', 'wind']],
      treasureDeck: ['ocean', 'fire'],
      shortDeck: true,
    }).play('end-actions');
    expect(island.state.hands).toEqual([
      ['fire', 'ocean', 'fire'],
      ['wind', 'wind'],
    ]);
    expect(island.state.treasureDeck).toHaveLength(28 - 5);
  });

  it('takes a Waters Rise! along that was the last card', () => {
    const island = given({ treasureDeck: ['ocean', 'waters-rise'], shortDeck: true });
    island.play('end-actions');
    expect(island.state.treasureDeck.filter((card) => card === 'waters-rise')).toHaveLength(3);
    expect(island.state.treasureDiscard).toEqual([]);
  });

  it('does not happen while a card is left', () => {
    const island = given({ treasureDeck: ['ocean', 'fire', 'wind'], shortDeck: true });
    island.play('end-actions');
    expect(island.told('deck-reshuffled')).toEqual([]);
    expect(island.state.treasureDeck).toEqual(['wind']);
    expect(island.state.treasureDiscard).toHaveLength(25);
  });
});
