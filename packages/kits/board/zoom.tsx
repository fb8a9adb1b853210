// A zoomable chart: wheel, pinch, drag, the keys + - 0, and buttons.
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useKeys } from './keys.ts';
import { Icon } from './look/icon.tsx';
import { sharedWords } from './words/index.ts';
import {
  around,
  type Frame,
  held,
  MOST,
  type Point,
  pinched,
  sees,
  shifted,
  upon,
  WHOLE,
  type Window,
  widthIn,
} from './zoom-window.ts';
import './zoom.css';

/** A drag shorter than this, in pixels, is a touch. */
const SLIP = 6;
const STEP = 1.5;
/** A finger cannot hit what is this many times too small: the first touch zooms in. */
const TINY = 1.4;
/** Milliseconds after the last wheel event before the chart is redrawn. */
const SETTLED = 160;

/** Minimum zoom on one's own things, and the screen width below which it applies from the start. */
const CLOSE = 1.8;
const NARROW = 600;

interface Props {
  /** The drawing; all of it fits the frame at scale 1. */
  readonly children: ComponentChildren;
  /** Width divided by height. */
  readonly aspect: number;
  /** Where one's own things are, in fractions of its width and height. */
  readonly home?: Point | null;
  /** Where there is something to decide, if in few places; a narrow screen shows it. */
  readonly matter?: Point | null;
  /** The width in pixels at which everything on it can be touched; a narrow screen starts with that. */
  readonly touchable?: number;
  /** Called with the width of the whole drawing in pixels, whenever that changes. */
  grown?(width: number): void;
  /** Things on the frame, not on the chart. */
  readonly over?: ComponentChildren;
}

const MIDDLE: Point = { x: 0.5, y: 0.5 };
const UNMOVED: Point = { x: 0, y: 0 };

export function Zoom(props: Props) {
  const { children, aspect, home = null, matter = null, touchable = 0, grown, over } = props;
  const frame = useRef<HTMLDivElement>(null);
  const [seen, see] = useState<Window>(WHOLE);
  const now = useRef(seen);
  now.current = seen;
  const change = (next: (seen: Window, frame: Frame) => Window): void => {
    const size = frame.current?.getBoundingClientRect();
    if (size !== undefined) see((was) => held(next(was, size), size, aspect));
  };
  const closer = (by: number, at?: Point): void =>
    change((was, size) => around(was, at ?? { x: size.width / 2, y: size.height / 2 }, by));
  const leastIn = (size: Frame): number => touchable / widthIn(size, aspect);
  const near = (place: Point, size: Frame, least = 1): Window => {
    const { x, y } = isNarrow() ? besideSheet(frame.current) : UNMOVED;
    return shifted(upon(place, size, aspect, Math.max(least, leastIn(size))), x, y);
  };
  const goHome = (least: number): void =>
    change((was, size) => (home === null ? was : near(home, size, least)));
  const isNarrow = (): boolean => (frame.current?.clientWidth ?? NARROW) < NARROW;
  useLayoutEffect(() => {
    if (!isNarrow()) return;
    if (home !== null) goHome(1);
    else if (touchable > 0) change((_was, size) => near(MIDDLE, size));
  }, [home === null]);
  const shownMatter = useRef('');
  useLayoutEffect(() => {
    const { x, y } = besideSheet(frame.current);
    const isCovered = x !== 0 || y !== 0;
    const key = `${matter?.x} ${matter?.y} ${Math.sign(x)} ${Math.sign(y)}`;
    if (key === shownMatter.current) return;
    shownMatter.current = key;
    if (matter === null || !isNarrow()) return;
    change((was, size) => {
      const isNear = !isCovered && home !== null && sees(was, matter, size, aspect);
      return isNear ? was : near(matter, size);
    });
  });
  const telling = useRef<(() => void) | null>(null);
  telling.current = () => {
    const size = frame.current;
    if (size !== null)
      grown?.(widthIn({ width: size.clientWidth, height: size.clientHeight }, aspect) * seen.scale);
  };
  useLayoutEffect(() => telling.current?.(), [seen.scale, aspect]);
  useLayoutEffect(() => {
    const sheet = frame.current;
    if (sheet === null) return;
    const watch = new ResizeObserver(() => {
      change((was) => was);
      telling.current?.();
    });
    watch.observe(sheet);
    return () => watch.disconnect();
  }, []);
  useKeys({
    '+': () => closer(STEP),
    '=': () => closer(STEP),
    '-': () => closer(1 / STEP),
    '0': () => see(WHOLE),
  });
  useGestures(frame, now, change, closer, (at) => {
    const size = frame.current?.getBoundingClientRect();
    const by = size === undefined ? 1 : leastIn(size) / now.current.scale;
    if (!isNarrow() || by < TINY) return false;
    closer(by, at);
    return true;
  });
  useFocusInSight(frame, change);
  const { x, y, scale } = seen;
  const say = sharedWords().zoom;
  return (
    <>
      <div class="zoom" ref={frame}>
        <div class="zoom-sheet" style={{ transform: `translate(${x}px, ${y}px) scale(${scale})` }}>
          {children}
        </div>
        <div class="zoom-veil" />
        {over}
      </div>
      <div class="zoom-buttons">
        <button
          type="button"
          class="step"
          aria-label={say.closer}
          disabled={scale >= MOST}
          onClick={() => closer(STEP)}
        >
          +
        </button>
        <button
          type="button"
          class="step"
          aria-label={say.farther}
          disabled={scale <= 1}
          onClick={() => closer(1 / STEP)}
        >
          −
        </button>
        <button
          type="button"
          aria-label={say.whole}
          disabled={scale <= 1}
          onClick={() => see(WHOLE)}
        >
          ⤢
        </button>
        {home !== null && (
          <button type="button" aria-label={say.home} onClick={() => goHome(CLOSE)}>
            <Icon name="anchor" />
          </button>
        )}
      </div>
    </>
  );
}

/** The part that a sheet leaves free must be at least this long, in pixels, to count. */
const ENOUGH = 60;

/** Distance from the centre of the frame to the centre of the part that a sheet leaves free. */
function besideSheet(frame: HTMLElement | null): Point {
  const sheet = frame?.querySelector('.matter:not(.market), .theatre > *');
  if (!frame || !sheet) return UNMOVED;
  const { left, top, bottom, width, height } = frame.getBoundingClientRect();
  const covered = sheet.getBoundingClientRect();
  const above = Math.min(height, covered.top - top);
  const below = Math.min(height, bottom - covered.bottom);
  const before = Math.min(width, covered.left - left);
  if (Math.max(above, below) >= ENOUGH)
    return { x: 0, y: above > below ? (above - height) / 2 : (height - below) / 2 };
  return before >= ENOUGH ? { x: (before - width) / 2, y: 0 } : UNMOVED;
}

type Change = (next: (seen: Window, frame: Frame) => Window) => void;

/** One finger drags, two pinch, the wheel zooms; a drag does not end in a touch. */
function useGestures(
  frame: { readonly current: HTMLDivElement | null },
  now: { readonly current: Window },
  change: Change,
  closer: (by: number, at: Point) => void,
  magnifies: (at: Point) => boolean,
): void {
  const magnify = useRef(magnifies);
  magnify.current = magnifies;
  useEffect(() => {
    const sheet = frame.current;
    if (sheet === null) return;
    const fingers = new Map<number, Point>();
    let travelled = 0;
    const at = ({ clientX, clientY }: MouseEvent): Point => {
      const { left, top } = sheet.getBoundingClientRect();
      return { x: clientX - left, y: clientY - top };
    };
    let settling: ReturnType<typeof setTimeout> | undefined;
    const wheeled = (event: WheelEvent): void => {
      event.preventDefault();
      sheet.classList.add('wheeled');
      clearTimeout(settling);
      settling = setTimeout(() => sheet.classList.remove('wheeled'), SETTLED);
      closer(1.0015 ** -event.deltaY, at(event));
    };
    const down = (event: PointerEvent): void => {
      if ((event.target as Element).closest('button, dialog, .over-chart') !== null) return;
      if (fingers.size === 0) travelled = 0;
      fingers.set(event.pointerId, at(event));
    };
    const moved = (event: PointerEvent): void => {
      const was = fingers.get(event.pointerId);
      if (was === undefined) return;
      const here = at(event);
      travelled += Math.hypot(here.x - was.x, here.y - was.y);
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      fingers.set(event.pointerId, here);
      if (travelled < SLIP) return;
      sheet.classList.add('dragged');
      if (other !== undefined) change((seen) => pinched(seen, other, was, here));
      else if (now.current.scale > 1)
        change((seen) => shifted(seen, here.x - was.x, here.y - was.y));
    };
    const up = (event: PointerEvent): void => {
      fingers.delete(event.pointerId);
      if (fingers.size === 0) sheet.classList.remove('dragged');
    };
    const clicked = (event: MouseEvent): void => {
      if (event.detail === 0) return;
      const isOnChart = (event.target as Element).closest('.zoom-sheet') !== null;
      const isTouch = event instanceof PointerEvent && event.pointerType === 'touch';
      const isDrag = travelled >= SLIP;
      travelled = 0;
      if (isDrag || (isTouch && isOnChart && magnify.current(at(event)))) event.stopPropagation();
    };
    sheet.addEventListener('wheel', wheeled, { passive: false });
    sheet.addEventListener('pointerdown', down);
    addEventListener('pointermove', moved);
    addEventListener('pointerup', up);
    addEventListener('pointercancel', up);
    sheet.addEventListener('click', clicked, { capture: true });
    return () => {
      clearTimeout(settling);
      sheet.removeEventListener('wheel', wheeled);
      sheet.removeEventListener('pointerdown', down);
      removeEventListener('pointermove', moved);
      removeEventListener('pointerup', up);
      removeEventListener('pointercancel', up);
      sheet.removeEventListener('click', clicked, { capture: true });
    };
  }, []);
}

/** Keeps the focus visible when it moves by keys. */
function useFocusInSight(frame: { readonly current: HTMLDivElement | null }, change: Change): void {
  useEffect(() => {
    const sheet = frame.current;
    const focused = ({ target }: FocusEvent): void => {
      if (sheet === null || !(target instanceof SVGElement)) return;
      if (!target.matches(':focus-visible')) return;
      const box = target.getBoundingClientRect();
      const { left, top, width, height } = sheet.getBoundingClientRect();
      const x = outside(box.left - left, box.right - left, width);
      const y = outside(box.top - top, box.bottom - top, height);
      if (x !== 0 || y !== 0) change((seen) => shifted(seen, x, y));
      sheet.scrollTo(0, 0);
    };
    sheet?.addEventListener('focusin', focused);
    return () => sheet?.removeEventListener('focusin', focused);
  }, []);
}

/** How far something must move to lie within a length. */
function outside(from: number, to: number, length: number): number {
  const margin = Math.min(40, length / 8);
  if (from < margin) return margin - from;
  return to > length - margin ? length - margin - to : 0;
}
