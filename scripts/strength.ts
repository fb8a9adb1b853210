// How strong the bots are: `npm run strength [-- WORD…]` plays the matches whose names hold all these words, on all cores.
// What is played is kept in `.tidetable/strength`: a run that was stopped goes on, and writes the table again.
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { StrengthMatch } from '@tidetable/manifest/strength';
import { SavedBatches } from '../packages/cli/src/simulation/saved-batches.ts';
import { MATCHES } from './strength/matches.ts';
import { contestOf, type Played } from './strength/playing.ts';
import { playAll, type Task } from './strength/processes.ts';
import { tableOf } from './strength/table.ts';

const FOLDER = '.tidetable/strength';
const words = process.argv.slice(2);
const matches = MATCHES.filter(({ name }) => words.every((word) => name.includes(word)));
if (matches.length === 0)
  throw new Error(
    `no match is called ${words.join(' ')}; there are:\n${MATCHES.map(({ name }) => name).join('\n')}`,
  );

function savedOf(match: StrengthMatch): SavedBatches<Played> {
  const { deals, least, published, name, ...call } = match;
  const { rulesVersion } = contestOf(match).game;
  const folder = [name, match.seats].join(' ').replaceAll(/[^A-Za-z0-9]+/g, '-');
  return SavedBatches.in<Played>(`${FOLDER}/${folder}`, { ...call, rulesVersion });
}

const saved = new Map(matches.map((match) => [match, savedOf(match)]));
const resultsOf = (match: StrengthMatch): Played[] => [
  ...(saved.get(match)?.results.values() ?? []),
];

/** A deal of every match in turn, so that a run that is stopped has played as much of each. */
const tasks: Task[] = [];
for (let deal = 1; deal <= Math.max(...matches.map(({ deals }) => deals)); deal++)
  for (const match of matches)
    if (deal <= match.deals && !saved.get(match)?.results.has(deal)) tasks.push({ match, deal });

const began = performance.now();
let done = 0;
await playAll(tasks, availableParallelism(), ({ match, deal }, played) => {
  saved.get(match)?.keep(deal, played);
  done += 1;
  const left = ((performance.now() - began) / done / 60_000) * (tasks.length - done);
  if (process.stderr.isTTY)
    process.stderr.write(`\r${done} of ${tasks.length} deals, ${left.toFixed(0)} minutes left `);
});

const table = tableOf(matches, resultsOf);
mkdirSync(FOLDER, { recursive: true });
if (words.length === 0) writeFileSync(`${FOLDER}/table.md`, table);
console.log(`\n${table}`);
