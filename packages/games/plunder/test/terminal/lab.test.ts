// `--set` in Plunder: numbers that its rules cannot handle.
import { expect, it } from 'vitest';
import { run } from '../../../../cli/test/outside.ts';

it('says plainly when the rules do not work with it', async () => {
  const call = 'simulate plunder --games 8 --bots random --seed x --set starting-pegs.life=0';
  const { code, errors } = await run(call.split(' '));
  expect(code).toBe(2);
  expect(errors).toContain('cannot be played with these changes');
});
