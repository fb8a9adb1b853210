// Every refusal has its rule: `npm run refusals [-- --count 2000 --sample 100 --out FILE --seed 1]` sends well-formed actions
// that are not on offer to `tidetable engine`, in random games of every kind, and counts what comes back.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { partsOf } from '../packages/cli/src/games.ts';
import { plainInk } from '../packages/kits/terminal/ink.ts';
import { countLines, HEADING, lineOf, sampled, storyOf, type Words } from './refusals/report.ts';
import { type Tried, tryRefusals } from './refusals/trying.ts';

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '2000' },
    sample: { type: 'string', default: '100' },
    out: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});
const seed = Number(values.seed);
const { tried, skipped } = await tryRefusals(Number(values.count), seed);

console.log([HEADING, ...countLines(tried), lineOf('all', tried)].join('\n'));
for (const game of skipped)
  console.log(`Skipped: ${game} does not say what a well-formed action is.`);
if (values.out !== undefined) {
  const sample = sampled(tried, Number(values.sample), seed);
  const stories = sample.flatMap((one, index) => storyOf(one, index + 1, wordsOf(one)));
  writeFileSync(values.out, `${stories.join('\n')}\n`);
  console.log(`${sample.length} of them, to be read: ${values.out}`);
}
const unruled = tried.filter(({ refused }) => refused.rule === undefined);
for (const { game, step, action, refused } of unruled.slice(0, 20))
  console.log(`Without a rule: ${game}, ${step}: ${JSON.stringify(action)}: ${refused.message}`);
process.exitCode = unruled.length > 0 || skipped.length > 0 ? 1 : 0;

function wordsOf({ game: id, seat }: Tried): Words {
  const { game, face, board } = partsOf(id);
  const players = Array<string>(game.seats.max).fill('');
  const look = { ink: plainInk, columns: 100, lines: undefined, choices: [], players };
  return {
    game,
    face,
    draw: (view) => board.draw(view, { ...look, chooser: seat }),
    seatName: (view, one) => board.seatName(view, one),
  };
}
