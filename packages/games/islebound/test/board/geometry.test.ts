// The chart: regions touch where ships can pass, and towns lie within their region.

import type { Point } from '@tidetable/board/look/coast.ts';
import { itemAt } from '@tidetable/engine';
import { describe, expect, it } from 'vitest';
import {
  anchorage,
  courseOf,
  fogLayout,
  type Layout,
  type Place,
  SEA,
  sharedEdge,
  wayBetween,
} from '../../board/geometry.ts';
import { DEEP_FOG, NEIGHBOURS, regionsOf } from '../../public.ts';

const place = (layout: Layout, region: number): Place => layout.places.get(region) as Place;

/** Whether a ray to the right crosses the outline an odd number of times. */
function isWithin({ outline, bend }: Place, [x, y]: Point): boolean {
  const corners = bend === undefined ? outline : [...outline, bend];
  return corners.reduce((inside, [x1, y1], nth) => {
    const [x2, y2] = itemAt(corners, (nth + 1) % corners.length);
    const crosses = y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1;
    return crosses ? !inside : inside;
  }, false);
}

describe('the sea', () => {
  it('has sixteen regions, and those share an edge that are neighbours', () => {
    expect(SEA.places.size).toBe(16);
    for (const [one, beside] of NEIGHBOURS.entries())
      for (const other of NEIGHBOURS.keys())
        if (one !== other)
          expect(sharedEdge(place(SEA, one), place(SEA, other)) !== null, `${one} ${other}`).toBe(
            beside.includes(other),
          );
  });

  it('has every town and every ship that lies there within its region', () => {
    for (const [region, there] of SEA.places) {
      expect(isWithin(there, there.town), `town ${region}`).toBe(true);
      expect(isWithin(there, anchorage(there, 0, 1)), `ship ${region}`).toBe(true);
    }
  });

  it('lies within its frame', () => {
    for (const { outline } of SEA.places.values())
      for (const [x, y] of outline) {
        expect(x).toBeGreaterThanOrEqual(-1);
        expect(x).toBeLessThanOrEqual(SEA.width + 1);
        expect(y).toBeGreaterThanOrEqual(-1);
        expect(y).toBeLessThanOrEqual(SEA.height + 1);
      }
  });
});

describe('a course', () => {
  it('goes from neighbour to neighbour, and across the edges between them', () => {
    for (const from of SEA.places.keys())
      for (const to of SEA.places.keys()) {
        const way = wayBetween(from, to);
        expect([way[0], way.at(-1)]).toEqual([from, to]);
        for (const [nth, region] of way.slice(1).entries())
          expect(NEIGHBOURS[itemAt(way, nth)]).toContain(region);
        expect(courseOf(SEA, from, to)).toHaveLength(2 * way.length - 1);
      }
  });
});

describe('deep fog', () => {
  it('shows the board in the middle, four ports, the card, and the board at the edge if there is one', () => {
    expect([...fogLayout(2, null).places.keys()].sort()).toEqual(
      [...regionsOf(2), 12, 13, 14, 15, DEEP_FOG].sort(),
    );
    expect([...fogLayout(2, 0).places.keys()]).toEqual(expect.arrayContaining(regionsOf(0)));
    for (const [region, there] of fogLayout(1, 3).places)
      expect(isWithin(there, there.town), `${region}`).toBe(true);
  });
});
