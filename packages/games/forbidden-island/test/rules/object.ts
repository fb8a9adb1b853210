// Object, p. 2.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import { given } from '../given.ts';

rule('FI-GOAL-1', () => {
  it('is reached with the last treasure, the way to the landing and a helicopter', () => {
    const island = given({
      roles: ['pilot', 'engineer', 'diver'],
      at: ['coral-palace', 'fools-landing', 'fools-landing'],
      hands: [['ocean', 'ocean', 'ocean', 'ocean', 'helicopter-lift']],
      captured: ['earth', 'wind', 'fire'],
    });
    expect(island.refusal('escape')).toBe('FI-WIN-1');
    island.play('capture treasure=ocean');
    expect(island.refusal('escape')).toBe('FI-WIN-1');
    island.play('fly to=fools-landing', 'escape');
    expect(island.outcome?.winners).toEqual([0, 1, 2]);
  });

  it('is missed by everyone together', () => {
    const island = given({
      roles: ['pilot', 'engineer', 'diver', 'messenger'],
      at: ['observatory', 'observatory', 'fools-landing', 'observatory'],
      flooded: ['fools-landing'],
      floodDeck: ['fools-landing'],
    });
    island.play('end-actions');
    expect(island.outcome?.winners).toEqual([]);
    expect(island.refusal('0: end-actions')).toBe('FI-LOSE-2');
  });
});
