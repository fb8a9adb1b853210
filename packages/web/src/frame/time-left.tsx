// Time left in a game against the clock, the same at every table.
import { spokenTime } from '../core/times.ts';
import { words } from '../words/index.ts';

/** Below this it is time to hurry. */
const SHORT = 60_000;

export function TimeLeft({ left }: { left: number }) {
  return (
    <span class={left < SHORT ? 'time-left short' : 'time-left'} role="timer">
      <span class="unseen">{words().table.clock}</span>
      <time data-own>{spokenTime(left)}</time>
    </span>
  );
}
