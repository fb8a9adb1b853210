// Picks the icons in use out of the set of thousands at build time; those of one board go into its chunk.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { ICON_NAMES, type IconName } from '../../kits/board/look/icon-names.ts';
import { boardFolders } from './boards.ts';

const MODULE = 'virtual:icons';
/** Sources of the shared icons: the app, and what boards share. */
const SHARED = [
  fileURLToPath(new URL('../src', import.meta.url)),
  fileURLToPath(new URL('../../kits/board', import.meta.url)),
];

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

/** `virtual:icons` for all, `virtual:icons/GAME` for a board's own. */
export function icons(): Plugin {
  return {
    name: 'tidetable-icons',
    resolveId: (id) => (id === MODULE || id.startsWith(`${MODULE}/`) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${MODULE}`)) return null;
      const board = id.split('/')[1] ?? null;
      const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
      const set = JSON.parse(readFileSync(file, 'utf8')) as IconSet;
      const paths = Object.fromEntries(namesFor(board).map((name) => [name, pathsOf(set, name)]));
      return `export default ${JSON.stringify(paths)}`;
    },
  };
}

/** A board's own icons are named in its folder and nowhere else. */
function namesFor(board: string | null): readonly IconName[] {
  const users = new Map<IconName, Set<string | null>>(ICON_NAMES.map((name) => [name, new Set()]));
  const folders = [
    ...SHARED.map((folder) => [null, folder] as const),
    ...boardFolders().map(({ name, folder }) => [name, folder] as const),
  ];
  for (const [user, folder] of folders)
    for (const text of sourcesIn(folder))
      for (const [name, by] of users)
        if (text.includes(`'${name}'`) || text.includes(`"${name}"`)) by.add(user);
  return [...users].flatMap(([name, by]) => {
    if (by.size === 0) return [];
    const owner = by.size === 1 ? [...by][0] : null;
    return owner === board ? [name] : [];
  });
}

function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('icon-names.ts'))
    .map((file) => readFileSync(join(folder, file), 'utf8'));
}

/** Every icon of the set is one path in a square of 512. */
function pathsOf({ icons }: IconSet, name: string): string {
  const body = icons[name]?.body;
  if (body === undefined) throw new Error(`there is no icon ${name}`);
  return [...body.matchAll(/ d="([^"]+)"/g)].map(([, path = '']) => rounded(path)).join('');
}

/** Rounds to half a unit. Not arcs: their flags may touch the next number. */
export function rounded(path: string): string {
  if (/a/i.test(path)) return path;
  let whole = '';
  let from = 0;
  for (const { 0: number, index } of path.matchAll(/-?\d*\.\d+/g)) {
    whole += path.slice(from, index);
    from = index + number.length;
    const short = String(Math.round(Number(number) * 2) / 2).replace(/^(-?)0\./, '$1.');
    whole += /[\d.]$/.test(whole) && !short.startsWith('-') ? ` ${short}` : short;
  }
  return whole + path.slice(from);
}
