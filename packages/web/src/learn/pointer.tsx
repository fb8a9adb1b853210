// A finger that points at something on the page.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

export interface Place {
  readonly x: number;
  readonly y: number;
}

/** Pieces may still be moving when the coach begins to speak. */
const SETTLING = 350;

/** How far below the spot's upper edge the tip is, so that the arrow lies on that spot and not on the one above. */
const REACH = 26;

/** A zoomed chart can have spots outside its window. */
function isInSight(thing: Element): boolean {
  const chart = thing.closest('.waters')?.getBoundingClientRect();
  const box = thing.getBoundingClientRect();
  return (
    chart === undefined ||
    (box.left >= chart.left &&
      box.right <= chart.right &&
      box.top >= chart.top &&
      box.bottom <= chart.bottom)
  );
}

function tipAt(thing: Element): Place {
  const { left, top, width, height } = thing.getBoundingClientRect();
  const down = thing.closest('.waters') === null ? 0 : Math.min(REACH, height * 0.45);
  return { x: left + width / 2, y: top + down };
}

/** Where the first visible match of these selectors is; updated as things move. */
export function usePlace(at: readonly string[], moment: number): Place | null {
  const place = useSignal<Place | null>(null);
  useEffect(() => {
    const find = (): void => {
      const thing = at.flatMap((one) => [...document.querySelectorAll(one)]).find(isInSight);
      place.value = thing === undefined ? null : tipAt(thing);
    };
    find();
    let timer = setTimeout(find, SETTLING);
    const findAgain = (): void => {
      clearTimeout(timer);
      timer = setTimeout(find, SETTLING);
    };
    addEventListener('resize', findAgain);
    return () => {
      clearTimeout(timer);
      removeEventListener('resize', findAgain);
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
