// How large names are written on the chart: the smaller it is drawn, the larger they are beside the islands.
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/** In pixels of the screen; no name is written smaller. */
const LEAST = 11.4;

/** In units of the chart: as names are written where there is room, and the largest that fits between neighbours. */
export const USUAL = 24.4;
const MOST = 40;

/** Below this many pixels for a unit the towns are drawn in fewer, larger signs. */
const SMALL = 0.5;

/** Whether so large a name means a small chart. */
export const isSmall = (letter: number): boolean => letter > USUAL;

function letterAt(scale: number): number {
  if (scale <= 0 || scale >= SMALL) return USUAL;
  return Math.min(MOST, Math.max(USUAL + 0.1, Math.round((10 * LEAST) / scale) / 10));
}

/** The size of a name, in units of a chart that is so many units wide and high. */
export function useLetter(
  wide: number,
  high: number,
): { readonly sheet: RefObject<SVGSVGElement | null>; readonly letter: number } {
  const sheet = useRef<SVGSVGElement>(null);
  const [letter, setLetter] = useState(USUAL);
  useLayoutEffect(() => {
    const drawn = sheet.current;
    if (drawn === null) return;
    const measure = (): void => {
      const { clientWidth, clientHeight } = drawn;
      // A chart that is put away has no size, and keeps its letters.
      if (clientWidth > 0) setLetter(letterAt(Math.min(clientWidth / wide, clientHeight / high)));
    };
    const watch = new ResizeObserver(measure);
    watch.observe(drawn);
    measure();
    return () => watch.disconnect();
  }, [wide, high]);
  return { sheet, letter };
}
