// Rulings: treasures.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import { inventory } from '../../rules/inventory.ts';
import { given } from '../given.ts';

const CAVE = ['cave-of-embers', 'cave-of-embers'] as const;
const FIVE_FIRES = ['fire', 'fire', 'fire', 'fire', 'fire'] as const;

rule('FI-AMB-31', () => {
  it('spends four cards and keeps the fifth', () => {
    const island = given({ at: CAVE, hands: [FIVE_FIRES] }).play('capture treasure=fire');
    expect(island.state.hands[0]).toEqual(['fire']);
    expect(island.state.treasureDiscard).toEqual(['fire', 'fire', 'fire', 'fire']);
  });

  it('cannot be captured with three', () => {
    const island = given({ at: CAVE, hands: [FIVE_FIRES.slice(2)] });
    expect(island.refusal('capture treasure=fire')).toBe('FI-CAP-1');
  });
});

rule('FI-AMB-32', () => {
  it('keeps all the cards of a captured treasure in the game', () => {
    const island = given({ at: CAVE, hands: [FIVE_FIRES.slice(1)] }).play('capture treasure=fire');
    expect(inventory(island.state)).toMatchObject({ fire: 5 });
    expect(island.state.treasureDiscard).toHaveLength(4);
  });

  it('still draws, gives and counts them', () => {
    const island = given({
      captured: ['fire'],
      hands: [['earth', 'earth', 'wind', 'wind', 'fire'], ['ocean']],
      treasureDeck: ['fire', 'fire'],
    });
    island.play('give card=fire to=1', 'end-actions', 'discard card=fire');
    expect(island.state.hands).toEqual([
      ['earth', 'earth', 'wind', 'wind', 'fire'],
      ['ocean', 'fire'],
    ]);
  });
});

rule('FI-AMB-43', () => {
  it('is captured once, for the whole team', () => {
    const island = given({
      at: CAVE,
      hands: [FIVE_FIRES.slice(1)],
      treasureDeck: ['fire', 'earth'],
    });
    island.play('capture treasure=fire');
    expect(island.refusal('capture treasure=fire')).toBe('FI-AMB-43');
    island.play('end-actions');
    expect(island.must).toEqual([1]);
    expect(island.refusal('capture treasure=fire')).toBe('FI-AMB-43');
  });

  it('buys nothing with a second set of cards', () => {
    const island = given({ at: CAVE, hands: [FIVE_FIRES], captured: ['fire'] });
    expect(island.offers(0)).not.toContain('capture treasure=fire');
    expect(island.refusal('capture treasure=fire')).toBe('FI-AMB-43');
  });

  it('needs only one of its tiles, flooded or not', () => {
    const island = given({
      at: CAVE,
      hands: [FIVE_FIRES.slice(1)],
      flooded: ['cave-of-embers'],
      sunk: ['cave-of-shadows'],
    });
    island.play('capture treasure=fire');
    expect(island.state.captured.fire).toBe(0);
  });

  it('is never lost again, no matter who captured it', () => {
    const island = given({
      roles: ['engineer', 'messenger', 'pilot'],
      at: ['fools-landing', 'fools-landing', 'fools-landing'],
      captured: ['earth', 'wind', 'fire', 'ocean'],
      flooded: ['cave-of-embers'],
      sunk: ['cave-of-shadows'],
      floodDeck: ['cave-of-embers'],
      hands: [[], ['helicopter-lift']],
    });
    island.play('end-actions', 'pass', 'pass', 'pass', 'pass');
    expect(island.told('sank')).toMatchObject([{ tile: 'cave-of-embers' }]);
    expect(island.state.captured.fire).toBe(0);
    island.play('1: escape');
    expect(island.outcome?.winners).toEqual([0, 1, 2]);
  });
});
