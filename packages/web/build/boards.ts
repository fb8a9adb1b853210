// Finds the boards of the games: `virtual:boards` imports each on demand, `virtual:charts` has the small charts of all.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const GAMES = fileURLToPath(new URL('../../games', import.meta.url));

/** By folder name: the board of each game that has one. */
export function boardFolders(): Readonly<Record<string, string>> {
  return Object.fromEntries(
    readdirSync(GAMES)
      .map((game) => [game, join(GAMES, game, 'board')] as const)
      .filter(([, folder]) => existsSync(join(folder, 'index.ts'))),
  );
}

const MODULES: Readonly<Record<string, () => string>> = {
  'virtual:boards': () =>
    `export default {${entries(
      (game, folder) => `{
        kit: () => import(${quoted(folder, 'index.ts')}),
        icons: () => import('virtual:icons/${game}'),
        lesson: ${existsSync(join(folder, 'lesson.ts')) ? `() => import(${quoted(folder, 'lesson.ts')})` : 'null'},
      }`,
    )}}`,
  'virtual:charts': () => {
    const folders = Object.values(boardFolders()).filter((folder) =>
      existsSync(join(folder, 'charts.tsx')),
    );
    return [
      ...folders.map(
        (folder, nth) => `import { charts as c${nth} } from ${quoted(folder, 'charts.tsx')};`,
      ),
      `export default {${folders.map((_folder, nth) => `...c${nth}`).join(', ')}};`,
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

function entries(entry: (game: string, folder: string) => string): string {
  return Object.entries(boardFolders())
    .map(([game, folder]) => `${JSON.stringify(game)}: ${entry(game, folder)}`)
    .join(',\n');
}

function quoted(folder: string, file: string): string {
  return JSON.stringify(join(folder, file).replaceAll('\\', '/'));
}
