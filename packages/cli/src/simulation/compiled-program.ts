// In a clone: compiles a thread's program with other numbers.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, transform } from 'esbuild';
import type { Change } from './changes.ts';
import { withNumbers } from './with-numbers.ts';

interface Builder {
  build(main: string, folder: string, plugins?: readonly Plugin[]): Promise<string[]>;
}

const BUILDER = new URL('../../bin/build.js', import.meta.url).href;
const SOURCE = './thread.ts';

/** Gives the file to run. */
export async function changedProgram(
  folder: string,
  game: string,
  changes: readonly Change[],
): Promise<string> {
  const { build } = (await import(BUILDER)) as Builder;
  await build(fileURLToPath(new URL(SOURCE, import.meta.url)), folder, [changed(game, changes)]);
  return join(folder, 'main.js');
}

function changed(game: string, changes: readonly Change[]): Plugin {
  return {
    name: 'changed data',
    setup(build) {
      for (const file of new Set(changes.map((change) => change.file)))
        build.onLoad(
          {
            filter: new RegExp(
              `[\\\\/]games[\\\\/]${game}[\\\\/]rules[\\\\/]data[\\\\/]${file}\\.ts$`,
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

/** The module as JavaScript, with other numbers. */
export async function withChanges(source: string, changes: readonly Change[]): Promise<string> {
  const { code } = await transform(source, { loader: 'ts', format: 'esm' });
  return withNumbers(code, changes);
}
