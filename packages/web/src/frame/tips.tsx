// What a spot on the board is and what can be done with it: shown on hover, focus or long press.
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { boxOf } from './box.ts';
import type { Picking } from './picking.ts';

const HOVER = 600;
const PRESS = 450;
const WIDTH = 240;
/** Room that a tip needs above or below. */
const HEIGHT = 140;

interface Tip {
  readonly thing: Element;
  readonly spot: string;
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly isBelow: boolean;
}

export function Tips({ picking }: { picking: Picking }) {
  const tip = useSignal<Tip | null>(null);
  useEffect(() => watch((found) => (tip.value = found)), []);
  // Its text changes with the board, even while the pointer rests.
  useEffect(() => {
    const was = tip.value;
    if (was === null) return;
    const now = was.thing.isConnected ? tipOf(was.thing) : null;
    if (now?.text !== was.text) tip.value = now;
  });
  if (tip.value === null) return null;
  const { spot, text, x, y, isBelow } = tip.value;
  const doable = picking.at(spot).filter(({ allowed }) => allowed);
  return (
    <div
      class={isBelow ? 'tip below' : 'tip'}
      aria-hidden="true"
      data-own
      style={{ left: `${x}px`, top: `${y}px` }}
    >
      <p>{text}</p>
      {doable.slice(0, 3).map((offer) => (
        <p key={offer.text} class="doable">
          {offer.words}
        </p>
      ))}
    </div>
  );
}

/** Tells what is pointed at after a moment, and when that is over. */
function watch(show: (tip: Tip | null) => void): () => void {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  let hasPressedLong = false;
  let pressed = { x: -1, y: -1 };
  const later = (target: EventTarget | null, delay: number, isPress = false): void => {
    clearTimeout(waiting);
    const found = tipOf(target);
    if (found === null) return show(null);
    waiting = setTimeout(() => {
      hasPressedLong = isPress;
      show(found);
    }, delay);
  };
  const hide = (): void => later(null, 0);
  const listeners: readonly [string, (event: Event) => void][] = [
    [
      'pointerover',
      (event) => {
        const { pointerType, clientX: x, clientY: y, target } = event as PointerEvent;
        // A click redraws the spot under a resting pointer: that is not a new hover.
        const rests = x === pressed.x && y === pressed.y;
        if (pointerType === 'mouse' && !rests) later(target, HOVER);
      },
    ],
    [
      'pointerdown',
      (event) => {
        const { pointerType, clientX: x, clientY: y, target } = event as PointerEvent;
        hasPressedLong = false;
        pressed = { x, y };
        if (pointerType === 'mouse') hide();
        else later(target, PRESS, true);
      },
    ],
    ['pointerup', () => clearTimeout(waiting)],
    ['pointercancel', hide],
    [
      'focusin',
      ({ target }) => (target as Element).matches(':focus-visible') && later(target, HOVER),
    ],
    ['focusout', hide],
    ['keydown', hide],
    [
      'click',
      // A long press only asks; it is no click.
      (event) => {
        if (!hasPressedLong) return hide();
        hasPressedLong = false;
        event.stopPropagation();
        event.preventDefault();
      },
    ],
    [
      'contextmenu',
      (event) => {
        if (hasPressedLong) event.preventDefault();
      },
    ],
  ];
  for (const [name, heard] of listeners) addEventListener(name, heard, true);
  return () => {
    clearTimeout(waiting);
    for (const [name, heard] of listeners) removeEventListener(name, heard, true);
  };
}

function tipOf(target: EventTarget | null): Tip | null {
  const thing = target instanceof Element ? target.closest('.table [data-spot]') : null;
  const text = thing?.getAttribute('aria-label') ?? thing?.getAttribute('data-tip') ?? null;
  if (thing === null || text === null) return null;
  const { left, top, width, height } = boxOf(thing);
  const isBelow = top < HEIGHT;
  const isTall = isBelow && top + height + HEIGHT > document.documentElement.clientHeight;
  const x = Math.min(
    Math.max(left + width / 2, WIDTH / 2 + 8),
    document.documentElement.clientWidth - WIDTH / 2 - 8,
  );
  return {
    thing,
    spot: thing.getAttribute('data-spot') ?? '',
    text,
    x,
    // Over what leaves room neither above nor below.
    y: isTall ? top + 6 : isBelow ? top + height + 6 : top - 6,
    isBelow,
  };
}
