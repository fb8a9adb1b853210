// A finger that points at something on the page.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Pieces may still be on their way when the coach begins to speak. */
const SETTLING = 350;

/** Where the first of these selectors is found that is there; things move when something has happened. */
export function usePlace(at: readonly string[], moment: number): Place | null {
  const place = useSignal<Place | null>(null);
  useEffect(() => {
    const find = (): void => {
      const thing = at.map((one) => document.querySelector(one)).find((found) => found !== null);
      const box = thing?.getBoundingClientRect();
      place.value = box === undefined ? null : { x: box.left + box.width / 2, y: box.top };
    };
    find();
    const timer = setTimeout(find, SETTLING);
    addEventListener('resize', find);
    return () => {
      clearTimeout(timer);
      removeEventListener('resize', find);
    };
  }, [at.join(), moment]);
  return place.value;
}

export function Pointer({ x, y }: Place) {
  return (
    <span class="pointer" style={{ left: `${x}px`, top: `${y}px` }} aria-hidden="true">
      <svg viewBox="0 0 24 30" aria-hidden="true">
        <path d="M12 29L3 17h5V2h8v15h5z" />
      </svg>
    </span>
  );
}
