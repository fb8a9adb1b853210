// The program of a thread: the bundled one, or one built for a game with other numbers.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Plugin } from 'esbuild';
import { partsOf } from '../games.ts';
import { changePlugin } from './change-plugin.ts';
import { changesIn } from './changes.ts';
import type { Job } from './job.ts';

interface Builder {
  build(main: string, folder: string, plugins?: readonly Plugin[]): Promise<string[]>;
}

const SOURCE = 'thread.ts';
const SOURCES = import.meta.url;
const BUILDER = new URL('../../bin/build.js', SOURCES).href;

export async function threadProgram({
  game,
  changes,
}: Pick<Job, 'game' | 'changes'>): Promise<{ readonly address: URL; remove(): void }> {
  const ready = new URL('./thread.ts', import.meta.url);
  if (changes.length === 0 && !ready.pathname.endsWith('.ts'))
    return { address: ready, remove: () => undefined };
  const { build } = (await import(BUILDER)) as Builder;
  const folder = mkdtempSync(join(tmpdir(), 'tidetable-lab-'));
  const { tunables } = partsOf(game);
  await build(fileURLToPath(new URL(SOURCE, SOURCES)), folder, [
    changePlugin(tunables.folder, changesIn(tunables, changes)),
  ]);
  return {
    address: pathToFileURL(join(folder, 'main.js')),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
