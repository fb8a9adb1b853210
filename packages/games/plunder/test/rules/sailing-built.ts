// What is built before and after the roll, p. 5, and rulings on sailing.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import { given } from '../given.ts';
import { ownerOf, ship, where } from './looking.ts';

const RICH = { wood: 8, iron: 8, rum: 8, gold: 8 };
const ships = [
  { seat: 0, at: 'F1' },
  { seat: 1, at: 'G3' },
];

rule('PL-MOVE-11', () => {
  it('keeps a ship built after the roll where it is until the next turn', () => {
    const sea = given({ ships, seats: 2, hands: [RICH], pool: 4 }).play('build-ship at=F2');
    expect(sea.refusal('sail ship=3 to=F3')).toBe('PL-MOVE-11');
    sea.play('end-turn', 'roll', 'end-turn', 'roll');
    expect(sea.allowedBy('sail ship=3 to=F3')).toBe('PL-MOVE-1');
  });

  it('lets that ship interact', () => {
    const sea = given({ ships, hands: [RICH], pool: 4, rig: { rolls: [6, 1] } });
    sea.play('build-ship at=F2', 'sail ship=1 to=G1', 'sail ship=1 to=G2');
    expect(sea.allowedBy('attack ship=1 target=2')).toBe('PL-BATTLE-2');
    const port = given({
      ships: [{ seat: 0, at: 'C3' }],
      owners: { 'hangmans-tooth': 0 },
      hands: [RICH],
      crosses: ['C4'],
      pool: 4,
    }).play('build-ship at=C4');
    expect(port.allowedBy('collect at=C4 ship=2')).toBe('PL-TREAS-1');
  });

  it('lets that ship attack at once', () => {
    const beside = [
      { seat: 0, at: 'F1' },
      { seat: 1, at: 'F3' },
    ];
    const sea = given({ ships: beside, hands: [RICH], pool: 0, rig: { rolls: [6, 1] } });
    sea.play('build-ship at=F2', 'attack ship=3 target=2');
    expect(ship(sea, 2).lives).toBe(2);
  });

  it('lets a mast built after the roll carry nobody until the next turn', () => {
    const sea = given({ ships, seats: 2, hands: [RICH], pool: 0 }).play('build peg=mast ship=1');
    expect(sea.refusal('sail ship=1 to=F2')).toBe('PL-MOVE-1');
    sea.play('end-turn', 'roll', 'end-turn', 'roll');
    expect(sea.allowedBy('sail ship=1 to=F2')).toBe('PL-MOVE-2');
  });

  it('lets what was built before the roll serve at once', () => {
    const sea = given({ ships, hands: [RICH], rig: { rolls: [2] } });
    sea.play('build peg=mast ship=1', 'build-ship at=F2', 'roll');
    sea.play('sail ship=3 to=F3', 'sail ship=3 to=F4', 'sail ship=1 to=F2');
    expect([where(sea, 1), where(sea, 3)]).toEqual(['F2', 'F4']);
  });
});

rule('PL-AMB-5', () => {
  it('lets a ship built before the roll move in that turn, and its masts too', () => {
    const sea = given({ ships, hands: [RICH], rig: { rolls: [1, 12, 12] } });
    sea.play('build-ship at=F2', 'build peg=mast ship=3', 'roll');
    expect(ship(sea, 3)).toMatchObject({ masts: 1, wind: 1, moored: false });
    sea.play('sail ship=3 to=F3', 'sail ship=3 to=F4');
    expect(where(sea, 3)).toBe('F4');
  });

  it('does not let a ship built later move, whatever masts it gets', () => {
    const sea = given({ ships, hands: [RICH], pool: 3 });
    sea.play('build-ship at=F2', 'build peg=mast ship=3');
    expect(sea.refusal('sail ship=3 to=F3')).toBe('PL-MOVE-11');
  });
});

rule('PL-AMB-6', () => {
  it('uses the own masts first, then the roll', () => {
    const sea = given({ ships: [{ seat: 0, at: 'F1', masts: 2 }], pool: 1 });
    const spent = ['F2', 'F3', 'F4'].map((to) => {
      sea.play(`sail ship=1 to=${to}`);
      return [ship(sea, 1).wind, sea.state.turn.pool];
    });
    expect(spent).toEqual([
      [1, 1],
      [0, 1],
      [0, 0],
    ]);
  });

  it('goes no farther than both together', () => {
    const sea = given({ ships: [{ seat: 0, at: 'F1', masts: 2 }], pool: 1 });
    sea.play('sail ship=1 to=F2', 'sail ship=1 to=F3', 'sail ship=1 to=F4');
    expect(sea.refusal('sail ship=1 to=F5')).toBe('PL-MOVE-1');
  });
});

rule('PL-AMB-8', () => {
  it('leaves a port by its entrance', () => {
    const sea = given({ ships: [{ seat: 0, at: 'B3' }], pool: 4 });
    expect(sea.allowedBy('sail ship=1 to=B4')).toBe('PL-MOVE-1');
  });

  it('leaves it by no other side, though there be water', () => {
    const sea = given({ ships: [{ seat: 0, at: 'B3' }], pool: 4 });
    for (const to of ['A3', 'C3', 'B2'])
      expect(sea.refusal(`sail ship=1 to=${to}`)).toBe('PL-MOVE-7');
  });

  it('leaves a port with a slanted anchor by both its entrances', () => {
    const sea = given({ ships: [{ seat: 0, at: 'C9' }], pool: 4 });
    for (const to of ['C10', 'D9']) expect(sea.allowedBy(`sail ship=1 to=${to}`)).toBe('PL-MOVE-1');
    for (const to of ['B9', 'C8']) expect(sea.refusal(`sail ship=1 to=${to}`)).toBe('PL-MOVE-7');
  });
});

rule('PL-AMB-9', () => {
  const guarded = {
    ships: [
      { seat: 0, at: 'B4' },
      { seat: 1, at: 'B3', lives: 1 },
    ],
    owners: { 'gull-rock': 1 },
    pool: 3,
  };

  it('keeps others out of the only port, and so from attacking', () => {
    const sea = given(guarded);
    expect(sea.refusal('sail ship=1 to=B3')).toBe('PL-MOVE-6');
    expect(sea.refusal('attack-island ship=1')).toBe('PL-CONQ-1');
  });

  it('does so until that ship is gone', () => {
    const sea = given({ ...guarded, rig: { rolls: [6, 1, 6, 1] } });
    sea.play('attack ship=1 target=2', 'sail ship=1 to=B3', 'attack-island ship=1');
    expect(ownerOf(sea, 'gull-rock')).toBe(0);
  });

  it('does not close an island with two ports', () => {
    const sea = given({
      ships: [
        { seat: 0, at: 'G17' },
        { seat: 1, at: 'I16' },
      ],
      pool: 1,
    }).play('sail ship=1 to=H17');
    expect(sea.allowedBy('attack-island ship=1')).toBe('PL-CONQ-1');
  });
});
