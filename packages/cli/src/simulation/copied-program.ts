// In the published package: copies the built program and changes numbers in its data files.
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Change } from './changes.ts';
import { withNumbers } from './with-numbers.ts';

const PROGRAM = new URL('./thread.ts', import.meta.url);

/** Gives the file to run. */
export async function changedProgram(
  folder: string,
  game: string,
  changes: readonly Change[],
): Promise<string> {
  const own = fileURLToPath(new URL('.', PROGRAM));
  for (const file of readdirSync(own)) copyFileSync(join(own, file), join(folder, file));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  for (const file of new Set(changes.map((change) => change.file))) {
    const path = join(folder, `data-${game}-${file}.js`);
    const its = changes.filter((change) => change.file === file);
    writeFileSync(path, withNumbers(readFileSync(path, 'utf8'), its));
  }
  return join(folder, basename(PROGRAM.pathname));
}
