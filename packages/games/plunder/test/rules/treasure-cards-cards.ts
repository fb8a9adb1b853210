// Treasure cards 19 to 21 and 30 to 33: cards stolen and lost, and turns that end.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import { AWAY, crossesIn, DIG, finding, handOf, robbing } from './scenes.ts';

const hands = [{}, { wood: 2 }, { gold: 3 }];

rule('PL-TR19', () => {
  it('steals one card from a player of choice', () => {
    const sea = robbing(19, [1], { hands }).play(DIG);
    expect(sea.offers(0)).toEqual(['rob captain=1', 'rob captain=2']);
    sea.play('rob captain=2', 'no-demand');
    expect([handOf(sea, 0), handOf(sea, 2)]).toEqual([{ gold: 1 }, { gold: 2 }]);
    expect(crossesIn(sea)[0]).toBe('L1');
  });

  it('steals nothing from an empty hand, and not from oneself', () => {
    const sea = finding(19).play(DIG);
    expect(sea.refusal('rob captain=0')).toBe('PL-CARD-1');
    sea.play('rob captain=1');
    expect([handOf(sea, 0), crossesIn(sea)[0], sea.must]).toEqual([{}, 'L1', [0]]);
  });
});

rule('PL-TR20', () => {
  it('steals two cards from one player', () => {
    const sea = robbing(20, [1, 1], { hands }).play(DIG, 'rob captain=2', 'no-demand');
    expect([handOf(sea, 0), handOf(sea, 2)]).toEqual([{ gold: 2 }, { gold: 1 }]);
    expect(sea.told('stole')).toMatchObject([{ seat: 0, victim: 2, count: 2 }]);
  });

  it('steals the only one, and asks for no more', () => {
    const sea = robbing(20, [1], { hands: [{}, { rum: 1 }] });
    sea.play(DIG, 'rob captain=1');
    expect(sea.refusal('demand rum=2')).toBe('PL-AMB-74');
    sea.play('demand rum=1', 'hand-over');
    expect([handOf(sea, 0), handOf(sea, 1)]).toEqual([{ rum: 1 }, {}]);
  });
});

rule('PL-TR21', () => {
  it('steals one card from each, one after the other', () => {
    const sea = robbing(21, [1], { hands }).play(DIG);
    sea.play('no-demand', 'demand gold=1', 'hand-over gold=1');
    expect([0, 1, 2].map((seat) => handOf(sea, seat))).toEqual([
      { wood: 1, gold: 1 },
      { wood: 1 },
      { gold: 2 },
    ]);
  });

  it('passes over empty hands', () => {
    const sea = robbing(21, [1], { hands: [{}, {}, { gold: 1 }] }).play(DIG, 'no-demand');
    expect(handOf(sea, 0)).toEqual({ gold: 1 });
    expect(finding(21).play(DIG).must).toEqual([0]);
  });
});

rule('PL-TR30', () => {
  it('costs two cards of choice', () => {
    const sea = finding(30, { hands: [{ wood: 1, iron: 1, gold: 1 }] }).play(DIG);
    expect(sea.offers(0)).toEqual(['pay iron=1 wood=1', 'pay gold=1 wood=1', 'pay gold=1 iron=1']);
    sea.play('pay gold=1 iron=1');
    expect(handOf(sea, 0)).toEqual({ wood: 1 });
    expect(sea.state.stacks).toEqual([10, 11, 10, 11]);
  });

  it('costs the only one, or nothing', () => {
    const one = finding(30, { hands: [{ rum: 1 }] }).play(DIG, 'pay rum=1');
    expect([handOf(one, 0), crossesIn(one)[0]]).toEqual([{}, 'L1']);
    expect(finding(30).play(DIG).told('lost')).toEqual([]);
  });

  it('lets nobody keep what can be paid', () => {
    const sea = finding(30, { hands: [{ rum: 2 }] }).play(DIG);
    expect(sea.refusal('pay rum=1')).toBe('PL-TREAS-5');
    expect(sea.refusal('pay')).toBe('PL-TREAS-5');
  });
});

rule('PL-TR31', () => {
  it('costs a gold and a rum', () => {
    const sea = finding(31, { hands: [{ wood: 1, rum: 2, gold: 2 }] }).play(DIG);
    expect(handOf(sea, 0)).toEqual({ wood: 1, rum: 1, gold: 1 });
  });

  it.each([
    ['no gold', { wood: 1, rum: 1 }, { wood: 1 }],
    ['no rum', { wood: 1, gold: 1 }, { wood: 1 }],
    ['neither', { wood: 1 }, { wood: 1 }],
  ])('costs what there is with %s', (_what, hand, left) => {
    const sea = finding(31, { hands: [hand] }).play(DIG);
    expect([handOf(sea, 0), sea.must]).toEqual([left, [0]]);
  });
});

rule('PL-TR32', () => {
  it('ends the turn, before the roll too', () => {
    for (const pool of [{ pool: 4 }, {}]) {
      const sea = finding(32, { ...pool }).play(DIG);
      expect([sea.must, sea.state.turn.seat]).toEqual([[1], 1]);
      expect(sea.told('turn-cut-short')).toMatchObject([{ seat: 0, rule: 'PL-TR32' }]);
    }
  });

  it('leaves nothing to do in that turn', () => {
    const sea = finding(32, { hands: [{ gold: 5 }] }).play(DIG);
    expect(sea.refusal('0: bury')).toBe('PL-GOAL-4');
  });
});

rule('PL-TR33', () => {
  it('costs a rum, and the turn goes on', () => {
    const sea = finding(33, { hands: [{ rum: 2 }] }).play(DIG);
    expect([handOf(sea, 0), sea.must]).toEqual([{ rum: 1 }, [0]]);
  });

  it('ends the turn of whoever has none', () => {
    const sea = finding(33, { hands: [{ gold: 2 }], rig: { rolls: AWAY } }).play(DIG);
    expect([handOf(sea, 0), sea.must]).toEqual([{ gold: 2 }, [1]]);
    expect(crossesIn(sea)[0]).toBe('L1');
  });
});
