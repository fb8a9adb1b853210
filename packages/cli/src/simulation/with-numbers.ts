// Other numbers in the tables of a game: each constant is changed right where it is declared, so that all that is derived
// from it follows, at no cost while it plays.
import type { Change } from './changes.ts';

/** A module of data as JavaScript, with its exports in place. */
export function withNumbers(code: string, changes: readonly Change[]): string {
  const lines = code.split('\n');
  for (const change of changes) insert(lines, change);
  return lines.join('\n');
}

function insert(lines: string[], { constant, keys, from, to, path }: Change): void {
  const starts = new RegExp(`^(export )?const ${constant} = `);
  const first = lines.findIndex((line) => starts.test(line));
  if (first === -1) throw new Error(`${path}: there is no constant ${constant}`);
  if (keys.length === 0) {
    const declared = `const ${constant} = ${from};`;
    if (!lines[first]?.endsWith(declared)) throw new Error(`${path}: ${lines[first]}`);
    lines[first] = (lines[first] ?? '').replace(declared, `const ${constant} = ${to};`);
    return;
  }
  /** Only the end of a statement ends with a semicolon and begins at the margin. */
  const last = lines.findIndex((line, at) => at >= first && /^\S.*;$|^;$/.test(line));
  const where = keys.map((key) => `[${JSON.stringify(key)}]`).join('');
  lines.splice(last + 1, 0, `${constant}${where} = ${JSON.stringify(to)};`);
}
