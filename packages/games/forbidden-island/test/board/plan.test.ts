// Every layout on every screen: no overlaps, and nothing beyond the edge.

import { describe, expect, it } from 'vitest';
import { type Box, planFor } from '../../board/plan.ts';
import { LAYOUTS } from '../../words/en/face.ts';

const ROOMS = [
  { width: 900, height: 610 },
  { width: 660, height: 530 },
  { width: 390, height: 540 },
  { width: 390, height: 380 },
  { width: 360, height: 300 },
  { width: 760, height: 300 },
  { width: 1900, height: 900 },
];

/** Neighbours may touch. */
const HAIR = 0.01;

const overlaps = (one: Box, other: Box): boolean =>
  one.x + HAIR < other.x + other.width &&
  other.x + HAIR < one.x + one.width &&
  one.y + HAIR < other.y + other.height &&
  other.y + HAIR < one.y + one.height;

const names = Object.keys(LAYOUTS) as (keyof typeof LAYOUTS)[];

describe.each(ROOMS)('in $width × $height', (room) => {
  it.each(names)('%s', (name) => {
    const plan = planFor(LAYOUTS[name], room);
    const { tiles, meter, treasures, decks, tools, caption, compass } = plan;
    const boxes: Box[] = [...tiles, meter, ...treasures, ...decks, ...tools];
    // These two may overlap.
    const [scarce] = [caption, compass].filter((box) => box !== null);
    if (scarce !== undefined) boxes.push(scarce);
    expect([tiles, treasures, decks, tools].map(({ length }) => length)).toEqual([24, 4, 2, 2]);
    for (const [nth, box] of boxes.entries()) {
      expect(boxes.slice(nth + 1).filter((other) => overlaps(box, other))).toEqual([]);
      expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width).toBeLessThanOrEqual(plan.view.width + 0.01);
      expect(box.y + box.height).toBeLessThanOrEqual(plan.view.height + 0.01);
    }
  });
});

it.each([
  ['a desk', { width: 860, height: 657 }, 0.93],
  ['a phone on its side', { width: 557, height: 390 }, 0.93],
])('fills the height of %s with the island of the rulebook', (_where, room, part) => {
  const { tiles, scale } = planFor(LAYOUTS['forbidden-island'], room);
  const top = Math.min(...tiles.map(({ y }) => y));
  const bottom = Math.max(...tiles.map(({ y, height }) => y + height));
  expect((bottom - top) * scale).toBeGreaterThan(room.height * part);
});

it("fills a telephone's width with it, and its names can be read", () => {
  const plan = planFor(LAYOUTS['forbidden-island'], { width: 390, height: 474 });
  const left = Math.min(...plan.tiles.map(({ x }) => x)) * plan.scale;
  const right = Math.max(...plan.tiles.map(({ x, width }) => x + width)) * plan.scale;
  expect(right - left).toBeGreaterThan(380);
  expect(plan.scale * plan.name).toBeGreaterThanOrEqual(11);
});
