// `tidetable duel`: who is stronger, with the promised error rates.
import { readFileSync, writeFileSync } from 'node:fs';
import { Generator } from '@tidetable/engine';
import { describe, expect, it } from 'vitest';
import { Duel, duelTables, eloOf, expectedShare } from '../src/simulation/duel.ts';
import { SequentialTest } from '../src/simulation/sequential.ts';
import { run, scratch } from './outside.ts';
import { ALSO_SCORED, SCORED, TOGETHER } from './some-games.ts';

const file = scratch();

const ERRORS = { alpha: 0.05, beta: 0.05, range: [0, 1] } as const;

/** A duel between players of known strength; each deal favours one of the seats. */
function verdictFor(elo: number, seats: number, between: readonly [number, number], seed: number) {
  const [low, high] = between.map((each) => expectedShare(each, seats)) as [number, number];
  const test = new SequentialTest({ low, high, ...ERRORS });
  const chance = new Generator(seed, 2, 3, 4);
  const unit = (): number => chance.below(1_000_000) / 1_000_000;
  const share = expectedShare(elo, seats);
  while (test.verdict === null) {
    const lucky = chance.below(seats);
    let won = 0;
    for (let seat = 0; seat < seats; seat++) {
      const luck = seat === lucky ? (seats - 1) * 0.1 : -0.1;
      if (unit() < share + luck) won += 1;
    }
    test.add(won / seats);
  }
  return { verdict: test.verdict, deals: test.count };
}

describe('the sequential test', () => {
  const DUELS = 1000;

  it.each([
    [2, 0, 'high', [0, 50]],
    [2, 50, 'low', [0, 50]],
    [4, 0, 'high', [0, 80]],
    [4, 80, 'low', [0, 80]],
  ] as const)(
    'of %i seats errs at %i Elo no more often than it says',
    (seats, elo, wrong, between) => {
      let errors = 0;
      let deals = 0;
      for (let seed = 1; seed <= DUELS; seed++) {
        const { verdict, deals: taken } = verdictFor(elo, seats, between, seed);
        if (verdict === wrong) errors += 1;
        deals += taken;
      }
      // Three standard errors above 5 %, and not so far below that it would be wasting games.
      expect(errors / DUELS).toBeLessThan(0.05 + 3 * Math.sqrt((0.05 * 0.95) / DUELS));
      expect(errors / DUELS).toBeGreaterThan(0.01);
      expect(deals / DUELS).toBeGreaterThan(12);
    },
  );

  it('stops sooner where the difference is large', () => {
    const mean = (elo: number): number => {
      let deals = 0;
      for (let seed = 1; seed <= 50; seed++) deals += verdictFor(elo, 2, [0, 50], seed).deals;
      return deals / 50;
    };
    expect(mean(300)).toBeLessThan(mean(50) / 4);
  });
});

it('Elo and shares are two ways to say the same', () => {
  expect(expectedShare(0, 2)).toBe(0.5);
  expect(expectedShare(0, 4)).toBe(0.25);
  expect(eloOf(0.75, 2)).toBeCloseTo(190.85, 2);
  for (const seats of [2, 4]) expect(eloOf(expectedShare(120, seats), seats)).toBeCloseTo(120, 9);
  expect(eloOf(1, 2)).toBe(Number.POSITIVE_INFINITY);
});

it('seats one against three, in each seat once', () => {
  const tables = duelTables(['new', 'old'], 4, {}, false);
  expect(tables.map(({ bots }) => bots.join(' '))).toEqual([
    'new old old old',
    'old new old old',
    'old old new old',
    'old old old new',
  ]);
});

it('hears results in the order of deals, not of threads', () => {
  const hypotheses = { low: 0.5, high: 0.57, ...ERRORS };
  const batches = [0, 1].map((number) => ({ number, from: number + 1, to: number + 1 }));
  const duel = new Duel(hypotheses, 2, false);
  const results = new Map([[1, [[1, 1]]]]);
  duel.follow(batches, results);
  expect(duel.summary().deals).toBe(0);
  results.set(0, [[0, 1]]);
  duel.follow(batches, results);
  expect(duel.summary()).toMatchObject({ deals: 2, result: { value: 0.75 } });
});

interface Told {
  readonly verdict: string;
  readonly elo: { readonly low: number } | null;
  readonly result: { readonly low: number };
}

describe('duel', () => {
  it('finds the bosun stronger than chance, the same on one and on two threads', async () => {
    const call =
      `duel ${ALSO_SCORED.id} bosun random --seed tide --games 60 --json --workers`.split(' ');
    const { output } = await run([...call, '1']);
    const told = JSON.parse(output) as Told;
    expect(told.verdict).toBe('high');
    expect(told.elo?.low).toBeGreaterThan(50);
    expect((await run([...call, '2'])).output).toBe(output);
  });

  it('compares wins where all play together', async () => {
    const call = `duel ${TOGETHER.id} bosun random --seed tide --games 200`.split(' ');
    const told = JSON.parse((await run([...call, '--json'])).output) as Told;
    expect(told).toMatchObject({ verdict: 'high', elo: null });
    expect(told.result.low).toBeGreaterThan(0);
    expect((await run(call)).output).toContain('percentage points more');
  });

  it('goes on where it was stopped', async () => {
    const call = `duel ${SCORED.id} random random --seed tide --games 12 --json`.split(' ');
    const whole = await run(call);
    const kept = file('duel/batches.jsonl');
    await run([...call, '--to', file('duel')]);
    const lines = readFileSync(kept, 'utf8').split('\n');
    writeFileSync(kept, `${lines.slice(0, 2).join('\n')}\n`);
    expect((await run([...call, '--to', file('duel')])).output).toBe(whole.output);
    expect(readFileSync(kept, 'utf8').split('\n')).toHaveLength(lines.length);
  });

  it('says so when nothing is decided yet', async () => {
    const { output } = await run(
      `duel ${SCORED.id} random random --seed tide --games 4 --between 0,10`.split(' '),
    );
    expect(output).toContain('Undecided between 0 and 10 Elo');
  });

  it.each([
    [`duel ${SCORED.id}`, 'Which two bots?'],
    [`duel ${SCORED.id} bosun radnom`, 'did you mean random?'],
    [`duel ${SCORED.id} bosun random --between 50,0`, 'lower number first'],
    [`duel ${SCORED.id} bosun random --errors 5`, 'two numbers'],
  ])('%s: says what is wrong', async (call, said) => {
    const { code, errors } = await run(call.split(' '));
    expect(code).toBe(2);
    expect(errors).toContain(said);
  });
});
