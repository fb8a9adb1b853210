// Bots that search, beside boardgame.io's: iterations of one decision on one core, and ratios within the same run.
import { itemAt } from '@tidetable/engine';
import { compete, type Result, ratio } from './measure.ts';
import { OUR_SEARCHES, THEIR_SEARCH } from './searches.ts';
import { table } from './table.ts';

const ROUNDS = 7;
const LEAST = 20;

export async function search(): Promise<void> {
  console.log(`\nmedians of ${ROUNDS} interleaved rounds, per CPU-second; ratios round by round\n`);
  const [theirs, ...ours] = (await compete([THEIR_SEARCH, ...OUR_SEARCHES], ROUNDS)) as [
    Result,
    ...Result[],
  ];
  table('A decision with four seats', [...ours, theirs], theirs, [theirs.unit]);
  const { median } = ratio(itemAt(ours, 0), theirs);
  console.log(
    `\n${median >= LEAST ? '✓' : '✗'} must  with the pieces of the first game: at least ${LEAST}×${`${median.toFixed(1)}×`.padStart(10)}`,
  );
}
