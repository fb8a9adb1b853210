// Rulings on turns without a ship.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import { ashore } from './ashore.ts';
import { handOf, ownerOf, ship, stepOf, stormAt, where } from './looking.ts';

const GULL = { 'gull-rock': 0 };

rule('PL-AMB-40', () => {
  it('gives nothing to those whose islands are all under the storm', () => {
    const sea = ashore({ owners: GULL, storm: 'B3', rig: { rolls: [1, 2] } });
    expect(stepOf(sea)).toBe('without-ship');
    expect(sea.told('drew', 'gained')).toMatchObject([{ type: 'drew', count: 0 }]);
    expect(handOf(sea, 0)).toEqual([0, 0, 0, 0]);
  });

  it('gives a card for an island that is free', () => {
    const owners = { ...GULL, pintail: 0 };
    const sea = ashore({ owners, storm: 'B3', rig: { rolls: [1, 1, 2] } });
    expect(sea.told('drew')).toMatchObject([{ count: 1 }]);
  });
});

rule('PL-AMB-41', () => {
  it('lets one bury and give back that very card', () => {
    const sea = ashore({ owners: GULL, hands: [{ gold: 5 }], rig: { rolls: [1, 1, 2] } });
    expect(sea.refusal('give-point')).toBe('PL-NOSHIP-3');
    sea.play('bury', 'give-point');
    expect(sea.state.captains[0]).toMatchObject({ hand: [1, 0, 0, 0], plunderPoints: 0 });
    expect(where(sea, 3)).toBe('B3');
  });
});

rule('PL-AMB-42', () => {
  const docked = [
    { seat: 1, at: 'H10' },
    { seat: 2, at: 'A1' },
  ];

  it('goes cards, dice, trade, ship', () => {
    const sea = ashore({
      owners: GULL,
      ships: docked,
      hands: [{ gold: 5 }, { rum: 1 }],
      rig: { rolls: [1, 1, 2] },
    });
    expect(sea.told('drew', 'rolled-for-ship').map(({ type }) => type)).toEqual([
      'drew',
      'rolled-for-ship',
    ]);
    expect(sea.allowedBy('offer to=1')).toBe('PL-TRADE-5');
    expect(sea.allowedBy('bury')).toBe('PL-GOAL-4');
    sea.play('pay-gold');
    expect(sea.refusal('offer to=2')).toBe('PL-TRADE-1');
  });

  it('has no trade and no payment before the dice', () => {
    const sea = ashore({ ships: docked, hands: [{ gold: 5 }, { rum: 1 }] });
    expect(stepOf(sea)).toBe('take-cards');
    for (const line of ['offer to=1', 'pay-gold', 'stay-ashore'])
      expect(sea.refusal(line)).toBe('PL-AMB-88');
  });

  it('decides doubles before anything is paid', () => {
    const sea = ashore({ owners: GULL, hands: [{ gold: 5 }], rig: { rolls: [1, 6, 6] } });
    expect(where(sea, 3)).toBe('B3');
    expect(handOf(sea, 0)).toEqual([1, 0, 0, 5]);
    expect(sea.allowedBy('bury')).toBe('PL-GOAL-4');
  });
});

rule('PL-AMB-43', () => {
  it('does not place the ship in the port of the disowned island', () => {
    const sea = ashore({ owners: GULL, rig: { rolls: [1, 1, 2, 6, 3] } });
    sea.play('disown island=gull-rock');
    expect(ownerOf(sea, 'gull-rock')).toBeNull();
    expect(sea.told('spun')).toHaveLength(1);
    expect(where(sea, 3)).toBe('F3');
  });

  it('places it in another port that is left', () => {
    const sea = ashore({ owners: { ...GULL, pintail: 0 }, rig: { rolls: [1, 1, 1, 2] } });
    expect(where(sea.play('disown island=gull-rock'), 3)).toBe('C11');
  });
});

rule('PL-AMB-44', () => {
  it('does not move the storm by the two dice, even by two ones', () => {
    for (const dice of [
      [1, 2],
      [1, 1],
    ]) {
      const sea = ashore({ owners: GULL, storm: 'F15', rig: { rolls: [1, ...dice] } });
      expect(sea.told('storm-moved', 'sailing-roll')).toEqual([]);
      expect(stormAt(sea)).toBe('F15');
    }
  });

  it('moves it by the sailing roll of that turn', () => {
    const rig = { rolls: [1, 1, 1, 1, 12, 12] };
    const sea = ashore({ owners: GULL, storm: 'F15', rig }).play('roll');
    expect(stormAt(sea)).toBe('L12');
  });
});

rule('PL-AMB-45', () => {
  it('lets the new ship move at once', () => {
    const sea = ashore({ owners: GULL, rig: { rolls: [1, 2, 2, 3] } }).play('roll');
    sea.play('sail ship=3 to=B4', 'sail ship=3 to=A4');
    expect(where(sea, 3)).toBe('A4');
    expect(ship(sea, 3).moored).toBe(false);
  });

  it('does not let it move before the roll', () => {
    const sea = ashore({ owners: GULL, rig: { rolls: [1, 2, 2] } });
    expect(sea.refusal('sail ship=3 to=B4')).toBe('PL-AMB-3');
  });
});

rule('PL-AMB-46', () => {
  const rich = { wood: 2, iron: 1, gold: 2 };

  it('lets a second ship be built by the ordinary rule', () => {
    const sea = ashore({ owners: GULL, hands: [rich], rig: { rolls: [1, 2, 2] } });
    expect(sea.allowedBy('build-ship at=B4')).toBe('PL-BUILD-2');
    expect(where(sea.play('build-ship at=B4'), 4)).toBe('B4');
  });

  it('has no second ship for less', () => {
    const hands = [{ ...rich, gold: 1 }];
    const sea = ashore({ owners: GULL, hands, points: [1], rig: { rolls: [2, 2, 2] } });
    expect(sea.refusal('build-ship at=B4')).toBe('PL-BUILD-2');
    expect(sea.refusal('give-point')).toBe('PL-NOSHIP-3');
  });
});

rule('PL-AMB-71', () => {
  const docked = [
    { seat: 1, at: 'B3' },
    { seat: 2, at: 'A1' },
  ];

  it('lets one trade and bury, and then ends the turn without a roll', () => {
    const sea = ashore({
      owners: GULL,
      ships: docked,
      storm: 'F15',
      hands: [{ gold: 5 }, { rum: 1 }],
      rig: { rolls: [1, 1, 2] },
    });
    expect(sea.allowedBy('offer to=1')).toBe('PL-TRADE-4');
    sea.play('bury', 'stay-ashore');
    expect(sea.told('sailing-roll', 'storm-moved')).toEqual([]);
    expect(sea.told('turn-ended').map(({ seat }) => seat)).toEqual([2, 0]);
    expect(stormAt(sea)).toBe('F15');
  });

  it('lets one neither roll, sail, build pegs nor attack', () => {
    const sea = ashore({ owners: GULL, ships: docked, rig: { rolls: [1, 1, 2] } });
    for (const line of ['roll', 'sail ship=1 to=B4', 'build peg=mast ship=1', 'end-turn'])
      expect(sea.refusal(line)).toBe('PL-NOSHIP-6');
    expect(sea.refusal('attack ship=1 target=2')).toBe('PL-NOSHIP-6');
    expect(sea.refusal('exchange')).toBe('PL-TRADE-7');
  });
});
