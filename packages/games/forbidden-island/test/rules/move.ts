// Move, p. 4: what everyone may do.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import type { Role } from '../../rules/data/adventurers.ts';
import { given } from '../given.ts';
import { choices, condition, tileUnder } from './table.ts';

rule('FI-MOVE-1', () => {
  it.each<Role>(['diver', 'engineer', 'messenger', 'navigator', 'pilot'])(
    'takes the %s up, down, left or right, and not diagonally',
    (role) => {
      const island = given({ roles: [role, 'explorer'] });
      expect(choices(island, 0, 'move')).toEqual([
        'to=cliffs-of-abandon',
        'to=misty-marsh',
        'to=phantom-rock',
        'to=watchtower',
      ]);
      expect(island.allowedBy('move to=watchtower')).toBe('FI-MOVE-1');
      expect(island.refusal('move to=twilight-hollow')).toBe('FI-MOVE-1');
      expect(island.refusal('move to=breakers-bridge')).toBe('FI-MOVE-1');
      expect(island.refusal('move to=crimson-forest')).toBe('FI-MOVE-1');
    },
  );

  it('sets the pawn down on the chosen tile and leaves the others alone', () => {
    const island = given().play('move to=watchtower');
    expect(tileUnder(island, 0)).toBe('watchtower');
    expect(tileUnder(island, 1)).toBe('observatory');
    expect(island.told('moved')).toEqual([
      { type: 'moved', seat: 0, from: 'observatory', to: 'watchtower', rule: 'FI-MOVE-1' },
    ]);
  });

  it('costs an action for each tile', () => {
    const island = given({ left: 2 }).play('move to=cliffs-of-abandon', 'move to=howling-garden');
    expect(island.refusal('move to=iron-gate')).toBe('FI-TURN-3');
  });

  it('neither stands still nor skips a tile', () => {
    const island = given();
    expect(island.refusal('move to=observatory')).toBe('FI-MOVE-1');
    expect(island.refusal('move to=howling-garden')).toBe('FI-MOVE-1');
  });

  it('does not lead from one end of the island round to the other', () => {
    const island = given({ at: ['cave-of-shadows', 'observatory'] });
    expect(choices(island, 0, 'move')).toEqual(['to=cave-of-embers', 'to=dunes-of-deception']);
    expect(island.refusal('move to=coral-palace')).toBe('FI-MOVE-1');
  });

  it('finds no path through the hole of another layout', () => {
    const island = given({
      at: ['cave-of-shadows', 'watchtower'],
      options: { layout: 'volcano-island' },
    });
    expect(choices(island, 0, 'move')).toEqual([
      'to=temple-of-the-moon',
      'to=cave-of-embers',
      'to=cliffs-of-abandon',
    ]);
    expect(island.refusal('move to=coral-palace')).toBe('FI-MOVE-1');
  });

  it("is one's own: nobody moves in another player's turn", () => {
    expect(given().refusal('1: move to=watchtower')).toBe('FI-TURN-1');
  });
});

rule('FI-MOVE-2', () => {
  it('enters a flooded tile, which stays flooded', () => {
    const island = given({ flooded: ['watchtower'] });
    expect(island.allowedBy('move to=watchtower')).toBe('FI-MOVE-1');
    island.play('move to=watchtower');
    expect(tileUnder(island, 0)).toBe('watchtower');
    expect(condition(island, 'watchtower')).toBe('flooded');
  });

  it('leaves a flooded tile', () => {
    const island = given({ flooded: ['observatory'] }).play('move to=watchtower');
    expect(tileUnder(island, 0)).toBe('watchtower');
  });

  it.each<Role>(['diver', 'engineer', 'explorer', 'messenger', 'navigator', 'pilot'])(
    'sets no pawn of the %s down where a tile has sunk',
    (role) => {
      const roles: Role[] = role === 'engineer' ? [role, 'pilot'] : [role, 'engineer'];
      const island = given({ roles, sunk: ['cliffs-of-abandon', 'twilight-hollow'] });
      expect(island.refusal('move to=cliffs-of-abandon')).toBe('FI-MOVE-2');
      expect(island.refusal('move to=twilight-hollow')).toBe('FI-MOVE-2');
    },
  );

  it('does not cross the space of a sunk tile', () => {
    const island = given({ sunk: ['cliffs-of-abandon'] });
    expect(island.refusal('move to=howling-garden')).toBe('FI-MOVE-1');
    expect(choices(island, 0, 'move')).toEqual([
      'to=misty-marsh',
      'to=phantom-rock',
      'to=watchtower',
    ]);
  });

  it('leaves a pawn on a lone tile where it is, and the turn with it', () => {
    const island = given({
      at: ['watchtower', 'gold-gate'],
      sunk: ['observatory', 'twilight-hollow'],
    });
    expect(island.offers(0)).toEqual(['end-actions']);
    expect(island.outcome).toBeNull();
  });
});
