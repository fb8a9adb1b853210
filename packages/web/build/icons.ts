// Takes the few icons that are drawn out of the set of thousands, when the app is built.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { ICON_NAMES } from '../src/look/icon-names.ts';

const MODULE = 'virtual:icons';

interface IconSet {
  readonly icons: Readonly<Record<string, { readonly body: string }>>;
}

export function icons(): Plugin {
  return {
    name: 'tidetable-icons',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
      const set = JSON.parse(readFileSync(file, 'utf8')) as IconSet;
      const paths = Object.fromEntries(ICON_NAMES.map((name) => [name, pathsOf(set, name)]));
      return `export default ${JSON.stringify(paths)}`;
    },
  };
}

/** Every icon of the set is one path in a square of 512. */
function pathsOf({ icons }: IconSet, name: string): string {
  const body = icons[name]?.body;
  if (body === undefined) throw new Error(`there is no icon ${name}`);
  return [...body.matchAll(/ d="([^"]+)"/g)].map(([, path]) => path).join('');
}
