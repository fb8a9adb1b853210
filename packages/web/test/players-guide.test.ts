// docs/players.md says what the pages say: every word in bold is one of theirs, and its keys are the keys.
import { readFileSync } from 'node:fs';
import { MANIFESTS } from '@tidetable/catalogue';
import { expect, it } from 'vitest';
import { en } from '../src/words/en.ts';

const PAGE = readFileSync(new URL('../../../docs/players.md', import.meta.url), 'utf8');

/** Every text of the catalogue that is not made of parts. */
function textsOf(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  if (typeof words !== 'object' || words === null) return [];
  return Object.values(words).flatMap(textsOf);
}

it('names buttons and headings as they are', () => {
  const texts = new Set(textsOf(en));
  const bold = [...PAGE.matchAll(/\*\*(.+?)\*\*/gs)].map(([, text = '']) =>
    text.replace(/\s+/g, ' '),
  );
  expect(bold.length).toBeGreaterThan(40);
  expect(bold.filter((text) => !texts.has(text) && !['bold', '?'].includes(text))).toEqual([]);
});

it('lists the keys', () => {
  const listed = [...PAGE.matchAll(/^\| (.+) \| (.+) \|$/gm)].map(([, key, does]) => [key, does]);
  expect(listed.slice(1)).toEqual([...en.keys.list, ...en.keys.chart]);
});

it('names no game: what holds for one stands in its rules', () => {
  for (const { folder } of MANIFESTS) expect(PAGE.toLowerCase()).not.toContain(folder);
});
