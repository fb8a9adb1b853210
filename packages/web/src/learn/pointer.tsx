// A finger that points at something on the page.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';

export interface Place {
  readonly x: number;
  readonly y: number;
  /** At most 1. */
  readonly scale: number;
}

/** Pieces may still be moving when the coach begins to speak. */
const SETTLING = 350;

/** As in the style sheet. */
const HEIGHT = 32;

const SMALLEST = 0.55;

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

/** On a board the arrow lies in the upper half of its spot, not on the name of the spot above. */
function placeAt(thing: Element): Place {
  const { left, top, width, height } = thing.getBoundingClientRect();
  const x = left + width / 2;
  if (thing.closest('.waters') === null) return { x, y: top, scale: 1 };
  const down = Math.min(HEIGHT, height / 2);
  return { x, y: top + down, scale: Math.max(SMALLEST, down / HEIGHT) };
}

/** Where the first visible match of these selectors is; updated as things move. */
export function usePlace(at: readonly string[], moment: number): Place | null {
  const place = useSignal<Place | null>(null);
  useEffect(() => {
    const find = (): void => {
      const thing = at.flatMap((one) => [...document.querySelectorAll(one)]).find(isInSight);
      place.value = thing === undefined ? null : placeAt(thing);
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

export function Pointer({ x, y, scale }: Place) {
  return (
    <span
      class="pointer"
      style={{ left: `${x}px`, top: `${y}px`, scale: `${scale}` }}
      aria-hidden="true"
    >
      <svg viewBox="0 0 24 30" aria-hidden="true">
        <path d="M12 29L3 17h5V2h8v15h5z" />
      </svg>
    </span>
  );
}
