// The outcome of an attack on an island, p. 6, and rulings on it.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import { given } from '../given.ts';
import { ownerOf, points, ship, where } from './looking.ts';

const WIN = { rolls: [6, 1] };
const LOSE = { rolls: [1, 6] };

rule('PL-CONQ-5', () => {
  it('plants the flag on an unowned island: one point more', () => {
    const sea = given({ ships: [{ seat: 0, at: 'C4' }], owners: {}, rig: WIN });
    sea.play('attack-island ship=1');
    expect(sea.told('conquered')).toMatchObject([
      { seat: 0, island: 'hangmans-tooth', from: null },
    ]);
    expect(points(sea)).toEqual([2, 0, 0]);
  });

  it('replaces the flag of another: one point more, and one less', () => {
    const sea = given({
      ships: [{ seat: 0, at: 'C4' }],
      owners: { 'hangmans-tooth': 2, pintail: 2 },
      rig: WIN,
    });
    expect(points(sea)).toEqual([1, 0, 2]);
    sea.play('attack-island ship=1');
    expect(sea.told('conquered')).toMatchObject([{ seat: 0, from: 2 }]);
    expect(points(sea)).toEqual([2, 0, 1]);
  });

  it('changes no flag where the attack fails', () => {
    const sea = given({
      ships: [{ seat: 0, at: 'C4' }],
      owners: { 'hangmans-tooth': 2 },
      rig: LOSE,
    }).play('attack-island ship=1');
    expect(ownerOf(sea, 'hangmans-tooth')).toBe(2);
  });
});

rule('PL-CONQ-6', () => {
  it.each([{}, { 'hangmans-tooth': 2 }])('costs the ship a life, owners %j', (owners) => {
    const sea = given({ ships: [{ seat: 0, at: 'C4', lives: 3 }], owners, rig: LOSE });
    sea.play('attack-island ship=1');
    expect(sea.told('lost-life')).toMatchObject([{ seat: 0, ship: 1, rule: 'PL-CONQ-6' }]);
    expect(ship(sea, 1).lives).toBe(2);
    expect(where(sea, 1)).toBe('C4');
  });

  it('costs nothing where the attack succeeds', () => {
    const sea = given({ ships: [{ seat: 0, at: 'C4' }], rig: WIN }).play('attack-island ship=1');
    expect(ship(sea, 1).lives).toBe(3);
  });
});

rule('PL-CONQ-7', () => {
  const ships = [
    { seat: 0, at: 'C4', lives: 1 },
    { seat: 0, at: 'F1' },
    { seat: 1, at: 'A1' },
  ];

  it('sinks a ship with its last life, and the owner of the island gains a card', () => {
    const sea = given({ ships, owners: { 'hangmans-tooth': 2 }, rig: LOSE });
    sea.play('attack-island ship=1');
    expect(sea.told('sank', 'gained-point')).toMatchObject([
      { type: 'sank', seat: 0, ship: 1, rule: 'PL-CONQ-7' },
      { type: 'gained-point', seat: 2, rule: 'PL-CONQ-7' },
    ]);
    expect(points(sea)).toEqual([1, 1, 2]);
  });

  it('brings nobody a card where nobody owns the island', () => {
    const sea = given({ ships, owners: {}, rig: LOSE }).play('attack-island ship=1');
    expect(sea.told('sank')).toHaveLength(1);
    expect(sea.told('gained-point')).toEqual([]);
  });

  it('brings no card where the ship stays afloat', () => {
    const sea = given({
      ships: ships.map((one) => ({ ...one, lives: 2 })),
      owners: { 'hangmans-tooth': 2 },
      rig: LOSE,
    }).play('attack-island ship=1');
    expect(sea.told('gained-point')).toEqual([]);
  });
});

rule('PL-AMB-50', () => {
  it('rolls for an unowned island in the name of the player to the left, who is not asked', () => {
    const sea = given({
      ships: [{ seat: 0, at: 'C4' }],
      owners: {},
      hands: [{}, { rum: 2 }],
      rig: WIN,
    });
    sea.play('attack-island ship=1');
    expect(sea.told('attacked-island')).toMatchObject([{ defender: null }]);
    expect(sea.told('fought')).toMatchObject([{ seat: 0, defender: 1 }]);
    expect(sea.must).toEqual([0]);
  });
});

rule('PL-AMB-54', () => {
  it('attacks no island of the own', () => {
    const sea = given({ ships: [{ seat: 0, at: 'C4' }], owners: { 'hangmans-tooth': 0 } });
    expect(sea.refusal('attack-island ship=1')).toBe('PL-AMB-54');
  });

  it('attacks no ship of the own', () => {
    const ships = [
      { seat: 0, at: 'F1' },
      { seat: 0, at: 'F2' },
      { seat: 1, at: 'F3' },
    ];
    const sea = given({ ships });
    expect(sea.refusal('attack ship=1 target=2')).toBe('PL-AMB-54');
    expect(sea.allowedBy('attack ship=2 target=3')).toBe('PL-BATTLE-2');
  });

  it('attacks no island just conquered', () => {
    const sea = given({ ships: [{ seat: 0, at: 'C4' }], rig: WIN }).play('attack-island ship=1');
    expect(sea.refusal('attack-island ship=1')).toBe('PL-AMB-54');
  });
});
