// `tidetable play islebound`: what Enter does and does not do.
import { describe, expect, it } from 'vitest';
import { run, scratch } from './outside.ts';

const inScratch = scratch();
let games = 0;

/** The screens after each typed line, the first one before any; two people, home ports chosen. */
async function screens(seed: string, ...typed: string[]): Promise<string[]> {
  games += 1;
  const args = ['play', 'islebound', '--bots', '0', '--seed', seed, '--option', 'first=1'];
  const { code, output, errors } = await run([...args, '--save', inScratch(`${games}.json`)], {
    typed: ['1', '1', ...typed, 'quit'],
  });
  expect([code, errors]).toEqual([0, '']);
  return output.split(/^> .*\n/m).slice(2);
}

describe('Enter', () => {
  it('chooses nothing where there is something to choose', async () => {
    const [before = '', answer, after = ''] = await screens('calm', '', 'board');
    expect(answer).toBe('A choice is needed: type a number from 1 to 6, or help.\n');
    expect(before.slice(before.indexOf('Influence'))).toBe(after.slice(after.indexOf('Influence')));
    expect(before).not.toContain('Enter goes on');
  });

  it('does not end the turn, nor does pass', async () => {
    const [, moved, entered, passed, after] = await screens('calm', '1', '', 'pass', 'board');
    expect(moved).toContain('End the turn');
    for (const answer of [entered, passed]) expect(answer).toMatch(/^A choice is needed/);
    expect(after).toContain('End the turn');
  });

  it('does not end the turn though nothing else is left to do', async () => {
    const [, , hunted, entered, ended] = await screens('still', '1', 'hunt', '', '1');
    expect(hunted).toMatch(/at Morlim\?\n +1 End the turn\n +undo /);
    expect(entered).toBe('A choice is needed: type 1 (End the turn), or help.\n');
    expect(ended).toContain("It is the Heron's turn.");
  });
});
