// The engine alone, beside other engines: rates on one core, and ratios within the same run.
import { ENGINES, FORBIDDEN_ISLAND, ISLEBOUND, OTHERS, PLUNDER } from './contestants.ts';
import { flatness } from './endless.ts';
import { type Contestant, compete, type Result } from './measure.ts';
import { BOARDGAME_IO } from './others.ts';
import { verification } from './records.ts';
import { table } from './table.ts';

const ROUNDS = 7;

const UNITS = ['decisions', 'moves'];

export async function engine(): Promise<void> {
  console.log(`\nmedians of ${ROUNDS} interleaved rounds, per CPU-second; ratios round by round\n`);
  const results = await compete(ENGINES, ROUNDS);
  const reducer = results.find(({ name }) => name === BOARDGAME_IO.name) as Result;
  const of = (contestants: readonly Contestant[]): Result[] =>
    results.filter(({ name }) => contestants.some((one) => one.name === name));

  table(
    'Forbidden Island, 2–4 seats, random players',
    of([...FORBIDDEN_ISLAND, ...OTHERS]),
    reducer,
    UNITS,
  );
  console.log('');
  table('Islebound, 2–4 seats, random players', of(ISLEBOUND), reducer, UNITS);
  console.log('');
  table('Plunder, 2–4 seats, random players', of(PLUNDER), reducer, UNITS);

  console.log('\nVerifying records: every action legal, every hash right');
  console.log(verification());
  console.log('\nOne endless table, with log, undo data and every view');
  console.log(flatness());
}
