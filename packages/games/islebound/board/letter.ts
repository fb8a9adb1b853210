// Font size of names on the chart: the smaller the chart, the larger its names in proportion.
import type { RefObject } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';

/** Minimum size in pixels. */
const LEAST = 11.4;

/** In units of the chart: the usual size, and the largest that fits between neighbours. */
export const USUAL = 24.4;
const MOST = 40;

/** Below this many pixels per unit, towns are drawn in fewer, larger signs. */
const SMALL = 0.5;

/** Whether this font size belongs to a small chart. */
export const isSmall = (letter: number): boolean => letter > USUAL;

function letterAt(scale: number): number {
  if (scale <= 0 || scale >= SMALL) return USUAL;
  return Math.min(MOST, Math.max(USUAL + 0.1, Math.round((10 * LEAST) / scale) / 10));
}

/** The font size in units, for a chart of this width and height in units. */
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
      // A hidden chart has no size, and keeps its font size.
      if (clientWidth > 0) setLetter(letterAt(Math.min(clientWidth / wide, clientHeight / high)));
    };
    const watch = new ResizeObserver(measure);
    watch.observe(drawn);
    measure();
    return () => watch.disconnect();
  }, [wide, high]);
  return { sheet, letter };
}
