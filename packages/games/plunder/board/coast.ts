// Coastlines: one smooth, slightly shaky line around every piece of connected land.

import { closed } from '@tidetable/board/look/coast.ts';
import { itemAt } from '@tidetable/engine';
import { type Chart, LAND } from '../public.ts';
import { chanceOf, SIZE, type Spot } from './geometry.ts';

/** A stretch of coast one square long, land on the right, from one corner of the grid to the next. */
interface Stretch {
  readonly from: Spot;
  readonly to: Spot;
}

/** The corners of a chart's coasts, each a closed loop. */
export function loopsOf(chart: Chart): readonly (readonly Spot[])[] {
  const stretches = stretchesOf(chart);
  const loops: Spot[][] = [];
  while (stretches.length > 0) {
    const loop: Spot[] = [];
    let next = stretches.shift();
    while (next !== undefined) {
      loop.push(next.from);
      const { from, to } = next;
      next = takeOut(stretches, from, to);
    }
    loops.push(loop);
  }
  return loops;
}

function stretchesOf(chart: Chart): Stretch[] {
  const { terrain, beside, width } = chart;
  return terrain.flatMap((kind, square) => {
    if (kind !== LAND) return [];
    const [left, top] = [square % width, Math.floor(square / width)];
    const corners = [
      { x: left, y: top },
      { x: left + 1, y: top },
      { x: left + 1, y: top + 1 },
      { x: left, y: top + 1 },
    ];
    return corners.flatMap((from, side): Stretch[] => {
      const other = itemAt(itemAt(beside, square), side);
      return terrain[other] === LAND ? [] : [{ from, to: itemAt(corners, (side + 1) % 4) }];
    });
  });
}

/** Where two pieces of land touch at a corner, the coast stays with its own piece: it turns right. */
function takeOut(stretches: Stretch[], from: Spot, at: Spot): Stretch | undefined {
  const going = { x: at.x - from.x, y: at.y - from.y };
  const onwards = stretches.filter((one) => one.from.x === at.x && one.from.y === at.y);
  const right = onwards.find(({ to }) => to.x - at.x === -going.y && to.y - at.y === going.x);
  const next = right ?? onwards[0];
  if (next !== undefined) stretches.splice(stretches.indexOf(next), 1);
  return next;
}

/** Positions of the points along each stretch. */
const ALONG = [0.24, 0.5, 0.76];
/** Minimum and maximum distance of the coast from the edge of its squares, in squares. */
const INSET = [0.02, 0.15] as const;

export function coastPath(loop: readonly Spot[]): string {
  const points = loop.flatMap((from, nth) => {
    const to = itemAt(loop, (nth + 1) % loop.length);
    const inward = { x: -(to.y - from.y), y: to.x - from.x };
    return ALONG.map((part) => {
      const wander = chanceOf('coast', from.x, from.y, to.x, to.y, part);
      const inset = INSET[0] + wander * (INSET[1] - INSET[0]);
      return [
        (from.x + (to.x - from.x) * part + inward.x * inset) * SIZE,
        (from.y + (to.y - from.y) * part + inward.y * inset) * SIZE,
      ] as const;
    });
  });
  return closed(points);
}
