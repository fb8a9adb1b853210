// Builds the app, unless it is up to date: `npm run build`, `npm start` and the tests all come here.
import { mkdirSync, rmdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isFresh, noteBuilt } from './freshness.ts';

const WEB = fileURLToPath(new URL('..', import.meta.url));
const BUILT = join(WEB, 'dist');
/** Beside `dist`, for as long as somebody builds. */
const LOCK = join(WEB, 'node_modules', '.building');
const PATIENCE = 60_000;

/** The folder of the app as the sources have it now; whoever comes while it is being built waits. */
export async function builtApp(): Promise<string> {
  const until = Date.now() + PATIENCE;
  while (!isFresh(BUILT)) {
    if (isMine(until)) await buildNow().finally(() => rmdirSync(LOCK));
    else await after(100);
  }
  return BUILT;
}

/** A lock that is older than any build was left behind. */
function isMine(until: number): boolean {
  try {
    mkdirSync(join(WEB, 'node_modules'), { recursive: true });
    mkdirSync(LOCK);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    if (Date.now() > until) rmdirSync(LOCK);
    return false;
  }
}

async function buildNow(): Promise<void> {
  const began = Date.now();
  const { build } = await import('vite');
  await build({ configFile: join(WEB, 'vite.config.ts'), logLevel: 'error' });
  noteBuilt(BUILT, began);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  if (!isFresh(BUILT)) console.log('Building the pages…');
  await builtApp();
}
