// Treasure cards 1 to 15: what they award, in full and with too little in the supply.
import { rule } from '@tidetable/conformance';
import { describe, expect, it } from 'vitest';
import type { Kind } from '../../rules/data/resources.ts';
import { ruleOfCard } from '../../rules/rulebook/cards.ts';
import type { Given } from '../given.ts';
import { crossesIn, DIG, finding, handOf } from './scenes.ts';

type Few = Partial<Record<Kind, number>>;

/** Awards of cards only. */
const AWARDS: readonly (readonly [number, Few])[] = [
  [1, { gold: 1 }],
  [2, { gold: 2 }],
  [3, { gold: 3 }],
  [4, { gold: 4 }],
  [5, { gold: 5 }],
  [6, { rum: 1, gold: 2 }],
  [7, { wood: 1, iron: 1, gold: 1 }],
  [12, { wood: 2, iron: 1 }],
  [13, { rum: 3 }],
];

/** One card of each kind on the stacks, an empty deck: the last seat has the rest. */
const scarce: Given = { stacks: { wood: 1, iron: 1, rum: 1, gold: 1 }, deck: {} };
const nothing: Given = { stacks: { wood: 0, iron: 0, rum: 0, gold: 0 }, deck: {} };

describe.each(AWARDS)('Treasure card %i', (card, award) => {
  const kinds = Object.keys(award) as Kind[];

  rule(ruleOfCard(card), () => {
    it('gives all of it, told by its own rule', () => {
      const sea = finding(card).play(DIG);
      expect(handOf(sea, 0)).toEqual(award);
      expect(sea.told('gained').every((event) => event.rule === ruleOfCard(card))).toBe(true);
      expect([crossesIn(sea)[0], sea.must]).toEqual(['L1', [0]]);
    });

    it('gives what there is', () => {
      expect(handOf(finding(card, scarce).play(DIG), 0)).toEqual(
        Object.fromEntries(kinds.map((kind) => [kind, 1])),
      );
      const sea = finding(card, nothing).play(DIG);
      expect([handOf(sea, 0), crossesIn(sea)[0]]).toEqual([{}, 'L1']);
    });

    it('is for nobody but the finder', () => {
      const sea = finding(card).play(DIG);
      expect([handOf(sea, 1), handOf(sea, 2)]).toEqual([{}, {}]);
    });
  });
});

rule('PL-TR08', () => {
  it('gives three gold, and takes a life of the finding ship', () => {
    const sea = finding(8).play(DIG);
    expect(handOf(sea, 0)).toEqual({ gold: 3 });
    expect(sea.state.ships.map(({ lives }) => lives)).toEqual([2, 3, 3]);
    expect(sea.must).toEqual([0]);
  });

  it('takes the life though there is little gold', () => {
    const sea = finding(8, scarce).play(DIG);
    expect([handOf(sea, 0), sea.state.ships[0]?.lives]).toEqual([{ gold: 1 }, 2]);
  });

  it('sinks a ship on its last life, after the gold', () => {
    const ships = [
      { seat: 0, at: 'F9', lives: 1 },
      { seat: 0, at: 'F12' },
      { seat: 1, at: 'A1' },
    ];
    const sea = finding(8, { ships }).play(DIG);
    expect(handOf(sea, 0)).toEqual({ gold: 3 });
    expect(sea.state.ships.map(({ id }) => id)).toEqual([2, 3]);
    expect(sea.must).toEqual([0]);
  });
});

rule('PL-TR09', () => {
  it('gives four gold and ends the turn', () => {
    const sea = finding(9).play(DIG);
    expect(handOf(sea, 0)).toEqual({ gold: 4 });
    expect(sea.told('turn-cut-short', 'cross-moved', 'turn-ended').map(({ type }) => type)).toEqual(
      ['turn-cut-short', 'cross-moved', 'turn-ended'],
    );
    expect(sea.must).toEqual([1]);
  });

  it('ends the turn though there is no gold', () => {
    const sea = finding(9, nothing).play(DIG);
    expect([handOf(sea, 0), sea.must]).toEqual([{}, [1]]);
  });
});

rule('PL-TR10', () => {
  it('takes a card of choice that is not gold, and gives two gold', () => {
    const sea = finding(10, { hands: [{ wood: 1, rum: 1, gold: 1 }] }).play(DIG);
    expect(sea.offers(0)).toEqual(['pay wood=1', 'pay rum=1']);
    expect(handOf(sea.play('pay rum=1'), 0)).toEqual({ wood: 1, gold: 3 });
  });

  it('never takes gold, and gives two for nothing to those who have nothing else', () => {
    const gold = finding(10, { hands: [{ gold: 1 }] }).play(DIG);
    expect(gold.refusal('pay gold=1')).toBe('PL-TREAS-5');
    expect(handOf(gold.play('pay'), 0)).toEqual({ gold: 3 });
    expect(handOf(finding(10).play(DIG), 0)).toEqual({ gold: 2 });
  });
});

rule('PL-TR11', () => {
  it('gives three gold, and a rum to everyone else', () => {
    const sea = finding(11).play(DIG);
    expect([0, 1, 2].map((seat) => handOf(sea, seat))).toEqual([
      { gold: 3 },
      { rum: 1 },
      { rum: 1 },
    ]);
  });

  it('gives the last rum to the next clockwise', () => {
    const sea = finding(11, { stacks: { rum: 1, gold: 1 }, deck: {}, seats: 4 });
    const before = sea.state.captains[3]?.hand[2] as number;
    sea.play(DIG);
    expect([0, 1, 2].map((seat) => handOf(sea, seat))).toEqual([{ gold: 1 }, { rum: 1 }, {}]);
    expect(sea.state.captains[3]?.hand[2]).toBe(before);
  });
});

rule('PL-TR14', () => {
  it.each([
    ['take wood=2', { wood: 2 }],
    ['take gold=1 iron=1', { iron: 1, gold: 1 }],
  ])('gives any two: %s', (line, hand) => {
    const sea = finding(14).play(DIG, line);
    expect([handOf(sea, 0), crossesIn(sea)[0]]).toEqual([hand, 'L1']);
  });

  it('gives two and no more, and neither of them is optional', () => {
    const sea = finding(14).play(DIG);
    for (const line of ['take', 'take wood=1', 'take wood=3'])
      expect(sea.refusal(line)).toBe('PL-AMB-28');
    sea.play('take wood=2');
    expect(sea.refusal('take wood=2')).toBe('PL-TURN-4');
  });

  it('gives what there is', () => {
    const rum = { stacks: { wood: 0, iron: 0, rum: 1, gold: 0 }, deck: {} };
    const sea = finding(14, rum).play(DIG);
    expect(sea.offers(0)).toEqual(['take rum=1']);
    expect(handOf(sea.play('take rum=1'), 0)).toEqual({ rum: 1 });
    expect(handOf(finding(14, nothing).play(DIG), 0)).toEqual({});
  });
});

rule('PL-TR15', () => {
  it('gives a Plunder Point card', () => {
    const sea = finding(15).play(DIG);
    expect(sea.state.captains.map((captain) => captain.plunderPoints)).toEqual([1, 0, 0]);
    expect(sea.told('gained-point')).toMatchObject([{ seat: 0, rule: 'PL-TR15' }]);
  });

  it('wins with the last point that was missing', () => {
    const sea = finding(15, { points: [7] }).play(DIG);
    expect(sea.outcome?.winners).toEqual([0]);
    expect(sea.endings).toEqual(['target']);
  });

  it('gives none where the box is a limit and has none left', () => {
    const options = { strictComponents: true, target: 20 };
    const sea = finding(15, { options, seats: 6, points: [6, 10, 10, 10, 10, 10] }).play(DIG);
    expect(sea.state.captains[0]?.plunderPoints).toBe(6);
    expect(crossesIn(sea)[0]).toBe('L1');
  });
});
