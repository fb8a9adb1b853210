// The sources of a revision as one file for each game: its rules, words and bots, and the engine they ran on.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MANIFESTS } from '@tidetable/catalogue';
import { build } from 'esbuild';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** What is frozen of a game, as if it were a file of its folder. */
const ENTRY = `
import { allLevels } from '@tidetable/bots';
import { bots as quick } from './bots/index.ts';
import { search } from './bots/search.ts';
import { games } from './rules/index.ts';
export { summary as tale } from './board/summary.ts';
export { face } from './words/en/face.ts';
export { games };
export const bots = Object.fromEntries(
  games.map(({ id }) => [id, allLevels(quick.quick(id), search.searching(id), search.budgets(id))]),
);
export const advise = Object.fromEntries(
  games.map(({ id }) => [id, (observation, budget) => search.advise(id, observation, budget)]),
);
`;
const MOST_BYTES = 512 * 2 ** 20;

/** The folders of all games. */
export const GAMES: readonly string[] = MANIFESTS.map(({ folder }) => folder).sort();

/** Gives the text of each file, by the folder of its game. */
export async function bundledFrom(
  revision: string,
  games: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const folder = mkdtempSync(join(tmpdir(), 'tidetable-rules-'));
  try {
    layOut(revision, folder);
    const texts = new Map<string, string>();
    for (const game of games) texts.set(game, await bundled(join(folder, 'packages/games', game)));
    return texts;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The packages as they were then. */
function layOut(revision: string, folder: string): void {
  const input = execFileSync('git', ['archive', revision, 'packages'], {
    cwd: ROOT,
    maxBuffer: MOST_BYTES,
  });
  execFileSync('tar', ['-x', '-C', folder], { input });
  const modules = join(folder, 'node_modules');
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (name !== '@tidetable' && !name.startsWith('.'))
      link(join(ROOT, 'node_modules', name), join(modules, name));
  for (const home of packagesIn(join(folder, 'packages'))) {
    const { name } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'));
    link(home, join(modules, name));
  }
}

function link(target: string, path: string): void {
  mkdirSync(dirname(path), { recursive: true });
  symlinkSync(target, path, 'junction');
}

function packagesIn(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const home = join(folder, name);
    return name === 'games' || name === 'kits' ? packagesIn(home) : [home];
  });
}

async function bundled(resolveDir: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: ENTRY, resolveDir, loader: 'js' },
    bundle: true,
    write: false,
    minify: true,
    format: 'esm',
    platform: 'neutral',
    target: 'es2022',
    charset: 'utf8',
    legalComments: 'none',
    logLevel: 'silent',
  });
  return outputFiles[0]?.text ?? '';
}
