// Move, p. 4: the exceptions, each beside an ordinary adventurer in the same place.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import type { Role } from '../../rules/data/adventurers.ts';
import { given } from '../given.ts';
import { choices, tileUnder } from './table.ts';

rule('FI-MOVE-3', () => {
  it('takes the Explorer to a tile at a corner, and the Engineer not', () => {
    const explorer = given({ roles: ['explorer', 'engineer'] });
    const engineer = given({ roles: ['engineer', 'explorer'] });
    expect(explorer.allowedBy('move to=crimson-forest')).toBe('FI-MOVE-3');
    expect(engineer.refusal('move to=crimson-forest')).toBe('FI-MOVE-1');
    explorer.play('move to=crimson-forest');
    expect(tileUnder(explorer, 0)).toBe('crimson-forest');
    expect(explorer.told('moved').map(({ rule }) => rule)).toEqual(['FI-MOVE-3']);
  });

  it('gives the Explorer all tiles around', () => {
    const island = given({ roles: ['explorer', 'engineer'] });
    expect(choices(island, 0, 'move')).toEqual([
      'to=breakers-bridge',
      'to=cliffs-of-abandon',
      'to=crimson-forest',
      'to=misty-marsh',
      'to=phantom-rock',
      'to=twilight-hollow',
      'to=watchtower',
    ]);
    expect(island.allowedBy('move to=watchtower')).toBe('FI-MOVE-1');
  });

  it('is still one step for one action', () => {
    const island = given({ roles: ['explorer', 'engineer'], left: 1 });
    expect(island.refusal('move to=cave-of-shadows')).toBe('FI-MOVE-1');
    island.play('move to=crimson-forest');
    expect(island.refusal('move to=cave-of-shadows')).toBe('FI-TURN-3');
  });
});

rule('FI-MOVE-4', () => {
  it('flies the Pilot to any tile, and the Engineer nowhere', () => {
    const pilot = given({ roles: ['pilot', 'engineer'] });
    const engineer = given({ roles: ['engineer', 'pilot'] });
    expect(pilot.allowedBy('fly to=fools-landing')).toBe('FI-MOVE-4');
    expect(choices(pilot, 0, 'fly')).toHaveLength(24 - 1 - 4);
    expect(engineer.refusal('fly to=fools-landing')).toBe('FI-MOVE-4');
    pilot.play('fly to=fools-landing');
    expect(tileUnder(pilot, 0)).toBe('fools-landing');
  });

  it('flies diagonally and over sunk tiles to a flooded one', () => {
    const island = given({
      roles: ['pilot', 'engineer'],
      at: ['watchtower', 'gold-gate'],
      sunk: ['observatory', 'twilight-hollow'],
      flooded: ['misty-marsh'],
    });
    island.play('fly to=misty-marsh');
    expect(tileUnder(island, 0)).toBe('misty-marsh');
  });

  it('does not land where a tile has sunk', () => {
    const island = given({ roles: ['pilot', 'engineer'], sunk: ['gold-gate'] });
    expect(island.refusal('fly to=gold-gate')).toBe('FI-MOVE-2');
  });

  it('flies once in a turn, and walks as often as the actions allow', () => {
    const island = given({ roles: ['pilot', 'engineer'] }).play('fly to=fools-landing');
    expect(island.refusal('fly to=watchtower')).toBe('FI-MOVE-4');
    expect(choices(island, 0, 'fly')).toEqual([]);
    island.play('move to=gold-gate', 'move to=whispering-garden');
    expect(tileUnder(island, 0)).toBe('whispering-garden');
  });

  it('costs an action', () => {
    const island = given({ roles: ['pilot', 'engineer'], left: 1 }).play('fly to=fools-landing');
    expect(island.refusal('move to=gold-gate')).toBe('FI-TURN-3');
  });

  it('flies again in the next turn, and only in a turn of its own', () => {
    const island = given({ roles: ['pilot', 'engineer'] });
    island.play('fly to=fools-landing', 'end-actions');
    expect(island.refusal('0: fly to=watchtower')).toBe('FI-TURN-1');
    island.play('end-actions', 'fly to=watchtower');
    expect(island.told('flew').map(({ to }) => to)).toEqual(['fools-landing', 'watchtower']);
  });
});

rule('FI-MOVE-5', () => {
  it('moves another pawn by one or two adjacent tiles, round a corner if need be', () => {
    const island = given({ roles: ['navigator', 'engineer'], at: ['gold-gate', 'observatory'] });
    expect(
      choices(island, 0, 'navigate').map((choice) => choice.replace('pawn=1 to=', '')),
    ).toEqual([
      'howling-garden',
      'breakers-bridge',
      'cliffs-of-abandon',
      'crimson-forest',
      'lost-lagoon',
      'misty-marsh',
      'phantom-rock',
      'twilight-hollow',
      'watchtower',
    ]);
    expect(island.allowedBy('navigate pawn=1 to=howling-garden')).toBe('FI-MOVE-5');
    island.play('navigate pawn=1 to=howling-garden');
    expect(tileUnder(island, 1)).toBe('howling-garden');
    expect(tileUnder(island, 0)).toBe('gold-gate');
  });

  it('is for the Navigator alone', () => {
    const island = given({ roles: ['engineer', 'navigator'], at: ['gold-gate', 'observatory'] });
    expect(island.refusal('navigate pawn=1 to=watchtower')).toBe('FI-MOVE-5');
    expect(island.refusal('1: navigate pawn=0 to=fools-landing')).toBe('FI-TURN-1');
  });

  it('costs one action for both tiles', () => {
    const island = given({ roles: ['navigator', 'engineer'], left: 1 });
    island.play('navigate pawn=1 to=howling-garden');
    expect(island.refusal('navigate pawn=1 to=observatory')).toBe('FI-TURN-3');
  });

  it('moves a pawn neither by three tiles nor through a sunk one', () => {
    const island = given({ roles: ['navigator', 'engineer'], sunk: ['cliffs-of-abandon'] });
    expect(island.refusal('navigate pawn=1 to=iron-gate')).toBe('FI-MOVE-5');
    expect(island.refusal('navigate pawn=1 to=howling-garden')).toBe('FI-MOVE-5');
    expect(island.refusal('navigate pawn=1 to=cliffs-of-abandon')).toBe('FI-MOVE-2');
  });

  it('moves a pawn over and onto flooded tiles', () => {
    const island = given({
      roles: ['navigator', 'engineer'],
      flooded: ['cliffs-of-abandon', 'howling-garden'],
    });
    island.play('navigate pawn=1 to=howling-garden');
    expect(tileUnder(island, 1)).toBe('howling-garden');
  });

  it('moves several pawns in a turn, an action each', () => {
    const island = given({ roles: ['navigator', 'engineer', 'messenger'] });
    island.play('navigate pawn=1 to=watchtower', 'navigate pawn=2 to=howling-garden');
    island.play('move to=misty-marsh');
    expect(
      island.state.tiles.filter((_tile, square) => island.state.pawns.includes(square)),
    ).toEqual(['howling-garden', 'misty-marsh', 'watchtower']);
  });

  it.each([true, false])('keeps ordinary pawns ordinary (powers kept: %s)', (kept) => {
    const island = given({
      roles: ['navigator', 'engineer', 'pilot'],
      options: { navigatorKeepsPowers: kept },
      sunk: ['cliffs-of-abandon', 'phantom-rock'],
    });
    expect(island.refusal('navigate pawn=1 to=crimson-forest')).toBe('FI-MOVE-5');
    expect(island.refusal('navigate pawn=2 to=fools-landing')).toBe('FI-MOVE-5');
  });
});

rule('FI-MOVE-6', () => {
  const waters = {
    at: ['watchtower', 'gold-gate'],
    sunk: ['observatory'],
    flooded: ['cliffs-of-abandon'],
  } as const;

  it('takes the Diver through sunk and flooded tiles in one action', () => {
    const island = given({ ...waters, roles: ['diver', 'engineer'], left: 1 });
    expect(choices(island, 0, 'move')).toEqual([
      'to=howling-garden',
      'to=breakers-bridge',
      'to=cliffs-of-abandon',
      'to=crimson-forest',
      'to=misty-marsh',
      'to=phantom-rock',
      'to=twilight-hollow',
    ]);
    expect(island.allowedBy('move to=howling-garden')).toBe('FI-MOVE-6');
    expect(island.allowedBy('move to=twilight-hollow')).toBe('FI-MOVE-1');
    island.play('move to=howling-garden');
    expect(tileUnder(island, 0)).toBe('howling-garden');
    expect(island.told('moved').map(({ rule }) => rule)).toEqual(['FI-MOVE-6']);
  });

  it.each<Role>(['engineer', 'explorer', 'messenger', 'navigator', 'pilot'])(
    'does not take the %s there',
    (role) => {
      const island = given({ ...waters, roles: [role, 'diver'] });
      expect(island.refusal('move to=howling-garden')).toBe('FI-MOVE-1');
      expect(island.refusal('move to=observatory')).toBe('FI-MOVE-2');
    },
  );

  it('stops at dry land: no chain leads through a dry tile', () => {
    const island = given({
      roles: ['diver', 'engineer'],
      at: ['watchtower', 'gold-gate'],
      flooded: ['observatory'],
    });
    expect(island.allowedBy('move to=cliffs-of-abandon')).toBe('FI-MOVE-6');
    expect(island.refusal('move to=howling-garden')).toBe('FI-MOVE-1');
  });

  it('ends on a tile, and never on the one it began on', () => {
    const island = given({
      roles: ['diver', 'engineer'],
      at: ['watchtower', 'gold-gate'],
      flooded: ['watchtower', 'twilight-hollow', 'misty-marsh'],
      sunk: ['observatory'],
    });
    expect(island.refusal('move to=observatory')).toBe('FI-MOVE-2');
    expect(island.refusal('move to=watchtower')).toBe('FI-MOVE-1');
    expect(island.allowedBy('move to=misty-marsh')).toBe('FI-MOVE-6');
  });

  it('is a walk like any other while the island is dry', () => {
    const island = given({ roles: ['diver', 'engineer'] });
    expect(choices(island, 0, 'move')).toHaveLength(4);
    expect(island.refusal('move to=twilight-hollow')).toBe('FI-MOVE-1');
  });
});
