// Hand Limit, p. 7.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import { given } from '../given.ts';
import { condition } from './table.ts';

const FULL = ['fire', 'fire', 'wind', 'earth', 'earth'] as const;

rule('FI-HAND-1', () => {
  it('makes you discard at once when a sixth card arrives', () => {
    const island = given({ hands: [FULL], treasureDeck: ['ocean', 'fire'] }).play('end-actions');
    expect(island.must).toEqual([0]);
    expect(island.offers(0)).toEqual([
      'discard card=earth',
      'discard card=wind',
      'discard card=fire',
      'discard card=ocean',
    ]);
    expect(island.refusal('pass')).toBe('FI-HAND-1');
  });

  it('leaves a hand of five alone', () => {
    const island = given({ hands: [FULL.slice(0, 3)], treasureDeck: ['ocean', 'fire'] });
    island.play('end-actions');
    expect(island.told('discarded')).toEqual([]);
    expect(island.state.hands[0]).toHaveLength(5);
  });

  it('moves the chosen card to the Treasure discard pile', () => {
    const island = given({ hands: [FULL], treasureDeck: ['ocean', 'waters-rise'] });
    island.play('end-actions', 'discard card=wind');
    expect(island.state.hands[0]).toEqual(['fire', 'fire', 'earth', 'earth', 'ocean']);
    expect(island.state.treasureDiscard).toEqual(['wind', 'waters-rise']);
  });

  it('asks again after the second card', () => {
    const island = given({ hands: [FULL], treasureDeck: ['ocean', 'fire'] });
    island.play('end-actions', 'discard card=ocean');
    expect(island.told('drew')).toHaveLength(2);
    expect(island.refusal('pass')).toBe('FI-HAND-1');
    island.play('discard card=fire');
    expect(island.told('discarded').map(({ card }) => card)).toEqual(['ocean', 'fire']);
    expect(island.must).toEqual([1]);
  });

  it('waits for both cards where the table says so, then asks for two', () => {
    const island = given({
      hands: [FULL],
      treasureDeck: ['ocean', 'wind'],
      options: { handLimit: 'both-cards' },
    }).play('end-actions');
    expect(island.told('drew')).toHaveLength(2);
    island.play('discard card=earth');
    expect(island.refusal('pass')).toBe('FI-HAND-1');
    island.play('discard card=earth');
    expect(island.state.hands[0]).toEqual(['fire', 'fire', 'wind', 'ocean', 'wind']);
  });

  it('holds the Flood cards back until the hand is settled', () => {
    const island = given({ hands: [FULL.slice(1)], treasureDeck: ['ocean', 'fire'] });
    island.play('end-actions');
    expect(island.told('revealed')).toEqual([]);
    island.play('discard card=fire');
    expect(island.told('revealed')).toHaveLength(2);
  });

  it('counts Treasure and Special Action cards together, and offers both', () => {
    const island = given({
      hands: [['sandbags', 'helicopter-lift', 'fire', 'wind', 'earth']],
      treasureDeck: ['ocean'],
    }).play('end-actions', 'pass');
    expect(island.allowedBy('discard card=sandbags')).toBe('FI-HAND-1');
    expect(island.allowedBy('discard card=helicopter-lift')).toBe('FI-HAND-1');
    expect(island.allowedBy('discard card=fire')).toBe('FI-HAND-1');
  });

  it("concerns a hand that received a card, in anyone's turn", () => {
    const island = given({ hands: [['ocean'], FULL] }).play('give card=ocean to=1');
    expect(island.must).toEqual([1]);
    expect(island.refusal('1: pass')).toBe('FI-HAND-1');
    expect(island.refusal('0: discard card=ocean')).toBe('FI-AMB-16');
  });

  it('offers no card that is not in the hand', () => {
    const island = given({ hands: [FULL], treasureDeck: ['fire'] }).play('end-actions');
    expect(island.refusal('discard card=ocean')).toBe('FI-HAND-1');
  });
});

rule('FI-HAND-2', () => {
  it('lets you use a Special card instead of throwing it away', () => {
    const island = given({
      hands: [[...FULL.slice(0, 4), 'sandbags']],
      treasureDeck: ['ocean', 'fire'],
      flooded: ['watchtower'],
    });
    island.play('end-actions', 'pass', 'sandbags tile=watchtower');
    expect(island.told('sandbagged')).toHaveLength(1);
    expect(condition(island, 'watchtower')).toBe('dry');
    expect(island.state.treasureDiscard).toContain('sandbags');
    expect(island.told('discarded')).toEqual([]);
  });

  it('counts the used card as the discard, and one only', () => {
    const island = given({
      hands: [[...FULL.slice(0, 3), 'sandbags', 'sandbags']],
      treasureDeck: ['ocean', 'waters-rise'],
      flooded: ['watchtower', 'gold-gate'],
    }).play('end-actions', 'pass', 'sandbags tile=watchtower');
    expect(island.state.hands[0]).toEqual([...FULL.slice(0, 3), 'sandbags', 'ocean']);
    expect(island.refusal('discard card=ocean')).toBe('FI-AMB-16');
  });

  it('does not oblige you to use it', () => {
    const island = given({
      hands: [[...FULL.slice(0, 4), 'helicopter-lift']],
      treasureDeck: ['ocean', 'waters-rise'],
    }).play('end-actions', 'pass', 'discard card=helicopter-lift');
    expect(island.told('called-helicopter')).toEqual([]);
    expect(island.state.treasureDiscard).toEqual(['helicopter-lift', 'waters-rise']);
  });
});
