// A touch of the board while one's own action is still being shown counts as soon as that is over.
import { useSignalEffect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Stage } from './stage.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** What is held for reading takes the touch itself: see effects.tsx. */
function isOwnShown({ acting, seat, playing, ply }: Stage): boolean {
  const isOwn = acting.value !== null && acting.value === seat.value && ply.value === null;
  return isOwn && playing.value?.cue.isHeld !== true;
}

/** Another decision of the same seat follows. */
function goesOn({ isSettled, shown, seat }: Stage): boolean {
  return isSettled.value && seat.value !== null && shown.value?.must.includes(seat.value) === true;
}

export function useLateTouch(stage: Stage): void {
  const late = useRef<Point | null>(null);
  useSignalEffect(() => {
    if (isOwnShown(stage)) return;
    const at = late.current;
    late.current = null;
    if (at !== null && goesOn(stage)) requestAnimationFrame(() => touch(at));
  });
  useEffect(() => {
    const touched = ({ target, clientX, clientY }: MouseEvent): void => {
      const isOnBoard = target instanceof Element && target.closest('.waters') !== null;
      if (isOnBoard && target.closest('button') === null && isOwnShown(stage))
        late.current = { x: clientX, y: clientY };
    };
    addEventListener('click', touched);
    return () => removeEventListener('click', touched);
  }, [stage]);
}

function touch({ x, y }: Point): void {
  const there = document.elementFromPoint(x, y);
  if (there?.closest('.waters [data-spot]'))
    there.dispatchEvent(new MouseEvent('click', { bubbles: true, clientX: x, clientY: y }));
}
