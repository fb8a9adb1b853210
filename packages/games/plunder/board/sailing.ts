// A course of several squares: each step is played when the rules offer it; the course ends when they do not.

import type { BoardProps } from '@tidetable/board/board.ts';
import { itemAt } from '@tidetable/engine';
import { useCallback, useEffect, useRef } from 'preact/hooks';
import { chart as chartOf, isBeside, NONE, type Square, shipOf, type View } from '../public.ts';
import type { Course } from './reach.ts';

export function useCourse(props: BoardProps<View>): (course: Course) => void {
  const now = useRef(props);
  now.current = props;
  const under = useRef<Course | null>(null);
  const asked = useRef<Square | null>(null);
  const goOn = (): void => {
    const { view, seat, spot: stateOf, pick } = now.current;
    const next = nextOf(under.current, view);
    if (next === null || seat === null || view.turn.seat !== seat) {
      under.current = null;
      asked.current = null;
      return;
    }
    if (view.agenda.at(-1)?.step !== 'command' || asked.current === next.square) return;
    const spot = stepSpot(next.ship, itemAt(chartOf(view).names, next.square));
    if (stateOf(spot).kind !== 'open') return;
    asked.current = next.square;
    pick(spot);
  };
  useEffect(goOn);
  return useCallback((course) => {
    under.current = course;
    asked.current = null;
    goOn();
  }, []);
}

/** The one step of one ship to one square. */
export function stepSpot(ship: number, to: string): string {
  return `step:${ship}:${to}`;
}

/** The square after the ship's current one; null at the end of the course, or off it. */
function nextOf(
  course: Course | null,
  view: View,
): { readonly ship: number; readonly square: Square } | null {
  if (course === null) return null;
  const ship = shipOf(view, course.ship);
  if (ship === undefined) return null;
  const at = course.way.indexOf(ship.square);
  const square = course.way[at + 1];
  const isOnCourse = at >= 0 || isBeside(chartOf(view), ship.square, course.way[0] ?? NONE);
  return square === undefined || !isOnCourse ? null : { ship: course.ship, square };
}
