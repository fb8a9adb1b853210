// A Node that is too old is told what to install, in one line; `.ci/nodes` does the same with a real one.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const PROGRAM = fileURLToPath(new URL('../bin/tidetable.js', import.meta.url));

function onNode(version: string) {
  const older = `Object.defineProperty(process.versions, 'node', { value: '${version}' })`;
  const args = ['--import', `data:text/javascript,${encodeURIComponent(older)}`];
  return spawnSync(process.execPath, [...args, PROGRAM, '--version'], { encoding: 'utf8' });
}

it.each(['18.20.8', '20.18.3'])('%s is too old', (version) => {
  const { status, stdout, stderr } = onNode(version);
  expect(stderr).toBe(
    `tidetable: this is Node.js ${version}; install 20.19 or newer, best 24, from https://nodejs.org\n`,
  );
  expect(stdout).toBe('');
  expect(status).toBe(1);
});

it.each(['20.19.0', '24.0.0'])(
  '%s is new enough',
  (version) => {
    expect(onNode(version)).toMatchObject({ status: 0, stderr: '' });
  },
  120_000,
);
