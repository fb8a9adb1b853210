// Words and numbers as HTML.
import { capital } from '@tidetable/engine';

export function escaped(text: string): string {
  const signs: Readonly<Record<string, string>> = {
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
  };
  return text.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);
}

/** `shore-up` as `Shore up`. */
export function title(word: string): string {
  return capital(word.replaceAll('-', ' '));
}

export function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

/** Three figures that matter. */
export function number(value: number): string {
  if (Number.isInteger(value)) return value.toLocaleString('en');
  if (Math.abs(value) < 0.005) return '< 0.01';
  return value.toFixed(Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2);
}

/** A place on an axis from 0 to 1. */
export function at(part: number): string {
  return `${(100 * Math.max(0, Math.min(1, part))).toFixed(2)}%`;
}
