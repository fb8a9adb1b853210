// Rulings: giving.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import { given } from '../given.ts';
import { letPass } from './table.ts';

const FULL = ['fire', 'fire', 'wind', 'earth', 'sandbags'] as const;

rule('FI-AMB-12', () => {
  const gift = { hands: [['ocean'], FULL], flooded: ['watchtower'] } as const;

  it('gives to a full hand, whose owner then discards', () => {
    const island = given(gift).play('give card=ocean to=1');
    expect(island.must).toEqual([1]);
    expect(island.refusal('1: pass')).toBe('FI-HAND-1');
    expect(island.refusal('0: discard card=fire')).toBe('FI-AMB-16');
    island.play('discard card=wind');
    expect(island.state.hands[1]).toEqual(['fire', 'fire', 'earth', 'sandbags', 'ocean']);
    expect(island.must).toEqual([0]);
  });

  it('lets the receiver use a Special card for it', () => {
    const island = given(gift).play('give card=ocean to=1', 'sandbags tile=watchtower');
    expect(island.told('sandbagged')).toMatchObject([{ seat: 1, tile: 'watchtower' }]);
    expect(island.state.hands[1]).toHaveLength(5);
    expect(island.must).toEqual([0]);
  });

  it('asks nothing of a hand with room', () => {
    const island = given({ ...gift, hands: [['ocean'], FULL.slice(1)] });
    island.play('give card=ocean to=1');
    expect(island.state.hands[1]).toHaveLength(5);
    expect(island.must).toEqual([0]);
  });
});

rule('FI-AMB-13', () => {
  it('lets the active player give, and nobody else', () => {
    const island = given({ hands: [['ocean'], ['fire', 'sandbags']], flooded: ['watchtower'] });
    expect(island.may).toEqual([1]);
    expect(island.refusal('1: give card=fire to=0')).toBe('FI-AMB-13');
    letPass(island.play('give card=ocean to=1', 'end-actions'), 4);
    expect(island.refusal('0: give card=earth to=1')).toBe('FI-TURN-2');
    letPass(island).play('1: give card=fire to=0');
    expect(island.told('gave')).toHaveLength(2);
  });

  it('lets nobody take a card', () => {
    const island = given({ hands: [[], ['fire']] });
    expect(island.offers(0).filter((offer) => offer.includes('fire'))).toEqual([]);
    expect(island.refusal('give card=fire to=0')).toBe('FI-GIVE-1');
    expect(island.refusal('give card=fire to=1')).toBe('FI-GIVE-1');
  });
});

rule('FI-AMB-14', () => {
  const apart = {
    roles: ['messenger', 'engineer'],
    at: ['observatory', 'fools-landing'],
    hands: [['ocean'], ['fire']],
  } as const;

  it('gives from anywhere', () => {
    const island = given(apart).play('give card=ocean to=1');
    expect(island.told('gave')).toMatchObject([{ seat: 0, to: 1, card: 'ocean' }]);
  });

  it('receives on the same tile only', () => {
    expect(given({ ...apart, turn: 1 }).refusal('give card=fire to=0')).toBe('FI-GIVE-1');
    const together = given({ ...apart, turn: 1, at: ['observatory', 'observatory'] });
    together.play('give card=fire to=0');
    expect(together.state.hands[0]).toEqual(['ocean', 'fire']);
  });
});

rule('FI-AMB-44', () => {
  const gift = {
    roles: ['messenger', 'engineer'],
    at: ['observatory', 'fools-landing'],
    hands: [['ocean', 'ocean'], FULL],
  } as const;

  it('settles the hand before the next action of the giver', () => {
    const island = given(gift).play('give card=ocean to=1');
    expect(island.refusal('0: give card=ocean to=1')).toBe('FI-AMB-48');
    expect(island.refusal('0: end-actions')).toBe('FI-AMB-48');
    island.play('1: discard card=fire', '0: give card=ocean to=1');
    expect(island.must).toEqual([1]);
  });

  it('may discard the gift itself', () => {
    const island = given(gift).play('give card=ocean to=1', 'discard card=ocean');
    expect(island.state.hands).toEqual([['ocean'], FULL]);
  });

  it('has cost its action all the same', () => {
    const island = given({ ...gift, left: 1 });
    island.play('give card=ocean to=1', 'discard card=ocean');
    expect(island.refusal('give card=ocean to=1')).toBe('FI-TURN-3');
    const another = given({ ...gift, left: 2 });
    another.play('give card=ocean to=1', 'discard card=ocean', 'give card=ocean to=1');
    expect(another.told('gave')).toHaveLength(2);
  });
});
