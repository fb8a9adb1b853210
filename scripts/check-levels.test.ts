// What the lint forbids between folders does fail it.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';

const root = join(import.meta.dirname, '..');
const GAMES = readdirSync(join(root, 'packages/games'));
const [ONE = '', OTHER = ''] = GAMES;
let copy: string;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'tidetable-levels-'));
  for (const folder of ['packages', 'scripts', 'bench'])
    cpSync(join(root, folder), join(copy, folder), {
      recursive: true,
      filter: (path) => !/node_modules|\bdist\b/.test(path),
    });
});

afterAll(() => rmSync(copy, { recursive: true }));

/** The faults that a check of the lint prints, with these files added. */
function faultsOf(check: string, added: Readonly<Record<string, string>> = {}): string[] {
  for (const [file, text] of Object.entries(added)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    writeFileSync(join(copy, file), `${text}\n`);
  }
  onTestFinished(() => {
    for (const file of Object.keys(added)) rmSync(join(copy, file), { force: true });
  });
  const script = join(root, `scripts/check-${check}.mjs`);
  const { status, stderr } = spawnSync('node', [script], { cwd: copy, encoding: 'utf8' });
  const faults = stderr.split('\n').filter((line) => line !== '');
  expect(status).toBe(faults.length === 0 ? 0 : 1);
  return faults;
}

describe('the levels', () => {
  it('hold in this repository', () => {
    expect(faultsOf('levels')).toEqual([]);
  });

  it('refuse what points upward, outward, or from game to game', () => {
    const game = `packages/games/${ONE}`;
    const forbidden: [string, string][] = [
      ['packages/engine/src/x1.ts', `import { x } from '@tidetable/${ONE}/rules';`],
      ['packages/engine/src/x2.ts', "import type { X } from 'node:fs';"],
      ['packages/engine/src/x3.ts', `export * from '../../games/${ONE}/rules/index.ts';`],
      ['packages/engine/src/x4.ts', "const x = await import('zod');"],
      [`${game}/rules/x1.ts`, "import '@tidetable/bots';"],
      [`${game}/rules/x2.ts`, "import { face } from '../words/en/index.ts';"],
      [`${game}/bots/x.ts`, "import '../terminal/index.ts';"],
      [`${game}/x.ts`, `import { x } from '@tidetable/${OTHER}/rules';`],
      [`${game}/test/x.ts`, `import { x } from '@tidetable/${OTHER}/rules';`],
      ['packages/conformance/src/x.ts', `import { x } from '@tidetable/${ONE}/rules';`],
      ['packages/kits/bots/x1.ts', "import { x } from '@tidetable/cli';"],
      ['packages/kits/bots/x2.ts', "import { readFileSync } from 'node:fs';"],
      ['packages/server/src/x.ts', `import { x } from '@tidetable/${ONE}/rules';`],
      ['packages/cli/src/x.ts', `import { x } from '@tidetable/${ONE}/terminal';`],
      ['packages/web/src/x.ts', `import { x } from '../../games/${ONE}/test/given.ts';`],
      ['packages/web/test/x.ts', `import { x } from '../../games/${ONE}/rules/index.ts';`],
    ];
    const wanted = forbidden.map(([file]) => expect.stringContaining(`${file}: may not import`));
    const faults = faultsOf('levels', Object.fromEntries(forbidden));
    expect(faults).toEqual(expect.arrayContaining(wanted));
    expect(faults).toHaveLength(forbidden.length);
  });

  it('let a test set the scene with the test kit of another package', () => {
    const line = `import { given } from '../../games/${ONE}/test/given.ts';`;
    expect(faultsOf('levels', { 'packages/web/test/x.ts': line })).toEqual([]);
  });

  it('refuse clocks, chance and the machine where code must be pure', () => {
    const impure = [
      'Math.random()',
      'new Date()',
      'Date.now()',
      'process.env.HOME',
      'performance.now()',
    ];
    const files = impure.map((use, n) => [
      `packages/engine/src/x${n}.ts`,
      `export const x = ${use};`,
    ]);
    const comments = impure.map((use, n) => [`packages/engine/src/y${n}.ts`, `// ${use}`]);
    const faults = faultsOf('levels', Object.fromEntries([...files, ...comments]));
    expect(faults).toHaveLength(impure.length);
  });
});
