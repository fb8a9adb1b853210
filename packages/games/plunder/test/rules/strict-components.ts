// The ruling on component limits.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import { given } from '../given.ts';
import { points, ship, stepOf } from './looking.ts';

const RICH = { wood: 6, iron: 6, rum: 6, gold: 6 };
const STRICT = { strictComponents: true };
const WIN = { rolls: [6, 1] };
const SIX_FLAGS = {
  'gull-rock': 0,
  'little-sister': 0,
  pintail: 0,
  bonefish: 0,
  'sprat-key': 0,
  thimble: 0,
};

/** Three ships each for six seats, on open water, all with the same pegs. */
const fleetOf18 = (pegs: { masts?: number; cannons?: number; lives?: number }) =>
  ['F1', 'F2', 'F3', 'F4', 'F5', 'G1', 'G2', 'G3', 'G4', 'G5', 'F7', 'F8', 'F9', 'F10', 'F11']
    .concat(['F13', 'F15', 'F17'])
    .map((at, index) => ({ seat: Math.floor(index / 3), at, lives: 2, ...pegs }));

rule('PL-AMB-30', () => {
  it('limits nothing unless the table plays strictly', () => {
    const ships = [{ seat: 0, at: 'C4' }];
    const sea = given({ ships, owners: SIX_FLAGS, rig: { rolls: [6, 1] } });
    expect(points(sea.play('attack-island ship=1'))[0]).toBe(8);
    const rich = given({ points: [1, 56], hands: [RICH], options: { timer: 60 } });
    expect(rich.allowedBy('bury')).toBe('PL-GOAL-4');
  });

  it('plants no seventh flag', () => {
    const ships = [{ seat: 0, at: 'C4' }];
    const sea = given({ ships, owners: SIX_FLAGS, options: STRICT });
    expect(sea.refusal('attack-island ship=1')).toBe('PL-AMB-30');
    const { thimble: _thimble, ...five } = SIX_FLAGS;
    const less = given({ ships, owners: five, options: STRICT });
    expect(less.allowedBy('attack-island ship=1')).toBe('PL-CONQ-1');
  });

  it('buries nothing when the Plunder Point cards have run out', () => {
    const options = { ...STRICT, timer: 60 } as const;
    const none = given({ points: [1, 55], hands: [RICH], options });
    expect(none.refusal('bury')).toBe('PL-AMB-30');
    const one = given({ points: [1, 54], hands: [RICH], options });
    expect(one.allowedBy('bury')).toBe('PL-GOAL-4');
  });

  it('gives no card for a sinking then', () => {
    const sea = given({
      ships: [
        { seat: 0, at: 'F1' },
        { seat: 1, at: 'F2', lives: 1 },
      ],
      points: [1, 55],
      options: { ...STRICT, timer: 60 },
      rig: { rolls: [6, 1] },
    }).play('attack ship=1 target=2');
    expect(sea.told('sank')).toHaveLength(1);
    expect(sea.told('gained-point')).toEqual([]);
  });

  it.each([
    ['mast', { masts: 1 }],
    ['cannon', { cannons: 1 }],
    ['life', { lives: 2 }],
  ] as const)('builds no %s when the pegs have run out', (peg, pegs) => {
    const table = { seats: 6, hands: [RICH], owners: {} };
    const strict = given({ ...table, ships: fleetOf18(pegs), options: STRICT });
    expect(strict.refusal(`build peg=${peg} ship=1`)).toBe('PL-AMB-30');
    const loose = given({ ...table, ships: fleetOf18(pegs) });
    expect(loose.allowedBy(`build peg=${peg} ship=1`)).toBe('PL-BUILD-2');
  });

  it('builds no ship without three lives for it', () => {
    const ships = fleetOf18({ lives: 2 }).slice(1);
    const sea = given({
      seats: 6,
      hands: [RICH],
      owners: { 'gull-rock': 0 },
      ships,
      options: STRICT,
    });
    expect(sea.refusal('build-ship at=B3')).toBe('PL-AMB-30');
  });

  it('lets the shipless wait for lives', () => {
    const ships = fleetOf18({ lives: 3 }).slice(3, 15);
    const sea = given({
      seats: 6,
      turn: 5,
      pool: 0,
      owners: { 'gull-rock': 0 },
      hands: [{ gold: 5 }],
      points: [1],
      ships: [...ships.slice(0, 11), { seat: 5, at: 'A1', lives: 3 }],
      options: STRICT,
      rig: { rolls: [1, 3, 3] },
    }).play('end-turn');
    expect(stepOf(sea)).toBe('without-ship');
    for (const line of ['pay-gold', 'give-point', 'disown island=gull-rock'])
      expect(sea.refusal(line)).toBe('PL-AMB-30');
    expect(sea.allowedBy('stay-ashore')).toBe('PL-NOSHIP-7');
  });

  it('gives pegs of a sunk ship back to the supply', () => {
    const ships = fleetOf18({ masts: 1 }).map((one, index) => ({
      ...one,
      lives: index === 3 ? 1 : 2,
    }));
    const sea = given({ seats: 6, hands: [RICH], owners: {}, ships, options: STRICT, rig: WIN });
    expect(sea.refusal('build peg=mast ship=1')).toBe('PL-AMB-30');
    sea.play('attack ship=3 target=4', 'build peg=mast ship=1');
    expect(ship(sea, 1).masts).toBe(2);
  });
});
