// Your turn, p. 4.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import { given } from '../given.ts';
import { handOf, ship, where } from './looking.ts';

const RICH = { wood: 8, iron: 8, rum: 8, gold: 4 };
const TWO_ISLANDS = { 'gull-rock': 0, 'hangmans-tooth': 0, pintail: 1 };

rule('PL-TURN-1', () => {
  const before = { turn: 2, pool: 0 };

  it('begins with a card for each island, two for two', () => {
    const sea = given({ ...before, owners: TWO_ISLANDS, rig: { rolls: [1, 100] } });
    sea.play('end-turn');
    expect(sea.told('drew')).toMatchObject([{ seat: 0, count: 2, cards: [1, 0, 0, 1] }]);
    expect(handOf(sea, 0)).toEqual([1, 0, 0, 1]);
    expect(handOf(sea, 1)).toEqual([0, 0, 0, 0]);
  });

  it('takes them from the face-down deck', () => {
    const sea = given({ ...before, owners: TWO_ISLANDS }).play('end-turn');
    expect(sea.state.stacks).toEqual([10, 10, 10, 10]);
    expect(sea.state.deck.reduce((all, count) => all + count)).toBe(108);
  });

  it('brings nothing to those without islands', () => {
    const sea = given({ ...before, owners: { pintail: 1 } }).play('end-turn');
    expect(sea.told('drew')).toEqual([]);
    expect(sea.must).toEqual([0]);
  });
});

rule('PL-TURN-2', () => {
  it('lets one build before the roll, between moves and after them, as often as one likes', () => {
    const sea = given({ hands: [RICH], rig: { rolls: [2] } });
    sea.play('build peg=cannon ship=1', 'build peg=cannon ship=1', 'roll');
    sea.play('sail ship=1 to=B4', 'build peg=mast ship=1', 'sail ship=1 to=A4', 'build-ship at=A3');
    expect(sea.told('built')).toHaveLength(3);
    expect(sea.told('ship-placed')).toHaveLength(1);
  });

  it("does not let one build in another player's turn", () => {
    const sea = given({ hands: [{}, RICH] });
    expect(sea.refusal('1: build peg=mast ship=2')).toBe('PL-TURN-2');
  });
});

rule('PL-TURN-3', () => {
  it('rolls the sailing die, then moves', () => {
    const sea = given({ rig: { rolls: [4] } });
    expect(sea.allowedBy('roll')).toBe('PL-TURN-3');
    sea.play('roll', 'sail ship=1 to=B4');
    expect(sea.told('sailing-roll')).toMatchObject([{ seat: 0, die: 4 }]);
    expect(where(sea, 1)).toBe('B4');
  });

  it('rolls once', () => {
    expect(given({ pool: 3 }).refusal('roll')).toBe('PL-TURN-3');
    expect(given({ pool: 0 }).refusal('roll')).toBe('PL-TURN-3');
  });
});

rule('PL-TURN-4', () => {
  it('lets one move on after an attack: of a four, three squares are left', () => {
    const sea = given({
      ships: [
        { seat: 0, at: 'F1' },
        { seat: 1, at: 'F3' },
      ],
      rig: { rolls: [4, 6, 1] },
    }).play('roll', 'sail ship=1 to=F2', 'attack ship=1 target=2');
    expect(sea.told('fought')).toHaveLength(1);
    expect(sea.state.turn.pool).toBe(3);
    sea.play('sail ship=1 to=G2', 'sail ship=1 to=G3', 'sail ship=1 to=G4');
    expect(where(sea, 1)).toBe('G4');
    expect(sea.must).toEqual([0]);
  });

  it('lets battle, conquest, treasure and trade come in one turn, before, between and after moves', () => {
    const sea = given({
      ships: [
        { seat: 0, at: 'hangmans-tooth' },
        { seat: 1, at: 'C3' },
      ],
      owners: {},
      crosses: ['C2'],
      treasure: [2],
      rig: { rolls: [6, 1, 6, 1] },
      hands: [{}, { rum: 1 }],
    });
    sea.play('attack-island ship=1', 'attack ship=1 target=2', 'no-bribe', 'fight');
    sea.play('offer to=1 askRum=1', 'accept');
    expect(sea.told('conquered', 'lost-life', 'traded')).toHaveLength(3);
    expect(sea.state.turn.pool).toBeNull();
    expect(sea.must).toEqual([0]);
  });

  it('lets treasure be collected between two moves', () => {
    const sea = given({
      ships: [{ seat: 0, at: 'F1' }],
      crosses: ['F2'],
      treasure: [2],
      pool: 2,
      rig: { rolls: [12, 1] },
    }).play('sail ship=1 to=F2', 'collect at=F2 ship=1', 'sail ship=1 to=F3');
    expect(handOf(sea, 0)).toEqual([0, 0, 0, 2]);
    expect(where(sea, 1)).toBe('F3');
  });
});

rule('PL-TURN-5', () => {
  it('ends when the player is done', () => {
    const sea = given({ pool: 4 });
    expect(sea.allowedBy('end-turn')).toBe('PL-TURN-5');
    sea.play('end-turn');
    expect(sea.told('turn-ended', 'turn-began')).toMatchObject([{ seat: 0 }, { seat: 1 }]);
    expect(sea.must).toEqual([1]);
  });

  it('ends by a Treasure card that says so', () => {
    const sea = given({
      ships: [
        { seat: 0, at: 'F1' },
        { seat: 1, at: 'A1' },
      ],
      crosses: ['F1'],
      treasure: [32],
      pool: 5,
    }).play('collect at=F1 ship=1');
    expect(sea.told('turn-cut-short')).toHaveLength(1);
    expect(sea.must).toEqual([1]);
  });

  it("ends when the player's last ship sinks", () => {
    const ships = [
      { seat: 0, at: 'F1', lives: 1 },
      { seat: 1, at: 'F2' },
    ];
    const sea = given({ ships, pool: 5, hands: [RICH], rig: { rolls: [1, 6] } });
    sea.play('attack ship=1 target=2');
    expect(sea.must).toEqual([1]);
  });

  it('ends with the last ship even before the draw, and without dice for a new one', () => {
    const ships = [
      { seat: 0, at: 'F1', lives: 1 },
      { seat: 1, at: 'A1' },
    ];
    const sea = given({ ships, step: 'find', crosses: ['F1'], treasure: [27] });
    sea.play('collect at=F1 ship=1');
    expect(sea.told('drew', 'rolled-for-ship').filter(({ seat }) => seat === 0)).toEqual([]);
    expect(sea.must).toEqual([1]);
  });

  it('goes on after any other loss', () => {
    const ships = [
      { seat: 0, at: 'F1', lives: 1 },
      { seat: 0, at: 'A1' },
      { seat: 1, at: 'F2', lives: 2 },
    ];
    const sea = given({ ships, pool: 5, rig: { rolls: [1, 6] } }).play('attack ship=1 target=3');
    expect(sea.told('sank')).toHaveLength(1);
    expect(sea.must).toEqual([0]);
    expect(ship(sea, 2).seat).toBe(0);
  });
});
