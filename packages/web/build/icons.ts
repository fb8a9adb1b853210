// Takes the few icons that are drawn out of the set of thousands, when the app is built: those of one board go with it.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { ICON_NAMES, type IconName } from '../src/look/icon-names.ts';

const MODULE = 'virtual:icons';
const SOURCES = fileURLToPath(new URL('../src', import.meta.url));
const NAMES = join(SOURCES, 'look', 'icon-names.ts');
const BOARDS = ['forbidden-island', 'islebound', 'plunder'] as const;

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

/** `virtual:icons` for everybody, `virtual:icons/islebound` for that board. */
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

/** A board's own are those that are named in its folder and nowhere else. */
function namesFor(board: string | null): readonly IconName[] {
  const users = new Map<IconName, Set<string>>(ICON_NAMES.map((name) => [name, new Set()]));
  for (const file of readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })) {
    if (!/\.tsx?$/.test(file) || join(SOURCES, file) === NAMES) continue;
    const user = BOARDS.find((one) => file.startsWith(join('boards', one))) ?? 'everybody';
    const text = readFileSync(join(SOURCES, file), 'utf8');
    for (const [name, by] of users)
      if (text.includes(`'${name}'`) || text.includes(`"${name}"`)) by.add(user);
  }
  return [...users].flatMap(([name, by]) => {
    const owner = by.size === 1 && !by.has('everybody') ? [...by][0] : null;
    return owner === board && by.size > 0 ? [name] : [];
  });
}

/** Every icon of the set is one path in a square of 512. */
function pathsOf({ icons }: IconSet, name: string): string {
  const body = icons[name]?.body;
  if (body === undefined) throw new Error(`there is no icon ${name}`);
  return [...body.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path).join('');
}
