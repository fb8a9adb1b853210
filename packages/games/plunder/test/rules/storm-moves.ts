// The storm, p. 10: how it moves, free of tolls.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import { given } from '../given.ts';
import { handOf, ownerOf, stepOf, stormAt, where } from './looking.ts';

rule('PL-STORM-2', () => {
  const finding = (card: number, at: string, rolls: readonly number[]) =>
    given({
      ships: [{ seat: 0, at }],
      crosses: [at],
      treasure: [card],
      storm: 'F15',
      hands: [{ rum: 3 }],
      rig: { rolls },
    }).play(`collect at=${at} ship=1`);

  it('costs nothing to be carried in or out by a Treasure card', () => {
    const carriedIn = finding(24, 'F1', [6, 15]);
    expect(where(carriedIn, 1)).toBe('F15');
    const carriedOut = finding(24, 'F15', [6, 1]);
    expect(where(carriedOut, 1)).toBe('F1');
    const chosen = finding(26, 'F15', []).play('sail-anywhere to=F1');
    expect(where(chosen, 1)).toBe('F1');
    for (const sea of [carriedIn, carriedOut, chosen]) {
      expect(handOf(sea, 0)).toEqual([0, 0, 3, 0]);
      expect(sea.told('paid')).toEqual([]);
    }
  });

  it('costs nothing when the storm comes or goes', () => {
    const hands = [{ rum: 3 }];
    for (const [storm, rolls] of [
      ['A1', [1, 6, 15]],
      ['F15', [1, 1, 1]],
    ] as const) {
      const sea = given({ ships: [{ seat: 0, at: 'F14' }], storm, hands, rig: { rolls } });
      sea.play('roll');
      expect(stepOf(sea)).toBe('command');
      expect(handOf(sea, 0)).toEqual([0, 0, 3, 0]);
    }
  });

  it('costs two cards to sail on from there', () => {
    const sea = given({
      ships: [{ seat: 0, at: 'F14' }],
      hands: [{ rum: 3 }],
      rig: { rolls: [1, 6, 15] },
    }).play('roll', 'sail ship=1 to=F13');
    expect(stepOf(sea)).toBe('pay');
  });
});

rule('PL-STORM-11', () => {
  it('moves the storm on a one, before anything else, and then gives the one', () => {
    const sea = given({
      ships: [{ seat: 0, at: 'F1' }],
      storm: 'F15',
      rig: { rolls: [1, 10, 12] },
    });
    sea.play('roll');
    expect(stormAt(sea)).toBe('J12');
    expect(sea.told('sailing-roll', 'storm-moved').map(({ type }) => type)).toEqual([
      'sailing-roll',
      'storm-moved',
    ]);
    expect(sea.state.turn.pool).toBe(1);
    sea.play('sail ship=1 to=F2');
    expect(sea.refusal('sail ship=1 to=F3')).toBe('PL-MOVE-1');
  });

  it.each([2, 3, 4, 5, 6])('leaves it on a %i', (die) => {
    const sea = given({ storm: 'F15', rig: { rolls: [die] } }).play('roll');
    expect(sea.told('storm-moved')).toEqual([]);
    expect(stormAt(sea)).toBe('F15');
  });

  it.each([
    ['over land', 2, 2, 'B2'],
    ['over the edge', 12, 18, 'L18'],
    ['over a one-skull port, unlike at setup', 2, 3, 'B3'],
  ])('may put it %s', (_where, row, column, name) => {
    const sea = given({ storm: 'F15', rig: { rolls: [1, row, column] } }).play('roll');
    expect(stormAt(sea)).toBe(name);
  });

  it('does not move it on a one in battle', () => {
    const ships = [
      { seat: 0, at: 'F1' },
      { seat: 1, at: 'F2' },
    ];
    const sea = given({ ships, storm: 'F15', rig: { rolls: [1, 1] } });
    expect(stormAt(sea.play('attack ship=1 target=2'))).toBe('F15');
  });
});

rule('PL-AMB-53', () => {
  it('lets the storm stay where it is spun to, without another spin', () => {
    const sea = given({ storm: 'F15', rig: { rolls: [1, 6, 15, 1, 1] } }).play('roll');
    expect(stormAt(sea)).toBe('F15');
    expect(sea.told('storm-moved')).toHaveLength(1);
  });
});

rule('PL-AMB-65', () => {
  const ships = [
    { seat: 0, at: 'F13' },
    { seat: 1, at: 'F14' },
    { seat: 2, at: 'G13' },
  ];
  const struck = () =>
    given({
      ships,
      owners: { pilgrim: 1 },
      crosses: ['F16'],
      hands: [{ rum: 2 }, { rum: 2 }],
      rig: { rolls: [6, 1, 1, 6, 15] },
    });

  it('moves nothing else, and nothing is paid', () => {
    const sea = given({
      ships,
      owners: { pilgrim: 1 },
      crosses: ['F16'],
      hands: [{ rum: 2 }, { rum: 2 }],
      rig: { rolls: [1, 6, 15] },
    });
    const { crosses } = sea.state;
    sea.play('roll');
    expect([1, 2, 3].map((id) => where(sea, id))).toEqual(['F13', 'F14', 'G13']);
    expect(sea.state.crosses).toEqual(crosses);
    expect(ownerOf(sea, 'pilgrim')).toBe(1);
    expect(sea.told('paid')).toEqual([]);
  });

  it('draws its border anew at once', () => {
    const sea = given({ ships, hands: [{ rum: 2 }], rig: { rolls: [1, 6, 15] } });
    expect(sea.allowedBy('attack ship=1 target=2')).toBe('PL-BATTLE-2');
    sea.play('roll');
    expect(sea.refusal('attack ship=1 target=2')).toBe('PL-STORM-6');
    expect(sea.allowedBy('attack ship=1 target=3')).toBe('PL-BATTLE-2');
  });

  it('leaves the limit on attacks as it was', () => {
    const sea = struck().play('attack ship=1 target=3', 'roll');
    expect(stormAt(sea)).toBe('F15');
    expect(sea.refusal('attack ship=1 target=3')).toBe('PL-BATTLE-5');
  });

  it('leaves treaties as they were', () => {
    const sea = given({ ships, during: { treaties: [2] }, rig: { rolls: [1, 6, 15] } }).play(
      'roll',
    );
    expect(sea.state.turn.treaties).toEqual([2]);
    expect(sea.refusal('attack ship=1 target=3')).toBe('PL-TREATY-2');
  });
});
