// The real program in a process of its own, as a shell starts it.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { scratch } from './outside.ts';
import { ANY } from './some-games.ts';

const program = fileURLToPath(new URL('../bin/tidetable.js', import.meta.url));
const folder = dirname(scratch()('x'));

function tidetable(
  args: readonly string[],
  input = '',
  env: Readonly<Record<string, string>> = {},
): { status: number | null; stdout: string; stderr: string } {
  return spawnSync('node', [program, ...args], {
    input,
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, FORCE_COLOR: undefined, NO_COLOR: undefined, ...env },
  });
}

const PLAY = ['play', ANY.id, '--bots', '0'];

describe('the program', () => {
  it('plays through a pipe, keeps the game when the input ends, and comes back to it', () => {
    const first = tidetable([...PLAY, '--seed', 'pipe'], '1\n1\n');
    expect(first).toMatchObject({ status: 0, stderr: '' });
    expect(first.stdout).toContain('The input has ended; 2 plies played.');
    expect(first.stdout).not.toContain('\u001b');
    expect(existsSync(join(folder, `.tidetable/last-${ANY.id}.json`))).toBe(true);
    const second = tidetable(['play', '--resume'], 'log\nquit\n');
    expect(second.stdout).toContain('2 plies so far.');
    expect(tidetable(['verify', '.tidetable']).stdout).toContain('1 record, all true');
  });

  it('has colours when forced and none when NO_COLOR forbids them', () => {
    const rules = ['rules', ANY.id, Object.keys(ANY.rulebook)[0] ?? ''];
    expect(tidetable(rules, '', { FORCE_COLOR: '1' }).stdout).toContain('\u001b[');
    expect(tidetable(rules, '', { FORCE_COLOR: '1', NO_COLOR: '1' }).stdout).not.toContain(
      '\u001b',
    );
  });

  it('ends with the code and the words of what went wrong', () => {
    const { status, stderr } = tidetable(['verfiy']);
    expect(status).toBe(2);
    expect(stderr).toBe(
      'tidetable: There is no command "verfiy" (did you mean verify?); tidetable --help lists them all.\n',
    );
  });
});
