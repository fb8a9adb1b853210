// Every code block of the docs is run by a test, or says that it is an example. Shell commands are run here.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writePebbles } from '../../packages/cli/test/pebbles.ts';
import { BLOCKS, type Block, ROOT } from './blocks.ts';

/** Of one block; the test's own limit cannot end a process that is waited for. */
const LONGEST = 240_000;
const RUN_HERE = BLOCKS.filter(({ isExample, runBy }) => !isExample && runBy === null);

/** What the pages name: the packages of this checkout, and the game of adding-a-game.md. */
function furnished(): string {
  const home = mkdtempSync(join(tmpdir(), 'tidetable-docs-'));
  symlinkSync(join(ROOT, 'packages'), join(home, 'packages'));
  writePebbles(join(home, 'pebbles'));
  return home;
}

function run({ text }: Block, home: string) {
  const script = `set -eu\n. ${join(ROOT, 'scripts/docs/commands.sh')}\n${text}`;
  const env = { ...process.env, ROOT, NODE: process.execPath };
  return spawnSync('bash', ['-c', script], { cwd: home, env, encoding: 'utf8', timeout: LONGEST });
}

describe.each([...new Set(RUN_HERE.map(({ page }) => page))])('%s', (page) => {
  const commands = RUN_HERE.filter((block) => block.page === page);
  let home: string;
  beforeAll(() => {
    home = furnished();
  });
  afterAll(() => rmSync(home, { recursive: true, force: true }));

  it.each(commands.map((block) => [block.line, block] as const))(
    'line %d',
    (_line, block) => {
      expect(block.language).toBe('sh');
      const { status, stdout, stderr } = run(block, home);
      expect(status, `${stdout}${stderr}`).toBe(0);
    },
    LONGEST,
  );
});

it.each(BLOCKS.filter(({ runBy }) => runBy !== null).map((one) => [one.runBy, one] as const))(
  '%s runs a block of the page that it reads',
  (test, { page }) => {
    expect(existsSync(join(ROOT, test ?? '')), test ?? '').toBe(true);
    expect(readFileSync(join(ROOT, test ?? ''), 'utf8')).toContain(basename(page, '.md'));
  },
);

it('finds the blocks', () => {
  expect(BLOCKS.length).toBeGreaterThan(25);
  expect(RUN_HERE.length).toBeGreaterThan(5);
});
