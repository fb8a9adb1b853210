// Games that live elsewhere: named on the command line with --game, or in TIDETABLE_GAMES with commas between.
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

const VARIABLE = 'TIDETABLE_GAMES';
/** What a folder is entered by, where no package.json says. */
const ENTRIES = ['game.js', 'game.ts', 'index.js', 'index.ts'];

/** A call that names a game where there is none, or one that cannot be loaded. */
export class NoGame extends Error {
  name = 'NoGame';
}

/** Takes --game PATH out of the arguments; threads and child processes find the games in the environment. */
export async function takeGames(args) {
  const rest = [];
  const named = outsideGames();
  for (let at = 0; at < args.length; at++) {
    const [, inOne] = /^--game=(.*)$/s.exec(args[at]) ?? [];
    if (args[at] !== '--game' && inOne === undefined) rest.push(args[at]);
    else if (inOne ?? args[at + 1]) named.push(inOne ?? args[++at]);
    else throw new NoGame('--game wants the folder, file or package of a game.');
  }
  const games = [...new Set(named.map(absolute))];
  if (games.length === 0) return rest;
  process.env[VARIABLE] = games.join(',');
  const modules = {};
  for (const game of games) modules[game] = pathToFileURL(await runnable(entryOf(game))).href;
  process.env.TIDETABLE_GAME_MODULES = JSON.stringify(modules);
  return rest;
}

/** The games of this process, as absolute paths or names of packages. */
function outsideGames() {
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
    `${name} is no game package: it has neither game.js, game.ts nor a package.json whose exports name a file.`,
  );
}

function toldEntry(folder) {
  const file = join(folder, 'package.json');
  if (!existsSync(file)) return undefined;
  const { exports: all, main } = JSON.parse(readFileSync(file, 'utf8'));
  return imported(all?.['.'] ?? all) ?? main;
}

/** What `import` gets of an entry, whose conditions may lie in one another. */
function imported(entry) {
  if (typeof entry !== 'object') return entry;
  const inner = entry?.import ?? entry?.default;
  return inner === undefined ? undefined : imported(inner);
}

function entryOfPackage(name) {
  try {
    return createRequire(join(process.cwd(), 'x.js')).resolve(name);
  } catch {
    throw new NoGame(`There is no game ${name}: no such folder, file or package.`);
  }
}

/** JavaScript as it is; TypeScript compiled where esbuild is installed, or as it is where Node reads it. */
async function runnable(entry) {
  if (!/\.[cm]?ts$/.test(entry)) return entry;
  const esbuild = await compilerFor(entry);
  if (esbuild !== null) return compiled(entry, esbuild);
  if (process.features.typescript) return entry;
  throw new NoGame(
    `${entry} is TypeScript, which Node ${process.versions.node} does not read: use Node 24, install esbuild beside the game, or name its JavaScript.`,
  );
}

/** Beside the command, as in a clone, or beside the game. */
async function compilerFor(entry) {
  for (const from of [import.meta.url, entry]) {
    const file = found('esbuild', from);
    if (file !== null) return (await import(pathToFileURL(file).href)).default;
  }
  return null;
}

function found(name, from) {
  try {
    return createRequire(from).resolve(name);
  } catch {
    return null;
  }
}

/** In a folder that is removed at the end. */
async function compiled(entry, esbuild) {
  const folder = mkdtempSync(join(tmpdir(), 'tidetable-game-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  const outfile = join(folder, 'game.mjs');
  await esbuild.build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    sourcemap: 'inline',
    sourcesContent: false,
    external: ['@tidetable/*'],
    logLevel: 'silent',
  });
  return outfile;
}

/** What is wrong with a game from outside, in a line for people; null for anything else. */
export function gameTrouble(error) {
  if (error.name === 'NoGame') return error.message;
  if (process.env[VARIABLE] === undefined) return null;
  if (Array.isArray(error.errors)) {
    const [{ text, location }] = error.errors;
    const where = location === null ? '' : `${location.file}:${location.line}: `;
    return `A game could not be compiled. ${where}${text}`;
  }
  return error.code === 'ERR_MODULE_NOT_FOUND'
    ? `A game could not be loaded. ${error.message}`
    : null;
}
