// Numbers, dates and lists as the language of the page writes them.

/** The reader's own kind of that language (British, American) where the browser knows it. */
export function locale(): string {
  if (typeof document === 'undefined') return 'en';
  const { lang } = document.documentElement;
  return navigator.languages.find((one) => one === lang || one.startsWith(`${lang}-`)) ?? lang;
}

export function number(value: number): string {
  return new Intl.NumberFormat(locale()).format(value);
}

export function list(items: readonly string[]): string {
  return new Intl.ListFormat(locale(), { type: 'conjunction' }).format(items);
}

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** How long ago, roughly; a date when it is more than a week. */
export function since(time: number, now = Date.now()): string {
  const past = now - time;
  if (past > 7 * 86_400_000)
    return new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' }).format(time);
  const [unit, length] = UNITS.find(([, length]) => past >= length) ?? UNITS[2];
  const ago = new Intl.RelativeTimeFormat(locale(), { numeric: 'auto' });
  return ago.format(-Math.floor(past / length), unit);
}
