// Clock times as text.
import { unit } from '@tidetable/board/words/numbers.ts';

const [MINUTE, HOUR, DAY] = [60, 60 * 60, 24 * 60 * 60];

/** `4:05`, `2 h 10 min`, `3 days`. */
export function spokenTime(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds >= DAY) return unit(Math.round(seconds / DAY), 'day');
  if (seconds >= HOUR)
    return `${unit(Math.floor(seconds / HOUR), 'hour')} ${unit(Math.floor((seconds % HOUR) / MINUTE), 'minute')}`;
  return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`;
}
