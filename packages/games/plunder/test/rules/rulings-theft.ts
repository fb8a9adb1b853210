// Rulings on treasure: theft, treaties before a find, and dues.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import { plunder } from '../../rules/index.ts';
import { crossesIn, DIG, finding, handOf, robbing } from './scenes.ts';

rule('PL-AMB-51', () => {
  const hands = [{}, { wood: 1, gold: 1 }];
  const asked = [DIG, 'rob captain=1', 'demand gold=1'];

  it('asks, and the victim may agree', () => {
    const sea = finding(19, { hands }).play(...asked, 'hand-over gold=1');
    expect(handOf(sea, 0)).toEqual({ gold: 1 });
    expect(sea.told('stole')).toEqual([]);
  });

  it('leaves it to chance when no answer comes in time, or nothing was asked for', () => {
    const sea = robbing(19, [1], { hands }).play(...asked);
    expect(plunder.standIn(sea.state, 1)).toEqual({ type: 'hand-over' });
    sea.play('hand-over');
    expect(handOf(sea, 0)).toEqual({ wood: 1 });
    const silent = robbing(19, [2], { hands }).play(DIG, 'rob captain=1', 'no-demand');
    expect(handOf(silent, 0)).toEqual({ gold: 1 });
  });

  it('is the victim’s answer and nobody else’s', () => {
    const sea = finding(19, { hands }).play(...asked);
    expect(sea.refusal('0: hand-over gold=1')).toBe('PL-TREAS-10');
    expect(sea.refusal('2: hand-over gold=1')).toBe('PL-TREAS-10');
  });
});

rule('PL-AMB-73', () => {
  it('lets an empty hand be chosen, and makes up for nothing', () => {
    const sea = finding(20, { hands: [{}, {}, { gold: 2 }] }).play(DIG);
    expect(sea.offers(0)).toEqual(['rob captain=1', 'rob captain=2']);
    sea.play('rob captain=1');
    expect([handOf(sea, 0), sea.must, crossesIn(sea)[0]]).toEqual([{}, [0], 'L1']);
    expect(sea.refusal('rob captain=2')).toBe('PL-TREAS-10');
  });

  it('takes what a small hand has', () => {
    const sea = robbing(20, [1], { hands: [{}, { rum: 1 }] }).play(
      DIG,
      'rob captain=1',
      'no-demand',
    );
    expect(sea.told('stole')).toMatchObject([{ count: 1 }]);
  });

  it('goes clockwise from the thief', () => {
    const ships = [{ seat: 1, at: 'F9' }];
    const hands = [{ wood: 1 }, {}, { iron: 1 }, { rum: 1 }];
    const sea = robbing(21, [1, 1, 1], { ships, hands, seats: 4, turn: 1 });
    sea.play(DIG, 'no-demand', 'no-demand', 'no-demand');
    expect(sea.told('stole').map(({ victim }) => victim)).toEqual([2, 3, 0]);
  });
});

rule('PL-AMB-74', () => {
  const hands = [{}, { wood: 1, gold: 2 }];
  const rob = [DIG, 'rob captain=1'];

  it('names at most as many cards as may be stolen', () => {
    const sea = finding(20, { hands }).play(...rob);
    expect(sea.offers(0)).toHaveLength(10 + 4 + 1);
    expect(sea.refusal('demand gold=2 wood=1')).toBe('PL-AMB-74');
    expect(sea.refusal('demand')).toBe('PL-AMB-74');
  });

  it('is answered with all of it, some or none, and chance takes the rest', () => {
    const ask = [...rob, 'demand gold=1 wood=1'];
    const all = finding(20, { hands }).play(...ask);
    all.play('hand-over gold=1 wood=1');
    expect([handOf(all, 0), all.told('stole')]).toEqual([{ wood: 1, gold: 1 }, []]);
    const some = robbing(20, [2], { hands }).play(...ask);
    some.play('hand-over gold=1');
    expect([handOf(some, 0), some.told('stole')]).toMatchObject([{ gold: 2 }, [{ count: 1 }]]);
    const none = robbing(20, [1, 1], { hands }).play(...ask);
    none.play('hand-over');
    expect([handOf(none, 0), none.told('stole')]).toMatchObject([
      { wood: 1, gold: 1 },
      [{ count: 2 }],
    ]);
  });

  it('asks the victim whatever the victim holds, but nobody hands over what is not there', () => {
    const sea = robbing(20, [1, 1], { hands }).play(...rob, 'demand rum=1');
    expect(sea.must).toEqual([1]);
    expect(sea.offers(1)).toEqual(['hand-over']);
    expect(sea.refusal('hand-over rum=1')).toBe('PL-AMB-74');
    const two = finding(20, { hands }).play(...rob, 'demand wood=2');
    expect(two.refusal('hand-over wood=2')).toBe('PL-AMB-74');
    expect(two.refusal('hand-over gold=1')).toBe('PL-AMB-74');
    expect(two.allowedBy('hand-over wood=1')).toBe('PL-TREAS-10');
  });

  it('is made once, does not ask an empty hand, and makes no treaty', () => {
    const sea = robbing(20, [1, 1], { hands }).play(...rob, 'demand rum=1');
    sea.play('hand-over');
    expect(sea.told('demanded')).toHaveLength(1);
    expect(sea.state.turn.treaties).toEqual([]);
    expect(finding(20).play(...rob).must).toEqual([0]);
  });
});

rule('PL-AMB-75', () => {
  const hands = [{ wood: 2 }, { iron: 1 }, { rum: 1 }];
  const ships = [
    { seat: 0, at: 'F9' },
    { seat: 1, at: 'F10' },
    { seat: 2, at: 'F8' },
  ];
  const peace = (captain: number) => [`offer to=${captain} giveWood=1`, 'accept'];

  it('keeps a partner safe from a card drawn later', () => {
    const sea = finding(28, { hands, ships }).play(...peace(1), DIG);
    expect(sea.offers(0)).toEqual(['target ship=3']);
    expect(sea.refusal('target ship=2')).toBe('PL-CARD-1');
  });

  it('skips the effect without another target, and drawing is no breach', () => {
    const sea = finding(28, { hands, ships }).play(...peace(1), ...peace(2), DIG);
    expect([sea.must, crossesIn(sea)[0]]).toEqual([[0], 'L1']);
    expect(sea.told('lost-life')).toEqual([]);
    expect(sea.state.turn.treaties).toEqual([1, 2]);
  });

  it('keeps a partner safe when each is robbed', () => {
    const sea = robbing(21, [1], { hands, ships }).play(...peace(1), DIG, 'no-demand');
    expect(sea.told('stole').map(({ victim }) => victim)).toEqual([2]);
  });
});

rule('PL-AMB-86', () => {
  const hands = [{ wood: 3 }];

  it('lets one pay, or sink though one could pay', () => {
    const sea = finding(29, { hands }).play(DIG);
    expect(sea.offers(0)).toEqual(['ransom', 'let-sink']);
    sea.play('let-sink');
    expect(sea.told('sank')).toMatchObject([{ ship: 1, rule: 'PL-TR29' }]);
    expect(handOf(sea, 0)).toEqual({ wood: 3 });
  });

  it('leaves no choice with fewer cards', () => {
    const sea = finding(29, { hands: [{ wood: 2 }] }).play(DIG);
    expect(sea.told('sank')).toHaveLength(1);
    expect(sea.refusal('0: ransom')).toBe('PL-TREAS-1');
  });

  it('gives what is short clockwise from the finder', () => {
    const ships = [{ seat: 1, at: 'F9' }];
    const things = { ships, seats: 4, turn: 1, stacks: { rum: 2 }, deck: { wood: 1 } };
    const sea = finding(11, things).play(DIG);
    const gained = sea.told('gained').filter(({ cards }) => cards[2] === 1);
    expect(gained.map(({ seat }) => seat)).toEqual([2, 3]);
  });
});
