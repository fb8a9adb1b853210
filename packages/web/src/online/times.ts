// Time as people read it, in the language of the page.
import { locale } from '../words/numbers.ts';

const [MINUTE, HOUR, DAY] = [60, 60 * 60, 24 * 60 * 60];

/** What is left on a clock: `4:05`, `2 h 10 min`, `3 days`. */
export function spokenTime(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds >= DAY) return unit(Math.round(seconds / DAY), 'day');
  if (seconds >= HOUR)
    return `${unit(Math.floor(seconds / HOUR), 'hour')} ${unit(Math.floor((seconds % HOUR) / MINUTE), 'minute')}`;
  return `${Math.floor(seconds / MINUTE)}:${String(seconds % MINUTE).padStart(2, '0')}`;
}

export function unit(count: number, name: 'day' | 'hour' | 'minute' | 'second'): string {
  return new Intl.NumberFormat(locale(), {
    style: 'unit',
    unit: name,
    unitDisplay: name === 'day' ? 'long' : 'short',
  }).format(count);
}

export function dayOf(moment: number): string {
  return new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' }).format(moment);
}

export function percent(part: number): string {
  return new Intl.NumberFormat(locale(), { style: 'percent' }).format(part);
}

export function decimal(value: number): string {
  return new Intl.NumberFormat(locale(), { maximumFractionDigits: 1 }).format(value);
}
