// Focus is never lost: when the focused element disappears, something sensible near it takes over.
import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

/** Watches the whole table; falls back to the list of actions. */
export function useKeptFocus(list: RefObject<HTMLElement | null>): void {
  const last = useRef<{ readonly element: Element; readonly spot: string | null } | null>(null);
  useEffect(() => {
    const focused = ({ target }: FocusEvent): void => {
      if (!(target instanceof Element) || target.closest('.table') === null) last.current = null;
      else last.current = { element: target, spot: target.getAttribute('data-spot') };
    };
    document.addEventListener('focusin', focused);
    return () => document.removeEventListener('focusin', focused);
  }, []);
  useLayoutEffect(() => {
    const was = last.current;
    if (was === null || was.element.isConnected || document.activeElement !== document.body) return;
    (sameSpot(was.spot) ?? list.current?.querySelector<HTMLElement>('.actions'))?.focus({
      preventScroll: true,
    });
  });
}

function sameSpot(spot: string | null): HTMLElement | SVGElement | null {
  return spot === null
    ? null
    : document.querySelector<HTMLElement>(`.table [data-spot="${CSS.escape(spot)}"]`);
}
