// Walking over a board with the arrow keys, from thing to thing, whatever the game.
import { useEffect } from 'preact/hooks';
import { isTyping } from './keys.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

const WAYS: Readonly<Record<string, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** The nearest of these in that direction, those straight ahead first; -1 if there is none. */
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

type Thing = HTMLElement | SVGElement;

const things = (): Thing[] => [...document.querySelectorAll<Thing>('.sea [data-spot][tabindex]')];

function middleOf(thing: Thing): Point {
  const { left, top, width, height } = thing.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

/** Of all things on the board one can be reached with Tab: where the walk goes on. */
function stand(there: Thing | undefined): void {
  for (const thing of things()) thing.setAttribute('tabindex', thing === there ? '0' : '-1');
}

function step(way: Point): boolean {
  const all = things();
  const here = all.find((thing) => thing === document.activeElement);
  const to =
    here === undefined
      ? all.find((thing) => thing.getAttribute('tabindex') === '0')
      : all[nearest(middleOf(here), way, all.map(middleOf))];
  if (to === undefined) return here !== undefined;
  to.focus({ preventScroll: true });
  return true;
}

export function useWalk(): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const way = WAYS[event.key];
      if (way === undefined || event.defaultPrevented || isTyping(event)) return;
      if (step(way)) event.preventDefault();
    };
    const focused = ({ target }: FocusEvent): void => {
      if (target instanceof Element && target.matches('.sea [data-spot]')) stand(target as Thing);
    };
    addEventListener('keydown', pressed);
    addEventListener('focusin', focused);
    return () => {
      removeEventListener('keydown', pressed);
      removeEventListener('focusin', focused);
    };
  }, []);
  useEffect(() => {
    const all = things();
    if (all.some((thing) => thing.getAttribute('tabindex') === '0')) return;
    stand(all.find((thing) => thing.classList.contains('open')) ?? all[0]);
  });
}
