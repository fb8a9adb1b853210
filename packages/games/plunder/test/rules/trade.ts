// Trade, p. 8: who may trade with whom, and the Merchants' two for one.
import { rule } from '@tidetable/conformance';
import { expect, it } from 'vitest';
import { given } from '../given.ts';
import { few, handOf, terms } from './scenes.ts';

const hands = [{ wood: 2 }, { iron: 2 }, { rum: 2 }];
const NOBODY = { owners: {}, hands };

rule('PL-TRADE-1', () => {
  const together = {
    ...NOBODY,
    ships: [
      { seat: 0, at: 'F9' },
      { seat: 1, at: 'F10' },
      { seat: 2, at: 'F8' },
    ],
  };

  it('moves both bundles at once', () => {
    const sea = given(together).play(`offer to=1 ${terms({ wood: 2, iron: -1 })}`);
    expect(sea.must).toEqual([1]);
    sea.play('accept');
    expect([handOf(sea, 0), handOf(sea, 1)]).toEqual([{ iron: 1 }, { wood: 2, iron: 1 }]);
    expect(sea.told('traded').map(({ give, ask }) => [few(give), few(ask)])).toEqual([
      [{ wood: 2 }, { iron: 1 }],
    ]);
  });

  it('goes on with several players and several times', () => {
    const sea = given(together);
    sea.play(`offer to=1 ${terms({ wood: 1, iron: -1 })}`, 'accept');
    sea.play(`offer to=2 ${terms({ iron: 1, rum: -2 })}`, 'accept');
    sea.play(`offer to=1 ${terms({ rum: 1, iron: -1 })}`, 'accept');
    expect(handOf(sea, 0)).toEqual({ wood: 1, rum: 1, iron: 1 });
  });

  it('moves nothing when it is refused', () => {
    const sea = given(together).play(`offer to=1 ${terms({ wood: 2, iron: -1 })}`);
    sea.play('refuse');
    expect(sea.must).toEqual([0]);
    expect([handOf(sea, 0), handOf(sea, 1)]).toEqual([{ wood: 2 }, { iron: 2 }]);
  });

  it('may be countered, and the counter countered', () => {
    const sea = given(together).play(`offer to=1 ${terms({ wood: 1, iron: -2 })}`);
    expect(sea.allowedBy('counter')).toBe('PL-TRADE-1');
    sea.play(`counter ${terms({ iron: 1, wood: -2 })}`);
    expect(sea.must).toEqual([0]);
    sea.play(`counter ${terms({ wood: 1, iron: -1 })}`, 'accept');
    expect([handOf(sea, 0), handOf(sea, 1)]).toEqual([
      { wood: 1, iron: 1 },
      { wood: 1, iron: 1 },
    ]);
  });

  it('is refused to those in no position, and to those whose turn it is not', () => {
    const apart = given({
      ...NOBODY,
      ships: [
        { seat: 0, at: 'F9' },
        { seat: 1, at: 'F11' },
      ],
    });
    expect(apart.refusal('offer to=1')).toBe('PL-TRADE-1');
    expect(given(together).offers(1)).toEqual([]);
    expect(given(together).refusal('1: offer to=0')).toBe('PL-TRADE-1');
  });
});

rule('PL-TRADE-2', () => {
  function beside(one: string, other: string) {
    return given({
      ...NOBODY,
      ships: [
        { seat: 0, at: one },
        { seat: 1, at: other },
      ],
    });
  }

  it.each([
    ['F9', 'F10'],
    ['F9', 'G9'],
    ['D3', 'C3'],
  ])('trades between %s and %s', (one, other) => {
    expect(beside(one, other).allowedBy('offer to=1')).toBe('PL-TRADE-2');
  });

  it.each([
    ['F9', 'G10', 'a corner'],
    ['F9', 'F11', 'a square between'],
    ['D4', 'D5', 'a land barrier'],
    ['E2', 'F2', 'a land barrier'],
    ['D3', 'D2', 'the closed side of a port'],
  ])('does not between %s and %s, over %s', (one, other) => {
    expect(beside(one, other).refusal('offer to=1')).toBe('PL-TRADE-1');
  });
});

rule('PL-TRADE-3', () => {
  const far = { seat: 1, at: 'F17' };
  const things = { hands, owners: { 'gallows-crag': 1, pintail: 2 } };

  it.each(['C9', 'D8'])('trades with the owner from the port %s', (port) => {
    const sea = given({ ...things, ships: [{ seat: 0, at: port }, far] });
    expect(sea.allowedBy('offer to=1')).toBe('PL-TRADE-3');
    expect(sea.refusal('offer to=2')).toBe('PL-TRADE-1');
  });

  it('needs the ship in the port, not before it', () => {
    const sea = given({ ...things, ships: [{ seat: 0, at: 'C10' }, far] });
    expect(sea.refusal('offer to=1')).toBe('PL-TRADE-1');
  });

  it('is no trade with nobody', () => {
    const sea = given({ hands, owners: {}, ships: [{ seat: 0, at: 'C9' }, far] });
    expect(sea.refusal('offer to=1')).toBe('PL-TRADE-1');
  });
});

rule('PL-TRADE-4', () => {
  const ships = [
    { seat: 0, at: 'F9' },
    { seat: 1, at: 'gull-rock' },
  ];

  it('trades with whoever lies in a port of yours', () => {
    const sea = given({ hands, owners: { 'gull-rock': 0 }, ships });
    expect(sea.allowedBy('offer to=1')).toBe('PL-TRADE-4');
    expect(sea.refusal('offer to=2')).toBe('PL-TRADE-1');
  });

  it('does not where the port is another’s', () => {
    const sea = given({ hands, owners: { 'gull-rock': 2 }, ships });
    expect(sea.refusal('offer to=1')).toBe('PL-TRADE-1');
  });
});

rule('PL-TRADE-5', () => {
  it.each(['H10', 'J11', 'K15', 'L16'])('trades with whoever is docked at %s', (port) => {
    const sea = given({
      ...NOBODY,
      ships: [
        { seat: 0, at: 'A1' },
        { seat: 1, at: port },
      ],
    });
    expect(sea.allowedBy('offer to=1')).toBe('PL-TRADE-5');
    expect(sea.refusal('offer to=2')).toBe('PL-TRADE-1');
  });

  it('is not for a ship outside the port', () => {
    const sea = given({
      ...NOBODY,
      ships: [
        { seat: 0, at: 'A1' },
        { seat: 1, at: 'G10' },
      ],
    });
    expect(sea.refusal('offer to=1')).toBe('PL-TRADE-1');
  });
});

rule('PL-TRADE-6', () => {
  it('trades with anyone, ships or no ships', () => {
    const ships = [
      { seat: 0, at: 'H10' },
      { seat: 1, at: 'A1' },
    ];
    const sea = given({ ...NOBODY, ships });
    expect(sea.allowedBy('offer to=1')).toBe('PL-TRADE-6');
    expect(sea.allowedBy('offer to=2')).toBe('PL-TRADE-6');
  });

  it('ends when the ship leaves', () => {
    const sea = given({
      ...NOBODY,
      pool: 1,
      ships: [
        { seat: 0, at: 'H10' },
        { seat: 1, at: 'A1' },
      ],
    });
    sea.play('sail ship=1 to=G10');
    expect(sea.refusal('offer to=1')).toBe('PL-TRADE-1');
  });
});

rule('PL-TRADE-7', () => {
  const docked = (cards: object) =>
    given({
      owners: {},
      hands: [cards],
      ships: [
        { seat: 0, at: 'H10' },
        { seat: 1, at: 'A1' },
      ],
    });

  it.each([
    ['two alike', { wood: 2, rum: 1 }, 'pay wood=2', { rum: 1, gold: 1 }],
    ['two kinds', { wood: 2, rum: 1 }, 'pay rum=1 wood=1', { wood: 1, gold: 1 }],
  ])('takes %s for one of choice', (_what, cards, paid, left) => {
    const sea = docked(cards).play('exchange', paid);
    expect(sea.offers(0)).toEqual(['wood', 'iron', 'rum', 'gold'].map((kind) => `take ${kind}=1`));
    sea.play('take gold=1');
    expect(handOf(sea, 0)).toEqual(left);
    expect(sea.state.stacks[3]).toBe(9);
  });

  it('puts the two on their stacks, and works again and again', () => {
    const sea = docked({ wood: 4 });
    for (let time = 0; time < 2; time++) sea.play('exchange', 'pay wood=2', 'take gold=1');
    expect(sea.state.stacks).toEqual([14, 10, 10, 8]);
    expect(handOf(sea, 0)).toEqual({ gold: 2 });
  });

  it('needs two cards and a Merchant port', () => {
    expect(docked({ wood: 1 }).refusal('exchange')).toBe('PL-TRADE-7');
    const ships = [
      { seat: 0, at: 'gull-rock' },
      { seat: 1, at: 'A1' },
    ];
    expect(given({ hands: [{ wood: 4 }], ships }).refusal('exchange')).toBe('PL-TRADE-7');
  });
});
