// `tidetable play islebound`: what Enter does and does not do, and its own questions.
import { describe, expect, it } from 'vitest';
import { run, scratch } from '../../../../cli/test/outside.ts';

const inScratch = scratch();
let games = 0;

/** The screens before the first and after each typed line; two people, home ports chosen. */
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
    expect(ended).toContain("The Heron's turn:");
  });
});

describe('odds', () => {
  it('is listed in the help, at the table and of the command', async () => {
    const [screen, help] = await screens('calm', 'help');
    expect(screen).toMatch(/ odds .*help/);
    expect(help).toContain('odds, odds TOWN');
    expect((await run(['help', 'play'])).output).toContain('odds, odds TOWN');
  });

  it('answers, and changes nothing', async () => {
    const [, answer] = await screens('calm', 'odds grenille');
    expect(answer).toBe('You have no pirates or sea serpents to send.\n');
  });

  it('is no word at other tables', async () => {
    const args = ['play', 'forbidden-island', '--seed', 'calm', '--save', inScratch('f.json')];
    const { output } = await run([...args, '--bots', '0'], { typed: ['odds', 'help', 'quit'] });
    expect(output).toContain('"odds" is not among the choices');
    expect(output).not.toContain('odds TOWN');
  });
});

describe('rules', () => {
  it('has pages to read at the table', async () => {
    const [, chapters, page] = await screens('calm', 'rules', 'rules above-and-below');
    expect(chapters).toContain('rules above-and-below: Islebound crew');
    expect(page).toContain('IB-AB-2');
  });
});
