// Sailing, pp. 3 and 13.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import { given } from '../given.ts';
import { ship, where } from './looking.ts';

const fleet = (...squares: string[]) => squares.map((at) => ({ seat: 0, at }));

rule('PL-MOVE-1', () => {
  it('gives five squares to two ships together', () => {
    const sea = given({ ships: fleet('F1', 'G5'), rig: { rolls: [5] } }).play('roll');
    sea.play('sail ship=1 to=F2', 'sail ship=1 to=F3', 'sail ship=2 to=G4', 'sail ship=2 to=G3');
    expect(sea.allowedBy('sail ship=1 to=F4')).toBe('PL-MOVE-1');
    sea.play('sail ship=1 to=F4');
    expect(sea.state.turn.pool).toBe(0);
    expect([where(sea, 1), where(sea, 2)]).toEqual(['F4', 'G3']);
  });

  it('gives none beyond what was rolled', () => {
    const sea = given({ ships: fleet('F1', 'G5'), rig: { rolls: [2] } }).play('roll');
    sea.play('sail ship=1 to=F2', 'sail ship=1 to=F3');
    expect(sea.refusal('sail ship=1 to=F4')).toBe('PL-MOVE-1');
    expect(sea.refusal('sail ship=2 to=G4')).toBe('PL-MOVE-1');
  });
});

rule('PL-MOVE-2', () => {
  const ships = [
    { seat: 0, at: 'F1', masts: 2 },
    { seat: 0, at: 'G5' },
  ];

  it('lets each mast carry its ship one square more', () => {
    const sea = given({ ships, rig: { rolls: [2] } }).play('roll');
    expect(sea.allowedBy('sail ship=1 to=F2')).toBe('PL-MOVE-2');
    sea.play('sail ship=1 to=F2', 'sail ship=1 to=F3', 'sail ship=1 to=F4', 'sail ship=1 to=F5');
    expect(where(sea, 1)).toBe('F5');
    const [mast, die] = ['PL-MOVE-2', 'PL-MOVE-1'];
    expect(sea.told('sailed').map((event) => event.rule)).toEqual([mast, mast, die, die]);
    expect(sea.refusal('sail ship=1 to=F4')).toBe('PL-MOVE-1');
  });

  it('does so for no other ship', () => {
    const sea = given({ ships, pool: 0 });
    expect(sea.refusal('sail ship=2 to=G4')).toBe('PL-MOVE-1');
    expect(sea.allowedBy('sail ship=1 to=F2')).toBe('PL-MOVE-2');
  });

  it('does so again each turn', () => {
    const sea = given({
      ships: [ships[0] as (typeof ships)[0], { seat: 1, at: 'G5' }],
      seats: 2,
      pool: 0,
    });
    sea.play('sail ship=1 to=F2', 'sail ship=1 to=F3', 'end-turn', 'roll', 'end-turn', 'roll');
    expect(ship(sea, 1).wind).toBe(2);
  });
});

rule('PL-MOVE-3', () => {
  it('goes back and forth between ships, in any order', () => {
    const sea = given({ ships: fleet('F1', 'G5'), pool: 4 });
    sea.play('sail ship=2 to=G4', 'sail ship=1 to=F2', 'sail ship=2 to=G3', 'sail ship=1 to=F3');
    expect([where(sea, 1), where(sea, 2)]).toEqual(['F3', 'G3']);
  });

  it('moves ships of others not at all', () => {
    const sea = given({
      ships: [
        { seat: 0, at: 'F1' },
        { seat: 1, at: 'G5' },
      ],
      pool: 4,
    });
    expect(sea.refusal('sail ship=2 to=G4')).toBe('PL-MOVE-1');
  });
});

rule('PL-MOVE-4', () => {
  it('lets squares be left over', () => {
    const sea = given({ ships: fleet('F1'), pool: 6 }).play('sail ship=1 to=F2');
    expect(sea.allowedBy('end-turn')).toBe('PL-TURN-5');
  });

  it('lets nothing of them be used later', () => {
    const ships = [
      { seat: 0, at: 'F1' },
      { seat: 1, at: 'G5' },
    ];
    const sea = given({ ships, seats: 2, pool: 6, owners: {}, rig: { rolls: [2, 3] } });
    sea.play('end-turn', 'roll', 'end-turn', 'roll');
    expect(sea.state.turn).toMatchObject({ seat: 0, pool: 3 });
  });
});

rule('PL-MOVE-5', () => {
  it('sails along rows and columns', () => {
    const sea = given({ ships: fleet('G3'), pool: 6 });
    for (const to of ['F3', 'G2', 'G4'])
      expect(sea.allowedBy(`sail ship=1 to=${to}`)).toBe('PL-MOVE-1');
  });

  it('never sails diagonally', () => {
    const sea = given({ ships: fleet('G3'), pool: 6 });
    for (const to of ['F2', 'F4', 'H4'])
      expect(sea.refusal(`sail ship=1 to=${to}`)).toBe('PL-MOVE-5');
  });

  it('sails one square at a time', () => {
    expect(given({ ships: fleet('G3'), pool: 6 }).refusal('sail ship=1 to=G5')).toBe('PL-AMB-6');
  });
});

rule('PL-MOVE-6', () => {
  const ships = [
    { seat: 0, at: 'F1' },
    { seat: 0, at: 'F2' },
    { seat: 1, at: 'G1' },
  ];

  it('sails neither onto an own ship nor onto that of another', () => {
    const sea = given({ ships, pool: 6 });
    expect(sea.refusal('sail ship=1 to=F2')).toBe('PL-MOVE-6');
    expect(sea.refusal('sail ship=1 to=G1')).toBe('PL-MOVE-6');
    expect(sea.allowedBy('sail ship=1 to=E1')).toBe('PL-MOVE-1');
  });

  it('lets a square be used once it is free', () => {
    const sea = given({ ships, pool: 6 }).play('sail ship=2 to=F3', 'sail ship=1 to=F2');
    expect(where(sea, 1)).toBe('F2');
  });
});

rule('PL-MOVE-7', () => {
  it('sails over no land, be it of an island with skulls, a Merchant or a normal one', () => {
    for (const [at, to] of [
      ['B1', 'B2'],
      ['J10', 'I10'],
      ['C1', 'D1'],
    ])
      expect(given({ ships: fleet(at as string), pool: 6 }).refusal(`sail ship=1 to=${to}`)).toBe(
        'PL-MOVE-7',
      );
  });

  it('sails through no land barrier, from either side', () => {
    for (const [at, to] of [
      ['D4', 'D5'],
      ['D5', 'D4'],
      ['E2', 'F2'],
      ['F2', 'E2'],
    ])
      expect(given({ ships: fleet(at as string), pool: 6 }).refusal(`sail ship=1 to=${to}`)).toBe(
        'PL-MOVE-7',
      );
  });

  it('sails around it', () => {
    const sea = given({ ships: fleet('E2'), pool: 3 });
    sea.play('sail ship=1 to=E1', 'sail ship=1 to=F1', 'sail ship=1 to=F2');
    expect(where(sea, 1)).toBe('F2');
  });
});

rule('PL-MOVE-8', () => {
  it('sails into a port and out of it, no matter who owns the island', () => {
    const sea = given({ ships: fleet('B4'), owners: { 'gull-rock': 2 }, pool: 2 });
    sea.play('sail ship=1 to=B3');
    expect(where(sea, 1)).toBe('B3');
    sea.play('sail ship=1 to=B4');
    expect(where(sea, 1)).toBe('B4');
  });

  it('enters by the side of the anchor only', () => {
    const sea = given({ ships: fleet('A3', 'C3'), pool: 2 });
    expect(sea.refusal('sail ship=1 to=B3')).toBe('PL-MOVE-7');
    expect(sea.refusal('sail ship=2 to=B3')).toBe('PL-MOVE-7');
  });
});

rule('PL-MOVE-9', () => {
  const ships = [
    { seat: 0, at: 'F1' },
    { seat: 0, at: 'G5', masts: 1 },
  ];

  it('lets a ship use its mast after another has used up the roll', () => {
    const sea = given({ ships, pool: 2 }).play('sail ship=1 to=F2', 'sail ship=1 to=F3');
    expect(sea.refusal('sail ship=1 to=F4')).toBe('PL-MOVE-1');
    sea.play('sail ship=2 to=G4');
    expect(where(sea, 2)).toBe('G4');
    expect(sea.refusal('sail ship=2 to=G3')).toBe('PL-MOVE-1');
  });
});

rule('PL-MOVE-10', () => {
  const ships = [
    { seat: 0, at: 'F1', masts: 1 },
    { seat: 0, at: 'G5', masts: 1 },
  ];

  it('counts mast, one, two and mast, three, four, five', () => {
    const sea = given({ ships, rig: { rolls: [5] } }).play('roll');
    const left = ['1 to=F2', '1 to=F3', '1 to=F4', '2 to=G4', '2 to=G3', '2 to=G2', '2 to=G1'].map(
      (step) => sea.play(`sail ship=${step}`).state.turn.pool,
    );
    expect(left).toEqual([5, 4, 3, 3, 2, 1, 0]);
    expect(sea.refusal('sail ship=1 to=F5')).toBe('PL-MOVE-1');
    expect(sea.refusal('sail ship=2 to=F1')).toBe('PL-MOVE-1');
  });
});
