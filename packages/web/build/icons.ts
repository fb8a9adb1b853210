// Takes the few icons that are drawn out of the set of thousands, when the app is built: those of a board come with it.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { ICON_NAMES } from '../src/look/icon-names.ts';

const MODULE = /^virtual:icons\/([\w-]+)$/;
const SOURCES = fileURLToPath(new URL('../src', import.meta.url));

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

/** `virtual:icons/plunder` has the icons that the sources of that board name, `virtual:icons/common` all others. */
export function icons(): Plugin {
  return {
    name: 'tidetable-icons',
    resolveId: (id) => (MODULE.test(id) ? `\0${id}` : null),
    load(id) {
      const group = MODULE.exec(id.slice(1))?.[1];
      if (!id.startsWith('\0') || group === undefined) return null;
      const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
      const set = JSON.parse(readFileSync(file, 'utf8')) as IconSet;
      const paths = Object.fromEntries(namesIn(group).map((name) => [name, pathsOf(set, name)]));
      return `export default ${JSON.stringify(paths)}`;
    },
  };
}

function namesIn(group: string): readonly string[] {
  const isOf = (file: string): boolean =>
    group === 'common'
      ? !/^(boards\/[\w-]+\/|look\/icon-names)/.test(file)
      : file.startsWith(`boards/${group}/`);
  const text = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && isOf(file))
    .map((file) => readFileSync(join(SOURCES, file), 'utf8'))
    .join('\n');
  return ICON_NAMES.filter((name) => text.includes(`'${name}'`) || text.includes(`"${name}"`));
}

/** Every icon of the set is one path in a square of 512. */
function pathsOf({ icons }: IconSet, name: string): string {
  const body = icons[name]?.body;
  if (body === undefined) throw new Error(`there is no icon ${name}`);
  return [...body.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path).join('');
}
