// Rulings: the hand limit.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import { given } from '../given.ts';

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
    expect(island.refusal('sandbags tile=watchtower')).toBe('not-offered');
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
    expect(island.refusal('go-on')).toBe('FI-HAND-1');
    island.play('discard card=wind');
    expect(island.state.hands[0]).toEqual(['fire', 'fire', 'earth', 'earth', 'ocean']);
    expect(island.told('revealed')).toHaveLength(2);
  });
});

rule('FI-AMB-16', () => {
  it('lets nobody discard for the sake of it', () => {
    const island = given({ hands: [FULL, ['sandbags']], flooded: ['watchtower'] });
    expect(island.refusal('0: discard card=fire')).toBe('not-offered');
    expect(island.refusal('1: discard card=sandbags')).toBe('not-offered');
    island.play('end-actions', 'discard card=fire');
    expect(island.refusal('discard card=fire')).toBe('not-offered');
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
    const island = given(discarding).play('end-actions');
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
    island.play('end-actions');
    expect(island.may).toEqual([]);
    expect(island.refusal('1: sandbags tile=watchtower')).toBe('not-asked');
    island.play('0: sandbags tile=watchtower');
    expect(island.told('discarded')).toEqual([]);
    expect(island.state.hands[0]).toHaveLength(5);
    expect(island.may).toEqual([1]);
  });

  it("counts the discarder's own card as discarded, used or not", () => {
    const used = given(discarding).play('end-actions', 'sandbags tile=watchtower');
    const unused = given(discarding).play('end-actions', 'discard card=sandbags');
    expect(used.state.hands).toEqual(unused.state.hands);
    expect(used.state.treasureDiscard).toEqual(unused.state.treasureDiscard);
    expect(used.told('sandbagged')).toHaveLength(1);
    expect(unused.told('sandbagged')).toEqual([]);
    expect(used.offers(0)).toContain('go-on');
  });

  it('looks at the limit again afterwards', () => {
    const island = given({
      ...discarding,
      treasureDeck: ['ocean', 'ocean'],
      options: { handLimit: 'both-cards' },
    });
    island.play('end-actions', 'go-on', 'sandbags tile=watchtower');
    expect(island.state.hands[0]).toHaveLength(6);
    expect(island.refusal('go-on')).toBe('FI-HAND-1');
    island.play('discard card=ocean');
    expect(island.offers(0)).toContain('go-on');
  });
});
