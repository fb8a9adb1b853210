// Builds the app, unless it is up to date: `npm run build`, `npm start` and the tests all call this.
// `--game PATH` and TIDETABLE_GAMES add the boards of games that live elsewhere.
import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as after } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { isFresh, noteBuilt } from './freshness.ts';
import { takeGames } from './outside-games.ts';

const run = promisify(execFile);

const WEB = fileURLToPath(new URL('..', import.meta.url));
const BUILT = join(WEB, 'dist');
/** Built here and then moved, for a server may be reading the old one. */
const DRAFT = join(WEB, 'node_modules', '.built');
/** Lock file beside `dist` during a build. */
const LOCK = join(WEB, 'node_modules', '.building');
const PATIENCE = 60_000;

/** The folder of the app, built from the current sources; waits while another process builds. */
export async function builtApp(): Promise<string> {
  const until = Date.now() + PATIENCE;
  while (!isFresh(BUILT)) {
    if (isMine(until)) await buildNow().finally(() => rmdirSync(LOCK));
    else await after(100);
  }
  return BUILT;
}

/** A lock older than any build is stale. */
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
  mkdirSync(BUILT, { recursive: true });
  const began = Date.now();
  const vite = join(
    dirname(createRequire(import.meta.url).resolve('vite/package.json')),
    'bin/vite.js',
  );
  // Always a production build: a test would otherwise get a development one.
  const env = { ...process.env, NODE_ENV: 'production' };
  const args = ['build', '--logLevel', 'error', '--outDir', DRAFT, '--emptyOutDir'];
  await run(process.execPath, [vite, ...args], { cwd: WEB, env });
  // Not the folder itself: its parent would look changed, and so the app out of date.
  for (const old of readdirSync(BUILT)) rmSync(join(BUILT, old), { recursive: true });
  for (const made of readdirSync(DRAFT)) renameSync(join(DRAFT, made), join(BUILT, made));
  noteBuilt(BUILT, began);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    takeGames(process.argv.slice(2));
  } catch (error) {
    console.error((error as Error).message);
    process.exit(2);
  }
  if (!isFresh(BUILT)) console.log('Building the pages…');
  await builtApp();
}
