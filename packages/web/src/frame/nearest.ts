// The nearest of several things in a direction.

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Index of the nearest in that direction, those straight ahead first; -1 if there is none. */
export function nearest(from: Point, way: Point, others: readonly Point[]): number {
  let best = -1;
  let least = Number.POSITIVE_INFINITY;
  for (const [at, { x, y }] of others.entries()) {
    const ahead = (x - from.x) * way.x + (y - from.y) * way.y;
    const aside = Math.abs((x - from.x) * way.y) + Math.abs((y - from.y) * way.x);
    const far = ahead + 2.5 * aside;
    if (ahead > 1 && aside < ahead * 3 && far < least) [best, least] = [at, far];
  }
  return best;
}
