// The program of a thread: the bundled one, or one made for a game with other numbers.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { changedProgram } from '#changed-program';
import { partsOf } from '../games.ts';
import { changesIn } from './changes.ts';
import type { Job } from './job.ts';

export async function threadProgram({
  game,
  changes,
}: Pick<Job, 'game' | 'changes'>): Promise<{ readonly address: URL; remove(): void }> {
  const ready = new URL('./thread.ts', import.meta.url);
  if (changes.length === 0 && !ready.pathname.endsWith('.ts'))
    return { address: ready, remove: () => undefined };
  const folder = mkdtempSync(join(tmpdir(), 'tidetable-lab-'));
  const { tunables } = partsOf(game);
  const program = await changedProgram(folder, tunables.folder, changesIn(tunables, changes));
  return {
    address: pathToFileURL(program),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
