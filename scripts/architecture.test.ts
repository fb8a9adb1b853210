// docs/architecture.md against the tree: the folders it lists are the folders that exist.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const PAGE = readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8');
const GAMES = foldersIn('packages/games');

function foldersIn(path: string): string[] {
  return readdirSync(join(ROOT, path), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !/^(node_modules|dist)$/.test(entry.name))
    .map(({ name }) => name)
    .sort();
}

/** The folders that the page lists below this one, in the listing that begins with it. */
function listed(folder: string): string[] {
  const [, listing = ''] =
    new RegExp(`^\`\`\`text [^\\n]*\\n${folder}/\\n(.*?)^\`\`\``, 'ms').exec(PAGE) ?? [];
  return [...listing.matchAll(/^ {2}([\w-]+)\/(?: |$)/gm)].map(([, name = '']) => name).sort();
}

it.each(['packages/server/src', 'packages/web/src'])('%s', (folder) => {
  expect(listed(folder)).toEqual(foldersIn(folder));
});

it('packages, kits and games', () => {
  const [, listing = ''] = /^```text [^\n]*\npackages\/\n(.*?)^bench\//ms.exec(PAGE) ?? [];
  const at = (indent: number): string[] =>
    [...listing.matchAll(new RegExp(`^ {${indent}}([\\w-]+)/(?: |$)`, 'gm'))].map(
      ([, name = '']) => name,
    );
  expect(at(2).sort()).toEqual(foldersIn('packages'));
  expect(at(4).sort()).toEqual([...foldersIn('packages/kits'), ...GAMES].sort());
});

it.each(GAMES)('the folder of %s', (game) => {
  const plan = listed('packages/games/<game>');
  const found = foldersIn(`packages/games/${game}`);
  for (const part of plan) expect(found, part).toContain(part);
  // A game may bring a table for the benchmarks.
  expect(found.filter((name) => !plan.includes(name) && name !== 'bench')).toEqual([]);
  expect(existsSync(join(ROOT, 'packages/games', game, 'game.ts'))).toBe(true);
});
