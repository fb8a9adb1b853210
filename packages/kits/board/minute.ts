// The current minute, for "… ago" texts on the page.
import { signal } from '@preact/signals';

const STEP = 15_000;

let timer: ReturnType<typeof setInterval> | undefined;

export const thisMinute = signal(Date.now(), {
  watched() {
    lookAtTheClock();
    timer = setInterval(lookAtTheClock, STEP);
  },
  unwatched() {
    clearInterval(timer);
  },
});

/** Also when something has just happened, so that nothing seems to lie in the future. */
export function lookAtTheClock(): void {
  thisMinute.value = Date.now();
}
