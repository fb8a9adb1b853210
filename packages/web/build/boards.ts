// Finds the boards of the games: `virtual:boards` imports each on demand, `virtual:charts` has the small charts of all.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { idsOf, type OutsideGame, outsideGames } from './outside-games.ts';

const GAMES = fileURLToPath(new URL('../../games', import.meta.url));

interface BoardFolder {
  /** The name of the game's folder, which scopes the styles. */
  readonly name: string;
  readonly folder: string;
  /** Where the game lives elsewhere. */
  readonly outside?: OutsideGame;
}

/** Of each game that has a board, ours or from outside. */
export function boardFolders(): readonly BoardFolder[] {
  const own = readdirSync(GAMES).map((name) => ({ name, folder: join(GAMES, name, 'board') }));
  const found = [...own, ...outsideBoards()].filter(({ folder }) => indexOf(folder) !== null);
  const twice = found.find(({ name }, at) => found.findIndex((one) => one.name === name) !== at);
  if (twice !== undefined) throw new Error(`two boards are called ${twice.name}`);
  return found;
}

/** A game from outside need not have one. */
export function outsideBoards(): readonly BoardFolder[] {
  return outsideGames().map((outside) => ({
    name: outside.name,
    folder: join(outside.folder, 'board'),
    outside,
  }));
}

const MODULES: Readonly<Record<string, () => string | Promise<string>>> = {
  'virtual:boards': async () =>
    `export default {${(await Promise.all(boardFolders().map(entriesOf))).flat().join(',\n')}}`,
  'virtual:charts': () => {
    const files = boardFolders().flatMap(({ folder }) => fileIn(folder, 'charts.tsx') ?? []);
    return [
      ...files.map((file, nth) => `import { charts as c${nth} } from ${quoted(file)};`),
      `export default {${files.map((_file, nth) => `...c${nth}`).join(', ')}};`,
    ].join('\n');
  },
};

export function boards(): Plugin {
  return {
    name: 'tidetable-boards',
    resolveId: (id) => (id in MODULES ? `\0${id}` : null),
    load: (id) => (id.startsWith('\0') ? (MODULES[id.slice(1)]?.() ?? null) : null),
  };
}

/** By folder; the pages do not know the folders of games from outside, so those come by the ids of their editions. */
async function entriesOf({ name, folder, outside }: BoardFolder): Promise<string[]> {
  const lesson = fileIn(folder, 'lesson.ts');
  const entry = `{
    name: ${JSON.stringify(name)},
    kit: () => import(${quoted(indexOf(folder) ?? '')}),
    icons: () => import(${JSON.stringify(`virtual:icons/${name}`)}),
    lesson: ${lesson === null ? null : `() => import(${quoted(lesson)})`},
  }`;
  const keys = outside === undefined ? [name] : await idsOf(outside);
  return keys.map((key) => `${JSON.stringify(key)}: ${entry}`);
}

function indexOf(folder: string): string | null {
  return fileIn(folder, 'index.ts') ?? fileIn(folder, 'index.tsx');
}

function fileIn(folder: string, name: string): string | null {
  const file = join(folder, name);
  return existsSync(file) ? file : null;
}

function quoted(file: string): string {
  return JSON.stringify(file.replaceAll('\\', '/'));
}
