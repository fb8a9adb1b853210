// Every layout on every screen: nothing lies over anything else, and nothing beyond the edge.
import { LAYOUTS } from '@tidetable/forbidden-island/face';
import { describe, expect, it } from 'vitest';
import { type Box, overlaps, planFor } from '../../src/boards/forbidden-island/plan.ts';

const ROOMS = [
  { width: 900, height: 610 },
  { width: 660, height: 530 },
  { width: 390, height: 540 },
  { width: 390, height: 380 },
  { width: 360, height: 300 },
  { width: 760, height: 300 },
  { width: 1900, height: 900 },
];

const names = Object.keys(LAYOUTS) as (keyof typeof LAYOUTS)[];

describe.each(ROOMS)('in $width × $height', (room) => {
  it.each(names)('%s', (name) => {
    const plan = planFor(LAYOUTS[name], room);
    const boxes: Box[] = [...plan.tiles, plan.meter, plan.treasures, plan.decks, plan.tools];
    if (plan.compass !== null) boxes.push(plan.compass);
    expect(plan.tiles).toHaveLength(24);
    for (const [nth, box] of boxes.entries()) {
      expect(boxes.slice(nth + 1).filter((other) => overlaps(box, other))).toEqual([]);
      expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(plan.view.width + 0.01);
      expect(box.y + box.height).toBeLessThanOrEqual(plan.view.height + 0.01);
    }
  });
});

it("fills a telephone's width with the island of the rulebook", () => {
  const plan = planFor(LAYOUTS['forbidden-island'], { width: 390, height: 520 });
  const left = Math.min(...plan.tiles.map(({ x }) => x)) * plan.scale;
  const right = Math.max(...plan.tiles.map(({ x, width }) => x + width)) * plan.scale;
  expect(right - left).toBeGreaterThan(375);
  expect(plan.scale * 12).toBeGreaterThanOrEqual(7);
});
