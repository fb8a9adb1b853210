// Special Action Cards, p. 6.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import { given } from '../given.ts';
import { choices, condition, letPass, tileUnder } from './table.ts';

rule('FI-SPEC-1', () => {
  it('stays in the hand that drew it', () => {
    const island = given({ treasureDeck: ['sandbags', 'helicopter-lift'] }).play('end-actions');
    expect(island.state.hands[0]).toEqual(['sandbags', 'helicopter-lift']);
    expect(island.state.treasureDiscard).toEqual([]);
  });

  it('costs no action, and needs none to be left', () => {
    const island = given({ hands: [['sandbags']], flooded: ['gold-gate'], left: 0 });
    island.play('sandbags tile=gold-gate');
    expect(condition(island, 'gold-gate')).toBe('dry');
    const fresh = given({ hands: [['sandbags']], flooded: ['gold-gate'], left: 1 });
    fresh.play('sandbags tile=gold-gate', 'move to=watchtower');
    expect(fresh.told('sandbagged', 'moved')).toHaveLength(2);
  });

  it('is discarded as soon as it is played', () => {
    const island = given({ hands: [['sandbags', 'helicopter-lift']], flooded: ['gold-gate'] });
    island.play('sandbags tile=gold-gate');
    expect(island.state.treasureDiscard).toEqual(['sandbags']);
    expect(island.refusal('sandbags tile=gold-gate')).toBe('FI-SPEC-1');
    island.play('helicopter-lift from=observatory');
    expect(island.state.treasureDiscard).toEqual(['sandbags', 'helicopter-lift']);
    expect(island.state.hands[0]).toEqual([]);
  });

  it("may be played in another player's turn, between two actions", () => {
    const island = given({ hands: [[], ['sandbags']], flooded: ['gold-gate'] });
    island.play('move to=watchtower');
    expect([island.must, island.may]).toEqual([[0], [1]]);
    island.play('1: sandbags tile=gold-gate', '0: move to=observatory');
    expect(island.told('sandbagged').map(({ seat }) => seat)).toEqual([1]);
  });

  it('may be played between two Treasure cards and between two Flood cards', () => {
    const island = given({
      hands: [[], ['sandbags', 'sandbags']],
      flooded: ['gold-gate', 'iron-gate'],
      floodDeck: ['watchtower', 'phantom-rock'],
      treasureDeck: ['fire', 'wind'],
    });
    letPass(island.play('end-actions'));
    expect(island.told('drew')).toHaveLength(1);
    letPass(island.play('1: sandbags tile=gold-gate'), 2);
    expect(island.told('revealed').map(({ tile }) => tile)).toEqual(['watchtower']);
    island.play('1: sandbags tile=watchtower');
    expect(island.told('revealed').map(({ tile }) => tile)).toEqual(['watchtower', 'phantom-rock']);
    expect(condition(island, 'watchtower')).toBe('dry');
  });

  it('is for its holder alone', () => {
    const island = given({ hands: [['sandbags', 'helicopter-lift'], []], flooded: ['gold-gate'] });
    expect(island.may).toEqual([]);
    expect(island.refusal('1: sandbags tile=gold-gate')).toBe('FI-SPEC-1');
    expect(island.refusal('1: helicopter-lift from=observatory')).toBe('FI-SPEC-1');
  });

  it('counts as a card of the hand', () => {
    const island = given({
      hands: [['sandbags', 'sandbags', 'helicopter-lift', 'fire', 'fire']],
      treasureDeck: ['wind'],
    }).play('end-actions');
    letPass(island);
    expect(island.refusal('pass')).toBe('FI-HAND-1');
  });
});

const CROWDED = ['fire', 'fire', 'wind', 'earth'] as const;

rule('FI-SPEC-2', () => {
  it('lets Sandbags work when a hand is too full', () => {
    const island = given({
      hands: [[...CROWDED, 'sandbags']],
      treasureDeck: ['ocean', 'waters-rise'],
      flooded: ['watchtower'],
      floodDeck: ['gold-gate', 'iron-gate', 'watchtower'],
    }).play('end-actions', 'pass', 'sandbags tile=watchtower');
    expect(condition(island, 'watchtower')).toBe('dry');
    expect(island.state.hands[0]).toEqual([...CROWDED, 'ocean']);
    expect(island.told('discarded')).toEqual([]);
  });

  it('lets a Helicopter Lift fly when a hand is too full', () => {
    const island = given({
      hands: [[...CROWDED, 'helicopter-lift']],
      treasureDeck: ['ocean', 'waters-rise'],
    }).play('end-actions', 'pass');
    island.play('helicopter-lift from=observatory', 'board pawn=1', 'land to=gold-gate');
    expect(tileUnder(island, 1)).toBe('gold-gate');
    expect(island.state.hands[0]).toEqual([...CROWDED, 'ocean']);
  });

  it('lets it go unused as well', () => {
    const island = given({
      hands: [[...CROWDED, 'sandbags']],
      treasureDeck: ['ocean', 'waters-rise'],
      flooded: ['watchtower'],
      floodDeck: ['gold-gate', 'iron-gate', 'watchtower'],
    }).play('end-actions', 'pass', 'discard card=sandbags');
    expect(condition(island, 'watchtower')).toBe('flooded');
    expect(island.state.treasureDiscard).toContain('sandbags');
  });

  it('gives Treasure cards no such use', () => {
    const island = given({
      at: ['cave-of-embers', 'observatory'],
      hands: [['fire', 'fire', 'fire', 'fire', 'wind']],
      treasureDeck: ['ocean'],
    }).play('end-actions');
    expect(island.refusal('capture treasure=fire')).toBe('FI-HAND-1');
  });
});

rule('FI-SPEC-3', () => {
  const doomed = {
    hands: [['sandbags'], ['sandbags']],
    flooded: ['watchtower', 'gold-gate', 'iron-gate'],
    floodDeck: ['watchtower'],
    treasureDeck: ['fire', 'wind'],
  } as const;

  it('saves no flooded tile whose Flood card is up', () => {
    const island = letPass(given(doomed).play('end-actions'), 3);
    expect(island.told('revealed').map(({ tile }) => tile)).toEqual(['watchtower']);
    expect(island.refusal('0: sandbags tile=watchtower')).toBe('FI-SPEC-3');
    expect(island.refusal('1: sandbags tile=watchtower')).toBe('FI-SPEC-3');
    letPass(island);
    expect(condition(island, 'watchtower')).toBe('sunk');
  });

  it('leaves the other tiles to be saved at that moment', () => {
    const island = letPass(given(doomed).play('end-actions'), 3);
    expect(island.allowedBy('1: sandbags tile=gold-gate')).toBe('FI-SPEC-4');
    island.play('1: sandbags tile=gold-gate');
    expect(condition(island, 'gold-gate')).toBe('dry');
    expect(island.refusal('0: sandbags tile=watchtower')).toBe('FI-SPEC-3');
  });

  it('saves the tile in time, just before its card comes up', () => {
    const island = letPass(given(doomed).play('end-actions'), 2);
    letPass(island.play('1: sandbags tile=watchtower'));
    expect(island.told('revealed').map(({ tile }) => tile)).toContain('watchtower');
    expect(island.told('sank')).toEqual([]);
    expect(condition(island, 'watchtower')).toBe('flooded');
  });

  it('saves a dry tile that has just been flooded', () => {
    const island = given({ ...doomed, flooded: ['gold-gate'] });
    letPass(island.play('end-actions'), 3);
    island.play('0: sandbags tile=watchtower');
    expect(condition(island, 'watchtower')).toBe('dry');
  });
});

rule('FI-SPEC-4', () => {
  it('flies pawns of one tile to any other tile', () => {
    const island = given({
      roles: ['engineer', 'messenger', 'diver'],
      at: ['observatory', 'observatory', 'gold-gate'],
      hands: [['helicopter-lift']],
      flooded: ['coral-palace'],
    });
    expect(choices(island, 0, 'helicopter-lift')).toEqual(['from=observatory', 'from=gold-gate']);
    island.play('helicopter-lift from=observatory', 'board pawn=0', 'board pawn=1');
    expect(island.allowedBy('land to=coral-palace')).toBe('FI-SPEC-4');
    island.play('land to=coral-palace');
    expect(island.state.pawns.map((square) => island.state.tiles[square])).toEqual([
      'coral-palace',
      'coral-palace',
      'gold-gate',
    ]);
  });

  it('leaves behind who does not board', () => {
    const island = given({ hands: [['helicopter-lift']] });
    island.play('helicopter-lift from=observatory', 'board pawn=1', 'land to=gold-gate');
    expect([tileUnder(island, 0), tileUnder(island, 1)]).toEqual(['observatory', 'gold-gate']);
  });

  it('neither lands where a tile has sunk, nor where it took off', () => {
    const island = given({ hands: [['helicopter-lift']], sunk: ['gold-gate'] });
    island.play('helicopter-lift from=observatory', 'board pawn=0');
    expect(island.refusal('land to=gold-gate')).toBe('FI-AMB-24');
    expect(island.refusal('land to=observatory')).toBe('FI-AMB-24');
    expect(choices(island, 0, 'land')).toHaveLength(24 - 1 - 1);
  });

  it('does not fly empty, nor with pawns of two tiles', () => {
    const island = given({
      roles: ['engineer', 'messenger', 'diver'],
      at: ['observatory', 'observatory', 'gold-gate'],
      hands: [['helicopter-lift']],
    });
    expect(island.refusal('helicopter-lift from=watchtower')).toBe('FI-AMB-24');
    island.play('helicopter-lift from=observatory');
    expect(island.refusal('land to=watchtower')).toBe('FI-AMB-24');
    expect(island.refusal('board pawn=2')).toBe('FI-AMB-24');
  });

  it('turns any one flooded tile dry, however far away', () => {
    const island = given({
      hands: [['sandbags']],
      flooded: ['fools-landing', 'coral-palace'],
      sunk: ['gold-gate'],
    });
    expect(choices(island, 0, 'sandbags')).toEqual(['tile=fools-landing', 'tile=coral-palace']);
    expect(island.refusal('sandbags tile=watchtower')).toBe('FI-AMB-50');
    expect(island.refusal('sandbags tile=gold-gate')).toBe('FI-AMB-50');
    island.play('sandbags tile=coral-palace');
    expect(condition(island, 'coral-palace')).toBe('dry');
    expect(condition(island, 'fools-landing')).toBe('flooded');
  });

  it('lifts the team home', () => {
    const island = given({
      at: ['fools-landing', 'fools-landing'],
      hands: [['helicopter-lift']],
      captured: ['earth', 'wind', 'fire', 'ocean'],
    });
    expect(island.allowedBy('escape')).toBe('FI-WIN-1');
  });
});
