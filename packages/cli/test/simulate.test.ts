// `tidetable simulate`.
import { describe, expect, it } from 'vitest';
import { partsOf } from '../src/games.ts';
import type { ContestSummary } from '../src/simulation/contest.ts';
import { shareOf } from '../src/simulation/share.ts';
import { run } from './outside.ts';
import { SCORED, TOGETHER } from './some-games.ts';

const GAMES = ['simulate', TOGETHER.id, '--games', '40', '--bots', 'random'];

interface Summary {
  readonly games: number;
  readonly seats: number;
  readonly bots: readonly string[];
  readonly won: { readonly count: number };
  readonly endings: readonly { readonly ending: string; readonly count: number }[];
  readonly turns: { readonly mean: number; readonly min: number; readonly max: number };
  readonly events: Readonly<Record<string, number>>;
}

async function summary(...args: string[]): Promise<Summary> {
  const { code, output } = await run([...GAMES, '--json', ...args]);
  expect(code).toBe(0);
  return JSON.parse(output) as Summary;
}

describe('simulate', () => {
  it('gives the same numbers for the same seed, and others for another', async () => {
    const first = await run([...GAMES, '--json', '--seed', 'tide']);
    expect((await run([...GAMES, '--json', '--seed', 'tide'])).output).toBe(first.output);
    expect((await run([...GAMES, '--json', '--seed', 'ebb'])).output).not.toBe(first.output);
  });

  it('counts every game, its endings and its turns', async () => {
    const { games, seats, bots, endings, turns, events } = await summary('--seats', '3');
    expect({ games, seats, bots }).toEqual({
      games: 40,
      seats: 3,
      bots: ['random', 'random', 'random'],
    });
    expect(endings.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThanOrEqual(40);
    expect(turns.min).toBeLessThanOrEqual(turns.mean);
    expect(turns.mean).toBeLessThanOrEqual(turns.max);
    expect(events.ended).toBe(1);
  });

  it('sets a table for people, with intervals and speed', async () => {
    const { output, errors } = await run([...GAMES, '--seed', 'tide']);
    expect(output).toContain('95% interval');
    expect(output).toMatch(/40 games in [\d.]+ s: [\d,]+ games\/s, [\d,]+ decisions\/s/);
    expect(errors).toBe('');
  });

  it('shows its progress on the error output when asked', async () => {
    const { output, errors } = await run([...GAMES, '--progress', '--json']);
    expect(errors).toContain('40 of 40');
    expect(() => JSON.parse(output)).not.toThrow();
  });

  it('seats different bots', async () => {
    const { output } = await run(
      `simulate ${TOGETHER.id} --games 2 --bots random,bosun --json`.split(' '),
    );
    expect((JSON.parse(output) as Summary).bots).toEqual(['random', 'bosun']);
  });
});

describe('simulate, for a game with scores', () => {
  const CALL = `simulate ${SCORED.id} --games 12 --seats 3 --bots random --seed tide`.split(' ');

  it('tells rounds, wins and what the scores are made of', async () => {
    const { output } = await run([...CALL, '--json']);
    const { rounds, seats, places, winners } = JSON.parse(output) as ContestSummary;
    expect(rounds.min).toBeLessThanOrEqual(rounds.median);
    expect(rounds.median).toBeLessThanOrEqual(rounds.max);
    expect(rounds.within.count).toBeLessThanOrEqual(12);
    for (const standings of [seats, places]) {
      expect(standings).toHaveLength(3);
      const won = standings.reduce((sum, one) => sum + one.won.count, 0);
      expect(won).toBeGreaterThanOrEqual(12);
    }
    expect(Object.keys(winners.parts)).not.toHaveLength(0);
    expect(winners.score).toBeGreaterThan(Math.max(...seats.map(({ score }) => score)));
  });

  it('counts every turn, also the first', async () => {
    const { turns, events } = JSON.parse((await run([...CALL, '--json'])).output) as Summary;
    expect(turns.mean).toBeCloseTo(events['turn-began'] as number, 6);
    expect(turns.min % 3).toBe(0);
  });

  it('sets them in tables for people', async () => {
    const { output } = await run(CALL);
    expect(output).toMatch(/Rounds +min +median +max/);
    const { pace = [] } = partsOf(SCORED.id).measures.scores ?? {};
    expect(output).toContain(`from ${pace.join(' to ')}`);
    expect(output).toMatch(/Score, on average +won +score +\w/);
  });

  it('says nothing of them for a game that is won together', async () => {
    expect((await run([...GAMES, '--seed', 'tide'])).output).not.toContain('Rounds');
  });
});

describe('a share', () => {
  it('comes with the interval that Wilson gives', () => {
    const { share, low, high } = shareOf(18, 50);
    expect(share).toBe(0.36);
    expect(low).toBeCloseTo(0.2414, 4);
    expect(high).toBeCloseTo(0.4986, 4);
  });

  it('never promises more than certainty', () => {
    expect(shareOf(0, 10)).toMatchObject({ low: 0, share: 0 });
    expect(shareOf(10, 10).high).toBeCloseTo(1, 9);
    expect(shareOf(0, 0)).toMatchObject({ low: 0, high: 1 });
  });
});
