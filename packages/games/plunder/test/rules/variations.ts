// Variations, p. 13.
import { rule } from '@tidetable/conformance';
import { timeCall } from '@tidetable/engine';
import { expect, it } from 'vitest';
import { plunder } from '../../rules/index.ts';
import { view } from '../../rules/secrets.ts';
import { given } from '../given.ts';
import { points, ship, timeCalled } from './looking.ts';

rule('PL-OPT-2', () => {
  it('plays to another target', () => {
    const sea = given({ options: { target: 6 }, hands: [{ gold: 5 }], points: [3] });
    expect(sea.play('bury').outcome).toMatchObject({ winners: [0], scores: [6, 2, 2] });
    const longer = given({ options: { target: 12 }, hands: [{ gold: 5 }], points: [8] });
    expect(longer.play('bury').outcome).toBeNull();
    expect(points(longer)[0]).toBe(11);
  });

  it('plays against a clock for the most points', () => {
    const sea = given({ options: { timer: 60 }, points: [1, 4, 2] });
    timeCalled(sea);
    expect(sea.outcome).toMatchObject({ winners: [1], scores: [3, 6, 4] });
    expect(sea.endings).toEqual(['clock']);
    expect(sea.told('ended')).toMatchObject([{ rule: 'PL-OPT-2' }]);
  });

  it('has no clock unless the table sets one', () => {
    expect(timeCall(plunder, given().state)).toBeNull();
  });
});

rule('PL-OPT-3', () => {
  const ships = [
    { seat: 0, at: 'F1', masts: 1 },
    { seat: 1, at: 'F2' },
  ];

  it('keeps what is left of the roll and of the masts in sight of all, through a battle', () => {
    const sea = given({ ships, rig: { rolls: [5, 2, 6] } }).play('roll', 'attack ship=1 target=2');
    for (const viewer of [0, 1, 'spectator'] as const) {
      const seen = view(sea.state, viewer);
      expect(seen.turn.pool).toBe(5);
      expect(seen.ships[0]?.wind).toBe(1);
    }
  });

  it('uses other dice for battles', () => {
    const sea = given({ ships, pool: 4, rig: { rolls: [2, 6] } }).play('attack ship=1 target=2');
    expect(sea.told('fought')).toMatchObject([{ attack: [2, 0], defence: [6, 0] }]);
    expect(sea.told('sailing-roll')).toEqual([]);
    expect(sea.state.turn.pool).toBe(4);
    expect(ship(sea, 1).wind).toBe(1);
  });
});

rule('PL-AMB-87', () => {
  const last = {
    ships: [0, 1, 2].map((seat) => ({ seat, at: `F${seat + 1}` })),
    owners: {},
    pool: 0,
  };

  it('decides as by the clock after the rounds that the table set', () => {
    const sea = given({ ...last, options: { roundLimit: 7 }, round: 7, points: [0, 2, 1] });
    sea.play('end-turn');
    expect(sea.outcome).toMatchObject({ winners: [1] });
    expect(sea.endings).toEqual(['round-limit']);
  });

  it('goes on until the last of the round has played', () => {
    const sea = given({ ...last, options: { roundLimit: 7 }, round: 7, firstPlayer: 0 });
    sea.play('end-turn', 'roll', 'end-turn');
    expect(sea.outcome).toBeNull();
    sea.play('roll', 'end-turn');
    expect(sea.endings).toEqual(['round-limit', 'shared']);
  });

  it('goes on in earlier rounds, and for ever without a limit', () => {
    const early = given({ ...last, options: { roundLimit: 7 }, round: 6 }).play('end-turn');
    expect(early.state).toMatchObject({ round: 7, outcome: null });
    const unlimited = given({ ...last, round: 998 }).play('end-turn');
    expect(unlimited.state).toMatchObject({ round: 999, outcome: null });
  });
});
