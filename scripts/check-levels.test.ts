// A forbidden import fails the build: here is the proof.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';

const root = join(import.meta.dirname, '..');
let copy: string;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'tidetable-levels-'));
  cpSync(join(root, 'packages'), join(copy, 'packages'), {
    recursive: true,
    filter: (path) => !/node_modules|\bdist\b/.test(path),
  });
});

afterAll(() => rmSync(copy, { recursive: true }));

function faultsIn(folder: string): string[] {
  const script = join(root, 'scripts/check-levels.mjs');
  const { status, stderr } = spawnSync('node', [script], { cwd: folder, encoding: 'utf8' });
  const faults = stderr.split('\n').filter((line) => line !== '');
  expect(status).toBe(faults.length === 0 ? 0 : 1);
  return faults;
}

function faultsWith(file: string, line: string): string[] {
  writeFileSync(join(copy, file), `${line}\n`);
  onTestFinished(() => rmSync(join(copy, file), { force: true }));
  return faultsIn(copy);
}

describe('the levels', () => {
  it('hold in this repository', () => {
    expect(faultsIn(copy)).toEqual([]);
  });

  it.each([
    ['packages/engine/src/x.ts', "import { x } from '@tidetable/forbidden-island/rules';"],
    ['packages/engine/src/x.ts', "import type { X } from 'node:fs';"],
    ['packages/engine/src/x.ts', "export * from '../../games/forbidden-island/rules/index.ts';"],
    ['packages/engine/src/x.ts', "const x = await import('zod');"],
    ['packages/games/forbidden-island/rules/x.ts', "import '@tidetable/bots';"],
    ['packages/games/forbidden-island/rules/x.ts', "import { face } from '../words/en/face.ts';"],
    ['packages/games/forbidden-island/bots/x.ts', "import '../terminal/board.ts';"],
    ['packages/games/forbidden-island/x.ts', "import { x } from '@tidetable/islebound/rules';"],
    ['packages/games/plunder/test/x.ts', "import { x } from '@tidetable/islebound/rules';"],
    ['packages/conformance/src/x.ts', "import { x } from '@tidetable/forbidden-island/rules';"],
    ['packages/kits/bots/x.ts', "import { x } from '@tidetable/cli';"],
    ['packages/kits/bots/x.ts', "import { readFileSync } from 'node:fs';"],
    ['packages/server/src/x.ts', "import { x } from '@tidetable/plunder/rules';"],
    ['packages/cli/src/x.ts', "import { x } from '@tidetable/plunder/terminal';"],
    ['packages/web/src/x.ts', "import { given } from '../../games/plunder/test/given.ts';"],
    ['packages/web/test/x.ts', "import { x } from '../../games/plunder/rules/steps/market.ts';"],
  ])('refuse in %s: %s', (file, line) => {
    expect(faultsWith(file, line)).toEqual([expect.stringContaining(`${file}: may not import`)]);
  });

  it('let a test set the scene with the test kit of another package', () => {
    const line = "import { given } from '../../games/plunder/test/given.ts';";
    expect(faultsWith('packages/web/test/x.ts', line)).toEqual([]);
  });

  it.each(['Math.random()', 'new Date()', 'Date.now()', 'process.env.HOME', 'performance.now()'])(
    'refuse %s where code must be pure',
    (impure) => {
      expect(faultsWith('packages/engine/src/x.ts', `export const x = ${impure};`)).toHaveLength(1);
      expect(faultsWith('packages/engine/src/x.ts', `// ${impure}`)).toEqual([]);
    },
  );
});
