// The engine alone, beside other engines: rates on one core, and ratios within the same run.
import { CONTESTANTS, FORBIDDEN_ISLAND, ISLEBOUND, OTHERS, PLUNDER } from './contestants.ts';
import { flatness } from './endless.ts';
import { type Contestant, compete, median, type Result, ratio } from './measure.ts';
import { BOARDGAME_IO } from './others.ts';
import { verification } from './records.ts';

const ROUNDS = 7;

function row(cells: readonly string[]): string {
  return `${(cells[0] as string).padEnd(44)}${cells
    .slice(1)
    .map((cell) => cell.padStart(18))
    .join('')}`;
}

function rate(result: Result): string {
  return `${Math.round(median(result.rates)).toLocaleString('en')} ${result.unit}/s`;
}

function table(heading: string, rows: readonly Result[], reducer: Result): void {
  console.log(row([heading, 'rate', '× boardgame.io', 'spread']));
  for (const result of rows) {
    const { median: middle, low, high } = ratio(result, reducer);
    const comparable = result.unit === 'decisions' || result.unit === 'moves';
    console.log(
      row([
        result.name,
        rate(result),
        comparable ? `${middle.toFixed(1)}×` : '',
        comparable ? `${low.toFixed(0)}–${high.toFixed(0)}` : '',
      ]),
    );
  }
}

export async function engine(): Promise<void> {
  console.log(`\nmedians of ${ROUNDS} interleaved rounds, per CPU-second; ratios round by round\n`);
  const results = await compete(CONTESTANTS, ROUNDS);
  const reducer = results.find(({ name }) => name === BOARDGAME_IO.name) as Result;
  const of = (contestants: readonly Contestant[]): Result[] =>
    results.filter(({ name }) => contestants.some((one) => one.name === name));

  table(
    'Forbidden Island, 2–4 seats, random players',
    of([...FORBIDDEN_ISLAND, ...OTHERS]),
    reducer,
  );
  console.log('');
  table('Islebound, 2–4 seats, random players', of(ISLEBOUND), reducer);
  console.log('');
  table('Plunder, 2–4 seats, random players', of(PLUNDER), reducer);

  console.log('\nVerifying records: every action legal, every hash right');
  console.log(verification());
  console.log('\nOne endless table, with log, undo data and every view');
  console.log(flatness());
}
