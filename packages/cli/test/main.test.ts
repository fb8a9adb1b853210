// The program itself: help, version, and plain words for what was called wrongly.
import { describe, expect, it } from 'vitest';
import { run } from './outside.ts';

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
    [['play', 'forbiden-island'], 'did you mean forbidden-island?'],
    [['play', 'forbidden-island', 'chess'], 'What is "chess" for?'],
    [['play', 'forbidden-island', '--seat', '3'], 'did you mean seats?'],
    [['play', 'forbidden-island', '--seats', '7'], 'from 2 to 4'],
    [['play', 'forbidden-island', '--seats', '2', '--bots', '3'], 'too few for 3 bots'],
    [['play', 'forbidden-island', '--bot', 'dekhand'], 'did you mean deckhand?'],
    [['play', 'forbidden-island', '--option', 'difficulty'], 'NAME=VALUE'],
    [['play', 'forbidden-island', '--option', 'dificulty=elite'], 'did you mean difficulty?'],
    [
      ['play', 'forbidden-island', '--option', 'difficulty=hard'],
      'novice, normal, elite, legendary',
    ],
    [['simulate', 'forbidden-island', '--games', 'many'], 'a whole number'],
    [['simulate', 'forbidden-island', '--seats', '3', '--bots', 'random,random'], 'name one, or 3'],
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
