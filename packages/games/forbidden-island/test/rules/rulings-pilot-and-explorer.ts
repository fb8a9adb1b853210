// Rulings: the Pilot, and the Explorer.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import { given } from '../given.ts';
import { AROUND_OBSERVATORY } from './rulings-positions.ts';

rule('FI-AMB-8', () => {
  it('flies off a sinking tile even after the flight of the turn', () => {
    const island = given({
      roles: ['pilot', 'engineer'],
      at: ['fools-landing', 'watchtower'],
      flooded: ['observatory'],
      sunk: AROUND_OBSERVATORY.slice(0, 3),
      floodDeck: ['observatory'],
    });
    island.play('fly to=observatory');
    expect(island.refusal('fly to=bronze-gate')).toBe('FI-MOVE-4');
    island.play('end-actions');
    expect(island.allowedBy('swim to=bronze-gate')).toBe('FI-SWIM-5');
    expect(island.offers(0)).toHaveLength(20);
    expect(island.refusal('swim to=misty-marsh')).toBe('FI-SWIM-1');
  });

  it('still has the flight of the coming turn afterwards', () => {
    const island = given({
      roles: ['pilot', 'engineer'],
      at: ['observatory', 'watchtower'],
      turn: 1,
      flooded: ['observatory'],
      floodDeck: ['observatory'],
    });
    island.play('1: end-actions', '0: swim to=fools-landing');
    expect(island.offers(0)).toContain('fly to=watchtower');
  });

  it('is of no use to anyone else', () => {
    const island = given({
      roles: ['engineer', 'pilot'],
      flooded: ['observatory'],
      floodDeck: ['observatory'],
      at: ['observatory', 'watchtower'],
    });
    island.play('end-actions');
    expect(island.refusal('swim to=bronze-gate')).toBe('FI-SWIM-1');
  });
});

rule('FI-AMB-9', () => {
  it('sends the Pilot on foot to a tile within a walk', () => {
    const island = given({ roles: ['pilot', 'engineer'] });
    expect(island.refusal('fly to=watchtower')).toBe('FI-AMB-9');
    expect(island.allowedBy('move to=watchtower')).toBe('FI-MOVE-1');
  });

  it('keeps the flight for a tile beyond', () => {
    const island = given({ roles: ['pilot', 'engineer'] });
    island.play('move to=watchtower', 'fly to=fools-landing');
    expect(island.told('flew')).toMatchObject([{ from: 'watchtower', to: 'fools-landing' }]);
  });
});

rule('FI-AMB-42', () => {
  it('gives the flight back at the start of the next own turn, and not before', () => {
    const island = given({ roles: ['pilot', 'engineer'] });
    island.play('fly to=fools-landing');
    expect(island.refusal('fly to=observatory')).toBe('FI-MOVE-4');
    island.play('end-actions');
    expect(island.must).toEqual([1]);
    expect(island.refusal('0: fly to=observatory')).toBe('FI-TURN-1');
    island.play('1: end-actions', '0: fly to=observatory');
    expect(island.told('flew')).toHaveLength(2);
  });

  it('is neither used nor renewed by a Helicopter Lift', () => {
    const lifted = { roles: ['pilot', 'engineer'], hands: [['helicopter-lift']] } as const;
    const lift = ['helicopter-lift from=observatory', 'board pawn=0', 'land to=iron-gate'];
    expect(
      given(lifted)
        .play(...lift)
        .offers(0),
    ).toContain('fly to=watchtower');
    const flown = given({ ...lifted, flown: true }).play(...lift);
    expect(flown.refusal('fly to=watchtower')).toBe('FI-MOVE-4');
  });

  it('is neither used nor renewed by the Navigator', () => {
    const island = given({ roles: ['navigator', 'pilot'] });
    island.play('navigate pawn=1 to=watchtower', 'end-actions', '1: fly to=fools-landing');
    expect(island.refusal('fly to=observatory')).toBe('FI-MOVE-4');
    island.play('end-actions', '0: navigate pawn=1 to=iron-gate');
    expect(island.refusal('1: fly to=observatory')).toBe('FI-TURN-1');
  });
});

rule('FI-AMB-41', () => {
  const between = {
    sunk: AROUND_OBSERVATORY,
    flooded: ['breakers-bridge'],
  } as const;

  it('steps and shores up between two sunk tiles', () => {
    const island = given({ ...between, roles: ['explorer', 'engineer'] });
    island.play('shore-up tile=breakers-bridge', 'move to=breakers-bridge');
    expect(island.told('shored-up', 'moved')).toMatchObject([
      { tile: 'breakers-bridge', rule: 'FI-SHORE-3' },
      { to: 'breakers-bridge', rule: 'FI-MOVE-3' },
    ]);
  });

  it('is beyond everyone else', () => {
    const island = given({ ...between, roles: ['engineer', 'explorer'] });
    expect(island.refusal('shore-up tile=breakers-bridge')).toBe('FI-SHORE-1');
    expect(island.refusal('move to=breakers-bridge')).toBe('FI-MOVE-1');
  });
});
