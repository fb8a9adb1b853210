// Compiles a game with other numbers in its tables: all that is derived from them follows, at no cost while it plays.
import { readFileSync } from 'node:fs';
import { type Plugin, transform } from 'esbuild';
import type { Change } from './changes.ts';

export function changePlugin(folder: string, changes: readonly Change[]): Plugin {
  return {
    name: 'changed data',
    setup(build) {
      for (const file of new Set(changes.map((change) => change.file)))
        build.onLoad(
          {
            filter: new RegExp(
              `[\\\\/]games[\\\\/]${folder}[\\\\/]rules[\\\\/]data[\\\\/]${file}\\.ts$`,
            ),
          },
          async ({ path }) => ({
            contents: await withChanges(
              readFileSync(path, 'utf8'),
              changes.filter((change) => change.file === file),
            ),
            loader: 'js',
          }),
        );
    },
  };
}

/** The module as JavaScript, each constant changed right where it is declared. */
export async function withChanges(source: string, changes: readonly Change[]): Promise<string> {
  const { code } = await transform(source, { loader: 'ts', format: 'esm' });
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
