// The program itself: help, version, and plain words for wrong usage.
import { describe, expect, it } from 'vitest';
import { run } from './outside.ts';
import { ANY } from './some-games.ts';

const MISSPELT = ANY.id.slice(0, 3) + ANY.id.slice(4);

const COMMANDS = [
  'play',
  'replay',
  'verify',
  'rules',
  'simulate',
  'engine',
  'backup',
  'restore',
  'doctor',
];

describe('tidetable', () => {
  it('lists its commands when asked for nothing', async () => {
    const { code, output } = await run([]);
    expect(code).toBe(0);
    for (const command of COMMANDS) expect(output).toContain(`\n  ${command} `);
    expect((await run(['--help'])).output).toBe(output);
    expect((await run(['help'])).output).toBe(output);
  });

  it.each(COMMANDS)('explains %s with an example', async (command) => {
    const { code, output } = await run([command, '--help']);
    expect(code).toBe(0);
    expect(output).toContain(`Usage: tidetable ${command}`);
    expect(output).toMatch(/Examples?:/);
    expect((await run(['help', command])).output).toBe(output);
  });

  it('knows its version', async () => {
    expect((await run(['--version'])).output).toMatch(/^tidetable \d+\.\d+\.\d+\n$/);
  });

  it.each([
    [['replya'], 'did you mean replay?'],
    [['help', 'simulat'], 'did you mean simulate?'],
    [['play'], 'Which game?'],
    [['play', MISSPELT], `did you mean ${ANY.id}?`],
    [['play', ANY.id, 'chess'], 'Unexpected argument "chess".'],
    [['play', ANY.id, '--seat', '3'], 'did you mean seats?'],
    [
      ['play', ANY.id, '--seats', String(ANY.seats.max + 1)],
      `from ${ANY.seats.min} to ${ANY.seats.max}`,
    ],
    [['play', ANY.id, '--seats', '2', '--bots', '3'], 'too few for 3 bots'],
    [['play', ANY.id, '--bot', 'dekhand'], 'did you mean deckhand?'],
    [['play', ANY.id, '--option', 'colour'], 'NAME=VALUE'],
    [['simulate', ANY.id, '--games', 'many'], 'a whole number'],
    [['simulate', ANY.id, '--seats', '3', '--bots', 'random,random'], 'name one, or 3'],
    [['verify'], 'Which files?'],
    [['replay'], 'Which file?'],
    [['rules'], 'The rules of which game?'],
    [['backup'], 'Say --to FILE'],
    [['backup', '--data', 'x'], 'Say --to FILE'],
    [['backup', '--data', 'x', '--database', 'y', '--to', 'z'], 'not both'],
    [['backup', '--database', 'localhost', '--to', 'z'], 'postgres://user@host/name'],
    [['restore', '--data', 'x'], 'Say --from FILE'],
    [['doctor', '--fix'], 'no option --fix'],
  ])('refuses %j and says what to do', async (args, reason) => {
    const { code, output, errors } = await run(args);
    expect(code).toBe(2);
    expect(errors).toContain(reason);
    expect(errors).not.toMatch(/\n\s+at /);
    expect(output).toBe('');
  });

  it('says which file is missing', async () => {
    const { code, errors } = await run(['replay', 'nowhere.json']);
    expect(code).toBe(1);
    expect(errors).toBe('tidetable: nowhere.json: there is no such file.\n');
  });
});
