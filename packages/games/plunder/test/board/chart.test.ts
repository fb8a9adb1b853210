// The chart's geometry: coasts go around all land and no water, and what is shaded can be reached.

import { Generator, itemAt, legal, play } from '@tidetable/engine';
import { describe, expect, it } from 'vitest';
import { coastPath, loopsOf } from '../../board/coast.ts';
import { middleOf, SIZE, type Spot } from '../../board/geometry.ts';
import { boxesOf, growthAt, letteringOf } from '../../board/lettering.ts';
import { coursesOf } from '../../board/reach.ts';
import { reefsOf, signPlace } from '../../board/scenery.ts';
import {
  chartOf,
  fleetOf,
  isCutOff,
  LAND,
  layTiles,
  type Seas,
  type Ship,
  type Square,
  shipOf,
} from '../../public.ts';
import { plunder } from '../../rules/index.ts';
import { decisionsOf, records } from './positions.ts';

const charts = Array.from({ length: 18 }, (_none, seed) =>
  chartOf(layTiles(seed % 3 === 0 ? 2 : 4, { onlyFace: null }, new Generator(seed, 2, 3, 5))),
);

/** Whether a ray from the point crosses the loop an odd number of times. */
function isInside(loop: readonly Spot[], { x, y }: Spot): boolean {
  let inside = false;
  for (const [nth, one] of loop.entries()) {
    const other = itemAt(loop, (nth + 1) % loop.length);
    if (
      one.y > y !== other.y > y &&
      x < ((other.x - one.x) * (y - one.y)) / (other.y - one.y) + one.x
    )
      inside = !inside;
  }
  return inside;
}

describe('coasts', () => {
  it('go around all land and around nothing else', () => {
    const wrong = charts.flatMap((chart) => {
      const loops = loopsOf(chart).map((loop) =>
        loop.map(({ x, y }) => ({ x: x * SIZE, y: y * SIZE })),
      );
      return chart.names.filter((_name, square) => {
        const around = loops.filter((loop) => isInside(loop, middleOf(chart, square))).length;
        return (around % 2 === 1) !== (chart.terrain[square] === LAND);
      });
    });
    expect(wrong).toEqual([]);
  });

  it('turn by a right angle or go on, one square at a time, and close', () => {
    const steps = charts.flatMap((chart) =>
      loopsOf(chart).flatMap((loop) =>
        loop.map((from, nth) => {
          const to = itemAt(loop, (nth + 1) % loop.length);
          return Math.abs(to.x - from.x) + Math.abs(to.y - from.y);
        }),
      ),
    );
    expect(new Set(steps)).toEqual(new Set([1]));
  });

  it('are smooth: curves and nothing but curves', () => {
    const [chart] = charts;
    for (const loop of loopsOf(chart as (typeof charts)[number]))
      expect(coastPath(loop)).toMatch(/^M[\d. -]+(C[\d. -]+){12,}Z$/);
  });
});

it('signs stand on the land of their island, and reefs only between squares of open water', () => {
  for (const chart of charts) {
    for (const island of chart.islands) {
      const { x, y } = signPlace(chart, island);
      const near = island.land.map((square) => middleOf(chart, square));
      expect(near.some((at) => Math.hypot(at.x - x, at.y - y) <= SIZE / 2)).toBe(true);
    }
    for (const { square, side } of reefsOf(chart)) {
      const other = itemAt(itemAt(chart.beside, square), side);
      expect([chart.terrain[square], chart.terrain[other]]).toEqual([0, 0]);
    }
  }
});

describe('names', () => {
  it('are at least eleven pixels high at every scale, and in steps', () => {
    const scales = Array.from({ length: 200 }, (_none, nth) => 0.3 + nth * 0.01);
    for (const scale of scales) expect(12 * growthAt(scale) * scale).toBeGreaterThan(11);
    expect(new Set(scales.map(growthAt)).size).toBeLessThan(30);
  });

  it('never lie on another name, on its marks or beyond the chart', () => {
    const wrong = charts.flatMap((chart) =>
      [0.44, 0.49, 0.63, 0.75, 1].flatMap((scale) => {
        const { signs } = letteringOf(chart, growthAt(scale));
        const places = chart.islands.map((island, nth) => {
          const [name, marks] = boxesOf(signs[nth] as (typeof signs)[number], island);
          return { island: island.name, name: name as Box, marks: marks as Box };
        });
        return places.flatMap(({ island, name }) => [
          ...places
            .filter((other) => other.island !== island)
            .filter((other) => meet(name, other.name) || meet(name, other.marks))
            .map((other) => `${island} on ${other.island} at ${scale}`),
          ...(name.left < 0 || name.right > chart.width * SIZE ? [`${island} beyond`] : []),
        ]);
      }),
    );
    expect(wrong).toEqual([]);
  });
});

type Box = ReturnType<typeof boxesOf>[number];

const meet = (one: Box, other: Box): boolean =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/** Where a ship can go without a toll, and in how many steps, found by sailing. */
function sailed(state: Seas, ship: Ship): ReadonlyMap<Square, number> {
  const { names } = chartOf(state.layout);
  const found = new Map<Square, number>();
  let now = [state];
  for (let steps = 1; now.length > 0; steps++) {
    const next: Seas[] = [];
    for (const seas of now)
      for (const action of legal(plunder, seas, ship.seat)) {
        if (action.type !== 'sail' || action.ship !== ship.id) continue;
        const to = names.indexOf(action.to);
        const from = shipOf(seas, ship.id)?.square as Square;
        if (found.has(to) || to === ship.square || isCutOff(seas, from, to)) continue;
        found.set(to, steps);
        const copy = plunder.clone(seas);
        play(plunder, copy, ship.seat, action, new Generator(1, 2, 3, 4));
        next.push(copy);
      }
    now = next;
  }
  return found;
}

it('shades what a ship can reach, no more and no less, with what it costs', () => {
  let compared = 0;
  for (const record of records()) {
    const positions = [...decisionsOf(record)].filter(
      ({ state }) => state.agenda.at(-1)?.step === 'command' && state.turn.pool !== null,
    );
    for (const { state, view, seat } of positions.filter((_one, nth) => nth % 40 === 0))
      for (const ship of fleetOf(state, seat)) {
        const courses = [...coursesOf(view, ship)].filter(([, { toll }]) => toll === 0);
        const steps = new Map(courses.map(([square, { way }]) => [square, way.length]));
        expect([...steps].sort()).toEqual([...sailed(state, ship)].sort());
        for (const [, { way, pool }] of courses)
          expect(pool).toBe(Math.max(0, way.length - ship.wind));
        compared += steps.size;
      }
  }
  expect(compared).toBeGreaterThan(200);
});
