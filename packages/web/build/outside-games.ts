// Games from outside that the build is told of, for their boards: `--game PATH`, or TIDETABLE_GAMES with commas between.
import { existsSync, realpathSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import type { GamePackage } from '@tidetable/manifest/game-package';
import { type Plugin, runnerImport } from 'vite';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const APP = fileURLToPath(new URL('../src/main.tsx', import.meta.url));
const VARIABLE = 'TIDETABLE_GAMES';
/** As the command looks for them (`cli/bin/outside-games.js`). */
const ENTRIES = ['game.js', 'game.ts', 'index.js', 'index.ts'];

export interface OutsideGame {
  /** The name of its folder. */
  readonly name: string;
  readonly folder: string;
  /** The file that was named, or what was found for a package; null for a folder. */
  readonly file: string | null;
}

/** Notes the games of a call where the processes that it starts find them. */
export function takeGames(args: readonly string[]): void {
  const { values } = parseArgs({
    args: [...args],
    options: { game: { type: 'string', multiple: true } },
  });
  const told = [...toldNames(), ...(values.game ?? [])].map(placeOf);
  process.env[VARIABLE] = told.join();
}

export function outsideGames(): readonly OutsideGame[] {
  return toldNames().map((name) => {
    const place = placeOf(name);
    const file = statSync(place).isFile() ? place : null;
    const folder = file === null ? place : dirname(file);
    return { name: basename(folder), folder, file };
  });
}

function toldNames(): readonly string[] {
  return (process.env[VARIABLE] ?? '').split(',').filter((name) => name !== '');
}

/** A folder, a file in it, or the file of an installed package. */
function placeOf(name: string): string {
  return existsSync(name) ? realpathSync(resolve(name)) : packageFile(name);
}

function packageFile(name: string): string {
  try {
    return createRequire(join(process.cwd(), 'x.js')).resolve(name);
  } catch {
    throw new Error(`There is no game ${name}: no such folder, file or package.`);
  }
}

/** The ids of its editions. */
export async function idsOf({ folder, file }: OutsideGame): Promise<readonly string[]> {
  const entry = file ?? ENTRIES.map((name) => join(folder, name)).find((path) => existsSync(path));
  if (entry === undefined) throw new Error(`${folder} has no ${ENTRIES.join(' or ')}`);
  const { module } = await runnerImport<{ readonly default?: GamePackage }>(entry, {
    configFile: false,
    logLevel: 'error',
    plugins: [oursForOutside()],
  });
  if (module.default === undefined) throw new Error(`${entry} has no default export`);
  return module.default.editions.map(({ id }) => id);
}

/** What a game from outside imports of ours, and Preact, is what the app has. */
export function oursForOutside(): Plugin {
  return {
    name: 'tidetable-ours-for-outside',
    enforce: 'pre',
    resolveId(source, importer) {
      const isOurs = /^(@tidetable|preact|@preact)\//.test(`${source}/`);
      if (!isOurs || importer === undefined || importer.startsWith(ROOT)) return null;
      return this.resolve(source, APP, { skipSelf: true });
    },
  };
}
