// Walking over a board with the arrow keys, from thing to thing, whatever the game.
import { useEffect } from 'preact/hooks';
import { boxOf, middleOf } from './box.ts';
import { isTyping } from './keys.ts';
import { nearest, type Point } from './nearest.ts';

const WAYS: Readonly<Record<string, Point>> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

type Thing = HTMLElement | SVGElement;

const things = (): Thing[] => [...document.querySelectorAll<Thing>('.sea [data-spot][tabindex]')];

const placeOf = (thing: Thing): Point => middleOf(boxOf(thing));

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
      : all[nearest(placeOf(here), way, all.map(placeOf))];
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
