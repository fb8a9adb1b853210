// Rulings: the hand limit.
import { rule, Scene } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import { forbiddenIsland } from '../../rules/index.ts';
import { given } from '../given.ts';
import { letPass } from './table.ts';

const FULL = ['fire', 'fire', 'wind', 'earth', 'earth'] as const;

rule('FI-AMB-15', () => {
  const draw = {
    hands: [FULL],
    treasureDeck: ['ocean', 'sandbags'],
    flooded: ['watchtower'],
  } as const;

  it('looks at the hand after each card, so that the second cannot save the first', () => {
    const island = given(draw).play('end-actions');
    expect(island.told('drew')).toHaveLength(1);
    expect(island.refusal('sandbags tile=watchtower')).toBe('FI-SPEC-1');
    island.play('discard card=ocean');
    expect(island.told('drew')).toHaveLength(2);
    island.play('sandbags tile=watchtower');
    expect(island.state.hands[0]).toEqual(FULL);
  });

  it('waits for both where the table says so', () => {
    const island = given({ ...draw, options: { handLimit: 'both-cards' } }).play('end-actions');
    expect(island.told('drew')).toHaveLength(2);
    expect(island.state.hands[0]).toHaveLength(7);
    island.play('sandbags tile=watchtower');
    expect(island.refusal('pass')).toBe('FI-HAND-1');
    island.play('discard card=wind');
    expect(island.state.hands[0]).toEqual(['fire', 'fire', 'earth', 'earth', 'ocean']);
    expect(island.told('revealed')).toHaveLength(2);
  });
});

rule('FI-AMB-16', () => {
  it('lets nobody discard for the sake of it', () => {
    const island = given({ hands: [FULL, ['sandbags']], flooded: ['watchtower'] });
    expect(island.refusal('0: discard card=fire')).toBe('FI-AMB-16');
    expect(island.refusal('1: discard card=sandbags')).toBe('FI-AMB-16');
    letPass(island.play('end-actions')).play('discard card=fire');
    expect(island.refusal('1: discard card=sandbags')).toBe('FI-AMB-16');
  });

  it('sees cards leave a hand by gift, by capture, by play and over the limit', () => {
    const island = given({
      at: ['cave-of-embers', 'cave-of-embers'],
      hands: [
        ['fire', 'fire', 'fire', 'fire', 'sandbags'],
        ['wind', 'wind', 'wind', 'wind'],
      ],
      flooded: ['watchtower'],
      treasureDeck: ['earth', 'earth', 'ocean', 'ocean'],
    });
    island.play('sandbags tile=watchtower', 'capture treasure=fire', 'end-actions');
    island.play('1: give card=wind to=0', 'end-actions', '0: give card=wind to=1');
    island.play('1: discard card=wind');
    expect(island.state.hands).toEqual([
      ['earth', 'earth'],
      ['wind', 'wind', 'ocean', 'ocean', 'wind'],
    ]);
    const discards = ['sandbags', 'fire', 'fire', 'fire', 'fire', 'wind'];
    expect(island.state.treasureDiscard).toEqual(discards);
  });
});

rule('FI-AMB-38', () => {
  const discarding = {
    hands: [
      [...FULL.slice(0, 4), 'sandbags'],
      ['helicopter-lift', 'sandbags'],
    ],
    treasureDeck: ['ocean'],
    flooded: ['watchtower', 'iron-gate'],
  } as const;

  it('lets any holder cut in, which takes nothing from the hand in question', () => {
    const island = letPass(given(discarding).play('end-actions'));
    expect(island.must).toEqual([0]);
    expect(island.may).toEqual([1]);
    island.play('1: sandbags tile=watchtower', '1: helicopter-lift from=observatory');
    island.play('1: board pawn=0', '1: land to=iron-gate');
    expect(island.must).toEqual([0]);
    expect(island.offers(0)).toContain('discard card=ocean');
    expect(island.state.hands[0]).toHaveLength(6);
  });

  it('lets only the discarder play where the table says so', () => {
    const island = given({ ...discarding, options: { discardCutIn: 'discarder' } });
    letPass(island.play('end-actions'));
    expect(island.may).toEqual([]);
    expect(island.refusal('1: sandbags tile=watchtower')).toBe('FI-AMB-38');
    island.play('0: sandbags tile=watchtower');
    expect(island.told('discarded')).toEqual([]);
    expect(island.state.hands[0]).toHaveLength(5);
    expect(island.must).toEqual([1]);
  });

  it("counts the discarder's own card as discarded, used or not", () => {
    const full = letPass(given(discarding).play('end-actions')).state;
    const used = new Scene(forbiddenIsland, full).play('sandbags tile=watchtower');
    const unused = new Scene(forbiddenIsland, full).play('discard card=sandbags');
    expect(used.state.hands).toEqual(unused.state.hands);
    expect(used.state.treasureDiscard).toEqual(unused.state.treasureDiscard);
    expect(used.told('sandbagged')).toHaveLength(1);
    expect(unused.told('sandbagged')).toEqual([]);
    expect(used.refusal('0: discard card=ocean')).toBe('FI-AMB-16');
  });

  it('looks at the limit again afterwards', () => {
    const island = given({
      ...discarding,
      treasureDeck: ['ocean', 'ocean'],
      options: { handLimit: 'both-cards' },
    });
    letPass(island.play('end-actions'), 2).play('sandbags tile=watchtower');
    expect(island.state.hands[0]).toHaveLength(6);
    expect(island.refusal('pass')).toBe('FI-HAND-1');
    island.play('discard card=ocean');
    expect(island.must).toEqual([1]);
    expect(island.offers(1)).toContain('pass');
  });
});
