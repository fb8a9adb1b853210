// How far a ship can sail now, and the cost of each square: for shading only, the rules judge every step.
import {
  type Chart,
  chart as chartOf,
  isCutOff,
  type Ship,
  type Square,
  STORM_TOLL,
  shipAt,
  type View,
} from '../public.ts';

export interface Course {
  readonly ship: number;
  /** The squares on the way, including the last. */
  readonly way: readonly Square[];
  /** Squares from the sailing die; the masts provide the rest. */
  readonly pool: number;
  /** Number of storm tolls. */
  readonly tolls: number;
}

/** One ship's best course to each square: the fewest tolls, then the fewest steps. */
export function coursesOf(view: View, ship: Ship): ReadonlyMap<Square, Course> {
  const courses = new Map<Square, Course>();
  const { pool } = view.turn;
  if (pool === null || ship.moored) return courses;
  const most = pool + ship.wind;
  /** A course with more tolls still leads farther if it is shorter than any before it. */
  const shortest = new Map<Square, number>([[ship.square, 0]]);
  const waiting: Course[] = [{ ship: ship.id, way: [], pool: 0, tolls: 0 }];
  while (waiting.length > 0) {
    waiting.sort((one, other) => one.tolls - other.tolls || one.way.length - other.way.length);
    const course = waiting.shift() as Course;
    if (course.way.length < most)
      for (const next of stepsOn(view, chartOf(view), ship, course)) {
        const square = next.way.at(-1) as Square;
        if (next.way.length >= (shortest.get(square) ?? Number.POSITIVE_INFINITY)) continue;
        shortest.set(square, next.way.length);
        const best = courses.get(square);
        if (best === undefined || next.tolls <= best.tolls) courses.set(square, next);
        waiting.push(next);
      }
  }
  return courses;
}

function stepsOn(view: View, { neighbours }: Chart, ship: Ship, { way, tolls }: Course): Course[] {
  const here = way.at(-1) ?? ship.square;
  const purse = view.hand.reduce((all, count) => all + count, 0);
  const steps = (neighbours[here] ?? [])
    .filter((next) => shipAt(view, next) === undefined)
    .map((next) => ({
      ship: ship.id,
      way: [...way, next],
      pool: Math.max(0, way.length + 1 - ship.wind),
      tolls: tolls + (isCutOff(view, here, next) ? 1 : 0),
    }));
  return steps.filter((course) => course.tolls * STORM_TOLL <= purse);
}
