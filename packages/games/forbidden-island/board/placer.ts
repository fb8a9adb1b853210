// Places one box after the other, each as near to its corner as possible.
import type { Box, Size } from './plan.ts';

/** The least gap between boxes. */
const APART = 3;

/** Boxes with fixed relative positions. */
export type Shape = readonly Box[];
type Corner = 'top-left' | 'top-right' | 'bottom-left' | 'bottom-right';

/**
 * The position of the first of these shapes that fits in that quarter, or of `elsewhere` anywhere; null if
 * none fits.
 */
type Place = (
  corner: Corner,
  shapes: readonly Shape[],
  elsewhere?: readonly Shape[],
) => readonly Box[] | null;

export function placer(view: Size, taken: readonly Box[], margin: number): Place {
  const kept: Box[] = [...taken];
  const tried = (corner: Corner, shapes: readonly Shape[], isNear: boolean) => {
    for (const shape of shapes) {
      const found = nearestTo(corner, shape, { view, kept, margin, isNear });
      if (found !== null) return found;
    }
    return null;
  };
  return (corner, shapes, elsewhere = shapes) => {
    const found = tried(corner, shapes, true) ?? tried(corner, elsewhere, false);
    kept.push(...(found ?? []));
    return found;
  };
}

interface Search {
  readonly view: Size;
  readonly kept: readonly Box[];
  readonly margin: number;
  /** Its centre must lie in the corner's quarter. */
  readonly isNear: boolean;
}

function nearestTo(corner: Corner, shape: Shape, search: Search): readonly Box[] | null {
  const xs = along('x', 'width', shape, corner.endsWith('right'), search);
  const ys = along('y', 'height', shape, corner.startsWith('bottom'), search);
  const [toX = 0, toY = 0] = [xs[0], ys[0]];
  let best: readonly Box[] | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const x of xs) {
    if ((x - toX) ** 2 >= least) break;
    for (const y of ys) {
      const far = (x - toX) ** 2 + (y - toY) ** 2;
      if (far >= least) break;
      if (isTaken(shape, x, y, search.kept)) continue;
      best = shape.map((box) => ({ ...box, x: x + box.x, y: y + box.y }));
      least = far;
    }
  }
  return best;
}

/** Hot path: no allocation. */
function isTaken(shape: Shape, x: number, y: number, kept: readonly Box[]): boolean {
  for (const box of shape) {
    const [left, top] = [x + box.x - APART, y + box.y - APART];
    const [right, bottom] = [x + box.x + box.width + APART, y + box.y + box.height + APART];
    for (const other of kept)
      if (
        left < other.x + other.width &&
        other.x < right &&
        top < other.y + other.height &&
        other.y < bottom
      )
        return true;
  }
  return false;
}

/** Positions where a shape touches an edge or a placed box, by distance from the corner: none lies nearer to it. */
function along(
  axis: 'x' | 'y',
  extent: 'width' | 'height',
  shape: Shape,
  isFromEnd: boolean,
  { view, kept, margin, isNear }: Search,
): number[] {
  const long = Math.max(...shape.map((box) => box[axis] + box[extent]));
  const last = view[extent] - long - margin;
  const half = (view[extent] - long) / 2;
  const from = isNear && isFromEnd ? Math.max(margin, half) : margin;
  const to = isNear && !isFromEnd ? Math.min(last, half) : last;
  const touching = shape.flatMap((box) =>
    kept.flatMap((other) => [
      other[axis] + other[extent] + APART - box[axis],
      other[axis] - APART - box[axis] - box[extent],
    ]),
  );
  const inside = [margin, last, ...touching].filter((at) => at >= from && at <= to);
  const sorted = [...new Set(inside.map((at) => Math.round(at * 100) / 100))].sort((a, b) => a - b);
  return isFromEnd ? sorted.reverse() : sorted;
}
