// Through the real program: whatever is well formed and not on offer is refused with a rule.
import { expect, it } from 'vitest';
import { GAMES, partsOf } from '../packages/cli/src/games.ts';
import { countLines } from './refusals/report.ts';
import { tryRefusals } from './refusals/trying.ts';

const COUNT = 200;

it('every refusal of the engine names a rule', { timeout: 300_000 }, async () => {
  const { tried, skipped } = await tryRefusals(COUNT, 7);
  const silent = GAMES.filter(({ actions }) => actions === undefined).map(({ id }) => id);
  if (skipped.length > 0) console.log(`skipped, without forms of actions: ${skipped.join(', ')}`);
  expect(skipped).toEqual(silent);
  console.log(countLines(tried).join('\n'));
  for (const { id } of GAMES)
    if (!silent.includes(id)) expect(tried.filter(({ game }) => game === id)).not.toEqual([]);
  for (const { game, step, action, refused } of tried)
    expect([refused.rule, game, step, action]).toEqual([
      expect.stringMatching(/^[A-Z]/),
      game,
      step,
      action,
    ]);
  for (const { game, refused } of tried)
    expect(partsOf(game).game.rulebook).toHaveProperty([refused.rule ?? '']);
  if (silent.length < GAMES.length) expect(tried).toHaveLength(COUNT);
});
