// The current minute, for "… ago" texts on the page.
import { signal } from '@preact/signals';

const STEP = 15_000;

let timer: ReturnType<typeof setInterval> | undefined;

export const thisMinute = signal(Date.now(), {
  watched() {
    updateMinute();
    timer = setInterval(updateMinute, STEP);
  },
  unwatched() {
    clearInterval(timer);
  },
});

/** Also when something has just happened, so that nothing seems to lie in the future. */
export function updateMinute(): void {
  thisMinute.value = Date.now();
}
