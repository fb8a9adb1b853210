// Whether the built app is still what the sources say.
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const NOTE = join(ROOT, 'node_modules/.cache/tidetable/web.json');
/** Whatever the app may be made of. */
const MADE_OF = ['packages', 'package-lock.json'];
const LEFT_OUT = new Set(['node_modules', 'dist', 'test', 'server', 'cli', 'conformance']);

/** Notes that what is in the folder was made of the sources as they were then. */
export function noteBuilt(folder: string, began: number): void {
  mkdirSync(dirname(NOTE), { recursive: true });
  writeFileSync(NOTE, JSON.stringify({ folder, began }));
}

export function isFresh(folder: string): boolean {
  try {
    const noted = JSON.parse(readFileSync(NOTE, 'utf8'));
    statSync(join(folder, 'index.html'));
    return (
      noted.folder === folder && MADE_OF.every((name) => isOlder(join(ROOT, name), noted.began))
    );
  } catch {
    return false;
  }
}

/** A folder changes its own time when something in it comes or goes. */
function isOlder(path: string, time: number): boolean {
  const { mtimeMs } = statSync(path);
  if (mtimeMs >= time) return false;
  return childrenOf(path).every((child) => isOlder(join(path, child), time));
}

function childrenOf(path: string): string[] {
  if (!statSync(path).isDirectory()) return [];
  return readdirSync(path).filter((name) => !LEFT_OUT.has(name));
}
