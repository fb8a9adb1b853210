// Time as people read it, in the language of the page.

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
  return new Intl.NumberFormat(language(), {
    style: 'unit',
    unit: name,
    unitDisplay: name === 'day' ? 'long' : 'short',
  }).format(count);
}

/** As in `3 hours ago`. */
export function ago(moment: number): string {
  const seconds = Math.round((moment - Date.now()) / 1000);
  const format = new Intl.RelativeTimeFormat(language(), { numeric: 'auto' });
  const size = Math.abs(seconds);
  if (size < MINUTE) return format.format(0, 'minute');
  if (size < HOUR) return format.format(Math.round(seconds / MINUTE), 'minute');
  if (size < DAY) return format.format(Math.round(seconds / HOUR), 'hour');
  return format.format(Math.round(seconds / DAY), 'day');
}

export function dayOf(moment: number): string {
  return new Intl.DateTimeFormat(language(), { dateStyle: 'medium' }).format(moment);
}

export function percent(part: number): string {
  return new Intl.NumberFormat(language(), { style: 'percent' }).format(part);
}

export function decimal(value: number): string {
  return new Intl.NumberFormat(language(), { maximumFractionDigits: 1 }).format(value);
}

function language(): string {
  return document.documentElement.lang || 'en';
}
