// Forbidden Island in `tidetable simulate` and on the command line: its options.
import { describe, expect, it } from 'vitest';
import { run } from '../../../../cli/test/outside.ts';

const CALL = 'simulate forbidden-island --games 40 --bots random --json --seed tide'.split(' ');

async function turns(...args: string[]): Promise<number> {
  const { output } = await run([...CALL, ...args]);
  return (JSON.parse(output) as { turns: { mean: number } }).turns.mean;
}

it('takes the options of the game', async () => {
  expect(await turns('--option', 'difficulty=legendary')).toBeLessThan(await turns());
});

describe('an option', () => {
  it.each([
    ['difficulty', 'such as difficulty=novice'],
    ['dificulty=elite', 'did you mean difficulty?'],
    ['difficulty=hard', 'novice, normal, elite, legendary'],
  ])('%s is refused, with what would be right', async (option, said) => {
    const { code, errors } = await run(['play', 'forbidden-island', '--option', option]);
    expect(code).toBe(2);
    expect(errors).toContain(said);
  });
});
