// Where one's ships could go now, square by square.

import type { BoardProps } from '@tidetable/board/board.ts';
import { useMemo } from 'preact/hooks';
import { chart as chartOf, fleetOf, NONE, type Square, type View } from '../public.ts';
import { type Course, coursesOf } from './reach.ts';
import { stepSpot } from './sailing.ts';

/** Whether the rules offer this step, and nothing else is being chosen. */
export function canStep(board: BoardProps<View>, ship: number, to: string): boolean {
  return board.spot(stepSpot(ship, to)).kind === 'open';
}

/** While orders are given: the nearest own ship for each square. */
export function useCourses(
  board: BoardProps<View>,
  chosen: number | null,
): ReadonlyMap<Square, Course> {
  const { names } = chartOf(board.view);
  const courses = useAllCourses(board, chosen);
  return new Map(
    [...courses].filter(([, { ship, way }]) => canStep(board, ship, names[way[0] ?? NONE] ?? '')),
  );
}

function useAllCourses(
  { view, seat, must }: BoardProps<View>,
  chosen: number | null,
): ReadonlyMap<Square, Course> {
  return useMemo(() => {
    const best = new Map<Square, Course>();
    if (seat === null || !must.includes(seat) || view.agenda.at(-1)?.step !== 'command')
      return best;
    const fleet = fleetOf(view, seat);
    const only = fleet.filter(({ id }) => id === chosen);
    for (const ship of only.length > 0 ? only : fleet)
      for (const [square, course] of coursesOf(view, ship)) {
        const was = best.get(square);
        if (was === undefined || isCheaper(course, was)) best.set(square, course);
      }
    return best;
  }, [view, seat, must, chosen]);
}

/** A ship one step away takes precedence over ships farther off. */
function isCheaper(one: Course, other: Course): boolean {
  const isFar = ({ way }: Course): number => Number(way.length > 1);
  const by =
    one.toll - other.toll ||
    isFar(one) - isFar(other) ||
    one.pool - other.pool ||
    one.way.length - other.way.length;
  return by < 0;
}
