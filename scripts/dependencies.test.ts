// docs/dependencies.md names what the packages ask for, and nothing that is only for developers is shipped.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { directDependencies } from './dependencies/direct.ts';
import { ROOT } from './pack/versions.ts';

const PAGE = readFileSync(join(ROOT, 'docs/dependencies.md'), 'utf8');
const [shipped = '', forDevelopers = ''] = PAGE.split('## For developers');

function namesIn(part: string): string[] {
  return [...part.matchAll(/^\| `([^`]+)` \|/gm)].map(([, name = '']) => name);
}

it.each([
  ['shipped', shipped, false],
  ['for developers', forDevelopers, true],
])('what is %s is on the page, with its reason', (_, part, isDev) => {
  const wanted = [...directDependencies()].filter(([, one]) => one.isDev === isDev);
  expect(namesIn(part)).toEqual(wanted.map(([name]) => name));
});

it('without what is for developers, no test runner, browser or bundler of pages is left', () => {
  const { packages } = JSON.parse(readFileSync(join(ROOT, 'package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<Record<string, { readonly dev?: true }>>;
  };
  const left = Object.entries(packages).flatMap(([where, { dev }]) =>
    dev === true ? [] : where.replace(/^.*node_modules\//, ''),
  );
  const tools = namesIn(forDevelopers).filter((name) => name !== '@types/node');
  expect(left.filter((name) => tools.includes(name))).toEqual([]);
  expect(left).toContain('fastify');
});
