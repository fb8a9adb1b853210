// Asking for advice: every game, from what a seat sees, and what is refused.
import { describe, expect, it } from 'vitest';
import { GAMES } from '../src/games.ts';
import { atTable, playOn, talk } from './protocol-kit.ts';

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

describe('advise', () => {
  it.each([
    [{ seat: 1, budget: LITTLE }, 'not-asked', /waiting for seat 0/],
    [{ seat: 9, budget: LITTLE }, 'bad-seat', /from 0 to 2/],
    [{ seat: 0 }, 'bad-request', /^advise\.budget: expected an object, got nothing/],
    [{ seat: 0, budget: 7 }, 'bad-request', /^advise\.budget: expected an object/],
    [{ seat: 0, budget: {} }, 'bad-budget', /either iterations or milliseconds, got nothing/],
    [{ seat: 0, budget: { games: 3 } }, 'bad-budget', /either iterations or milliseconds/],
    [{ seat: 0, budget: { iterations: 1, milliseconds: 1 } }, 'bad-budget', /either/],
    [{ seat: 0, budget: { iterations: 0 } }, 'bad-budget', /from 1 to 1000000, got 0/],
    [{ seat: 0, budget: { milliseconds: 60_001 } }, 'bad-budget', /from 1 to 60000/],
    [{ seat: 0, budget: { iterations: '5' } }, 'bad-budget', /budget\.iterations/],
  ])('refuses %j with %s', (fields, code, message) => {
    const { fails } = atTable();
    expect(fails('advise', fields)).toMatchObject({
      code,
      message: expect.stringMatching(message),
    });
  });

  it('changes nothing', () => {
    const { ask } = atTable();
    const before = ask('record');
    ask('advise', { seat: 0, budget: LITTLE });
    expect(ask('record')).toEqual(before);
  });

  it('tells of letting things go on to a seat that may cut in', async () => {
    const { ask } = talk();
    ask('new', { game: 'forbidden-island', seats: 3, seed: 'cut' });
    let may: number[] | undefined;
    for (let ply = 0; ply < 60 && may === undefined; ply++) {
      await playOn(async (request, fields) => ask(request, fields), 1, ply + 1);
      ({ may } = ask('deciders') as unknown as { may?: number[] });
    }
    const { advice } = ask('advise', { seat: may?.[0], budget: LITTLE });
    expect(advice.map(({ action }) => action)).toContain(null);
  });
});
