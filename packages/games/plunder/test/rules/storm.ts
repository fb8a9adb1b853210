// The storm, p. 10: the toll, its place, and islands without yield.

import { rule } from '@tidetable/conformance';
import { itemAt } from '@tidetable/engine';
import { expect, it } from 'vitest';
import { chartOf } from '../../rules/map.ts';
import { isStormy, squareAt } from '../../rules/waters.ts';
import { given, SIX_TILES } from '../given.ts';
import { handOf, ownerOf, points, stepOf, where } from './looking.ts';

/** A ship near a storm over E14 to G16, with six rum. */
const near = (at: string, hand = { rum: 6 }) =>
  given({ ships: [{ seat: 0, at }], storm: 'F15', hands: [hand], pool: 6 });

/** Sails along squares, paying tolls in rum; returns the cards paid. */
function costOf(at: string, ...squares: string[]): number {
  const sea = near(at);
  for (const to of squares) {
    sea.play(`sail ship=1 to=${to}`);
    if (stepOf(sea) === 'pay') sea.play('pay rum=2');
  }
  return 6 - itemAt(handOf(sea, 0), 2);
}

rule('PL-STORM-1', () => {
  it('costs two cards to sail in, laid on the open stacks', () => {
    const sea = near('F13').play('sail ship=1 to=F14');
    expect(stepOf(sea)).toBe('pay');
    expect(sea.allowedBy('pay rum=2')).toBe('PL-STORM-1');
    expect(sea.refusal('pay rum=1')).toBe('PL-STORM-1');
    expect(sea.refusal('pay rum=1 gold=1')).toBe('PL-STORM-1');
    sea.play('pay rum=2');
    expect(stepOf(sea)).toBe('command');
    expect(handOf(sea, 0)).toEqual([0, 0, 4, 0]);
    expect(sea.state.stacks).toEqual([10, 10, 12, 10]);
    expect(sea.told('paid').every((event) => event.rule === 'PL-STORM-1')).toBe(true);
  });

  it('costs two to sail out', () => {
    expect(costOf('F14', 'F13')).toBe(2);
  });

  it('costs nothing inside and nothing outside', () => {
    expect(costOf('F14', 'F15', 'G15', 'G16')).toBe(0);
    expect(costOf('F12', 'F13', 'G13')).toBe(0);
  });

  it('must be paid before anything else is done', () => {
    const sea = near('F13').play('sail ship=1 to=F14');
    expect(sea.refusal('sail ship=1 to=F15')).toBe('PL-AMB-88');
    expect(sea.refusal('end-turn')).toBe('PL-AMB-88');
  });
});

rule('PL-STORM-3', () => {
  it.each([{ rum: 1 }, {}])('keeps a ship inside whose owner holds %j', (hand) => {
    const sea = near('F14', hand as { rum: number });
    expect(sea.refusal('sail ship=1 to=F13')).toBe('PL-STORM-3');
    expect(sea.allowedBy('sail ship=1 to=F15')).toBe('PL-MOVE-1');
  });

  it('keeps a ship outside likewise', () => {
    expect(near('F13', { rum: 1 }).refusal('sail ship=1 to=F14')).toBe('PL-STORM-3');
  });

  it('lets it go when the owner has two cards', () => {
    expect(near('F14', { rum: 2 }).allowedBy('sail ship=1 to=F13')).toBe('PL-MOVE-1');
  });

  it('lets it go when the storm goes elsewhere', () => {
    const sea = given({ ships: [{ seat: 0, at: 'F14' }], storm: 'F15', rig: { rolls: [1, 1, 1] } });
    sea.play('roll', 'sail ship=1 to=F13');
    expect(where(sea, 1)).toBe('F13');
  });
});

rule('PL-STORM-9', () => {
  const drawn = (storm: string) => {
    const owners = { 'gallows-crag': 0 };
    const [drew] = given({ owners, storm, turn: 2, pool: 0 }).play('end-turn').told('drew');
    return drew?.count;
  };

  it('keeps an island from yielding when its only port is covered', () => {
    const owners = { 'gull-rock': 0 };
    const covered = given({ owners, storm: 'B3', turn: 2, pool: 0 }).play('end-turn');
    expect(covered.told('drew')).toMatchObject([{ count: 0, rule: 'PL-STORM-9' }]);
    const free = given({ owners, storm: 'B5', turn: 2, pool: 0 }).play('end-turn');
    expect(free.told('drew')).toHaveLength(1);
  });

  it('does so when both ports are covered, and not when one is free', () => {
    expect(drawn('C8')).toBe(0);
    expect(drawn('E8')).toBe(1);
    expect(drawn('C10')).toBe(1);
  });

  it('does so for each island by itself', () => {
    const owners = { 'gull-rock': 0, pintail: 0 };
    const sea = given({ owners, storm: 'B3', turn: 2, pool: 0 }).play('end-turn');
    expect(sea.told('drew')).toMatchObject([{ seat: 0, count: 1 }]);
  });
});

rule('PL-STORM-10', () => {
  const covered = { ships: [{ seat: 0, at: 'B3' }], owners: { 'gull-rock': 1 }, storm: 'B3' };

  it('leaves the point', () => {
    expect(points(given(covered))[1]).toBe(1);
  });

  it('lets the island be conquered', () => {
    const sea = given({ ...covered, rig: { rolls: [6, 1] } }).play('attack-island ship=1');
    expect(ownerOf(sea, 'gull-rock')).toBe(0);
    expect(points(sea)).toEqual([2, 0, 0]);
  });
});

rule('PL-STORM-12', () => {
  const chart = chartOf(SIX_TILES);
  const under = (centre: string) =>
    chart.names.filter((name) => isStormy(chart, squareAt(chart, centre), squareAt(chart, name)));

  it('lies wholly on the map with its centre on C3', () => {
    expect(under('C3')).toEqual(['B2', 'B3', 'B4', 'C2', 'C3', 'C4', 'D2', 'D3', 'D4']);
  });

  it('hangs over the edge with its centre on A5', () => {
    expect(under('A5')).toEqual(['A4', 'A5', 'A6', 'B4', 'B5', 'B6']);
  });

  it('costs two, four, two and nothing', () => {
    expect(costOf('F13', 'F14', 'F15')).toBe(2);
    expect(costOf('F13', 'F14', 'F15', 'F16', 'F17')).toBe(4);
    expect(costOf('F15', 'F16', 'F17')).toBe(2);
    expect(costOf('F14', 'F15', 'F16')).toBe(0);
  });
});

rule('PL-AMB-19', () => {
  it('lets nobody cross with one card or none', () => {
    for (const hand of [{ rum: 0 }, { rum: 1 }]) {
      expect(near('F13', hand).refusal('sail ship=1 to=F14')).toBe('PL-STORM-3');
      expect(near('F14', hand).refusal('sail ship=1 to=F13')).toBe('PL-STORM-3');
    }
  });

  it('lets one cross with two, and not back again', () => {
    const sea = near('F13', { rum: 2 });
    sea.play('sail ship=1 to=F14', 'pay rum=2');
    expect(where(sea, 1)).toBe('F14');
    expect(sea.refusal('sail ship=1 to=F13')).toBe('PL-STORM-3');
  });
});

rule('PL-AMB-20', () => {
  const rich = () =>
    given({
      ships: [{ seat: 0, at: 'F13' }],
      storm: 'F15',
      hands: [{ wood: 1, iron: 1, rum: 1, gold: 2 }],
      pool: 6,
    }).play('sail ship=1 to=F14');

  it('lets the mover choose the cards', () => {
    const sea = rich();
    expect(sea.offers(0)).toHaveLength(7);
    expect(sea.offers(0)).toEqual(expect.arrayContaining(['pay gold=2', 'pay gold=1 wood=1']));
    expect(handOf(sea.play('pay gold=2'), 0)).toEqual([1, 1, 1, 0]);
  });

  it('takes two of one kind or of two', () => {
    expect(handOf(rich().play('pay gold=1 wood=1'), 0)).toEqual([0, 1, 1, 1]);
  });

  it('takes them at each crossing', () => {
    const sea = rich().play('pay iron=1 wood=1');
    sea.play('sail ship=1 to=F13');
    expect(stepOf(sea)).toBe('pay');
    sea.play('pay gold=1 rum=1');
    expect(handOf(sea, 0)).toEqual([0, 0, 0, 1]);
  });
});
