// The client in docs/protocol.md, run by Python.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const PAGE = readFileSync(new URL('../../../docs/protocol.md', import.meta.url), 'utf8');
const [, program = ''] = /^```python [^\n]*\n(.*?)^```$/ms.exec(PAGE) ?? [];
const hasPython = spawnSync('python3', ['--version']).status === 0;

it.skipIf(!hasPython)(
  'plays a whole game, and says how it ended',
  () => {
    const args = ['-c', program];
    const { stdout, stderr } = spawnSync('python3', args, { cwd: ROOT, encoding: 'utf8' });
    expect(stderr).not.toContain('Traceback');
    expect(stdout).toMatch(/^\{'winners': .*'endings': \[\{'ending': /);
  },
  120_000,
);
