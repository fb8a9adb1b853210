// How far a ship can sail now, and the cost of each square: for shading only, the rules judge every step.
import {
  afterStep,
  chart as chartOf,
  type Ship,
  type Square,
  shipAt,
  squaresLeft,
  sum,
  tollOf,
  type View,
} from '../public.ts';

export interface Course {
  readonly ship: number;
  /** The squares on the way, including the last. */
  readonly way: readonly Square[];
  /** Squares from the sailing die; the masts provide the rest. */
  readonly pool: number;
  /** Cards for the storm. */
  readonly toll: number;
}

/** A course, and what the ship can sail after it. */
interface Leg extends Course {
  readonly left: ReturnType<typeof afterStep>;
}

/** One ship's best course to each square: the lowest toll, then the fewest steps. */
export function coursesOf(view: View, ship: Ship): ReadonlyMap<Square, Course> {
  const courses = new Map<Square, Course>();
  if (squaresLeft(ship, view.turn) === 0) return courses;
  /** A course with a higher toll still leads farther if it is shorter than any before it. */
  const shortest = new Map<Square, number>([[ship.square, 0]]);
  const left = { wind: ship.wind, pool: view.turn.pool };
  const waiting: Leg[] = [{ ship: ship.id, way: [], pool: 0, toll: 0, left }];
  while (waiting.length > 0) {
    waiting.sort((one, other) => one.toll - other.toll || one.way.length - other.way.length);
    for (const next of legsAfter(view, ship, waiting.shift() as Leg)) {
      const square = next.way.at(-1) as Square;
      if (next.way.length >= (shortest.get(square) ?? Number.POSITIVE_INFINITY)) continue;
      shortest.set(square, next.way.length);
      const best = courses.get(square);
      if (best === undefined || next.toll <= best.toll) courses.set(square, next);
      waiting.push(next);
    }
  }
  return courses;
}

function legsAfter(view: View, ship: Ship, leg: Leg): Leg[] {
  if (squaresLeft({ ...ship, ...leg.left }, leg.left) === 0) return [];
  const here = leg.way.at(-1) ?? ship.square;
  const left = afterStep(leg.left, leg.left);
  return (chartOf(view).neighbours[here] ?? [])
    .filter((next) => shipAt(view, next) === undefined)
    .map((next) => ({
      ship: ship.id,
      way: [...leg.way, next],
      pool: leg.pool + (leg.left.pool ?? 0) - (left.pool ?? 0),
      toll: leg.toll + tollOf(view, here, next),
      left,
    }))
    .filter(({ toll }) => toll <= sum(view.hand));
}
