// Zooming: what is under the pointer stays there, and the chart stays in its frame.

import { around, held, MOST, pinched, sees, upon, WHOLE } from '@tidetable/board/zoom-window.ts';
import { expect, it } from 'vitest';

const FRAME = { width: 390, height: 500 };

/** Where a point of the whole chart is visible. */
const seen = ({ x, y, scale }: typeof WHOLE, at: { x: number; y: number }) => ({
  x: x + at.x * scale,
  y: y + at.y * scale,
});

it('keeps what the pointer is on beneath it', () => {
  const at = { x: 100, y: 50 };
  const closer = around(WHOLE, at, 2);
  expect(seen(closer, at)).toEqual(at);
  expect(closer.scale).toBe(2);
});

it('never comes closer than is useful, nor goes farther than the whole', () => {
  expect(around(WHOLE, { x: 0, y: 0 }, 100).scale).toBe(MOST);
  expect(around(WHOLE, { x: 0, y: 0 }, 0.1).scale).toBe(1);
});

it('holds the chart in its frame, and in the middle where it is smaller', () => {
  expect(held({ x: 999, y: 999, scale: 2 }, FRAME)).toEqual({ x: 0, y: 0, scale: 2 });
  expect(held({ x: -999, y: 0, scale: 2 }, FRAME).x).toBe(-390);
  expect(held({ x: 5, y: 5, scale: 1 }, FRAME, 1.5)).toEqual({ x: 0, y: 0, scale: 1 });
  const { y } = held({ x: 0, y: 77, scale: 1.5 }, FRAME, 1.5);
  expect(y + 250 * 1.5).toBeCloseTo(250);
});

it('goes where one’s own things are, and fills the frame', () => {
  const home = held(upon({ x: 0.5, y: 0.5 }, FRAME, 1.5), FRAME, 1.5);
  expect(home.scale).toBeCloseTo(500 / 260);
  expect(seen(home, { x: 195, y: 250 }).x).toBeCloseTo(195);
});

it('knows what is in sight', () => {
  const corner = { x: 0.02, y: 0.5 };
  expect(sees(WHOLE, { x: 0.5, y: 0.5 }, FRAME, 1.5)).toBe(true);
  expect(sees(WHOLE, corner, FRAME, 1.5)).toBe(false);
  const far = held(upon({ x: 1, y: 0.5 }, FRAME, 1.5), FRAME, 1.5);
  expect(sees(far, { x: 0.2, y: 0.5 }, FRAME, 1.5)).toBe(false);
  expect(sees(far, { x: 0.8, y: 0.5 }, FRAME, 1.5)).toBe(true);
});

it('follows two fingers', () => {
  const { scale } = pinched(WHOLE, { x: 0, y: 0 }, { x: 100, y: 0 }, { x: 200, y: 0 });
  expect(scale).toBe(2);
});
