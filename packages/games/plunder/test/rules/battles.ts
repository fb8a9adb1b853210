// Battles of ships, p. 7.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import { given } from '../given.ts';
import { points, ship, where } from './looking.ts';

/** Two ships side by side, and the two dice. */
const duel = (rolls: readonly number[], attacker = {}, target = {}) =>
  given({
    ships: [
      { seat: 0, at: 'F1', ...attacker },
      { seat: 1, at: 'F2', ...target },
      { seat: 0, at: 'A1' },
    ],
    owners: {},
    rig: { rolls },
  }).play('attack ship=1 target=2');

const facing = (one: string, other: string) =>
  given({
    ships: [
      { seat: 0, at: one },
      { seat: 1, at: other },
    ],
  });

rule('PL-BATTLE-1', () => {
  it("attacks in one's own turn", () => {
    expect(facing('F1', 'F2').allowedBy('attack ship=1 target=2')).toBe('PL-BATTLE-2');
  });

  it("does not attack in another player's turn", () => {
    expect(facing('F1', 'F2').refusal('1: attack ship=2 target=1')).toBe('PL-BATTLE-1');
  });

  it('attacks with no ship of another', () => {
    expect(facing('F1', 'F2').refusal('attack ship=2 target=1')).toBe('PL-BATTLE-1');
  });
});

rule('PL-BATTLE-2', () => {
  it.each([
    ['F2', 'F1'],
    ['F2', 'F3'],
    ['F2', 'G2'],
    ['G2', 'F2'],
  ])('attacks from %s a ship on %s', (one, other) => {
    expect(facing(one, other).allowedBy('attack ship=1 target=2')).toBe('PL-BATTLE-2');
  });

  it('attacks a ship in port, and from a port', () => {
    expect(facing('B4', 'B3').allowedBy('attack ship=1 target=2')).toBe('PL-BATTLE-2');
    expect(facing('B3', 'B4').allowedBy('attack ship=1 target=2')).toBe('PL-BATTLE-2');
  });

  it('does not attack diagonally', () => {
    for (const other of ['F2', 'F4', 'H4'])
      expect(facing('G3', other).refusal('attack ship=1 target=2')).toBe('PL-BATTLE-2');
  });

  it('does not attack across a barrier or the closed side of a port', () => {
    expect(facing('D4', 'D5').refusal('attack ship=1 target=2')).toBe('PL-BATTLE-2');
    expect(facing('E2', 'F2').refusal('attack ship=1 target=2')).toBe('PL-BATTLE-2');
    expect(facing('A3', 'B3').refusal('attack ship=1 target=2')).toBe('PL-BATTLE-2');
  });

  it('does not attack from afar', () => {
    expect(facing('F1', 'F3').refusal('attack ship=1 target=2')).toBe('PL-BATTLE-2');
  });
});

rule('PL-BATTLE-3', () => {
  it('lets both roll a die and add their cannons', () => {
    expect(duel([2, 3], { cannons: 2 }, { cannons: 1 }).told('fought')).toMatchObject([
      { seat: 0, defender: 1, attack: [2, 2], defence: [3, 1], rule: 'PL-BATTLE-3' },
    ]);
  });

  it('lets the higher win, and the attacker in a tie', () => {
    expect(duel([5, 4]).told('lost-life')).toMatchObject([{ seat: 1, ship: 2 }]);
    expect(duel([4, 4]).told('lost-life')).toMatchObject([{ seat: 1, ship: 2 }]);
    expect(duel([3, 4]).told('lost-life')).toMatchObject([{ seat: 0, ship: 1 }]);
  });
});

rule('PL-BATTLE-4', () => {
  it('takes a life from the loser and nothing from the winner', () => {
    const won = duel([6, 1]);
    expect([ship(won, 1).lives, ship(won, 2).lives]).toEqual([3, 2]);
    const lost = duel([1, 6]);
    expect([ship(lost, 1).lives, ship(lost, 2).lives]).toEqual([2, 3]);
    expect(lost.told('gained-point')).toEqual([]);
  });

  it('gives the attacker a card for a ship sunk', () => {
    const sea = duel([6, 1], {}, { lives: 1 });
    expect(where(sea, 2)).toBeUndefined();
    expect(sea.told('gained-point')).toMatchObject([{ seat: 0, rule: 'PL-BATTLE-4' }]);
    expect(points(sea)).toEqual([3, 0, 0]);
  });

  it("gives the defender a card where the attacker's ship sinks", () => {
    const sea = duel([1, 6], { lives: 1 });
    expect(where(sea, 1)).toBeUndefined();
    expect(sea.told('gained-point')).toMatchObject([{ seat: 1, rule: 'PL-BATTLE-4' }]);
    expect(points(sea)).toEqual([1, 2, 0]);
  });
});

rule('PL-BATTLE-5', () => {
  const ships = [
    { seat: 0, at: 'F2' },
    { seat: 0, at: 'G3' },
    { seat: 1, at: 'F3' },
    { seat: 2, at: 'G2' },
  ];
  const melee = () => given({ ships, rig: { rolls: [6, 1, 6, 1, 6, 1] } });

  it('attacks the same ship once a turn', () => {
    const sea = melee().play('attack ship=1 target=3');
    expect(sea.refusal('attack ship=1 target=3')).toBe('PL-BATTLE-5');
  });

  it('may attack another ship, and another ship may attack this one', () => {
    const sea = melee().play('attack ship=1 target=3', 'attack ship=1 target=4');
    sea.play('attack ship=2 target=3');
    expect(sea.told('lost-life').map((event) => event.ship)).toEqual([3, 4, 3]);
    expect(ship(sea, 3).lives).toBe(1);
  });

  it('attacks it again in the next turn', () => {
    const sea = given({
      seats: 2,
      ships: [
        { seat: 0, at: 'F1' },
        { seat: 1, at: 'F2' },
      ],
      owners: {},
      pool: 0,
      rig: { rolls: [6, 1] },
    }).play('attack ship=1 target=2', 'end-turn', 'roll', 'end-turn');
    expect(sea.allowedBy('attack ship=1 target=2')).toBe('PL-BATTLE-2');
  });
});

rule('PL-BATTLE-6', () => {
  it.each([
    [2, 1, 'wins', [2, 1], 0, 0],
    [5, 4, 'wins', [4, 3], 1, 1],
    [6, 7, 'loses', [6, 5], 0, 2],
  ] as const)('%i against %i: the attacker %s', (score, against, result, dice, own, theirs) => {
    const sea = duel(dice, { cannons: own }, { cannons: theirs });
    expect([dice[0] + own, dice[1] + theirs]).toEqual([score, against]);
    expect(sea.told('lost-life')).toMatchObject([{ ship: result === 'wins' ? 2 : 1 }]);
  });
});
