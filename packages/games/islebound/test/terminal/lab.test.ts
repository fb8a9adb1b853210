// `--set` in Islebound.
import { describe, expect, it } from 'vitest';
import { run } from '../../../../cli/test/outside.ts';

describe('--set', () => {
  it('changes how the game is played, and says so at the top', async () => {
    const call = 'simulate islebound --games 12 --bots random --seed tide'.split(' ');
    const set = [...call, '--set', 'end-buildings.2=2'];
    const { output } = await run(set);
    expect(output.split('\n')[1]).toBe('Changed: end-buildings.2 is 2 instead of 8');
    const rounds = (text: string) =>
      (JSON.parse(text) as { rounds: { median: number } }).rounds.median;
    const shorter = await run([...set, '--json']);
    expect(rounds(shorter.output)).toBeLessThan(rounds((await run([...call, '--json'])).output));
    expect(JSON.parse(shorter.output)).toMatchObject({
      game: 'islebound+end-buildings.2=2',
      changes: [{ path: 'end-buildings.2', from: 8, to: 2 }],
    });
  });

  it.each([
    ['town.strati.strength=7', 'did you mean stratic?'],
    ['town.atlantis.strength=7', 'town.… can be borsham, farwold'],
    ['town.stratic.strength=strong', 'a whole number from 0 to 30'],
    ['town.stratic.strength=31', 'the game has 8'],
    ['town.stratic.banner=green', 'red or blue or both'],
    ['town.stratic.strength', '--set wants PATH=VALUE'],
  ])('says what would be right instead of %s', async (given, said) => {
    const { code, errors } = await run(['simulate', 'islebound', '--set', given]);
    expect(code).toBe(2);
    expect(errors).toContain(said);
  });
});
