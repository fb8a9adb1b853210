// `tidetable simulate`: bots play many games, and we count.
import type { Bot } from '@tidetable/bots';
import { readOptions } from '@tidetable/engine';
import { atMost, gameOptions, readCall, seedOf, wholeNumber } from '../calling.ts';
import { type Command, WrongCall } from '../command.ts';
import { botCalled, boxOf, GAMES, type GameBox } from '../games.ts';
import { Contest } from '../simulation/contest.ts';
import { contestLines } from '../simulation/contest-report.ts';
import { reportLines, speedLine } from '../simulation/report.ts';
import { playOne } from '../simulation/run.ts';
import { Tally } from '../simulation/tally.ts';
import { inkFor } from '../terminal/ink.ts';
import { isTerminal } from '../terminal/lines.ts';
import { Progress } from '../terminal/progress.ts';

const help = `Usage: tidetable simulate GAME [options]

Bots play many games; shows how they ended, with 95% intervals, how long they took,
what happened in them, and how fast it went; for games with scores also what those
are made of, and who wins from which seat.

Options:
  --games N             how many games (default: 1000)
  --seats N             how many seats (default: the fewest, or one for each bot)
  --bots A,B,…          one bot for all seats, or one for each (default: the best one)
  --option NAME=VALUE   an option of the game; as often as you like
  --seed TEXT           the same text gives the same games and the same numbers
  --json                print one JSON object, the same for the same seed
  --progress            show the bar even where the error output is no terminal
  --help                show this

Examples:
  tidetable simulate forbidden-island --games 10000 --bots random
  tidetable simulate forbidden-island --seats 4 --option difficulty=legendary
  tidetable simulate forbidden-island --games 500 --seed trial --json
  tidetable simulate islebound --seats 4 --bots deckhand,random,random,random
`;

const OPTIONS = {
  games: { type: 'string', default: '1000' },
  seats: { type: 'string' },
  bots: { type: 'string' },
  option: { type: 'string', multiple: true },
  seed: { type: 'string' },
  json: { type: 'boolean' },
  progress: { type: 'boolean' },
} as const;

const MOST_GAMES = 100_000_000;

/** One bot a seat. */
function botsFor(box: GameBox, named: string | undefined, seats: string | undefined): Bot[] {
  const { min, max } = box.game.seats;
  const bots =
    named === undefined
      ? box.bots.slice(0, 1)
      : named.split(',').map((name) => botCalled(box, name));
  const count =
    seats === undefined ? Math.max(min, bots.length) : wholeNumber(seats, '--seats', { min, max });
  if (bots.length !== 1 && bots.length !== count)
    throw new WrongCall(
      `--bots names ${bots.length} bots for ${count} seats: name one, or ${count}.`,
    );
  if (count > max) throw new WrongCall(`${box.game.title} has at most ${max} seats.`);
  return Array.from({ length: count }, (_none, seat) => bots[seat % bots.length] as Bot);
}

export const simulate: Command = {
  name: 'simulate',
  summary: 'let bots play many games and count how they end',
  help,
  async run(args, outside) {
    const { values, positionals } = readCall(args, OPTIONS);
    const [named] = positionals;
    if (named === undefined)
      throw new WrongCall(`Which game? There is ${GAMES.map(({ id }) => id).join(', ')}.`);
    atMost(positionals, 1);
    const box = boxOf(named);
    const { game } = box;
    const games = wholeNumber(values.games, '--games', { min: 1, max: MOST_GAMES });
    const bots = botsFor(box, values.bots, values.seats);
    const options = readOptions(game.options, gameOptions(game, values.option ?? []), bots.length);
    const seed = seedOf(values.seed);
    const shown = values.progress === true || isTerminal(outside.errors);
    const progress = shown ? new Progress(outside.errors, games) : null;

    const tally = new Tally(game);
    const contest = box.measures === undefined ? null : new Contest(box.measures, bots.length);
    const began = performance.now();
    for (let number = 1; number <= games; number++) {
      const played = playOne(game, bots, options, seed, number);
      tally.add(played);
      contest?.add(played);
      progress?.at(number);
    }
    const seconds = (performance.now() - began) / 1000;
    progress?.done();

    const summary = tally.summary();
    const standings = contest?.summary() ?? null;
    const names = bots.map((bot) => bot.name);
    if (values.json === true) {
      const { id, rulesVersion } = game;
      const heading = { game: id, rulesVersion, seats: bots.length, options, bots: names, seed };
      outside.output.write(
        `${JSON.stringify({ ...heading, ...summary, ...standings }, null, 2)}\n`,
      );
      return 0;
    }
    const speed = { seconds, games, decisions: tally.plies };
    const ink = inkFor(outside);
    const lines = [
      `${game.title}, ${bots.length} seats: ${names.join(', ')}`,
      '',
      ...reportLines(summary, ink, outside.columns),
      '',
      ...(standings === null ? [] : [...contestLines(standings, ink), '']),
      speedLine(speed, ink),
    ];
    outside.output.write(`${lines.join('\n')}\n`);
    return 0;
  },
};
