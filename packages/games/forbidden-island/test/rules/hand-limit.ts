// Hand Limit, p. 7.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import { given } from '../given.ts';

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
    expect(island.refusal('go-on')).toBe('FI-HAND-1');
  });

  it('leaves a hand of five alone', () => {
    const island = given({ hands: [FULL.slice(0, 3)], treasureDeck: ['ocean', 'fire'] });
    island.play('end-actions');
    expect(island.told('discarded')).toEqual([]);
    expect(island.state.hands[0]).toHaveLength(5);
  });
});

rule('FI-HAND-2', () => {
  it('lets you use a Special card instead of throwing it away', () => {
    const island = given({
      hands: [[...FULL.slice(0, 4), 'sandbags']],
      treasureDeck: ['ocean', 'fire'],
      flooded: ['watchtower'],
    });
    island.play('end-actions', 'sandbags tile=watchtower');
    expect(island.told('sandbagged')).toHaveLength(1);
    expect(island.state.treasureDiscard).toContain('sandbags');
  });
});
