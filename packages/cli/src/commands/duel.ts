// `tidetable duel`: which of two bots is stronger, and by how much, in as few games as it takes.
import { inkFor } from '@tidetable/terminal/ink';
import { atMost, readArguments, wholeNumber } from '../arguments.ts';
import { type Command, UsageError } from '../command.ts';
import { botCalled, examplesOf } from '../games.ts';
import { markedId, type Won } from '../simulation/batch.ts';
import { Duel, duelTables, expectedShare } from '../simulation/duel.ts';
import { duelLines } from '../simulation/duel-report.ts';
import { batchesOf, type Job } from '../simulation/job.ts';
import { changeList, LAB_OPTIONS, labArguments, variantsOf } from '../simulation/lab-arguments.ts';
import { runBatches, stoppedMessage } from '../simulation/run-batches.ts';
import { SavedBatches } from '../simulation/saved-batches.ts';
import type { Hypotheses } from '../simulation/sequential.ts';
import { version } from '../version.ts';

const help = `Usage: tidetable duel GAME A B [options]

Bot A plays against bot B until it is known whether A is stronger (a sequential test),
and shows the difference in Elo with its 95% interval. Each deal is played once with A
in every seat, against B in all others. Where all play together, a table of A's and one
of B's play the same deals, and their wins are compared.

Options:
  --between LOW,HIGH    the two differences to be told apart, in Elo (default: 0,50), or
                        in percent of the games where all play together (default: 0,10)
  --errors ALPHA,BETA   how often, in percent, it may say HIGH though it is LOW, and LOW
                        though it is HIGH (default: 5,5)
  --games N             at most so many games (default: 20000)
  --seats N             how many seats (default: the fewest)
  --option NAME=VALUE   an option of the game; may be repeated
  --set PATH=VALUE      another number in the game's tables, as in simulate
  --seed TEXT           the same text gives the same games and the same verdict,
                        whatever the number of threads
  --to FOLDER           keep what is played; the same call goes on where it was stopped
  --workers N           threads (default: one for each core)
  --json                print one JSON object
  --progress            show the bar even where the error output is no terminal
  --help                show this

Examples:
${examplesOf('duel')}
`;

const OPTIONS = {
  ...LAB_OPTIONS,
  between: { type: 'string' },
  errors: { type: 'string', default: '5,5' },
  games: { type: 'string', default: '20000' },
  seats: { type: 'string' },
} as const;

const MOST_GAMES = 10_000_000;
/** Few, so that a duel stops soon after it is decided. */
const MOST_IN_A_BATCH = 4;

function twoNumbers(text: string, name: string, least: number, most: number): [number, number] {
  const numbers = text.split(',').map(Number);
  const [one = Number.NaN, other = Number.NaN] = numbers;
  const areFine = numbers.length === 2 && numbers.every((each) => each >= least && each <= most);
  if (!areFine)
    throw new UsageError(
      `${name} is two numbers from ${least} to ${most} with a comma between, not ${JSON.stringify(text)}.`,
    );
  return [one, other];
}

/** The two hypotheses: as people say them, and as the mean result of a deal. */
function hypothesesOf(
  between: string | undefined,
  errors: string,
  seats: number,
  isCooperative: boolean,
): { readonly given: readonly [number, number]; readonly hypotheses: Hypotheses } {
  const reach = isCooperative ? 100 : 2000;
  const usual = isCooperative ? '0,10' : '0,50';
  const [low, high] = twoNumbers(between ?? usual, '--between', -reach, reach);
  if (low >= high) throw new UsageError('--between wants the lower number first.');
  const [alpha, beta] = twoNumbers(errors, '--errors', 0.01, 49);
  const mean = (difference: number): number =>
    isCooperative ? difference / 100 : expectedShare(difference, seats);
  const range = [isCooperative ? -1 : 0, 1] as const;
  const hypotheses = {
    low: mean(low),
    high: mean(high),
    alpha: alpha / 100,
    beta: beta / 100,
    range,
  };
  return { given: [low, high], hypotheses };
}

export const duel: Command = {
  name: 'duel',
  summary: 'find out which of two bots is stronger, and by how much',
  help,
  async run(args, terminal) {
    const { values, positionals } = readArguments(args, OPTIONS);
    const [named, first, second] = positionals;
    const { parts, changes, seed, workers } = labArguments(named, values);
    atMost(positionals, 3);
    const { game } = parts;
    if (first === undefined || second === undefined) {
      const known = parts.bots.map((bot) => bot.name).join(', ');
      throw new UsageError(`Which two bots? ${game.title} has ${known}.`);
    }
    const bots = [botCalled(parts, first).name, botCalled(parts, second).name] as const;
    const isCooperative = game.cooperative === true;
    const seats =
      values.seats === undefined
        ? game.seats.min
        : wholeNumber(values.seats, '--seats', game.seats);
    const { given, hypotheses } = hypothesesOf(values.between, values.errors, seats, isCooperative);
    const options = variantsOf(parts, seats, values.option ?? [], [])[0]?.options ?? {};
    const tables = duelTables(bots, seats, options, isCooperative);
    const list = changeList(changes);
    const job: Job = { kind: 'duel', game: game.id, tables, seed, changes: list };
    const games = wholeNumber(values.games, '--games', { min: tables.length, max: MOST_GAMES });
    const { alpha, beta } = hypotheses;
    const { rulesVersion, title } = game;
    const id = markedId(game.id, list);
    const heading = {
      game: id,
      rulesVersion,
      seats,
      options,
      bots,
      seed,
      between: given,
      alpha,
      beta,
    };
    const saved = SavedBatches.in<Won>(values.to, {
      tidetable: version(),
      duel: true,
      ...heading,
      games,
    });
    const batches = batchesOf(Math.floor(games / tables.length), MOST_IN_A_BATCH);
    const contest = new Duel(hypotheses, seats, isCooperative);
    const enough = (): boolean => {
      contest.follow(batches, saved.results);
      return contest.isDecided;
    };
    const isShown = values.progress === true;
    const result = await runBatches({ job, batches, saved, workers, enough, terminal, isShown });
    if (!result.finished) {
      const done = `${result.deals.toLocaleString('en')} deals`;
      terminal.errors.write(stoppedMessage('duel', args, values.to, done));
      return 130;
    }
    const summary = contest.summary();
    if (values.json === true) {
      const changed = changes.map(({ path, from, to }) => ({ path, from, to }));
      terminal.output.write(
        `${JSON.stringify({ ...heading, changes: changed, ...summary }, null, 2)}\n`,
      );
      return 0;
    }
    const report = { title, seats, bots, changes, between: given, alpha, beta, summary };
    terminal.output.write(`${duelLines(report, inkFor(terminal)).join('\n')}\n`);
    return 0;
  },
};
