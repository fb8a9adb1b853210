// The engine alone, beside other engines: rates on one core, and ratios within the same run.
import { ENGINES, OTHERS, OUR_GAMES } from './contestants.ts';
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

  for (const [index, { title, contestants }] of OUR_GAMES.entries()) {
    const rows = of(index === 0 ? [...contestants, ...OTHERS] : contestants);
    table(`${title}, random players`, rows, reducer, UNITS);
    console.log('');
  }
  console.log('Verifying records: every action legal, every hash right');
  console.log(verification());
  console.log('\nEndless tables, with log, undo data and every view');
  for (const line of await flatness()) console.log(line);
}
