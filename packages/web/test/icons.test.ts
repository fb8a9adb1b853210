// Every icon in the bundle is used.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ICON_NAMES } from '@tidetable/board/look/icon-names.ts';
import { expect, it } from 'vitest';

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
