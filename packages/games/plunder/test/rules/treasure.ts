// Treasure, p. 9: finding it, and resolving its card.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import { TREASURE_CARDS } from '../../rules/data/treasure.ts';
import { given } from '../given.ts';
import { AWAY, crossesIn, DIG, finding, handOf, placeOf, robbing } from './scenes.ts';

rule('PL-TREAS-1', () => {
  it('draws one card for a ship that sails onto an X, and carries it out at once', () => {
    const sea = finding(3, { ships: [{ seat: 0, at: 'F8' }] });
    expect(sea.refusal(DIG)).toBe('PL-TREAS-1');
    sea.play('sail ship=1 to=F9');
    expect(sea.allowedBy(DIG)).toBe('PL-TREAS-1');
    sea.play(DIG);
    expect(sea.told('found')).toMatchObject([{ seat: 0, ship: 1, card: 3 }]);
    expect(handOf(sea, 0)).toEqual({ gold: 3 });
    expect(sea.must).toEqual([0]);
  });

  it('is not for a ship elsewhere, nor for the ship of someone else', () => {
    const sea = finding(3, {
      ships: [
        { seat: 0, at: 'F12' },
        { seat: 1, at: 'F9' },
      ],
    });
    expect(sea.refusal(DIG)).toBe('PL-X-3');
    expect(sea.refusal('collect at=F9 ship=2')).toBe('PL-TREAS-1');
  });
});

rule('PL-TREAS-2', () => {
  it('puts the card to the bottom, where it comes up again after all others', () => {
    const sea = finding(2, { treasure: [2, 4], rig: { rolls: [6, 9, 6, 9, ...AWAY] } });
    sea.play(DIG, DIG);
    expect(sea.state.treasureUsed).toEqual([2, 4]);
    expect(sea.state.treasure).toHaveLength(53);
    sea.state = { ...sea.state, treasure: [], treasureUsed: [1, 2, 4] };
    sea.play(DIG);
    expect(sea.told('found').map(({ card }) => card)).toEqual([2, 4, 1]);
    expect(sea.state.treasureUsed).toEqual([2, 4, 1]);
  });

  it('leaves the order of the others as it was', () => {
    const sea = finding(2);
    const before = sea.state.treasure.slice(0, -1);
    expect(sea.play(DIG).state.treasure).toEqual(before);
  });
});

rule('PL-TREAS-3', () => {
  it.each([
    ['F6', 'F5'],
    ['F6', 'F7'],
    ['B2', 'B3'],
    ['B2', 'A2'],
  ])('collects an X on the land of %s from %s', (cross, at) => {
    const sea = finding(1, { crosses: [cross], ships: [{ seat: 0, at }] });
    const line = `collect at=${cross} ship=1`;
    expect(sea.allowedBy(line)).toBe('PL-TREAS-3');
    expect(handOf(sea.play(line), 0)).toEqual({ gold: 1 });
    expect(placeOf(sea, 1)).toBe(at);
  });

  it.each([
    ['F6', 'E7', 'PL-AMB-12'],
    ['F6', 'F8', 'PL-AMB-12'],
    ['F2', 'E2', 'PL-TREAS-1'],
  ])('collects no X on %s from %s', (cross, at, why) => {
    const sea = finding(1, { crosses: [cross], ships: [{ seat: 0, at }] });
    expect(sea.refusal(`collect at=${cross} ship=1`)).toBe(why);
  });
});

rule('PL-TREAS-4', () => {
  const copies = (isWanted: (card: (typeof TREASURE_CARDS)[number]) => boolean) =>
    TREASURE_CARDS.filter(isWanted).reduce((sum, card) => sum + card.copies, 0);
  const givesGold = ({ effects }: (typeof TREASURE_CARDS)[number]) =>
    effects.some((effect) => effect.do === 'gain' && effect.kind === 'gold');

  it('awards gold with most cards', () => {
    expect([copies(givesGold), copies(() => true)]).toEqual([28, 55]);
  });

  it('has some that do nothing but harm', () => {
    const bad = [27, 29, 30, 31, 32, 33];
    expect(copies(({ id }) => bad.includes(id))).toBe(7);
    const sea = finding(30, { hands: [{ wood: 2 }] }).play(DIG, 'pay wood=2');
    expect(handOf(sea, 0)).toEqual({});
  });
});

rule('PL-TREAS-5', () => {
  it('takes what is awarded from the open stacks, not from the deck', () => {
    const sea = finding(6);
    const deck = [...sea.state.deck];
    sea.play(DIG);
    expect(sea.state.stacks).toEqual([10, 10, 9, 8]);
    expect(sea.state.deck).toEqual(deck);
  });

  it('puts what is lost there', () => {
    const sea = finding(31, { hands: [{ rum: 2, gold: 2 }] }).play(DIG);
    expect(sea.state.stacks).toEqual([10, 10, 11, 11]);
    expect(sea.told('lost')).toHaveLength(2);
  });
});

rule('PL-TREAS-6', () => {
  const ships = [
    { seat: 0, at: 'F9', cannons: 2 },
    { seat: 0, at: 'F10', cannons: 1 },
    { seat: 0, at: 'F11' },
  ];

  it('fits no third cannon', () => {
    const sea = finding(16, { ships }).play(DIG);
    expect(sea.offers(0)).toEqual(['upgrade ship=2', 'upgrade ship=3']);
    expect(sea.refusal('upgrade ship=1')).toBe('PL-TREAS-6');
    sea.play('upgrade ship=2');
    expect(sea.state.ships.map(({ cannons }) => cannons)).toEqual([2, 2, 0]);
  });

  it('is lost on a fleet that is full', () => {
    const sea = finding(16, { ships: ships.slice(0, 1) }).play(DIG);
    expect(sea.told('built')).toEqual([]);
    expect(sea.state.ships[0]?.cannons).toBe(2);
    expect(crossesIn(sea)).toContain('L1');
  });
});

rule('PL-TREAS-7', () => {
  it('lets the owner choose an ocean square beside land', () => {
    const sea = finding(24, { rig: { rolls: [2, 2, ...AWAY] } }).play(DIG);
    expect(sea.offers(0)).toEqual(['berth at=A2', 'berth at=B1', 'berth at=C2']);
    expect(sea.refusal('berth at=B3')).toBe('PL-AMB-13');
    expect(placeOf(sea.play('berth at=C2'), 1)).toBe('C2');
  });

  it('lets the owner choose one beside another ship', () => {
    const ships = [
      { seat: 0, at: 'F9' },
      { seat: 1, at: 'G15' },
    ];
    const sea = finding(24, { ships, rig: { rolls: [7, 15, ...AWAY] } }).play(DIG);
    expect(sea.offers(0)).toEqual(['F15', 'G14', 'G16', 'H15'].map((at) => `berth at=${at}`));
    expect(placeOf(sea.play('berth at=H15'), 1)).toBe('H15');
  });

  it('asks nothing where there is room', () => {
    const sea = finding(24, { rig: { rolls: [7, 15, ...AWAY] } }).play(DIG);
    expect([placeOf(sea, 1), sea.must]).toEqual(['G15', [0]]);
    expect(sea.refusal('berth at=G14')).toBe('PL-AMB-13');
  });
});

rule('PL-TREAS-8', () => {
  const ships = [
    { seat: 0, at: 'F9' },
    { seat: 1, at: 'F10', lives: 1 },
  ];

  it('brings nobody a Plunder Point card', () => {
    const sea = finding(28, { ships }).play(DIG, 'target ship=2');
    expect(sea.told('sank')).toMatchObject([{ seat: 1 }]);
    expect(sea.told('gained-point')).toEqual([]);
    const own = finding(27, { ships: [{ seat: 0, at: 'F9', lives: 1 }, ...ships.slice(1)] });
    expect(own.play(DIG).state.captains.map((captain) => captain.plunderPoints)).toEqual([0, 0, 0]);
  });

  it('is otherwise in a battle', () => {
    const sea = given({ ships, rig: { rolls: [6, 1] } }).play('attack ship=1 target=2');
    expect(sea.told('gained-point')).toMatchObject([{ seat: 0 }]);
  });
});

rule('PL-TREAS-9', () => {
  it('pays what can be paid and goes on with the rest', () => {
    const sea = finding(31, { hands: [{ rum: 1, wood: 1 }] }).play(DIG);
    expect(handOf(sea, 0)).toEqual({ wood: 1 });
    const scales = finding(10, { hands: [{ gold: 1 }] }).play(DIG);
    expect(scales.offers(0)).toEqual(['pay']);
    expect(handOf(scales.play('pay'), 0)).toEqual({ gold: 3 });
  });

  it('lets nobody off who can pay', () => {
    const scales = finding(10, { hands: [{ rum: 1, gold: 1 }] }).play(DIG);
    expect(scales.refusal('pay')).toBe('PL-TREAS-5');
    expect(scales.refusal('pay gold=1')).toBe('PL-TREAS-5');
    expect(handOf(scales.play('pay rum=1'), 0)).toEqual({ gold: 3 });
  });
});

rule('PL-TREAS-10', () => {
  const hands = [{}, { wood: 2, gold: 1 }];

  it('picks blindly from the hand', () => {
    const sea = robbing(19, [3], { hands });
    sea.play(DIG, 'rob captain=1', 'no-demand');
    expect([handOf(sea, 0), handOf(sea, 1)]).toEqual([{ gold: 1 }, { wood: 2 }]);
  });

  it('may ask for a kind, and the victim may hand it over instead', () => {
    const sea = finding(19, { hands }).play(DIG, 'rob captain=1', 'demand wood=1');
    expect(sea.must).toEqual([1]);
    sea.play('hand-over wood=1');
    expect([handOf(sea, 0), handOf(sea, 1)]).toEqual([{ wood: 1 }, { wood: 1, gold: 1 }]);
    expect(sea.told('stole')).toEqual([]);
  });

  it('leaves the victim free to decline, and shows the thief no card', () => {
    const sea = robbing(19, [1], { hands });
    sea.play(DIG, 'rob captain=1', 'demand gold=1', 'hand-over');
    expect(handOf(sea, 0)).toEqual({ wood: 1 });
    expect(sea.refusal('rob captain=1')).toBe('PL-TREAS-10');
  });
});

rule('PL-TREAS-11', () => {
  it('lets a ship lie on an X, sail on and end the turn', () => {
    const sea = finding(32);
    expect(sea.offers(0)).toEqual(expect.arrayContaining([DIG, 'sail ship=1 to=F10', 'end-turn']));
    sea.play('sail ship=1 to=F10', 'end-turn');
    expect(sea.told('found')).toEqual([]);
    expect(crossesIn(sea)).toContain('F9');
  });
});
