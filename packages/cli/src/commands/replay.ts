// `tidetable replay`: a recorded game again, step by step.
import { atMost, readCall, wholeNumber } from '../calling.ts';
import { type Command, WrongCall } from '../command.ts';
import { boxFor } from '../games.ts';
import { readRecordFile } from '../record-files.ts';
import { Projector } from '../replay/projector.ts';
import { retell } from '../table/story.ts';
import { isTerminal } from '../terminal/lines.ts';

const help = `Usage: tidetable replay FILE [options]

Shows a recorded game again. In a terminal it goes step by step: Enter for the next
ply, p for the one before, a number to jump, q to leave. Into a pipe it prints the
whole story and the last board.

Options:
  --ply N      begin at ply N; into a pipe, end there
  --all        show the board after every ply, without asking
  --delay MS   go on by itself, waiting so long after each ply
  --help       show this

Examples:
  tidetable replay .tidetable/last-GAME.json
  tidetable replay game.json --ply 12
  tidetable replay game.json --delay 700
`;

const OPTIONS = {
  ply: { type: 'string' },
  all: { type: 'boolean' },
  delay: { type: 'string' },
} as const;

const LONGEST_DELAY = 60_000;

export const replay: Command = {
  name: 'replay',
  summary: 'step through a recorded game',
  help,
  async run(args, outside) {
    const { values, positionals } = readCall(args, OPTIONS);
    const [file] = positionals;
    if (file === undefined) throw new WrongCall('Which file?');
    atMost(positionals, 1);
    const record = readRecordFile(file);
    const box = await boxFor(record);
    const { opening, chapters } = retell(box.game, record);
    const ply =
      values.ply === undefined
        ? undefined
        : wholeNumber(values.ply, '--ply', { min: 0, max: chapters.length });
    const projector = new Projector(box, opening, chapters, outside);
    if (values.all === true || values.delay !== undefined) {
      const delay = wholeNumber(values.delay ?? '0', '--delay', { min: 0, max: LONGEST_DELAY });
      await projector.run(ply ?? 0, delay);
    } else if (isTerminal(outside.input) && isTerminal(outside.output))
      await projector.stepByStep(ply ?? 0);
    else projector.tellAll(ply ?? chapters.length);
    return 0;
  },
};
