// Rulings: swimming.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import { given } from '../given.ts';
import { AROUND_OBSERVATORY, inWater } from './rulings-positions.ts';
import { letPass } from './table.ts';

rule('FI-AMB-28', () => {
  it('lets each pawn swim by itself, in any order', () => {
    const both = { sunk: ['observatory'], agenda: inWater('observatory') } as const;
    const one = given(both);
    expect(one.must).toEqual([0, 1]);
    one.play('0: swim to=watchtower');
    expect(one.must).toEqual([1]);
    one.play('1: swim to=misty-marsh');
    const other = given(both).play('1: swim to=misty-marsh');
    expect(other.must).toEqual([0]);
    other.play('0: swim to=watchtower');
    expect(one.state).toEqual(other.state);
    expect(one.outcome).toBeNull();
  });

  it('lets two pawns swim to the same tile', () => {
    const island = given({
      sunk: ['observatory', ...AROUND_OBSERVATORY.slice(1)],
      agenda: inWater('observatory'),
    });
    island.play('0: swim to=cliffs-of-abandon', '1: swim to=cliffs-of-abandon');
    expect(island.told('swam')).toHaveLength(2);
  });

  it('loses the game by a single one that cannot', () => {
    const island = given({
      roles: ['explorer', 'engineer'],
      flooded: ['observatory'],
      sunk: AROUND_OBSERVATORY,
      floodDeck: ['observatory'],
    });
    island.play('end-actions');
    expect(island.endings).toEqual(['drowned']);
    expect(island.told('swam')).toEqual([]);
  });
});

rule('FI-AMB-35', () => {
  it('does not lose a pawn on a lone tile, even a flooded one', () => {
    const island = given({
      at: ['observatory', 'fools-landing'],
      flooded: ['watchtower'],
      sunk: AROUND_OBSERVATORY.slice(0, 3),
      floodDeck: ['watchtower', 'observatory'],
    });
    island.play('end-actions');
    expect(island.told('sank', 'flooded')).toMatchObject([
      { type: 'sank', tile: 'watchtower' },
      { type: 'flooded', tile: 'observatory' },
    ]);
    expect(island.outcome).toBeNull();
    island.play('1: end-actions');
    expect(island.offers(0)).toEqual(['shore-up tile=observatory', 'end-actions']);
  });

  it('loses it when that tile sinks as well', () => {
    const island = given({
      at: ['observatory', 'fools-landing'],
      flooded: ['observatory'],
      sunk: AROUND_OBSERVATORY,
      floodDeck: ['observatory'],
    });
    island.play('end-actions');
    expect(island.endings).toEqual(['drowned']);
  });
});

rule('FI-AMB-39', () => {
  const apart = {
    roles: ['engineer', 'messenger', 'pilot'],
    at: ['observatory', 'fools-landing', 'fools-landing'],
    hands: [[], ['helicopter-lift'], ['helicopter-lift']],
  } as const;
  const sinking = {
    ...apart,
    flooded: ['observatory'],
    sunk: AROUND_OBSERVATORY,
    floodDeck: ['observatory'],
  } as const;
  const stranded = {
    ...apart,
    sunk: ['observatory', ...AROUND_OBSERVATORY],
    agenda: inWater('observatory'),
  } as const;

  it("leaves each pawn's way to its own player", () => {
    const island = given({
      at: ['observatory', 'fools-landing'],
      hands: [[], ['helicopter-lift']],
      sunk: ['observatory'],
      agenda: inWater('observatory'),
    });
    expect([island.must, island.may]).toEqual([[0], [1]]);
    expect(island.refusal('1: swim to=watchtower')).toBe('FI-SWIM-1');
    expect(island.refusal('1: decline')).toBe('FI-AMB-39');
    island.play('0: swim to=watchtower');
    expect(island.told('swam')).toMatchObject([{ seat: 0, to: 'watchtower' }]);
  });

  it('lets a Lift take some of them while the rest swim, and the next Flood card wait', () => {
    const island = given({
      hands: [['helicopter-lift']],
      sunk: ['observatory'],
      floodDeck: ['iron-gate'],
      agenda: inWater('observatory', { drawn: 1 }),
    });
    island.play('0: helicopter-lift from=observatory', 'board pawn=0', 'land to=fools-landing');
    expect(island.must).toEqual([1]);
    expect(island.told('revealed')).toEqual([]);
    island.play('1: swim to=watchtower');
    expect(island.told('revealed')).toMatchObject([{ tile: 'iron-gate' }]);
  });

  it('loses a pawn that cannot swim only when the last holder of a Lift has declined', () => {
    const island = given(stranded);
    expect(island.must).toEqual([1, 2]);
    expect(island.refusal('0: decline')).toBe('FI-AMB-39');
    island.play('1: decline');
    expect(island.outcome).toBeNull();
    expect(island.must).toEqual([2]);
    island.play('2: decline');
    expect(island.endings).toEqual(['drowned']);
  });

  it('saves it by a Lift, even one that was kept at first', () => {
    const island = given(stranded).play('1: decline', '1: helicopter-lift from=observatory');
    island.play('land to=fools-landing');
    expect(island.outcome).toBeNull();
    letPass(island);
    expect(island.must).toEqual([1]);
    expect(island.offers(1)).toContain('end-actions');
  });

  it('loses it at once where no hand holds a Lift, or no Lift may rescue', () => {
    const without = given({ ...sinking, hands: [] }).play('end-actions');
    expect(without.endings).toEqual(['drowned']);
    const barred = given({ ...sinking, options: { liftRescues: false } });
    letPass(barred.play('end-actions'), 3);
    expect(barred.endings).toEqual(['drowned']);
  });
});
