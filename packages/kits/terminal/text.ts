// Lines of text: their width and layout.
import { unpainted } from './ink.ts';

export function widthOf(text: string): number {
  return unpainted(text).length;
}

export function padded(text: string, width: number): string {
  return text + ' '.repeat(Math.max(0, width - widthOf(text)));
}

/** Unpainted text, cut with a full stop where it is too long. */
export function shortened(text: string, width: number): string {
  return text.length <= width ? text : `${text.slice(0, Math.max(0, width - 1))}.`;
}

/** Puts items in lines, as many in each as fit between the indent and the width. */
export function flowed(
  items: readonly string[],
  { width, indent = 0, gap = 1 }: { width: number; indent?: number; gap?: number },
): string[] {
  const lines: string[] = [];
  let line = '';
  for (const item of items) {
    const joined = line === '' ? item : line + ' '.repeat(gap) + item;
    if (line !== '' && indent + widthOf(joined) > width) {
      lines.push(line);
      line = item;
    } else line = joined;
  }
  if (line !== '') lines.push(line);
  return lines.map((text) => ' '.repeat(indent) + text);
}

/** Longer lines of prose tire the eye. */
export function readable(width: number): number {
  return Math.min(width, 100);
}

export function wrapped(text: string, width: number, indent = 0): string[] {
  return flowed(text.split(' '), { width, indent });
}

/** Flowing items after a label that stands once, in front of the first line. */
export function labelled(
  label: string,
  items: readonly string[],
  { width, indent, gap = 3 }: { width: number; indent: number; gap?: number },
): string[] {
  return flowed(items, { width, indent, gap }).map((line, index) =>
    index === 0 ? padded(label, indent) + line.slice(indent) : line,
  );
}

export function beside(left: readonly string[], right: readonly string[], gap: number): string[] {
  const width = Math.max(0, ...left.map(widthOf));
  const lines: string[] = [];
  for (let row = 0; row < Math.max(left.length, right.length); row++)
    lines.push(`${padded(left[row] ?? '', width + gap)}${right[row] ?? ''}`.trimEnd());
  return lines;
}

export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}
