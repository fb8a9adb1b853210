// Attacking an island, p. 6.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import { given } from '../given.ts';
import { ownerOf, points, ship, where } from './looking.ts';

/** A ship in a port of an island, and the two dice. */
const attack = (at: string, rolls: readonly number[], cannons = 0, owners = {}) =>
  given({ ships: [{ seat: 0, at, cannons }], owners, rig: { rolls } }).play('attack-island ship=1');

rule('PL-CONQ-1', () => {
  it('attacks from the port', () => {
    const sea = given({ ships: [{ seat: 0, at: 'C4' }] });
    expect(sea.allowedBy('attack-island ship=1')).toBe('PL-CONQ-1');
  });

  it('does not attack from anywhere else', () => {
    expect(given({ ships: [{ seat: 0, at: 'C3' }] }).refusal('attack-island ship=1')).toBe(
      'PL-CONQ-1',
    );
  });

  it("attacks only in one's own turn and with one's own ships", () => {
    const ships = [
      { seat: 0, at: 'F1' },
      { seat: 1, at: 'C4' },
    ];
    const sea = given({ ships });
    expect(sea.refusal('1: attack-island ship=2')).toBe('PL-CONQ-1');
    expect(sea.refusal('attack-island ship=2')).toBe('PL-CONQ-1');
  });

  it('lets islands start no fight', () => {
    const sea = given({ ships: [{ seat: 0, at: 'C3' }], owners: { 'hangmans-tooth': 1 }, pool: 1 });
    sea.play('sail ship=1 to=C4');
    expect(sea.told('fought')).toEqual([]);
    expect(sea.must).toEqual([0]);
  });
});

rule('PL-CONQ-2', () => {
  it('lets the owner roll for the island', () => {
    const sea = attack('C4', [4, 2], 0, { 'hangmans-tooth': 2 });
    expect(sea.told('fought')).toMatchObject([
      { seat: 0, defender: 2, attack: [4, 0], defence: [2, 2] },
    ]);
  });

  it("lets the player to the attacker's left roll for an unowned one", () => {
    expect(attack('C4', [4, 2]).told('fought')).toMatchObject([{ seat: 0, defender: 1 }]);
    const last = given({ turn: 2, ships: [{ seat: 2, at: 'C4' }] }).play('attack-island ship=1');
    expect(last.told('fought')).toMatchObject([{ seat: 2, defender: 0 }]);
  });
});

rule('PL-CONQ-3', () => {
  it.each([
    ['gull-rock', 1],
    ['hangmans-tooth', 2],
    ['jawbone', 3],
  ])('adds the skulls of %s to its die', (island, skulls) => {
    expect(attack(island, [3, 4]).told('fought')).toMatchObject([{ defence: [4, skulls] }]);
  });

  it.each([0, 1, 2])('adds %i cannons to the die of the ship', (cannons) => {
    expect(attack('jawbone', [3, 4], cannons).told('fought')).toMatchObject([
      { attack: [3, cannons] },
    ]);
  });

  it('adds no cannons of other ships', () => {
    const ships = [
      { seat: 0, at: 'C4' },
      { seat: 0, at: 'C3', cannons: 2 },
    ];
    const sea = given({ ships, rig: { rolls: [3, 4] } }).play('attack-island ship=1');
    expect(sea.told('fought')).toMatchObject([{ attack: [3, 0] }]);
  });
});

rule('PL-CONQ-4', () => {
  it('lets the higher score win', () => {
    expect(attack('C4', [5, 2]).told('conquered')).toHaveLength(1);
    expect(attack('C4', [3, 2]).told('conquered')).toHaveLength(0);
  });

  it('gives a tie to the attacker', () => {
    expect(attack('C4', [4, 2]).told('conquered')).toHaveLength(1);
  });
});

rule('PL-CONQ-8', () => {
  const two = [
    { seat: 0, at: 'H17' },
    { seat: 0, at: 'I16' },
  ];

  it('attacks the same island once a turn', () => {
    const sea = attack('C4', [1, 6]);
    expect(sea.refusal('attack-island ship=1')).toBe('PL-CONQ-8');
  });

  it('may attack another island', () => {
    const sea = given({
      ships: [{ seat: 0, at: 'C4' }],
      owners: {},
      pool: 2,
      rig: { rolls: [1, 6, 6, 1] },
    }).play('attack-island ship=1', 'sail ship=1 to=C3', 'sail ship=1 to=D3');
    expect(where(sea, 1)).toBe('D3');
    sea.play('attack-island ship=1');
    expect(ownerOf(sea, 'little-sister')).toBe(0);
  });

  it('lets another ship attack the same island', () => {
    const sea = given({ ships: two, rig: { rolls: [1, 6, 6, 1] } }).play('attack-island ship=1');
    expect(sea.refusal('attack-island ship=1')).toBe('PL-CONQ-8');
    sea.play('attack-island ship=2');
    expect(ownerOf(sea, 'saint-brannocks-crown')).toBe(0);
  });

  it('attacks it again in the next turn', () => {
    const sea = given({
      seats: 2,
      ships: [
        { seat: 0, at: 'C4' },
        { seat: 1, at: 'A12' },
      ],
      owners: {},
      pool: 0,
      rig: { rolls: [1, 6] },
    }).play('attack-island ship=1', 'end-turn', 'roll', 'end-turn');
    expect(sea.allowedBy('attack-island ship=1')).toBe('PL-CONQ-1');
  });
});

rule('PL-CONQ-9', () => {
  it.each([
    [3, 5, 'loses', 'hangmans-tooth', [3, 3], 0],
    [7, 8, 'loses', 'jawbone', [5, 5], 2],
    [6, 6, 'wins', 'gull-rock', [5, 5], 1],
    [7, 6, 'wins', 'hangmans-tooth', [6, 4], 1],
  ] as const)('%i against %i %s', (score, against, result, island, dice, cannons) => {
    const sea = attack(island, dice, cannons);
    const [fought] = sea.told('fought');
    const sum = ([die, bonus]: readonly number[] = []) => (die ?? 0) + (bonus ?? 0);
    expect([sum(fought?.attack), sum(fought?.defence)]).toEqual([score, against]);
    expect(ownerOf(sea, island)).toBe(result === 'wins' ? 0 : null);
    expect(ship(sea, 1).lives).toBe(result === 'wins' ? 3 : 2);
    expect(points(sea)[0]).toBe(result === 'wins' ? 2 : 1);
  });
});
