// Puts frozen files into the folders of their games, and into the lock.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MANIFESTS } from '@tidetable/catalogue';
import type { FrozenFile } from '@tidetable/manifest/frozen';
import { readLock, writeLock } from '../rules-lock/lock.ts';
import { bundledFrom } from './bundle.ts';

const GAMES = fileURLToPath(new URL('../../packages/games', import.meta.url));

interface Frozen {
  /** The folder of the game. */
  readonly game: string;
  readonly version: number;
  readonly bytes: number;
  /** False where that version was frozen before: its file stays. */
  readonly isNew: boolean;
}

export async function freeze(revision: string, games: readonly string[]): Promise<Frozen[]> {
  const frozen: Frozen[] = [];
  const known: Record<string, string> = { ...readLock().frozen };
  for (const [game, text] of await bundledFrom(revision, games)) {
    const version = versionOf(game, await import(addressOf(text)));
    const folder = join(GAMES, game, 'frozen');
    const file = join(folder, `${version}.js`);
    const isNew = !existsSync(file);
    if (isNew) {
      mkdirSync(folder, { recursive: true });
      writeFileSync(file, text);
      writeFileSync(join(folder, `${version}.d.ts`), DECLARATION);
      writeFileSync(join(folder, 'index.ts'), listOf(versionsIn(game)));
      const name = `${game}/${version}.js`;
      known[name] = hashOf(name);
    }
    frozen.push({ game, version, bytes: readFileSync(file).length, isNew });
  }
  writeLock({ ...readLock(), frozen: known });
  return frozen;
}

const DECLARATION = `import type { FrozenFile } from '@tidetable/manifest/frozen';

export declare const games: FrozenFile['games'];
export declare const face: FrozenFile['face'];
export declare const bots: FrozenFile['bots'];
export declare const advise: FrozenFile['advise'];
export declare const tale: FrozenFile['tale'];
`;

function addressOf(text: string): string {
  return `data:text/javascript;base64,${Buffer.from(text).toString('base64')}`;
}

/** All editions of a game have the same. */
function versionOf(game: string, { games }: FrozenFile): number {
  const versions = new Set(games.map(({ rulesVersion }) => rulesVersion));
  const [version, another] = versions;
  if (version === undefined || another !== undefined)
    throw new Error(`${game}: its editions should have one version, and have ${[...versions]}`);
  return version;
}

function versionsIn(game: string): number[] {
  return readdirSync(join(GAMES, game, 'frozen'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => Number.parseInt(name, 10))
    .sort((one, other) => one - other);
}

/** As `game/version.js`. */
export function frozenFiles(): string[] {
  return MANIFESTS.flatMap(({ folder }) =>
    versionsIn(folder).map((version) => `${folder}/${version}.js`),
  ).sort();
}

/** SHA-256. */
export function hashOf(name: string): string {
  const [game = '', file = ''] = name.split('/');
  return createHash('sha256')
    .update(readFileSync(join(GAMES, game, 'frozen', file)))
    .digest('hex');
}

function listOf(versions: readonly number[]): string {
  const lines = versions.map((version) => `  ${version}: () => import('./${version}.js'),`);
  return `${HEAD}${lines.join('\n')}\n};\n`;
}

const HEAD = `// The rules of earlier versions. Written by npm run rules:freeze.
import type { Earlier } from '@tidetable/manifest/frozen';

export const earlier: Earlier = {
`;
