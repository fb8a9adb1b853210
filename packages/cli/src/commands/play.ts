// `tidetable play`: a game in the terminal, hot-seat or with bots.
import { DEFAULT, LEVELS } from '@tidetable/bots';
import { Match } from '@tidetable/engine';
import { labelled } from '@tidetable/terminal/text';
import { atMost, gameOptions, readArguments, seedOf, wholeNumber } from '../arguments.ts';
import { type Command, type Terminal, UsageError } from '../command.ts';
import {
  botCalled,
  defaultBot,
  examplesOf,
  GAMES,
  type GameParts,
  PARTS_BY_BOARD,
  partsForRecord,
  partsOf,
} from '../games.ts';
import { optionLines } from '../option-lines.ts';
import {
  lastTable,
  lastTableIn,
  refuseToOverwrite,
  Saves,
  setAside,
  timeLeftIn,
  usualFile,
} from '../play/saves.ts';
import { Session } from '../play/session.ts';
import { readRecordFile } from '../record-files.ts';
import { GameClock } from '../table/clock.ts';
import { type Seating, seated } from '../table/seating.ts';
import { retell } from '../table/story.ts';
import { Table } from '../table/table.ts';

const help = `Usage: tidetable play GAME [options]
       tidetable play --resume [FILE] [options]

Plays a game in the terminal: you and a bot, unless you say otherwise.
Type the number of a choice; type help at the table for everything else.

Options:
  --seats N             how many seats (default: 2, or one more than the bots)
  --bots N              how many of them are bots, the last ones (default: all but one;
                        0 for people only, round one keyboard)
  --bot NAME            which bot: ${LEVELS.join(', ')} (default: ${DEFAULT});
                        a captain thinks for a moment, an admiral for up to a second
  --option NAME=VALUE   an option of the game; may be repeated
  --seed TEXT           the same text deals the same game
  --save FILE           keep the game there (default: .tidetable/last-GAME.json)
  --resume [FILE]       go on with a kept game; without FILE, with the last one
  --help                show this

Examples:
${examplesOf('play')}
  tidetable play --resume

Words to type at the table of one game only:
${PARTS_BY_BOARD.flatMap(extrasOf).join('\n')}

${GAMES.map((game) => optionLines(game)).join('\n\n')}
`;

/** Words that only this game's table understands. */
function extrasOf({ game, board }: GameParts): string[] {
  const own = [...Object.values(board.shortcuts ?? {}), ...Object.values(board.extras ?? {})];
  return own.flatMap(({ usage, help: meaning }) =>
    labelled(`  ${usage}`, `${meaning} (${game.title})`.split(' '), {
      width: 88,
      indent: 24,
      gap: 1,
    }),
  );
}

const OPTIONS = {
  seats: { type: 'string' },
  bots: { type: 'string' },
  bot: { type: 'string' },
  option: { type: 'string', multiple: true },
  seed: { type: 'string' },
  save: { type: 'string' },
  resume: { type: 'string' },
} as const;

type Values = ReturnType<typeof readArguments<typeof OPTIONS>>['values'];

/** `--resume` may stand alone, or before the name of a game. */
function withBareResume(args: readonly string[]): string[] {
  return args.flatMap((arg, index) => {
    if (arg !== '--resume') return [arg];
    const next = args[index + 1];
    const bare = next === undefined || next.startsWith('-') || GAMES.some(({ id }) => id === next);
    return bare ? ['--resume='] : [arg];
  });
}

function seatingFor(
  parts: GameParts,
  seats: number,
  values: Values,
  usual: { readonly people: number; readonly bot: string },
): Seating {
  const name = values.bot ?? usual.bot;
  const bot = name === '' ? defaultBot(parts) : botCalled(parts, name);
  const count =
    values.bots === undefined
      ? Math.max(0, seats - usual.people)
      : wholeNumber(values.bots, '--bots', { min: 0, max: parts.game.seats.max });
  if (count > seats) throw new UsageError(`There are ${seats} seats, too few for ${count} bots.`);
  return seated(seats - count, count, bot);
}

function seatsFor({ game }: GameParts, values: Values): number {
  const { min, max } = game.seats;
  if (values.seats !== undefined) return wholeNumber(values.seats, '--seats', { min, max });
  const bots = values.bots === undefined ? 1 : wholeNumber(values.bots, '--bots', { min: 0, max });
  return Math.min(max, Math.max(min, bots + 1));
}

function freshTable(parts: GameParts, values: Values, terminal: Terminal): [Table, Saves] {
  const seats = seatsFor(parts, values);
  const seating = seatingFor(parts, seats, values, { people: 1, bot: '' });
  const options = gameOptions(parts.game, values.option ?? []);
  const match = Match.start(parts.game, { seats, seed: seedOf(values.seed), options });
  if (values.save !== undefined) refuseToOverwrite(values.save);
  else {
    const aside = setAside(parts.game.id);
    if (aside !== null)
      terminal.output.write(
        `Your unfinished game is now in ${aside}; go on with it by --resume ${aside}.\n`,
      );
  }
  const clock = clockFor(match, null, terminal);
  const table = new Table(parts, match, seating, [], clock);
  return [table, new Saves(values.save ?? usualFile(parts.game.id))];
}

/** With the time that was left when the game was saved, or all of it. */
function clockFor(
  { game, state }: Match,
  left: number | null,
  { now }: Terminal,
): GameClock | null {
  const limit = game.timeLimit?.(state.options) ?? null;
  return limit === null ? null : new GameClock(left ?? limit, now);
}

async function resumedTable(
  named: string | undefined,
  values: Values,
  terminal: Terminal,
): Promise<[Table, Saves]> {
  for (const name of ['seats', 'option', 'seed'] as const)
    if (values[name] !== undefined)
      throw new UsageError(`A kept game has its own ${name}: leave --${name} out.`);
  const file = values.resume || (named === undefined ? lastTable()?.record : usualFile(named));
  if (file === undefined)
    throw new UsageError('No game was kept in this folder. Begin one: tidetable play GAME');
  const record = readRecordFile(file);
  const parts = await partsForRecord(record);
  if (named !== undefined && named !== record.game)
    throw new UsageError(`${file} holds a game of ${record.game}, not of ${named}.`);
  const usual = lastTableIn(file) ?? { people: 1, bot: '' };
  const seating = seatingFor(parts, record.seats, values, usual);
  const { match, chapters } = retell(parts.game, record);
  const clock = clockFor(match, timeLeftIn(file), terminal);
  return [new Table(parts, match, seating, chapters, clock), new Saves(values.save ?? file)];
}

export const play: Command = {
  name: 'play',
  summary: 'play a game here in the terminal, hot-seat or with bots',
  help,
  async run(args, terminal) {
    const { values, positionals } = readArguments(withBareResume(args), OPTIONS);
    atMost(positionals, 1);
    const [named] = positionals;
    if (named === undefined && values.resume === undefined)
      throw new UsageError(`Which game? There is ${GAMES.map((game) => game.id).join(', ')}.`);
    const [table, saves] =
      values.resume === undefined
        ? freshTable(partsOf(named ?? ''), values, terminal)
        : await resumedTable(named, values, terminal);
    await new Session(table, terminal, saves).run();
    return 0;
  },
};
