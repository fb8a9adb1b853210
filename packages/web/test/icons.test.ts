// Every icon in the bundle is used, and drawn as in its set.
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ICON_NAMES } from '@tidetable/board/look/icon-names.ts';
import { expect, it } from 'vitest';
import { rounded } from '../build/icons.ts';

const SOURCES = ['../src', '../../kits/board', '../../games'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);

it('no icon is taken in vain', () => {
  const texts = SOURCES.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/node_modules|test|icon-names/.test(file))
      .map((file) => readFileSync(join(folder, file), 'utf8')),
  ).join('\n');
  const isDrawn = (name: string): boolean =>
    texts.includes(`'${name}'`) || texts.includes(`"${name}"`);
  expect(ICON_NAMES.filter((name) => !isDrawn(name))).toEqual([]);
});

it('no point of an icon is moved by more than a quarter of a unit against the one before', () => {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  const { icons } = JSON.parse(readFileSync(file, 'utf8')) as {
    readonly icons: Readonly<Record<string, { readonly body: string }>>;
  };
  const tokens = (path: string): string[] => path.match(/[a-z]|-?(?:\d+\.?\d*|\.\d+)/gi) ?? [];
  for (const name of ICON_NAMES)
    for (const [, path = ''] of (icons[name]?.body ?? '').matchAll(/ d="([^"]+)"/g)) {
      const [before, after] = [tokens(path), tokens(rounded(path))];
      expect(after.length, name).toBe(before.length);
      const moved = before.filter((token, nth) => {
        const [was, is] = [Number(token), Number(after[nth])];
        return Number.isNaN(was) ? token !== after[nth] : Math.abs(was - is) > 0.25001;
      });
      expect(moved, name).toEqual([]);
    }
  expect(rounded('m1.04.5-.04 10.26z')).toBe('m1 .5 0 10.5z');
});
