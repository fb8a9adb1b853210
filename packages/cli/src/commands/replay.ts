// `tidetable replay`: a recorded game again, step by step.
import { atMost, readArguments, wholeNumber } from '../arguments.ts';
import { type Command, UsageError } from '../command.ts';
import { partsForRecord } from '../games.ts';
import { readRecordFile } from '../record-files.ts';
import { RecordViewer } from '../replay/record-viewer.ts';
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
  async run(args, terminal) {
    const { values, positionals } = readArguments(args, OPTIONS);
    const [file] = positionals;
    if (file === undefined) throw new UsageError('Which file?');
    atMost(positionals, 1);
    const record = readRecordFile(file);
    const parts = await partsForRecord(record);
    const { opening, chapters } = retell(parts.game, record);
    const ply =
      values.ply === undefined
        ? undefined
        : wholeNumber(values.ply, '--ply', { min: 0, max: chapters.length });
    const viewer = new RecordViewer(parts, opening, chapters, terminal);
    if (values.all === true || values.delay !== undefined) {
      const delay = wholeNumber(values.delay ?? '0', '--delay', { min: 0, max: LONGEST_DELAY });
      await viewer.run(ply ?? 0, delay);
    } else if (isTerminal(terminal.input) && isTerminal(terminal.output))
      await viewer.stepByStep(ply ?? 0);
    else viewer.tellAll(ply ?? chapters.length);
    return 0;
  },
};
