// The visible part of a chart: its shift in pixels of the frame, and its scale.

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
/** In fractions of the frame. */
const EDGE = 0.06;

/** Zooms while what lies at a point of the frame stays there. */
export function around({ x, y, scale }: Window, at: Point, by: number): Window {
  const next = Math.min(MOST, Math.max(1, scale * by));
  const ratio = next / scale;
  return { x: at.x - (at.x - x) * ratio, y: at.y - (at.y - y) * ratio, scale: next };
}

export function shifted({ x, y, scale }: Window, right: number, down: number): Window {
  return { x: x + right, y: y + down, scale };
}

/** Pinch: one finger rests, the other has moved. */
export function pinched(seen: Window, resting: Point, from: Point, to: Point): Window {
  const was = Math.hypot(from.x - resting.x, from.y - resting.y);
  const is = Math.hypot(to.x - resting.x, to.y - resting.y);
  const middle = { x: (resting.x + from.x) / 2, y: (resting.y + from.y) / 2 };
  const closer = around(seen, middle, was === 0 ? 1 : is / was);
  return shifted(closer, (to.x - from.x) / 2, (to.y - from.y) / 2);
}

/** Where the drawing lies in its frame when all of it is visible; without an aspect ratio it fills the frame. */
function drawn({ width, height }: Frame, aspect: number | undefined) {
  const wide = aspect === undefined ? width : Math.min(width, height * aspect);
  const high = aspect === undefined ? height : wide / aspect;
  return { left: (width - wide) / 2, top: (height - high) / 2, wide, high };
}

/** Width of the drawing when all of it is visible. */
export function widthIn(frame: Frame, aspect: number): number {
  return drawn(frame, aspect).wide;
}

/** The drawing never leaves its frame; a smaller one is centred. */
export function held({ x, y, scale }: Window, frame: Frame, aspect?: number): Window {
  const { left, top, wide, high } = drawn(frame, aspect);
  const within = (at: number, from: number, length: number, room: number): number =>
    length * scale <= room
      ? (room - length * scale) / 2 - from * scale
      : Math.min(0 - from * scale, Math.max(room - (from + length) * scale, at));
  return {
    x: within(x, left, wide, frame.width),
    y: within(y, top, high, frame.height),
    scale,
  };
}

/** Centres a point of the drawing, in fractions of its width and height, keeping the frame filled. */
export function upon(place: Point, frame: Frame, aspect: number, least = 1): Window {
  const { left, top, wide, high } = drawn(frame, aspect);
  const scale = Math.min(MOST, Math.max(least, frame.width / wide, frame.height / high));
  const [x, y] = [left + place.x * wide, top + place.y * high];
  return { x: frame.width / 2 - x * scale, y: frame.height / 2 - y * scale, scale };
}

/** Whether a point of the drawing is visible, and not only at the edge of the frame. */
export function sees({ x, y, scale }: Window, place: Point, frame: Frame, aspect: number): boolean {
  const { left, top, wide, high } = drawn(frame, aspect);
  const across = (x + (left + place.x * wide) * scale) / frame.width;
  const down = (y + (top + place.y * high) * scale) / frame.height;
  return Math.min(across, down, 1 - across, 1 - down) > EDGE;
}
