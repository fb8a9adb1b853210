// Pawns on Flooded Tiles, p. 7.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import type { Role } from '../../rules/data/adventurers.ts';
import { type Given, given } from '../given.ts';
import { choices, tileUnder } from './table.ts';

/** Observatory is about to sink under the pawn of seat 0; Phantom Rock beside it is gone, Watchtower is flooded. */
const SINKING: Given = {
  at: ['observatory', 'gold-gate'],
  flooded: ['observatory', 'watchtower'],
  sunk: ['phantom-rock'],
  floodDeck: ['observatory', 'iron-gate'],
};

/** Twilight Hollow is about to sink under the pawn of seat 0, and nothing beside it is left. */
const STRANDED: Given = {
  at: ['twilight-hollow', 'gold-gate'],
  flooded: ['twilight-hollow'],
  sunk: ['misty-marsh', 'watchtower'],
  floodDeck: ['twilight-hollow', 'iron-gate'],
};

rule('FI-SWIM-1', () => {
  it.each<Role>(['engineer', 'messenger', 'navigator'])(
    'takes the %s to a tile right beside the sunk one, wet or dry',
    (role) => {
      const island = given({ ...SINKING, roles: [role, 'diver'] }).play('end-actions');
      expect(island.offers(0)).toEqual([
        'swim to=cliffs-of-abandon',
        'swim to=misty-marsh',
        'swim to=watchtower',
      ]);
      expect(island.allowedBy('swim to=watchtower')).toBe('FI-SWIM-1');
      expect(island.refusal('swim to=crimson-forest')).toBe('FI-SWIM-1');
      expect(island.refusal('swim to=phantom-rock')).toBe('FI-SWIM-1');
      expect(island.refusal('swim to=howling-garden')).toBe('FI-SWIM-1');
      island.play('swim to=watchtower');
      expect(tileUnder(island, 0)).toBe('watchtower');
    },
  );

  it('happens at once: the next Flood card waits', () => {
    const island = given(SINKING).play('end-actions');
    expect(island.told('revealed').map(({ tile }) => tile)).toEqual(['observatory']);
    expect(island.refusal('end-actions')).toBe('FI-SWIM-1');
    expect(island.refusal('pass')).toBe('FI-SWIM-1');
    island.play('swim to=misty-marsh');
    expect(island.told('revealed').map(({ tile }) => tile)).toEqual(['observatory', 'iron-gate']);
    expect(island.must).toEqual([1]);
  });

  it('concerns the pawns on the tile and no others', () => {
    const island = given({
      ...SINKING,
      roles: ['engineer', 'messenger', 'navigator'],
      at: ['gold-gate', 'observatory', 'observatory'],
    }).play('end-actions');
    expect(island.must).toEqual([1, 2]);
    expect(island.refusal('0: swim to=watchtower')).toBe('FI-SWIM-1');
    island.play('2: swim to=watchtower', '1: swim to=misty-marsh');
    expect(island.told('swam').map(({ seat, to }) => [seat, to])).toEqual([
      [2, 'watchtower'],
      [1, 'misty-marsh'],
    ]);
  });

  it('is left to the others when a Helicopter Lift takes one of them, and play goes on', () => {
    const island = given({
      ...SINKING,
      roles: ['engineer', 'messenger', 'navigator'],
      at: ['observatory', 'observatory', 'gold-gate'],
      hands: [[], [], ['helicopter-lift']],
    }).play('end-actions', 'pass', 'pass', 'pass');
    expect(island.told('sank')).toEqual([]);
    island.play(
      'pass',
      '2: helicopter-lift from=observatory',
      'board pawn=0',
      'land to=coral-palace',
    );
    expect(island.must).toEqual([1]);
    island.play('swim to=watchtower');
    expect([tileUnder(island, 0), tileUnder(island, 1)]).toEqual(['coral-palace', 'watchtower']);
    expect(island.told('turn-began').map(({ seat }) => seat)).toEqual([1]);
  });

  it('does not happen on a tile that is only flooded', () => {
    const island = given({ floodDeck: ['observatory'] }).play('end-actions');
    expect(island.told('swam')).toEqual([]);
    expect(island.allowedBy('move to=watchtower')).toBe('FI-MOVE-1');
  });
});

rule('FI-SWIM-2', () => {
  it.each<Role>(['engineer', 'messenger', 'navigator'])(
    'loses the game when the %s can swim nowhere',
    (role) => {
      const roles: Role[] = [role, 'diver'];
      const island = given({ ...STRANDED, roles }).play('end-actions');
      expect(island.endings).toEqual(['drowned']);
      expect(island.outcome?.winners).toEqual([]);
    },
  );

  it.each<Role>(['diver', 'explorer', 'pilot'])('lets the %s get away from there', (role) => {
    const island = given({ ...STRANDED, roles: [role, 'engineer'] }).play('end-actions');
    expect(island.outcome).toBeNull();
    expect(island.allowedBy('swim to=observatory')).toBeDefined();
  });

  it('loses nothing while one tile beside is left, even a flooded one', () => {
    const island = given({
      ...STRANDED,
      sunk: ['misty-marsh'],
      flooded: ['twilight-hollow', 'watchtower'],
    }).play('end-actions');
    expect(island.outcome).toBeNull();
    island.play('swim to=watchtower');
    expect(tileUnder(island, 0)).toBe('watchtower');
  });

  it('loses nothing if a Helicopter Lift fetches the pawn, and play goes on', () => {
    const island = given({ ...STRANDED, hands: [[], ['helicopter-lift']] });
    island.play('end-actions', 'pass', 'pass', 'pass', 'pass');
    expect(island.told('sank')).toHaveLength(1);
    island.play('1: helicopter-lift from=twilight-hollow', '1: land to=gold-gate');
    expect(tileUnder(island, 0)).toBe('gold-gate');
    expect(island.outcome).toBeNull();
    expect(island.told('turn-began').map(({ seat }) => seat)).toEqual([1]);
  });

  it('loses at once where the table allows no such rescue', () => {
    const island = given({
      ...STRANDED,
      hands: [[], ['helicopter-lift']],
      options: { liftRescues: false },
    }).play('end-actions', 'pass', 'pass', 'pass');
    expect(island.endings).toEqual(['drowned']);
  });
});

rule('FI-SWIM-3', () => {
  it('takes the Diver to the nearest tile over sunk ones', () => {
    const island = given({ ...STRANDED, roles: ['diver', 'engineer'] }).play('end-actions');
    expect(choices(island, 0, 'swim')).toEqual([
      'to=breakers-bridge',
      'to=lost-lagoon',
      'to=observatory',
    ]);
    expect(island.allowedBy('swim to=breakers-bridge')).toBe('FI-SWIM-3');
    expect(island.refusal('swim to=cliffs-of-abandon')).toBe('FI-SWIM-3');
    expect(island.refusal('swim to=misty-marsh')).toBe('FI-SWIM-1');
    island.play('swim to=breakers-bridge');
    expect(island.told('swam').map(({ rule }) => rule)).toEqual(['FI-SWIM-3']);
  });

  it('takes the Diver no farther than a tile right beside', () => {
    const island = given({ ...SINKING, roles: ['diver', 'engineer'] }).play('end-actions');
    expect(island.allowedBy('swim to=misty-marsh')).toBe('FI-SWIM-1');
    expect(island.refusal('swim to=crimson-forest')).toBe('FI-SWIM-3');
    expect(island.refusal('swim to=twilight-hollow')).toBe('FI-SWIM-3');
  });

  it('takes the Diver farther where the table says so', () => {
    const island = given({
      ...SINKING,
      roles: ['diver', 'engineer'],
      options: { diverSwims: 'reachable' },
    }).play('end-actions');
    expect(island.allowedBy('swim to=misty-marsh')).toBe('FI-SWIM-1');
    expect(island.allowedBy('swim to=crimson-forest')).toBe('FI-SWIM-3');
    expect(island.allowedBy('swim to=twilight-hollow')).toBe('FI-SWIM-3');
    expect(island.refusal('swim to=howling-garden')).toBe('FI-SWIM-3');
    expect(island.refusal('swim to=breakers-bridge')).toBe('FI-SWIM-3');
  });
});

rule('FI-SWIM-4', () => {
  it('takes the Explorer to a tile at a corner, and the Engineer not', () => {
    const explorer = given({ ...SINKING, roles: ['explorer', 'engineer'] }).play('end-actions');
    const engineer = given({ ...SINKING, roles: ['engineer', 'explorer'] }).play('end-actions');
    expect(explorer.allowedBy('swim to=crimson-forest')).toBe('FI-SWIM-4');
    expect(engineer.refusal('swim to=crimson-forest')).toBe('FI-SWIM-1');
    expect(explorer.allowedBy('swim to=watchtower')).toBe('FI-SWIM-1');
    explorer.play('swim to=crimson-forest');
    expect(tileUnder(explorer, 0)).toBe('crimson-forest');
  });

  it('takes the Explorer neither farther nor to a sunk tile', () => {
    const island = given({
      ...SINKING,
      roles: ['explorer', 'engineer'],
      sunk: ['phantom-rock', 'crimson-forest'],
    }).play('end-actions');
    expect(island.refusal('swim to=crimson-forest')).toBe('FI-SWIM-1');
    expect(island.refusal('swim to=howling-garden')).toBe('FI-SWIM-1');
  });

  it('drowns the Explorer when the corners are gone as well', () => {
    const island = given({
      ...STRANDED,
      roles: ['explorer', 'engineer'],
      sunk: ['misty-marsh', 'watchtower', 'lost-lagoon', 'observatory'],
    }).play('end-actions');
    expect(island.endings).toEqual(['drowned']);
  });
});

rule('FI-SWIM-5', () => {
  it('flies the Pilot from a sinking tile to any tile, and the Engineer not', () => {
    const pilot = given({ ...SINKING, roles: ['pilot', 'engineer'] }).play('end-actions');
    const engineer = given({ ...SINKING, roles: ['engineer', 'pilot'] }).play('end-actions');
    expect(pilot.allowedBy('swim to=fools-landing')).toBe('FI-SWIM-5');
    expect(engineer.refusal('swim to=fools-landing')).toBe('FI-SWIM-1');
    expect(choices(pilot, 0, 'swim')).toHaveLength(24 - 2);
    pilot.play('swim to=fools-landing');
    expect(tileUnder(pilot, 0)).toBe('fools-landing');
  });

  it('flies to no sunk tile', () => {
    const island = given({ ...SINKING, roles: ['pilot', 'engineer'] }).play('end-actions');
    expect(island.refusal('swim to=phantom-rock')).toBe('FI-SWIM-1');
    expect(island.refusal('swim to=observatory')).toBe('FI-SWIM-1');
  });

  it('flies even where nothing is left beside, and after a flight in the same turn', () => {
    const island = given({ ...STRANDED, roles: ['pilot', 'engineer'], flown: true });
    island.play('end-actions', 'swim to=fools-landing');
    expect(tileUnder(island, 0)).toBe('fools-landing');
    expect(island.outcome).toBeNull();
  });
});
