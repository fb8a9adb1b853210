// `tidetable simulate`: bots play many games on all cores, and their results are counted.
import { writeFileSync } from 'node:fs';
import { type Bot, DEFAULT, LEVELS } from '@tidetable/bots';
import { itemAt } from '@tidetable/engine';
import { inkFor } from '@tidetable/terminal/ink';
import { atMost, readArguments, wholeNumber } from '../arguments.ts';
import { type Command, UsageError } from '../command.ts';
import { botCalled, defaultBot, examplesOf, type GameParts } from '../games.ts';
import { markedId } from '../simulation/batch.ts';
import { contestOf } from '../simulation/contest.ts';
import { Counters, type Counts } from '../simulation/counters.ts';
import { page } from '../simulation/html/page.ts';
import { batchesOf, type Job } from '../simulation/job.ts';
import { changeList, LAB_OPTIONS, labArguments, variantsOf } from '../simulation/lab-arguments.ts';
import { reportLines } from '../simulation/report.ts';
import { runBatches, stoppedMessage } from '../simulation/run-batches.ts';
import { SavedBatches } from '../simulation/saved-batches.ts';
import { summaryOf } from '../simulation/tally.ts';
import { version } from '../version.ts';

const help = `Usage: tidetable simulate GAME [options]

Bots play many games on all cores; shows how they ended, with 95% intervals, how long
they took, what happened in them and what there was to decide; for games with scores
also what those are made of, who leads, and who wins from which seat.

Options:
  --games N             how many games (default: 1000)
  --seats N             how many seats (default: the fewest, or one for each bot)
  --bots A,B,…          one bot for all seats, or one for each (default: ${DEFAULT}):
                        ${LEVELS.join(', ')}
  --option NAME=VALUE   an option of the game; may be repeated
  --vary NAME           play all values of this option, and compare them
  --set PATH=VALUE      another number in the game's tables; a wrong PATH lists the
                        right ones
  --seed TEXT           the same text gives the same games and the same numbers,
                        whatever the number of threads
  --to FOLDER           keep what is played; the same call goes on where it was stopped
  --workers N           threads (default: one for each core)
  --html FILE           write the report as one page with charts, too
  --json                print one JSON object, the same for the same seed
  --progress            show the bar even where the error output is no terminal
  --help                show this

Examples:
${examplesOf('simulate')}
`;

const OPTIONS = {
  ...LAB_OPTIONS,
  games: { type: 'string', default: '1000' },
  seats: { type: 'string' },
  bots: { type: 'string' },
  vary: { type: 'string', multiple: true },
  html: { type: 'string' },
} as const;

const MOST_GAMES = 100_000_000;
const MOST_IN_A_BATCH = 1000;

/** One bot a seat. */
function botsFor(parts: GameParts, named: string | undefined, seats: string | undefined): Bot[] {
  const { min, max } = parts.game.seats;
  const bots =
    named === undefined
      ? [defaultBot(parts)]
      : named.split(',').map((name) => botCalled(parts, name));
  const count =
    seats === undefined ? Math.max(min, bots.length) : wholeNumber(seats, '--seats', { min, max });
  if (bots.length !== 1 && bots.length !== count)
    throw new UsageError(
      `--bots names ${bots.length} bots for ${count} seats: name one, or ${count}.`,
    );
  if (count > max) throw new UsageError(`${parts.game.title} has at most ${max} seats.`);
  return Array.from({ length: count }, (_none, seat) => itemAt(bots, seat % bots.length));
}

export const simulate: Command = {
  name: 'simulate',
  summary: 'let bots play many games and count how they end',
  help,
  async run(args, terminal) {
    const { values, positionals } = readArguments(args, OPTIONS);
    const { parts, changes, seed, workers } = labArguments(positionals[0], values);
    atMost(positionals, 1);
    const { game, measures } = parts;
    const games = wholeNumber(values.games, '--games', { min: 1, max: MOST_GAMES });
    const seated = botsFor(parts, values.bots, values.seats);
    const seats = seated.length;
    const bots = seated.map((bot) => bot.name);
    const vary = values.vary ?? [];
    const variants = variantsOf(parts, seats, values.option ?? [], vary);
    const job: Job = {
      kind: 'simulate',
      game: game.id,
      tables: variants.map((variant) => ({ bots, ...variant })),
      seed,
      changes: changeList(changes),
    };
    const id = markedId(game.id, job.changes);
    const { rulesVersion } = game;
    const options = variants[0]?.options ?? {};
    const call = { game: id, rulesVersion, seats, options, vary, bots, seed, games };
    const saved = SavedBatches.in<Counts>(values.to, { tidetable: version(), ...call });
    const batches = batchesOf(games, MOST_IN_A_BATCH);
    const isShown = values.progress === true;
    const result = await runBatches({ job, batches, saved, workers, terminal, isShown });
    if (!result.finished) {
      const done = `${result.deals.toLocaleString('en')} of ${games.toLocaleString('en')} games`;
      terminal.errors.write(stoppedMessage('simulate', args, values.to, done));
      return 130;
    }

    const counters = new Counters();
    for (const { number } of batches) counters.join(saved.results.get(number) ?? {});
    const summary = summaryOf(game, measures, counters);
    const { scores } = measures;
    const contest = scores === undefined ? null : contestOf(scores, counters, seats);
    const report = { title: game.title, call, changes, summary, contest };
    if (values.html !== undefined) writeFileSync(values.html, page(report, game));
    if (values.json === true) {
      const { games: _all, ...heading } = call;
      const changed = changes.map(({ path, from, to }) => ({ path, from, to }));
      const whole = { ...heading, changes: changed, ...summary, ...contest };
      terminal.output.write(`${JSON.stringify(whole, null, 2)}\n`);
      return 0;
    }
    const lines = reportLines(report, result, inkFor(terminal), terminal.columns);
    terminal.output.write(`${lines.join('\n')}\n`);
    return 0;
  },
};
