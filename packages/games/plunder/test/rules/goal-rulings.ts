// Rulings on when a win is checked and what counts towards it.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import { given } from '../given.ts';
import { handOf, points } from './looking.ts';

rule('PL-AMB-31', () => {
  const ships = [
    { seat: 0, at: 'F1', lives: 1 },
    { seat: 0, at: 'A1' },
    { seat: 1, at: 'F2' },
  ];

  it('lets a defender win in the turn of the attacker', () => {
    const sea = given({ ships, owners: {}, points: [0, 8], rig: { rolls: [1, 6] } });
    sea.play('attack ship=1 target=3');
    expect(sea.outcome).toMatchObject({ winners: [1] });
    expect(sea.endings).toEqual(['target']);
  });

  it("lets an island's owner win so too", () => {
    const sea = given({
      ships: [{ seat: 0, at: 'pintail', lives: 1 }],
      owners: { pintail: 2 },
      points: [0, 0, 8],
      rig: { rolls: [1, 6] },
    }).play('attack-island ship=1');
    expect(sea.outcome).toMatchObject({ winners: [2], scores: [0, 0, 10] });
  });

  it('gives the active player precedence, then the next clockwise', () => {
    const both = given({ turn: 1, hands: [{}, { gold: 5 }], points: [0, 7] });
    (both.state.captains[0] as { plunderPoints: number }).plunderPoints = 8;
    expect(both.play('bury').outcome).toMatchObject({ winners: [1], scores: [10, 10, 2] });

    const others = given({ turn: 1, hands: [{}, { gold: 5 }] });
    for (const seat of [0, 2])
      (others.state.captains[seat] as { plunderPoints: number }).plunderPoints = 8;
    expect(others.play('bury').outcome).toMatchObject({ winners: [2], scores: [10, 3, 10] });
  });
});

rule('PL-AMB-32', () => {
  const shipless = { ships: [{ seat: 1, at: 'F1' }], step: 'without-ship' } as const;

  it('takes a point away with the card that is given back', () => {
    const sea = given({ ...shipless, owners: {}, points: [9], rig: { rolls: [6, 3] } });
    sea.play('give-point');
    expect(sea.state.captains[0]?.plunderPoints).toBe(8);
    expect(points(sea)[0]).toBe(9);
    expect(sea.outcome).toBeNull();
  });

  it('takes a point away with the island that is disowned', () => {
    const sea = given({
      ...shipless,
      owners: { 'gull-rock': 0, pintail: 0 },
      points: [7],
      rig: { rolls: [6, 1] },
    }).play('disown island=pintail');
    expect(points(sea)[0]).toBe(9);
    expect(sea.outcome).toBeNull();
  });

  it('lets a declared win stand: nothing can be done about it', () => {
    const sea = given({ hands: [{ gold: 5 }], points: [7] }).play('bury');
    expect(sea.outcome).toMatchObject({ winners: [0] });
    for (const line of ['0: end-turn', '1: roll', '1: attack ship=2 target=1'])
      expect(sea.refusal(line)).toBe('PL-GOAL-1');
  });
});

rule('PL-AMB-80', () => {
  const besideEachOther = [
    { seat: 0, at: 'F1' },
    { seat: 1, at: 'F2' },
  ];

  it('wins nothing by a trade, however much gold comes of it', () => {
    const sea = given({
      ships: besideEachOther,
      owners: {},
      points: [8, 8],
      hands: [{ gold: 5 }],
    }).play('offer to=1 giveGold=5', 'accept');
    expect(handOf(sea, 1)).toEqual([0, 0, 0, 5]);
    expect(points(sea)).toEqual([9, 9, 0]);
    expect(sea.outcome).toBeNull();
    expect(sea.refusal('1: bury')).toBe('PL-GOAL-4');
  });

  it('lets the gold be buried in the own turn', () => {
    const sea = given({
      ships: besideEachOther,
      owners: {},
      points: [8, 8],
      hands: [{}, { gold: 5 }],
      pool: 0,
    }).play('end-turn', 'bury');
    expect(sea.outcome).toMatchObject({ winners: [1] });
  });
});
