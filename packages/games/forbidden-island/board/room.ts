// The size of an element, observed.
import { type ReadonlySignal, useSignal } from '@preact/signals';
import type { RefObject } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import type { Size } from './plan.ts';

export function useRoom(element: RefObject<HTMLElement | null>): ReadonlySignal<Size | null> {
  const room = useSignal<Size | null>(null);
  useLayoutEffect(() => {
    const box = element.current;
    if (box === null) return;
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = box;
      if (width > 0 && height > 0) room.value = { width, height };
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(box);
    return () => observer.disconnect();
  }, []);
  return room;
}
