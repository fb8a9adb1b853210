// Your fleet, p. 3.

import { rule } from '@tidetable/conformance';
import { itemAt } from '@tidetable/engine';
import { expect, it } from 'vitest';
import { given } from '../given.ts';
import { ship, where } from './looking.ts';
import { setUp } from './setup-table.ts';

const RICH = { wood: 8, iron: 8, rum: 8, gold: 8 };

rule('PL-FLEET-1', () => {
  it('begins with one ship each', () => {
    const sea = setUp(4);
    while (sea.must.length > 0 && sea.offers(itemAt(sea.must, 0))[0]?.startsWith('pick'))
      sea.play(itemAt(sea.offers(itemAt(sea.must, 0)), 0));
    expect(sea.state.ships.map(({ seat }) => seat).sort()).toEqual([0, 1, 2, 3]);
  });

  it('lets a second and a third ship be built, and no fourth', () => {
    const sea = given({ ships: [{ seat: 0, at: 'F1' }], hands: [RICH] });
    sea.play('build-ship at=F2', 'build-ship at=F3');
    expect(sea.refusal('build-ship at=F4')).toBe('PL-FLEET-1');
    expect(sea.refusal('build-ship at=B3')).toBe('PL-FLEET-1');
  });

  it('counts the ships on the map: a place left by a sunk one is free', () => {
    const ships = [
      { seat: 0, at: 'F1', lives: 1 },
      { seat: 0, at: 'A1' },
      { seat: 0, at: 'A3' },
      { seat: 1, at: 'F2' },
    ];
    const sea = given({ ships, hands: [RICH], rig: { rolls: [1, 6] } });
    expect(sea.refusal('build-ship at=B3')).toBe('PL-FLEET-1');
    sea.play('attack ship=1 target=4');
    expect(sea.allowedBy('build-ship at=B3')).toBe('PL-BUILD-2');
  });
});

rule('PL-FLEET-2', () => {
  it('gives a new ship three lives', () => {
    const sea = given({ hands: [RICH], ships: [{ seat: 0, at: 'F1' }] }).play('build-ship at=B3');
    expect(ship(sea, 2).lives).toBe(3);
  });

  it('restores lives up to three and no further', () => {
    const sea = given({ hands: [RICH], ships: [{ seat: 0, at: 'F1', lives: 1 }] });
    sea.play('build peg=life ship=1', 'build peg=life ship=1');
    expect(ship(sea, 1).lives).toBe(3);
    expect(sea.refusal('build peg=life ship=1')).toBe('PL-FLEET-2');
  });
});

rule('PL-FLEET-3', () => {
  it('gives a new ship no cannon', () => {
    const sea = given({ hands: [RICH], ships: [{ seat: 0, at: 'F1', cannons: 2 }] });
    expect(ship(sea.play('build-ship at=B3'), 2).cannons).toBe(0);
  });

  it('lets a ship carry two and no third', () => {
    const sea = given({ hands: [RICH], ships: [{ seat: 0, at: 'F1' }] });
    sea.play('build peg=cannon ship=1', 'build peg=cannon ship=1');
    expect(ship(sea, 1).cannons).toBe(2);
    expect(sea.refusal('build peg=cannon ship=1')).toBe('PL-FLEET-3');
  });
});

rule('PL-FLEET-4', () => {
  it('gives a new ship no mast', () => {
    const sea = given({ hands: [RICH], ships: [{ seat: 0, at: 'F1', masts: 2 }] });
    expect(ship(sea.play('build-ship at=B3'), 2)).toMatchObject({ masts: 0, wind: 0 });
  });

  it('lets a ship carry two and no third', () => {
    const sea = given({ hands: [RICH], ships: [{ seat: 0, at: 'F1' }] });
    sea.play('build peg=mast ship=1', 'build peg=mast ship=1');
    expect(ship(sea, 1).masts).toBe(2);
    expect(sea.refusal('build peg=mast ship=1')).toBe('PL-FLEET-4');
  });
});

rule('PL-FLEET-5', () => {
  const ships = [
    { seat: 0, at: 'F1' },
    { seat: 0, at: 'F3' },
    { seat: 1, at: 'F2' },
  ];

  it('adds a peg to that one ship', () => {
    const sea = given({ ships, hands: [RICH] }).play(
      'build peg=cannon ship=1',
      'build peg=mast ship=2',
    );
    expect(ship(sea, 1)).toMatchObject({ cannons: 1, masts: 0 });
    expect(ship(sea, 2)).toMatchObject({ cannons: 0, masts: 1 });
  });

  it('lets the peg help that ship only', () => {
    const sea = given({ ships, hands: [RICH], rig: { rolls: [3, 4] } });
    sea.play('build peg=cannon ship=1', 'attack ship=2 target=3');
    expect(sea.told('fought')).toMatchObject([{ attack: [3, 0], defence: [4, 0] }]);
  });

  it('adds none to the ships of others', () => {
    const sea = given({ ships, hands: [RICH] });
    for (const peg of ['mast', 'cannon', 'life'])
      expect(sea.refusal(`build peg=${peg} ship=3`)).toBe('PL-FLEET-5');
  });

  it('has no way to move a peg', () => {
    const sea = given({ ships: ships.map((one) => ({ ...one, cannons: 1 })), pool: 2 });
    expect(sea.offers(0).filter((line) => line.includes('peg='))).toEqual([]);
  });
});

rule('PL-FLEET-6', () => {
  const duel = (lives: number) =>
    given({
      ships: [
        { seat: 0, at: 'F1', lives, masts: 2, cannons: 2 },
        { seat: 0, at: 'A1' },
        { seat: 1, at: 'F2' },
      ],
      options: { strictComponents: true },
      hands: [RICH],
      rig: { rolls: [1, 6] },
    }).play('attack ship=1 target=3');

  it('takes one peg for one life', () => {
    const sea = duel(3);
    expect(ship(sea, 1)).toMatchObject({ lives: 2, masts: 2, cannons: 2 });
    expect(sea.told('sank')).toEqual([]);
  });

  it('sinks a ship with its last life', () => {
    const sea = duel(1);
    expect(sea.told('lost-life', 'sank').map(({ type }) => type)).toEqual(['lost-life', 'sank']);
    expect(where(sea, 1)).toBeUndefined();
  });

  it('leaves nothing of it: the next ship has three lives and no other peg', () => {
    const sea = duel(1).play('build-ship at=B3');
    expect(sea.state.ships.at(-1)).toMatchObject({ seat: 0, lives: 3, masts: 0, cannons: 0 });
  });
});
