// Whether the built app is up to date with the sources.
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { outsideGames } from './outside-games.ts';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const NOTE = join(ROOT, 'node_modules/.cache/tidetable/web.json');
/** Everything the app may be built from. */
const MADE_OF = [
  'packages',
  'package-lock.json',
  'docs',
  'CONTRIBUTING.md',
  'SECURITY.md',
  'CHANGELOG.md',
];
const LEFT_OUT = new Set(['node_modules', 'dist', 'test', 'server', 'cli', 'conformance']);

/** Records that the folder was built from the sources of that time. */
export function noteBuilt(folder: string, began: number): void {
  mkdirSync(dirname(NOTE), { recursive: true });
  writeFileSync(NOTE, JSON.stringify({ folder, outside: outsideFolders(), began }));
}

export function isFresh(folder: string): boolean {
  try {
    const noted = JSON.parse(readFileSync(NOTE, 'utf8'));
    statSync(join(folder, 'index.html'));
    const outside = outsideFolders();
    const sources = [...MADE_OF.map((name) => join(ROOT, name)), ...outside];
    return (
      noted.folder === folder &&
      String(noted.outside) === String(outside) &&
      sources.every((path) => isOlder(path, noted.began))
    );
  } catch {
    return false;
  }
}

function outsideFolders(): readonly string[] {
  return outsideGames().map(({ folder }) => folder);
}

/** A folder's own time changes when something in it is added or removed. */
function isOlder(path: string, time: number): boolean {
  const { mtimeMs } = statSync(path);
  if (mtimeMs >= time) return false;
  return childrenOf(path).every((child) => isOlder(join(path, child), time));
}

function childrenOf(path: string): string[] {
  if (!statSync(path).isDirectory()) return [];
  return readdirSync(path).filter((name) => !LEFT_OUT.has(name));
}
