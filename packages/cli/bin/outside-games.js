// Games that live elsewhere: named on the command line with --game, or in TIDETABLE_GAMES with commas between.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const VARIABLE = 'TIDETABLE_GAMES';
const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const CATALOGUE = join(ROOT, 'packages/catalogue');
/** What a folder is entered by, where no package.json says. */
const ENTRIES = ['game.ts', 'game.js', 'index.ts', 'index.js'];

/** A call that names a game where there is none. */
export class NoGame extends Error {
  name = 'NoGame';
}

/** Takes --game PATH out of the arguments; threads and child processes find the games in the environment. */
export function takeGames(args) {
  const rest = [];
  const named = (process.env[VARIABLE] ?? '').split(',').filter((name) => name !== '');
  for (let at = 0; at < args.length; at++) {
    const [, inOne] = /^--game=(.*)$/s.exec(args[at]) ?? [];
    if (args[at] !== '--game' && inOne === undefined) rest.push(args[at]);
    else if (inOne ?? args[at + 1]) named.push(inOne ?? args[++at]);
    else throw new NoGame('--game wants the folder, file or package of a game.');
  }
  const games = [...new Set(named.map(absolute))];
  for (const game of games) entryOf(game);
  if (games.length > 0) process.env[VARIABLE] = games.join(',');
  return rest;
}

/** The games of this process, as absolute paths or names of packages. */
export function outsideGames() {
  return (process.env[VARIABLE] ?? '').split(',').filter((name) => name !== '');
}

function absolute(name) {
  return existsSync(name) ? resolve(name) : name;
}

/** The file that exports the game package. */
function entryOf(name) {
  if (!existsSync(name)) return entryOfPackage(name);
  if (statSync(name).isFile()) return resolve(name);
  const told = toldEntry(name);
  const entries = [...(told === undefined ? [] : [told]), ...ENTRIES];
  const found = entries.map((entry) => join(name, entry)).find((file) => existsSync(file));
  if (found !== undefined) return resolve(found);
  throw new NoGame(
    `${name} is no game package: it has neither game.ts nor a package.json whose exports name a file.`,
  );
}

function toldEntry(folder) {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return undefined;
  const { exports: all, main } = JSON.parse(readFileSync(file, 'utf8'));
  const entry = typeof all === 'object' && all !== null ? all['.'] : all;
  return typeof entry === 'object' ? (entry?.import ?? entry?.default) : (entry ?? main);
}

function entryOfPackage(name) {
  try {
    return createRequire(join(process.cwd(), 'x.js')).resolve(name);
  } catch {
    throw new NoGame(`There is no game ${name}: no such folder, file or package.`);
  }
}

/** For esbuild: the catalogue gets these games, and what they import of ours is what we run on. */
export function withOutsideGames(games) {
  return {
    name: 'games from outside',
    setup(build) {
      build.onLoad({ filter: /[\\/]catalogue[\\/]outside\.ts$/ }, ({ path }) =>
        path === join(CATALOGUE, 'outside.ts')
          ? { contents: catalogueOf(games), loader: 'ts', resolveDir: CATALOGUE }
          : undefined,
      );
      build.onResolve({ filter: /^@tidetable\// }, ({ path, importer, kind, pluginData }) => {
        if (pluginData === 'ours' || importer === '' || importer.startsWith(ROOT + sep))
          return undefined;
        return build.resolve(path, { kind, resolveDir: CATALOGUE, pluginData: 'ours' });
      });
    },
  };
}

function catalogueOf(games) {
  const lines = games.map(
    (name, at) => `import * as game${at} from ${JSON.stringify(entryOf(name))};`,
  );
  const made = games.map(
    (name, at) =>
      `manifestFrom(${JSON.stringify(name)}, game${at}, new URL('./${pagesOf(at)}', import.meta.url))`,
  );
  return [
    "import { manifestFrom } from './game-package.ts';",
    ...lines,
    `export const OUTSIDE = [${made.join(', ')}];`,
  ].join('\n');
}

/** Beside the bundle. */
function pagesOf(at) {
  return `pages-of-game-${at}.js`;
}

/** Writes a module with the rules and words of each game, for pages of a server. */
export async function buildPages(folder) {
  const { build } = await import('esbuild');
  for (const [at, name] of outsideGames().entries())
    await build({
      stdin: { contents: pageModuleOf(entryOf(name)), resolveDir: CATALOGUE },
      outfile: join(folder, pagesOf(at)),
      bundle: true,
      minify: true,
      format: 'esm',
      platform: 'browser',
      target: 'es2022',
      logLevel: 'silent',
      plugins: [withOutsideGames([])],
    });
}

function pageModuleOf(entry) {
  // The default export may be missing: the catalogue says so in clear words.
  return `import * as module from ${JSON.stringify(entry)};
const brought = module.default;
export const games = await brought.rules();
export const { face } = await brought.words();`;
}

/** The nearest folder above a file that has a package.json; null where none has. */
export function packageAbove(file) {
  for (let folder = dirname(file); ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json'))) return join(folder, 'package.json');
    if (folder === dirname(folder)) return null;
  }
}
