// Which part of a chart is seen: how far it is shifted, in pixels of its frame, and how large it is.

export interface Window {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Frame {
  readonly width: number;
  readonly height: number;
}

export const WHOLE: Window = { x: 0, y: 0, scale: 1 };
export const MOST = 8;

/** Larger or smaller, while what lies at a point of the frame stays there. */
export function around({ x, y, scale }: Window, at: Point, by: number): Window {
  const next = Math.min(MOST, Math.max(1, scale * by));
  const ratio = next / scale;
  return { x: at.x - (at.x - x) * ratio, y: at.y - (at.y - y) * ratio, scale: next };
}

export function shifted({ x, y, scale }: Window, right: number, down: number): Window {
  return { x: x + right, y: y + down, scale };
}

/** One finger rests, the other has moved. */
export function pinched(seen: Window, resting: Point, from: Point, to: Point): Window {
  const was = Math.hypot(from.x - resting.x, from.y - resting.y);
  const is = Math.hypot(to.x - resting.x, to.y - resting.y);
  const middle = { x: (resting.x + from.x) / 2, y: (resting.y + from.y) / 2 };
  const closer = around(seen, middle, was === 0 ? 1 : is / was);
  return shifted(closer, (to.x - from.x) / 2, (to.y - from.y) / 2);
}

/** The chart never leaves its frame. */
export function held({ x, y, scale }: Window, { width, height }: Frame): Window {
  const within = (at: number, length: number): number =>
    Math.min(0, Math.max(length * (1 - scale), at));
  return { x: within(x, width), y: within(y, height), scale };
}
