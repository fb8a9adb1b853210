// What was measured, as a table: each rate, and how many times another's it is.
import { itemAt } from '@tidetable/engine';
import { median, type Result, ratio } from './measure.ts';

function row(cells: readonly string[]): string {
  return `${itemAt(cells, 0).padEnd(44)}${cells
    .slice(1)
    .map((cell) => cell.padStart(18))
    .join('')}`;
}

function rate(result: Result): string {
  return `${Math.round(median(result.rates)).toLocaleString('en')} ${result.unit}/s`;
}

/** Only what is counted in these units can be compared. */
export function table(
  heading: string,
  rows: readonly Result[],
  other: Result,
  units: readonly string[],
): void {
  console.log(row([heading, 'rate', '× boardgame.io', 'spread']));
  for (const result of rows) {
    const { median: middle, low, high } = ratio(result, other);
    const comparable = units.includes(result.unit);
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
