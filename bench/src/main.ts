// npm run bench: rates per CPU-second on one core, and ratios within the same run.
import { cpus, loadavg } from 'node:os';
import { flatness } from './endless.ts';
import { FORBIDDEN_ISLAND } from './forbidden-island.ts';
import { compete, median, type Result, ratio } from './measure.ts';
import { BOARDGAME_IO, CHESSOPS } from './others.ts';
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

console.log(`Node ${process.version}, ${cpus()[0]?.model}, load ${loadavg()[0]?.toFixed(2)}`);
console.log(`medians of ${ROUNDS} interleaved rounds, per CPU-second; ratios round by round\n`);

const results = await compete([...FORBIDDEN_ISLAND, BOARDGAME_IO, CHESSOPS], ROUNDS);
const reducer = results.find(({ name }) => name === BOARDGAME_IO.name) as Result;
console.log(
  row(['Forbidden Island, 2–4 seats, random players', 'rate', '× boardgame.io', 'spread']),
);
for (const result of results) {
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

console.log('\nVerifying records: every action legal, every hash right');
console.log(verification());
console.log('\nOne endless table, with log, undo data and every view');
console.log(flatness());
