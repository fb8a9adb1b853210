// Advice in every game, from what a seat sees.
import { describe, expect, it } from 'vitest';
import { GAMES } from '../src/games.ts';
import { playOn, talk } from './protocol-kit.ts';

const LITTLE = { iterations: 40 };

describe.each(GAMES.map(({ id }) => id))('advise at %s', (game) => {
  it('tells actions that are offered, the best first, with what each seat may expect', async () => {
    const { ask } = talk();
    for (const seed of ['one', 'two', 'three']) {
      ask('new', { game, seats: 2, seed });
      await playOn(async (request, fields) => ask(request, fields), 9);
      const [seat] = ask('deciders').must as [number];
      const offered = ask('legal', { seat }).actions.map(({ notation }) => notation);
      const { advice } = ask('advise', { seat, budget: LITTLE });
      expect(advice.length).toBeGreaterThan(0);
      expect(new Set(advice.map(({ notation }) => notation)).size).toBe(advice.length);
      for (const { notation, expected, error, trials } of advice) {
        expect(offered).toContain(notation);
        expect(expected).toHaveLength(2);
        for (const chance of [...expected, error]) {
          expect(chance).toBeGreaterThanOrEqual(0);
          expect(chance).toBeLessThanOrEqual(1);
        }
        expect(trials).toBeGreaterThan(0);
      }
    }
  });

  it('is the same for the same question, and may be asked for by time', async () => {
    const { ask } = talk();
    ask('new', { game, seats: 2, seed: 'one' });
    await playOn(async (request, fields) => ask(request, fields), 9);
    const [seat] = ask('deciders').must as [number];
    const { advice } = ask('advise', { seat, budget: LITTLE });
    expect(ask('advise', { seat, budget: LITTLE }).advice).toEqual(advice);
    expect(ask('advise', { seat, budget: { milliseconds: 20 } }).advice).not.toHaveLength(0);
  });
});
