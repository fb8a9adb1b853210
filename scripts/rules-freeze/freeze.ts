// Puts frozen files in their place: beside those of other versions, in the list of the loader, and in the lock.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { FrozenFile } from '../../packages/frozen/src/frozen-file.ts';
import { readLock, writeLock } from '../rules-lock/lock.ts';
import { bundledFrom } from './bundle.ts';

const PACKAGE = fileURLToPath(new URL('../../packages/frozen', import.meta.url));
const FOLDER = join(PACKAGE, 'files');
const LIST = join(PACKAGE, 'src/files.ts');

interface Frozen {
  readonly set: string;
  readonly version: number;
  readonly bytes: number;
  /** False where that version was frozen before: it stays as it was. */
  readonly isNew: boolean;
}

export async function freeze(revision: string, sets: readonly string[]): Promise<Frozen[]> {
  mkdirSync(FOLDER, { recursive: true });
  const frozen: Frozen[] = [];
  const known: Record<string, string> = { ...readLock().frozen };
  for (const [set, text] of await bundledFrom(revision, sets)) {
    const version = versionOf(set, await import(addressOf(text)));
    const name = `${set}-${version}.js`;
    const file = join(FOLDER, name);
    const isNew = !existsSync(file);
    if (isNew) {
      writeFileSync(file, text);
      writeFileSync(file.replace(/js$/, 'd.ts'), DECLARATION);
      known[name] = hashOf(name);
    }
    frozen.push({ set, version, bytes: readFileSync(file).length, isNew });
  }
  await writeList();
  writeLock({ ...readLock(), frozen: known });
  return frozen;
}

const DECLARATION = `import type { FrozenFile } from '../src/frozen-file.ts';

export declare const games: FrozenFile['games'];
export declare const face: FrozenFile['face'];
export declare const bots: FrozenFile['bots'];
export declare const advise: FrozenFile['advise'];
export declare const tale: FrozenFile['tale'];
`;

function addressOf(text: string): string {
  return `data:text/javascript;base64,${Buffer.from(text).toString('base64')}`;
}

/** All games of a set have the same. */
function versionOf(set: string, { games }: FrozenFile): number {
  const versions = new Set(games.map(({ rulesVersion }) => rulesVersion));
  const [version, another] = versions;
  if (version === undefined || another !== undefined)
    throw new Error(`${set}: its games should have one version, and have ${[...versions]}`);
  return version;
}

export function frozenFiles(): string[] {
  return readdirSync(FOLDER)
    .filter((name) => name.endsWith('.js'))
    .sort();
}

/** SHA-256. */
export function hashOf(name: string): string {
  return createHash('sha256')
    .update(readFileSync(join(FOLDER, name)))
    .digest('hex');
}

async function writeList(): Promise<void> {
  const lines: string[] = [];
  for (const name of frozenFiles()) {
    const file: FrozenFile = await import(pathToFileURL(join(FOLDER, name)).href);
    const games = file.games.map(({ id }) => `'${id}'`).join(', ');
    lines.push(
      '  {',
      `    games: [${games}],`,
      `    version: ${file.games[0]?.rulesVersion},`,
      `    load: () => import('../files/${name}'),`,
      '  },',
    );
  }
  writeFileSync(LIST, `${HEAD}${lines.join('\n')}\n];\n`);
}

const HEAD = `// Every frozen file. Written by npm run rules:freeze.
import type { FrozenFile } from './frozen-file.ts';

interface Listed {
  readonly games: readonly string[];
  readonly version: number;
  readonly load: () => Promise<FrozenFile>;
}

export const FILES: readonly Listed[] = [
`;
