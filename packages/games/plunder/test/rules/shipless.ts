// Without a ship, p. 11: cards, dice, and the ways to a ship.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import { ashore } from './ashore.ts';
import { handOf, ownerOf, points, ship, stepOf, where } from './looking.ts';

const GULL = { 'gull-rock': 0 };

rule('PL-NOSHIP-1', () => {
  it('draws for islands as usual', () => {
    const sea = ashore({ owners: { ...GULL, pintail: 0 }, rig: { rolls: [1, 1, 1, 2] } });
    expect(sea.told('drew')).toMatchObject([{ seat: 0, count: 2, cards: [2, 0, 0, 0] }]);
    expect(stepOf(sea)).toBe('without-ship');
  });

  it('gives a card of choice to those with neither islands nor Plunder Point cards', () => {
    const sea = ashore();
    expect(stepOf(sea)).toBe('take-cards');
    for (const kind of ['wood', 'iron', 'rum', 'gold'])
      expect(sea.allowedBy(`take ${kind}=1`)).toBe('PL-NOSHIP-1');
    sea.play('take gold=1');
    expect(handOf(sea, 0)).toEqual([0, 0, 0, 1]);
    expect(sea.state.stacks).toEqual([10, 10, 10, 9]);
    expect(sea.told('drew')).toEqual([]);
  });

  it('gives one card and no second', () => {
    const sea = ashore({ rig: { rolls: [1, 2] } }).play('take gold=1');
    expect(sea.refusal('take gold=1')).toBe('PL-NOSHIP-3');
  });

  it('gives none to those with a Plunder Point card, or with an island', () => {
    const card = ashore({ points: [1], rig: { rolls: [1, 2] } });
    const island = ashore({ owners: GULL, rig: { rolls: [1, 1, 2] } });
    for (const sea of [card, island]) {
      expect(stepOf(sea)).toBe('without-ship');
      expect(sea.refusal('take gold=1')).toBe('PL-NOSHIP-3');
    }
  });

  it('gives none to those with a ship', () => {
    const ships = [0, 1, 2].map((seat) => ({ seat, at: `F${seat + 1}` }));
    const sea = ashore({ ships });
    expect(stepOf(sea)).toBe('command');
    expect(handOf(sea, 0)).toEqual([0, 0, 0, 0]);
  });
});

rule('PL-NOSHIP-2', () => {
  it('rolls two dice, and doubles bring a ship for nothing', () => {
    const sea = ashore({ owners: GULL, rig: { rolls: [1, 4, 4] } });
    expect(sea.told('rolled-for-ship')).toMatchObject([{ seat: 0, dice: [4, 4] }]);
    expect(where(sea, 3)).toBe('B3');
    expect(sea.told('paid', 'gave-point', 'disowned')).toEqual([]);
    expect(stepOf(sea)).toBe('command');
  });

  it('brings none without doubles', () => {
    const sea = ashore({ owners: GULL, rig: { rolls: [1, 4, 5] } });
    expect(sea.told('ship-placed')).toEqual([]);
    expect(stepOf(sea)).toBe('without-ship');
  });

  it('is rolled by nobody with a ship', () => {
    const ships = [0, 1, 2].map((seat) => ({ seat, at: `F${seat + 1}` }));
    expect(ashore({ ships }).told('rolled-for-ship')).toEqual([]);
  });
});

rule('PL-NOSHIP-3', () => {
  const PRICE = { wood: 2, iron: 1, gold: 2 };
  const missed = { rig: { rolls: [1, 1, 2] }, owners: GULL };

  it('builds a ship for its cost', () => {
    const sea = ashore({ ...missed, hands: [PRICE] });
    expect(sea.allowedBy('buy-ship')).toBe('PL-NOSHIP-3');
    sea.play('buy-ship');
    expect(where(sea, 3)).toBe('B3');
    expect(handOf(sea, 0)).toEqual([1, 0, 0, 0]);
    expect(sea.state.stacks).toEqual([12, 11, 10, 12]);
  });

  it('takes five gold for it', () => {
    const sea = ashore({ ...missed, hands: [{ gold: 6 }] });
    expect(sea.allowedBy('pay-gold')).toBe('PL-NOSHIP-3');
    expect(handOf(sea.play('pay-gold'), 0)).toEqual([1, 0, 0, 1]);
    expect(sea.state.captains[0]?.plunderPoints).toBe(0);
    expect(where(sea, 3)).toBe('B3');
  });

  it('takes a Plunder Point card for it', () => {
    const sea = ashore({ ...missed, points: [2] });
    expect(sea.allowedBy('give-point')).toBe('PL-NOSHIP-3');
    sea.play('give-point');
    expect(sea.state.captains[0]?.plunderPoints).toBe(1);
    expect(where(sea, 3)).toBe('B3');
  });

  it('takes an island for it', () => {
    const sea = ashore({
      owners: { ...GULL, pintail: 0 },
      rig: { rolls: [1, 1, 1, 2] },
    });
    expect(sea.allowedBy('disown island=pintail')).toBe('PL-NOSHIP-3');
    sea.play('disown island=pintail');
    expect(ownerOf(sea, 'pintail')).toBeNull();
    expect(where(sea, 3)).toBe('B3');
    expect(points(sea)[0]).toBe(2);
  });

  it('refuses what one does not have', () => {
    const sea = ashore({ ...missed, hands: [{ iron: 1, gold: 4 }] });
    expect(sea.refusal('buy-ship')).toBe('PL-NOSHIP-3');
    expect(sea.refusal('pay-gold')).toBe('PL-NOSHIP-3');
    expect(sea.refusal('give-point')).toBe('PL-NOSHIP-3');
    expect(sea.refusal('disown island=pintail')).toBe('PL-NOSHIP-3');
  });

  it('lets one trade first with someone in an own port or at a Merchant island, then get a ship', () => {
    const sea = ashore({
      ...missed,
      ships: [
        { seat: 1, at: 'B3' },
        { seat: 2, at: 'H10' },
      ],
      hands: [{ gold: 4 }, { gold: 1 }, { rum: 1 }],
      rig: { rolls: [1, 1, 2, 6, 3] },
    });
    expect(sea.allowedBy('offer to=1')).toBe('PL-TRADE-4');
    expect(sea.allowedBy('offer to=2')).toBe('PL-TRADE-5');
    sea.play('offer to=1 giveWood=1 askGold=1', 'accept', 'pay-gold');
    expect(where(sea, 3)).toBe('F3');
  });

  it('lets one trade with nobody else', () => {
    const sea = ashore({ ...missed, hands: [{ rum: 1 }] });
    expect(sea.refusal('offer to=1')).toBe('PL-TRADE-1');
  });
});

rule('PL-NOSHIP-4', () => {
  it.each(['doubles', 'pay-gold', 'give-point'])(
    'brings a bare ship of three lives by %s',
    (way) => {
      const sea = ashore({
        owners: GULL,
        hands: [{ gold: 5 }],
        points: [1],
        rig: { rolls: way === 'doubles' ? [1, 2, 2] : [1, 1, 2] },
      });
      if (way !== 'doubles') sea.play(way);
      expect(ship(sea, 3)).toMatchObject({ seat: 0, lives: 3, masts: 0, cannons: 0 });
    },
  );

  it('brings one ship only', () => {
    const sea = ashore({
      owners: GULL,
      hands: [{ gold: 10 }],
      points: [2],
      rig: { rolls: [1, 1, 2] },
    }).play('give-point');
    for (const line of ['give-point', 'pay-gold', 'buy-ship', 'disown island=gull-rock'])
      expect(sea.refusal(line)).toBe('PL-NOSHIP-3');
  });

  it('offers no other way after doubles', () => {
    const sea = ashore({ owners: GULL, hands: [{ gold: 10 }], rig: { rolls: [1, 2, 2] } });
    expect(sea.refusal('pay-gold')).toBe('PL-NOSHIP-3');
  });
});
