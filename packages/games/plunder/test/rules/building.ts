// Building, p. 5.

import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import { KINDS, type Kind } from '../../rules/data/resources.ts';
import { given } from '../given.ts';
import { handOf, ship, where } from './looking.ts';

const RICH = { wood: 8, iron: 8, rum: 8, gold: 8 };

const PRICES: readonly (readonly [string, Readonly<Partial<Record<Kind, number>>>])[] = [
  ['build-ship at=F2', { wood: 2, iron: 1, gold: 2 }],
  ['build peg=mast ship=1', { wood: 1, rum: 2 }],
  ['build peg=life ship=1', { wood: 1, iron: 1, rum: 1, gold: 1 }],
  ['build peg=cannon ship=1', { iron: 2, rum: 1, gold: 1 }],
];
const ships = [{ seat: 0, at: 'F1', lives: 2 }];

rule('PL-BUILD-1', () => {
  it.each(PRICES)('pays for %s openly on the stacks and takes it at once', (line, price) => {
    const sea = given({ ships, hands: [RICH] }).play(line);
    const paid = KINDS.map((kind) => price[kind] ?? 0);
    expect(sea.told('paid')).toMatchObject([{ seat: 0, cards: paid, rule: 'PL-BUILD-1' }]);
    expect(sea.state.stacks).toEqual(paid.map((count) => 10 + count));
    expect(handOf(sea, 0)).toEqual(paid.map((count) => 8 - count));
    expect(sea.told('built', 'ship-placed')).toHaveLength(1);
  });

  it('names the item and the ship', () => {
    const sea = given({ ships, hands: [RICH] }).play('build peg=life ship=1');
    expect(sea.told('built')).toMatchObject([{ peg: 'life', ship: 1 }]);
    expect(ship(sea, 1).lives).toBe(3);
  });
});

rule('PL-BUILD-2', () => {
  it.each(PRICES)('sells for exactly its price: %s', (line, price) => {
    const sea = given({ ships, hands: [price] });
    expect(sea.allowedBy(line)).toBe('PL-BUILD-2');
    expect(handOf(sea.play(line), 0)).toEqual([0, 0, 0, 0]);
  });

  it.each(PRICES)('sells for no less: %s', (line, price) => {
    for (const kind of Object.keys(price) as Kind[]) {
      const short = { ...RICH, [kind]: (price[kind] as number) - 1 };
      expect(given({ ships, hands: [short] }).refusal(line)).toBe('PL-BUILD-2');
    }
  });

  it('puts a ship into a free port of its owner or on water beside a ship of its owner', () => {
    const sea = given({
      ships: [
        { seat: 0, at: 'G3' },
        { seat: 1, at: 'G5' },
      ],
      owners: { 'gull-rock': 0, 'lower-blade': 0, pintail: 1 },
      hands: [RICH],
    });
    expect(sea.offers(0).filter((line) => line.startsWith('build-ship'))).toEqual(
      ['B3', 'J3', 'L2', 'F3', 'G4', 'G2'].map((at) => `build-ship at=${at}`),
    );
    expect(sea.refusal('build-ship at=C11')).toBe('PL-AMB-25');
    expect(sea.refusal('build-ship at=A5')).toBe('PL-BUILD-2');
    expect(where(sea.play('build-ship at=L2'), 3)).toBe('L2');
  });

  it('counts a ship as a point at once, and wins by it', () => {
    const sea = given({ ships, owners: {}, points: [8], hands: [RICH] }).play('build-ship at=F2');
    expect(sea.outcome).toMatchObject({ winners: [0] });
  });
});

rule('PL-BUILD-3', () => {
  const armed = (attacker: number, defender: number) =>
    given({
      ships: [
        { seat: 0, at: 'F1', cannons: attacker },
        { seat: 1, at: 'F2', cannons: defender },
      ],
      rig: { rolls: [3, 4] },
    }).play('attack ship=1 target=2');

  it('adds one for each cannon of the attacker', () => {
    expect(armed(0, 0).told('lost-life')).toMatchObject([{ ship: 1 }]);
    expect(armed(1, 0).told('lost-life')).toMatchObject([{ ship: 2 }]);
    expect(armed(2, 0).told('fought')).toMatchObject([{ attack: [3, 2], defence: [4, 0] }]);
  });

  it('adds one for each cannon of the defender', () => {
    expect(armed(2, 1).told('lost-life')).toMatchObject([{ ship: 2 }]);
    expect(armed(2, 2).told('lost-life')).toMatchObject([{ ship: 1 }]);
  });

  it('adds them against islands', () => {
    const sea = given({
      ships: [{ seat: 0, at: 'hangmans-tooth', cannons: 1 }],
      rig: { rolls: [3, 2] },
    }).play('attack-island ship=1');
    expect(sea.told('fought')).toMatchObject([{ attack: [3, 1], defence: [2, 2] }]);
    expect(sea.told('conquered')).toHaveLength(1);
  });
});

rule('PL-BUILD-4', () => {
  const beside = { ships: [{ seat: 0, at: 'F1' }], hands: [RICH] };

  it('places no ship across the border of the storm', () => {
    const out = given({ ...beside, storm: 'F3' });
    expect(out.refusal('build-ship at=F2')).toBe('PL-STORM-8');
    expect(out.allowedBy('build-ship at=G1')).toBe('PL-BUILD-2');
    const inside = given({ ...beside, ships: [{ seat: 0, at: 'F2' }], storm: 'F3' });
    expect(inside.refusal('build-ship at=F1')).toBe('PL-STORM-8');
  });

  it('places it freely on one side of it', () => {
    const sea = given({ ...beside, ships: [{ seat: 0, at: 'F3' }], storm: 'F3' });
    expect(where(sea.play('build-ship at=F4'), 2)).toBe('F4');
  });
});
