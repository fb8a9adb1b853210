// Shore Up, p. 4.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import type { Role } from '../../rules/data/adventurers.ts';
import { given } from '../given.ts';
import { choices, condition } from './table.ts';

/** Around Observatory: its own tile, all four sides, and two corners. */
const AROUND = [
  'observatory',
  'cliffs-of-abandon',
  'misty-marsh',
  'phantom-rock',
  'watchtower',
  'crimson-forest',
  'twilight-hollow',
] as const;

rule('FI-SHORE-1', () => {
  it.each<Role>(['diver', 'messenger', 'navigator', 'pilot', 'engineer'])(
    'lets the %s turn the own tile or one beside it dry, but none at a corner',
    (role) => {
      const island = given({ roles: [role, 'explorer'], flooded: AROUND });
      expect(choices(island, 0, 'shore-up')).toEqual([
        'tile=cliffs-of-abandon',
        'tile=misty-marsh',
        'tile=observatory',
        'tile=phantom-rock',
        'tile=watchtower',
      ]);
      expect(island.allowedBy('shore-up tile=observatory')).toBe('FI-SHORE-1');
      expect(island.allowedBy('shore-up tile=watchtower')).toBe('FI-SHORE-1');
      expect(island.refusal('shore-up tile=crimson-forest')).toBe('FI-SHORE-1');
      expect(island.refusal('shore-up tile=twilight-hollow')).toBe('FI-SHORE-1');
    },
  );

  it('turns that one tile dry and no other', () => {
    const island = given({
      roles: ['messenger', 'pilot'],
      flooded: ['watchtower', 'observatory'],
    }).play('shore-up tile=watchtower');
    expect(condition(island, 'watchtower')).toBe('dry');
    expect(condition(island, 'observatory')).toBe('flooded');
    expect(island.state.floodDiscard).toContain('watchtower');
  });

  it('costs an action for each tile', () => {
    const island = given({ roles: ['messenger', 'pilot'], flooded: AROUND, left: 1 });
    island.play('shore-up tile=watchtower');
    expect(island.refusal('shore-up tile=observatory')).toBe('FI-TURN-3');
  });

  it('does not reach farther, nor where nothing is flooded', () => {
    const island = given({ flooded: ['howling-garden'], sunk: ['watchtower'] });
    expect(choices(island, 0, 'shore-up')).toEqual([]);
    expect(island.refusal('shore-up tile=howling-garden')).toBe('FI-SHORE-1');
    expect(island.refusal('shore-up tile=observatory')).toBe('FI-AMB-11');
    expect(island.refusal('shore-up tile=watchtower')).toBe('FI-AMB-11');
  });
});

rule('FI-SHORE-2', () => {
  it('lets the Engineer turn two tiles dry for one action, and the Messenger one', () => {
    const engineer = given({ roles: ['engineer', 'pilot'], flooded: AROUND, left: 1 });
    const messenger = given({ roles: ['messenger', 'pilot'], flooded: AROUND, left: 1 });
    engineer.play('shore-up tile=watchtower');
    messenger.play('shore-up tile=watchtower');
    expect(engineer.allowedBy('shore-up tile=observatory')).toBe('FI-SHORE-2');
    expect(messenger.refusal('shore-up tile=observatory')).toBe('FI-TURN-3');
    engineer.play('shore-up tile=observatory');
    expect(engineer.told('shored-up').map(({ tile }) => tile)).toEqual([
      'watchtower',
      'observatory',
    ]);
    expect(engineer.refusal('shore-up tile=misty-marsh')).toBe('FI-TURN-3');
  });

  it('is good for two tiles with each action', () => {
    const island = given({ flooded: AROUND });
    island.play('shore-up tile=watchtower', 'shore-up tile=phantom-rock');
    island.play('shore-up tile=misty-marsh', 'shore-up tile=observatory', 'move to=misty-marsh');
    expect(island.told('shored-up')).toHaveLength(4);
    expect(island.refusal('shore-up tile=twilight-hollow')).toBe('FI-TURN-3');
  });

  it('does not stretch the reach of the second tile', () => {
    const island = given({ flooded: AROUND }).play('shore-up tile=observatory');
    expect(choices(island, 0, 'shore-up')).toEqual([
      'tile=cliffs-of-abandon',
      'tile=misty-marsh',
      'tile=phantom-rock',
      'tile=watchtower',
    ]);
    expect(island.refusal('shore-up tile=crimson-forest')).toBe('FI-SHORE-1');
  });

  it('asks for no second tile where none is flooded', () => {
    const island = given({ flooded: ['observatory'] }).play('shore-up tile=observatory');
    expect(island.allowedBy('move to=watchtower')).toBe('FI-MOVE-1');
    expect(island.refusal('stop-shoring')).toBe('FI-AMB-10');
  });
});

rule('FI-SHORE-3', () => {
  it('lets the Explorer turn a tile at a corner dry, and the Engineer not', () => {
    const explorer = given({ roles: ['explorer', 'engineer'], flooded: AROUND });
    const engineer = given({ roles: ['engineer', 'explorer'], flooded: AROUND });
    expect(explorer.allowedBy('shore-up tile=crimson-forest')).toBe('FI-SHORE-3');
    expect(engineer.refusal('shore-up tile=crimson-forest')).toBe('FI-SHORE-1');
    explorer.play('shore-up tile=crimson-forest');
    expect(condition(explorer, 'crimson-forest')).toBe('dry');
    expect(explorer.told('shored-up')[0]?.rule).toBe('FI-SHORE-3');
  });

  it('keeps the sides and the own tile open to the Explorer', () => {
    const island = given({ roles: ['explorer', 'engineer'], flooded: AROUND });
    expect(choices(island, 0, 'shore-up')).toHaveLength(AROUND.length);
    expect(island.allowedBy('shore-up tile=observatory')).toBe('FI-SHORE-1');
  });

  it('is one tile for one action, and only the tiles around', () => {
    const island = given({
      roles: ['explorer', 'engineer'],
      flooded: [...AROUND, 'howling-garden'],
      left: 1,
    });
    expect(island.refusal('shore-up tile=howling-garden')).toBe('FI-SHORE-1');
    island.play('shore-up tile=crimson-forest');
    expect(island.refusal('shore-up tile=twilight-hollow')).toBe('FI-TURN-3');
  });
});
