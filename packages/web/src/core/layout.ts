// The layout of a table, chosen by the window's height as well as its width.
import { signal } from '@preact/signals';

/**
 * `desk`: columns on both sides of the board. `side`: a phone on its side or a page at 200 %, one column beside the board.
 * `tablet` and `upright`: the board above, everything else below it.
 */
type Layout = 'desk' | 'side' | 'tablet' | 'upright';

export function layoutFor(width: number, height: number): Layout {
  if (height >= width) return width < 700 ? 'upright' : 'tablet';
  return width < 1000 || height < 500 ? 'side' : 'desk';
}

export const layout = signal<Layout>('desk');

/** Style sheets read `data-layout` on the root element. */
export function followWindow(): void {
  const setLayout = (): void => {
    layout.value = layoutFor(innerWidth, innerHeight);
    document.documentElement.dataset.layout = layout.value;
  };
  setLayout();
  addEventListener('resize', setLayout);
}
