// Numbers, times and lists in the language of the page.

import { sharedWords } from './index.ts';

/** The reader's own variant (British, American) where the browser knows it. */
function locale(): string {
  if (typeof document === 'undefined') return 'en';
  const { lang } = document.documentElement;
  return navigator.languages.find((one) => one === lang || one.startsWith(`${lang}-`)) ?? lang;
}

/** Cached by language: creating a formatter costs more than a hundred uses. */
function kept<F>(make: (locale: string) => F): () => F {
  const made = new Map<string, F>();
  return () => {
    const lang = typeof document === 'undefined' ? '' : document.documentElement.lang;
    const known = made.get(lang) ?? make(locale());
    made.set(lang, known);
    return known;
  };
}

const numbers = kept((locale) => new Intl.NumberFormat(locale));
const parts = kept((locale) => new Intl.NumberFormat(locale, { style: 'percent' }));
const tenths = kept((locale) => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }));
const allTenths = kept(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
);
const days = kept((locale) => new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }));
const lists = kept((locale) => new Intl.ListFormat(locale, { type: 'conjunction' }));

export function plural(count: number, one: string, many = `${one}s`): string {
  return `${numbers().format(count)} ${count === 1 ? one : many}`;
}

export function list(items: readonly string[]): string {
  return lists().format(items);
}

export function percent(part: number): string {
  return parts().format(part);
}

export function decimal(value: number): string {
  return tenths().format(value);
}

/** For columns of numbers. */
export function inColumn(value: number): string {
  return allTenths().format(value);
}

export function unit(count: number, name: 'day' | 'hour' | 'minute' | 'second'): string {
  return new Intl.NumberFormat(locale(), {
    style: 'unit',
    unit: name,
    unitDisplay: name === 'day' ? 'long' : 'short',
  }).format(count);
}

export function dayOf(moment: number): string {
  return days().format(moment);
}

/** To the minute. */
export function momentOf(moment: number): string {
  const style = { dateStyle: 'medium', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat(locale(), style).format(moment);
}

const MINUTE = 60_000;

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', MINUTE],
] as const;

/** A duration to the minute; empty for less than one. */
export function lasting(time: number): string {
  const [name, length] = UNITS.find(([, length]) => time >= length) ?? UNITS[2];
  return time < length ? '' : unit(Math.floor(time / length), name);
}

/** How long ago, roughly; a date after more than a week. */
export function since(time: number, now = Date.now()): string {
  const past = now - time;
  if (past < MINUTE) return sharedWords().justNow;
  if (past > 7 * 86_400_000) return dayOf(time);
  const [unit, length] = UNITS.find(([, length]) => past >= length) ?? UNITS[2];
  const ago = new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' });
  return ago.format(-Math.floor(past / length), unit);
}
