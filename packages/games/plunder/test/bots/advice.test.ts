// Advice to teams: those of one side win together.
import { randomBot } from '@tidetable/bots';
import { nextChoice, observe } from '@tidetable/bots/asking';
import { Generator, play, readOptions, start } from '@tidetable/engine';
import { expect, it } from 'vitest';
import { adviseOnPlunder } from '../../bots/searcher.ts';
import { plunder } from '../../rules/index.ts';

it('gives those of one side the same chances', () => {
  const options = readOptions(plunder.options, { teams: '2x2' }, 4);
  const chance = new Generator(2);
  const seas = start(plunder, 4, options, chance);
  for (let ply = 0; ply < 24; ply++) {
    const { seat, action } = nextChoice(plunder, seas, Array(4).fill(randomBot), chance);
    play(plunder, seas, seat, action, chance);
  }
  const { seat } = nextChoice(plunder, seas, Array(4).fill(randomBot), chance);
  const observation = observe(plunder, seas, seat, true, new Generator(5));
  const [best] = adviseOnPlunder(observation, { iterations: 60 });
  const [a = 0, b = 0, c, d] = best?.expected ?? [];
  expect([a, b]).toEqual([c, d]);
  expect(a + b).toBeCloseTo(1, 6);
});
