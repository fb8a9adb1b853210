// A small panel beside the thing it is about: inside the window, and not over that thing if there is room.
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { type Box, boxOf, boxOfSpot } from './box.ts';

/** Gap in pixels between the panel, the thing and the window's edge. */
const GAP = 8;

interface Props {
  readonly class: string;
  /** A spot on the board, or any element. */
  readonly of: string | Element;
  readonly role?: 'alert' | 'group';
  readonly label?: string;
  readonly children: ComponentChildren;
}

export function Beside({ class: name, of, role, label, children }: Props) {
  const panel = useRef<HTMLElement>(null);
  const place = (): void => {
    const box = typeof of === 'string' ? boxOfSpot(of) : boxOf(of);
    const { current } = panel;
    if (current === null) return;
    const { left, top } = placeBeside(box, current.getBoundingClientRect(), {
      width: innerWidth,
      height: innerHeight,
    });
    Object.assign(current.style, { left: `${left}px`, top: `${top}px` });
  };
  useLayoutEffect(place);
  useEffect(() => {
    // Wait for the board to be laid out.
    const replace = (): number => requestAnimationFrame(() => requestAnimationFrame(place));
    addEventListener('resize', replace);
    return () => removeEventListener('resize', replace);
  });
  return (
    <section ref={panel} class={`beside-thing ${name}`} role={role} aria-label={label}>
      {children}
    </section>
  );
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Right if it fits, else left, below, above; without a thing or without room, as near as the window allows. */
export function placeBeside(
  thing: Box | null,
  panel: Size,
  page: Size,
): { readonly left: number; readonly top: number } {
  const within = (at: number, size: number, all: number): number =>
    Math.max(GAP, Math.min(at, all - size - GAP));
  if (thing === null)
    return {
      left: within((page.width - panel.width) / 2, panel.width, page.width),
      top: within((page.height - panel.height) / 2, panel.height, page.height),
    };
  const across = within(thing.left + (thing.width - panel.width) / 2, panel.width, page.width);
  const along = within(thing.top + (thing.height - panel.height) / 2, panel.height, page.height);
  const [right, bottom] = [thing.left + thing.width, thing.top + thing.height];
  if (right + panel.width + 2 * GAP <= page.width) return { left: right + GAP, top: along };
  if (thing.left - panel.width - 2 * GAP >= 0)
    return { left: thing.left - panel.width - GAP, top: along };
  if (bottom + panel.height + 2 * GAP <= page.height) return { left: across, top: bottom + GAP };
  if (thing.top - panel.height - 2 * GAP >= 0)
    return { left: across, top: thing.top - panel.height - GAP };
  return { left: across, top: along };
}
