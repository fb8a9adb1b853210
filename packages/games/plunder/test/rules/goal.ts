// The goal, p. 2.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import { view } from '../../rules/secrets.ts';
import { given } from '../given.ts';
import { handOf, ownerOf, points } from './looking.ts';

const AT_HANGMANS = { ships: [{ seat: 0, at: 'hangmans-tooth' }], points: [8], owners: {} };

rule('PL-GOAL-1', () => {
  it('ends the game the moment someone has ten points', () => {
    const sea = given({ ...AT_HANGMANS, rig: { rolls: [6, 1] } }).play('attack-island ship=1');
    expect(points(sea)[0]).toBe(10);
    expect(sea.outcome).toMatchObject({ winners: [0], scores: [10, 0, 0] });
    expect(sea.endings).toEqual(['target']);
    expect(sea.told('ended')).toMatchObject([{ rule: 'PL-GOAL-1' }]);
    expect(sea.refusal('0: roll')).toBe('PL-GOAL-1');
  });

  it('goes on at nine', () => {
    const sea = given({ ...AT_HANGMANS, rig: { rolls: [1, 6] } }).play('attack-island ship=1');
    expect(points(sea)[0]).toBe(9);
    expect(sea.outcome).toBeNull();
    expect(sea.must).toEqual([0]);
  });
});

rule('PL-GOAL-2', () => {
  it('counts ships, islands and Plunder Point cards', () => {
    const sea = given({
      ships: [
        { seat: 0, at: 'F1' },
        { seat: 0, at: 'F3' },
        { seat: 1, at: 'F5' },
      ],
      owners: { 'gull-rock': 0, 'hangmans-tooth': 1, pintail: 1 },
      points: [1, 4, 2],
    });
    expect(points(sea)).toEqual([4, 7, 2]);
  });

  it('does not count cards in hand', () => {
    const ships = [{ seat: 0, at: 'F1' }];
    expect(points(given({ owners: {}, ships, hands: [{ gold: 9 }] }))).toEqual([1, 0, 0]);
  });
});

rule('PL-GOAL-3', () => {
  it('gives a card for a ship sunk in battle', () => {
    const ships = [
      { seat: 0, at: 'F1' },
      { seat: 1, at: 'F2', lives: 1 },
    ];
    const sea = given({ ships, rig: { rolls: [6, 1] } }).play('attack ship=1 target=2');
    expect(sea.state.captains.map(({ plunderPoints }) => plunderPoints)).toEqual([1, 0, 0]);
  });

  it('gives a card for a Treasure card that says so', () => {
    const sea = given({ ships: [{ seat: 0, at: 'F1' }], crosses: ['F1'], treasure: [15] });
    sea.play('collect at=F1 ship=1');
    expect(sea.told('gained-point')).toMatchObject([{ seat: 0, rule: 'PL-TR15' }]);
  });

  it('gives a card for buried treasure', () => {
    const sea = given({ hands: [{ gold: 5 }] }).play('bury');
    expect(sea.told('gained-point')).toMatchObject([{ seat: 0 }]);
  });

  it('gives none for an island, a ship built or a life taken', () => {
    const sea = given({
      ships: [
        { seat: 0, at: 'hangmans-tooth' },
        { seat: 1, at: 'C3' },
      ],
      hands: [{ wood: 2, iron: 1, gold: 2 }],
      rig: { rolls: [6, 1, 6, 1] },
    });
    sea.play('build-ship at=B3');
    sea.play('attack-island ship=1', 'attack ship=1 target=2');
    expect(sea.told('conquered', 'lost-life')).toHaveLength(2);
    expect(sea.told('gained-point')).toEqual([]);
  });
});

rule('PL-GOAL-4', () => {
  it('turns five gold into a Plunder Point card', () => {
    const sea = given({ hands: [{ gold: 6, rum: 1 }] });
    expect(sea.allowedBy('bury')).toBe('PL-GOAL-4');
    sea.play('bury');
    expect(sea.state.captains[0]).toMatchObject({ hand: [0, 0, 1, 1], plunderPoints: 1 });
    expect(sea.state.stacks).toEqual([10, 10, 10, 15]);
  });

  it('is possible as often as the gold lasts', () => {
    const sea = given({ hands: [{ gold: 14 }] }).play('bury', 'bury');
    expect(sea.state.captains[0]).toMatchObject({ hand: [0, 0, 0, 4], plunderPoints: 2 });
    expect(sea.refusal('bury')).toBe('PL-GOAL-4');
  });

  it('is possible before the roll, between moves and after them', () => {
    const sea = given({ hands: [{ gold: 15 }], rig: { rolls: [2] } });
    sea.play('bury', 'roll', 'sail ship=1 to=B4', 'bury', 'sail ship=1 to=A4', 'bury');
    expect(sea.told('buried')).toHaveLength(3);
  });

  it('takes gold and nothing else, and no less than five', () => {
    const sea = given({ hands: [{ gold: 4, rum: 5, wood: 5, iron: 5 }] });
    expect(sea.refusal('bury')).toBe('PL-GOAL-4');
  });

  it("is not possible in another player's turn", () => {
    expect(given({ hands: [{}, { gold: 5 }] }).refusal('1: bury')).toBe('PL-GOAL-4');
  });
});

rule('PL-GOAL-5', () => {
  it.each([0, 1, 2, 'spectator'] as const)('shows the cards of all to %s', (viewer) => {
    const { state } = given({ points: [1, 2, 5] });
    expect(view(state, viewer).captains.map((captain) => captain.plunderPoints)).toEqual([1, 2, 5]);
  });
});

rule('PL-GOAL-6', () => {
  it('counts an island no longer once it is lost', () => {
    const sea = given({
      ships: [{ seat: 0, at: 'pintail' }],
      owners: { pintail: 2 },
      rig: { rolls: [6, 1] },
    }).play('attack-island ship=1');
    expect(points(sea)).toEqual([2, 0, 0]);
    expect(ownerOf(sea, 'pintail')).toBe(0);
  });

  it('counts a ship no longer once it is sunk', () => {
    const ships = [
      { seat: 0, at: 'F1', lives: 1 },
      { seat: 1, at: 'F2' },
    ];
    const sea = given({ ships, owners: {}, rig: { rolls: [1, 6] } }).play('attack ship=1 target=2');
    expect(points(sea)).toEqual([0, 2, 0]);
  });
});

rule('PL-GOAL-7', () => {
  const fleet = ['F1', 'F3', 'F5'].map((at) => ({ seat: 0, at }));

  it('makes ten of two islands, three ships and five cards', () => {
    const sea = given({
      ships: fleet,
      owners: { 'gull-rock': 0, 'hangmans-tooth': 0 },
      points: [4],
      hands: [{ gold: 5 }],
    });
    expect(points(sea)[0]).toBe(9);
    expect(sea.outcome).toBeNull();
    sea.play('bury');
    expect(sea.outcome).toMatchObject({ winners: [0], scores: [10, 0, 0] });
    expect(handOf(sea, 0)).toEqual([0, 0, 0, 0]);
  });

  it('makes nine with an island less', () => {
    const sea = given({
      ships: fleet,
      owners: { 'gull-rock': 0 },
      points: [4],
      hands: [{ gold: 5 }],
    });
    sea.play('bury');
    expect(points(sea)[0]).toBe(9);
    expect(sea.outcome).toBeNull();
  });
});
