// Rulings: the Navigator.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import { given } from '../given.ts';
import { AROUND_OBSERVATORY } from './rulings-positions.ts';

function navigations(offers: readonly string[], pawn: number): string[] {
  const start = `navigate pawn=${pawn} to=`;
  return offers
    .filter((offer) => offer.startsWith(start))
    .map((offer) => offer.slice(start.length));
}

rule('FI-AMB-4', () => {
  it('moves another pawn by one tile or two, round a corner too, and never back to its place', () => {
    const island = given({ roles: ['navigator', 'engineer'], at: ['iron-gate', 'fools-landing'] });
    expect(navigations(island.offers(0), 1)).toEqual([
      'bronze-gate',
      'copper-gate',
      'gold-gate',
      'iron-gate',
      'whispering-garden',
    ]);
    expect(island.refusal('navigate pawn=1 to=fools-landing')).toBe('FI-MOVE-5');
    expect(island.refusal('navigate pawn=1 to=silver-gate')).toBe('FI-MOVE-5');
  });

  it('does not split an action over two pawns', () => {
    const island = given({ roles: ['navigator', 'engineer', 'messenger'], left: 1 });
    island.play('navigate pawn=1 to=watchtower');
    expect(island.refusal('navigate pawn=2 to=watchtower')).toBe('FI-TURN-3');
    expect(island.refusal('navigate pawn=1 to=twilight-hollow')).toBe('FI-TURN-3');
  });
});

rule('FI-AMB-5', () => {
  const plain = { navigatorKeepsPowers: false };

  it('takes the Explorer along diagonals, unless the table rules otherwise', () => {
    const roles = ['navigator', 'explorer'] as const;
    const island = given({ roles });
    expect(navigations(island.offers(0), 1)).toContain('temple-of-the-sun');
    expect(navigations(island.offers(0), 1)).toContain('breakers-bridge');
    expect(island.refusal('navigate pawn=1 to=iron-gate')).toBe('FI-MOVE-5');
    const without = given({ roles, options: plain });
    expect(navigations(without.offers(0), 1)).toContain('breakers-bridge');
    expect(without.refusal('navigate pawn=1 to=temple-of-the-sun')).toBe('FI-MOVE-5');
  });

  it('takes the Diver across one sunk tile and no more, unless the table rules otherwise', () => {
    const across = {
      roles: ['navigator', 'diver'],
      sunk: ['misty-marsh', 'cliffs-of-abandon', 'howling-garden'],
    } as const;
    const island = given(across);
    expect(navigations(island.offers(0), 1)).toEqual([
      'breakers-bridge',
      'crimson-forest',
      'lost-lagoon',
      'phantom-rock',
      'twilight-hollow',
      'watchtower',
    ]);
    expect(island.refusal('navigate pawn=1 to=iron-gate')).toBe('FI-MOVE-5');
    const without = given({ ...across, options: plain });
    expect(navigations(without.offers(0), 1)).toEqual([
      'crimson-forest',
      'phantom-rock',
      'twilight-hollow',
      'watchtower',
    ]);
  });

  it('ends the way of the Diver on a tile', () => {
    const island = given({ roles: ['navigator', 'diver'], sunk: ['misty-marsh', 'lost-lagoon'] });
    expect(island.refusal('navigate pawn=1 to=misty-marsh')).toBe('FI-MOVE-2');
    expect(island.refusal('navigate pawn=1 to=lost-lagoon')).toBe('FI-MOVE-2');
  });

  it('counts flooded tiles as steps of the Diver', () => {
    const flooded = ['cliffs-of-abandon', 'howling-garden', 'iron-gate'] as const;
    const navigated = given({ roles: ['navigator', 'diver'], flooded });
    expect(navigations(navigated.offers(0), 1)).toContain('howling-garden');
    expect(navigated.refusal('navigate pawn=1 to=iron-gate')).toBe('FI-MOVE-5');
    const diving = given({ roles: ['navigator', 'diver'], flooded, turn: 1 });
    expect(diving.offers(1)).toContain('move to=iron-gate');
  });

  it('lets nobody fly', () => {
    const island = given({ roles: ['navigator', 'pilot'], at: ['iron-gate', 'fools-landing'] });
    expect(navigations(island.offers(0), 1)).toHaveLength(5);
    expect(island.refusal('navigate pawn=1 to=watchtower')).toBe('FI-MOVE-5');
  });
});

rule('FI-AMB-6', () => {
  it('lets the Navigator walk, but steer only the others', () => {
    const island = given({ roles: ['navigator', 'engineer'] });
    expect(island.refusal('navigate pawn=0 to=watchtower')).toBe('FI-AMB-6');
    expect(island.refusal('navigate pawn=0 to=twilight-hollow')).toBe('FI-AMB-6');
    expect(island.refusal('move to=twilight-hollow')).toBe('FI-MOVE-1');
    island.play('move to=watchtower', 'move to=twilight-hollow');
    expect(island.told('moved')).toHaveLength(2);
  });
});

rule('FI-AMB-7', () => {
  const roles = ['navigator', 'engineer', 'messenger'] as const;
  const polite = { askBeforeNavigating: true };

  it('asks nobody by default', () => {
    const island = given({ roles }).play('navigate pawn=1 to=watchtower');
    expect(island.told('asked')).toEqual([]);
    expect(island.told('navigated')).toMatchObject([{ seat: 1, by: 0, to: 'watchtower' }]);
    expect(island.must).toEqual([0]);
  });

  it('waits for the answer of the pawn at a polite table, and for no other', () => {
    const island = given({ roles, options: polite }).play('navigate pawn=1 to=watchtower');
    expect(island.must).toEqual([1]);
    expect(island.offers(1)).toEqual(['agree', 'refuse']);
    expect(island.refusal('0: agree')).toBe('FI-AMB-7');
    expect(island.refusal('2: agree')).toBe('FI-AMB-7');
    island.play('agree');
    expect(island.told('navigated')).toMatchObject([{ seat: 1, to: 'watchtower' }]);
  });

  it('spends the action on a yes and keeps it on a no', () => {
    const agreed = given({ roles, options: polite, left: 1 });
    agreed.play('navigate pawn=1 to=watchtower', 'agree');
    expect(agreed.refusal('move to=misty-marsh')).toBe('FI-TURN-3');
    const refused = given({ roles, options: polite, left: 1 });
    refused.play('navigate pawn=1 to=watchtower', 'refuse', 'move to=misty-marsh');
    expect(refused.told('navigated')).toEqual([]);
    expect(refused.told('moved')).toHaveLength(1);
  });

  it('takes a no for the rest of the turn, from that player only', () => {
    const island = given({ roles, options: polite });
    island.play('navigate pawn=1 to=watchtower', 'refuse');
    expect(island.refusal('navigate pawn=1 to=misty-marsh')).toBe('FI-AMB-7');
    island.play('navigate pawn=2 to=misty-marsh', 'agree', 'end-actions');
    island.play('1: end-actions', '2: end-actions', 'navigate pawn=1 to=watchtower');
    expect(island.must).toEqual([1]);
  });
});

rule('FI-AMB-40', () => {
  it('cannot move a pawn off a lone tile', () => {
    const island = given({ roles: ['navigator', 'engineer'], sunk: AROUND_OBSERVATORY });
    expect(navigations(island.offers(0), 1)).toEqual([]);
    expect(island.refusal('navigate pawn=1 to=breakers-bridge')).toBe('FI-MOVE-5');
  });

  it('moves an Explorer past a corner, or a Diver across one sunk tile, off a lone tile', () => {
    const explorer = given({ roles: ['navigator', 'explorer'], sunk: AROUND_OBSERVATORY });
    expect(navigations(explorer.offers(0), 1)).toContain('breakers-bridge');
    const diver = given({ roles: ['navigator', 'diver'], sunk: AROUND_OBSERVATORY });
    expect(navigations(diver.offers(0), 1)).toEqual([
      'howling-garden',
      'breakers-bridge',
      'crimson-forest',
      'lost-lagoon',
      'twilight-hollow',
    ]);
  });

  it('moves neither where navigated pawns lose their powers', () => {
    for (const role of ['explorer', 'diver'] as const) {
      const island = given({
        roles: ['navigator', role],
        sunk: AROUND_OBSERVATORY,
        options: { navigatorKeepsPowers: false },
      });
      expect(navigations(island.offers(0), 1)).toEqual([]);
    }
  });

  it('does not matter where the Navigator stands, and never leaves a pawn where it was', () => {
    const far = given({ roles: ['navigator', 'explorer'], at: ['fools-landing', 'watchtower'] });
    const near = given({ roles: ['navigator', 'explorer'], at: ['watchtower', 'watchtower'] });
    expect(navigations(near.offers(0), 1)).toContain('observatory');
    expect(navigations(far.offers(0), 1)).toEqual(navigations(near.offers(0), 1));
    expect(far.refusal('navigate pawn=1 to=watchtower')).toBe('FI-MOVE-5');
  });
});
