// The code that decides how a game is played, as one hash: comments, layout, types and words for people leave it alone.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { transformSync } from 'esbuild';

/** Texts do not change play. */
const WORDS = /^rulebook(\/|\.ts$)|^rulings\.ts$/;

/** By path, below a package's folder. */
export type Sources = ReadonlyMap<string, string>;

export function sourcesOf(folder: string): Sources {
  const found = new Map<string, string>();
  const walk = (below: string): void => {
    for (const entry of readdirSync(below, { withFileTypes: true })) {
      const file = join(below, entry.name);
      const path = relative(folder, file).split(sep).join('/');
      if (WORDS.test(path)) continue;
      if (entry.isDirectory()) walk(file);
      else if (path.endsWith('.ts')) found.set(path, readFileSync(file, 'utf8'));
    }
  };
  walk(folder);
  return found;
}

export function codeOf(...packages: readonly Sources[]): string {
  const hash = createHash('sha256');
  for (const sources of packages)
    for (const [path, text] of [...sources].sort(([one], [other]) => (one < other ? -1 : 1)))
      hash.update(`${path}\n${plain(text)}\n`);
  return hash.digest('hex').slice(0, 16);
}

const known = new Map<string, string>();

/** What runs: without types, comments and layout. */
export function plain(text: string): string {
  const seen = known.get(text);
  if (seen !== undefined) return seen;
  const { code } = transformSync(text, { loader: 'ts', minifyWhitespace: true, target: 'es2023' });
  known.set(text, code);
  return code;
}
