// How Treasure cards are read: whom they may harm, where ships go, when the turn ends.

import { rule, type Scene } from '@tidetable/conformance';
import { itemAt } from '@tidetable/engine';
import { expect, it } from 'vitest';
import { chart } from '../../rules/questions.ts';
import type { Plunder } from '../../rules/state.ts';
import { AWAY, crossesIn, DIG, finding, handOf, placeOf } from './scenes.ts';

const TEAMS = { seats: 4, options: { teams: '2x2' } } as const;
const FOUR = [
  { seat: 0, at: 'F9' },
  { seat: 1, at: 'A1' },
  { seat: 2, at: 'A3' },
  { seat: 3, at: 'A5' },
];

rule('PL-CARD-1', () => {
  const hands = [{}, { wood: 1 }, { wood: 1 }, { wood: 1 }];

  it.each([25, 28])('turns card %i against opponents only', (card) => {
    const sea = finding(card, { ...TEAMS, ships: FOUR }).play(DIG);
    expect(sea.offers(0)).toEqual(['target ship=2', 'target ship=4']);
    expect(sea.refusal('target ship=3')).toBe('PL-CARD-1');
  });

  it('robs neither teammates nor treaty partners', () => {
    const team = finding(19, { ...TEAMS, ships: FOUR, hands }).play(DIG);
    expect(team.offers(0)).toEqual(['rob captain=1', 'rob captain=3']);
    expect(team.refusal('rob captain=2')).toBe('PL-CARD-1');
    const treaty = finding(19, { hands, during: { treaties: [2] } }).play(DIG);
    expect(treaty.offers(0)).toEqual(['rob captain=1']);
    expect(treaty.refusal('rob captain=2')).toBe('PL-CARD-1');
  });

  it('passes over them when it robs each', () => {
    const sea = finding(21, { ...TEAMS, ships: FOUR, hands, rig: { rolls: [1, 1, ...AWAY] } });
    sea.play(DIG, 'no-demand', 'no-demand');
    expect([0, 1, 2, 3].map((seat) => handOf(sea, seat))).toEqual([
      { wood: 2 },
      {},
      { wood: 1 },
      {},
    ]);
  });

  it.each([19, 21, 25, 28])('skips card %i when the team of a partner is all there is', (card) => {
    const during = { treaties: [1] };
    const sea = finding(card, { ...TEAMS, ships: FOUR, hands, during }).play(DIG);
    expect([sea.must, crossesIn(sea)[0]]).toEqual([[0], 'L1']);
    expect(sea.events.map(({ type }) => type)).toEqual(['found', 'cross-moved']);
  });
});

rule('PL-CARD-2', () => {
  it('gives to teammates and treaty partners as well', () => {
    const sea = finding(11, { ...TEAMS, ships: FOUR, during: { treaties: [1] } }).play(DIG);
    expect([1, 2, 3].map((seat) => handOf(sea, seat))).toEqual([
      { rum: 1 },
      { rum: 1 },
      { rum: 1 },
    ]);
  });

  it('gives nothing of it to the finder', () => {
    expect(handOf(finding(11).play(DIG), 0)).toEqual({ gold: 3 });
  });
});

rule('PL-CARD-3', () => {
  it('is steered over one-skull ports and other ships, and spun over anyone', () => {
    const sea = finding(23).play(DIG, 'steer-storm to=D3');
    expect(sea.told('storm-moved')).toMatchObject([{ rule: 'PL-TR23' }]);
    const rig = { rolls: [4, 3, ...AWAY] };
    const spun = finding(22, { during: { treaties: [1, 2] }, rig }).play(DIG);
    expect(spun.state.storm).toBe(sea.state.storm);
  });

  it('is not steered over a port or a ship of a treaty partner, unless it lies there already', () => {
    const ships = [
      { seat: 0, at: 'F9' },
      { seat: 1, at: 'F13' },
    ];
    const table = (things: object) =>
      finding(23, { ships, owners: { pintail: 1 }, during: { treaties: [1] }, ...things }).play(
        DIG,
      );
    const sea = table({});
    expect(sea.refusal('steer-storm to=F14')).toBe('PL-CARD-3');
    expect(sea.refusal(`steer-storm to=${placeOfPort(sea, 'pintail')}`)).toBe('PL-CARD-3');
    expect(sea.offers(0)).toContain(`steer-storm to=${chart(sea.state).names[sea.state.storm]}`);
    expect(table({ storm: 'F14' }).offers(0)).toContain('steer-storm to=F13');
    expect(table({ during: {} }).offers(0)).toContain('steer-storm to=F14');
  });

  it('takes squares of the map only', () => {
    expect(finding(23).play(DIG).refusal('steer-storm to=M1')).toBe('malformed');
  });
});

rule('PL-CARD-4', () => {
  const carried = () =>
    finding(25, {
      storm: 'B2',
      hands: [{}, { wood: 2 }],
      rig: { rolls: [2, 2, ...AWAY] },
    }).play(DIG, 'target ship=2');

  it('lets the owner of the ship choose, though it is not the owner’s turn', () => {
    const sea = carried();
    expect(sea.must).toEqual([1]);
    expect(sea.refusal('0: berth at=A2')).toBe('PL-AMB-13');
    sea.play('berth at=B1');
    expect([placeOf(sea, 2), sea.must]).toEqual(['B1', [0]]);
  });

  it('takes no toll', () => {
    const sea = carried().play('berth at=B1');
    expect(handOf(sea, 1)).toEqual({ wood: 2 });
    expect(sea.told('paid')).toEqual([]);
  });
});

rule('PL-CARD-5', () => {
  const last = { seat: 0, at: 'F9', lives: 1 };

  it.each([8, 27, 29])(
    'ends the turn with the last ship, after the X has moved: card %i',
    (card) => {
      const sea = finding(card, { ships: [last, { seat: 1, at: 'A1' }] }).play(DIG);
      expect(sea.told('sank', 'cross-moved', 'turn-ended').map(({ type }) => type)).toEqual([
        'sank',
        'cross-moved',
        'turn-ended',
      ]);
      expect(sea.state.turn.seat).toBe(1);
    },
  );

  it('lets the turn go on while there is another ship', () => {
    const sea = finding(27, { ships: [last, { seat: 0, at: 'A1' }] }).play(DIG);
    expect([sea.must, sea.told('turn-ended')]).toEqual([[0], []]);
  });

  it('does not end the turn of a captain who sinks the last ship of another', () => {
    const ships = [
      { seat: 0, at: 'F9' },
      { seat: 1, at: 'A1', lives: 1 },
    ];
    const sea = finding(28, { ships }).play(DIG, 'target ship=2');
    expect([sea.must, sea.told('sank')]).toMatchObject([[0], [{ seat: 1 }]]);
  });
});

rule('PL-CARD-6', () => {
  it('does the card, then moves the X, then ends the turn', () => {
    const sea = finding(9).play(DIG);
    expect(sea.events.map(({ type }) => type).slice(0, 5)).toEqual([
      'found',
      'gained',
      'turn-cut-short',
      'cross-moved',
      'turn-ended',
    ]);
  });

  it('leaves an X beneath the own ship for the next turn', () => {
    const sea = finding(32, { treasure: [32, 1], rig: { rolls: [6, 9, 1, 5, 1, 5] } }).play(DIG);
    expect(crossesIn(sea)[0]).toBe('F9');
    expect(sea.refusal(`0: ${DIG}`)).toBe('PL-TREAS-1');
    sea.play('roll', 'end-turn', 'roll', 'end-turn');
    expect(sea.must).toEqual([0]);
    expect(sea.allowedBy(DIG)).toBe('PL-X-3');
  });
});

rule('PL-CARD-7', () => {
  const ships = [
    { seat: 0, at: 'F9', masts: 2 },
    { seat: 0, at: 'F12', masts: 1 },
    { seat: 1, at: 'A1' },
  ];

  it('goes to any own ship with room, though it is not the finder', () => {
    const sea = finding(17, { ships }).play(DIG);
    expect(sea.state.ships.map(({ masts }) => masts)).toEqual([2, 2, 0]);
  });

  it('is lost, and never fitted to the ship of another, when none has room', () => {
    const full = [ships[0], { seat: 0, at: 'F12', masts: 2 }, ships[2]] as typeof ships;
    const sea = finding(17, { ships: full }).play(DIG);
    expect(sea.state.ships.map(({ masts }) => masts)).toEqual([2, 2, 0]);
    expect(sea.must).toEqual([0]);
  });
});

function placeOfPort({ state }: Scene<Plunder>, island: string): string {
  const { islands, names } = chart(state);
  return itemAt(names, islands.find(({ id }) => id === island)?.ports[0] as number);
}
