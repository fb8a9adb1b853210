// Every icon that is taken out of the set is drawn somewhere.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { ICON_NAMES } from '../src/look/icon-names.ts';

const SOURCES = fileURLToPath(new URL('../src', import.meta.url));

it('no icon is taken in vain', () => {
  const texts = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('icon-names.ts'))
    .map((file) => readFileSync(join(SOURCES, file), 'utf8'))
    .join('\n');
  const isDrawn = (name: string): boolean =>
    texts.includes(`'${name}'`) || texts.includes(`"${name}"`);
  expect(ICON_NAMES.filter((name) => !isDrawn(name))).toEqual([]);
});
