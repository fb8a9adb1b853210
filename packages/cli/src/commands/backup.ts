// `tidetable backup`: a copy of everything a server keeps, in one file, while it runs.
import { plural } from '@tidetable/terminal/text';
import { atMost, readArguments } from '../arguments.ts';
import { type Command, UsageError } from '../command.ts';
import { PLACE_LINES, PLACE_OPTIONS, placeOf, withServer } from '../store-place.ts';
import { TerminalProgress } from '../terminal/progress.ts';

const help = `Usage: tidetable backup [--data FOLDER | --database URL] --to FILE

Copies everything a server keeps into one file, as of one moment, while the server runs
and people play. The file is verified after writing; it can be restored into a folder or
into PostgreSQL, whichever it came from.

It contains the secrets of unfinished games: keep it private.

Options:
${PLACE_LINES}
  --to FILE        the file to write; an existing file is never overwritten
  --help           show this

Examples:
  tidetable backup --data tidetable-data --to monday.backup
  tidetable backup --database postgres://tidetable@localhost/tidetable --to monday.backup
`;

const MEGABYTE = 1_000_000;

export const backup: Command = {
  name: 'backup',
  summary: 'copy everything a server keeps into one file, while it runs',
  help,
  async run(args, terminal) {
    const { values, positionals } = readArguments(args, {
      ...PLACE_OPTIONS,
      to: { type: 'string' },
    });
    atMost(positionals, 0);
    const place = placeOf(values);
    const file = values.to;
    if (file === undefined) throw new UsageError('Into which file? Say --to FILE.');
    const progress = new TerminalProgress(terminal);
    const began = performance.now();
    const { rows, bytes } = await withServer(({ backUp }) =>
      backUp(place, file, progress.at).finally(() => progress.done()),
    );
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    const size = `${(bytes / MEGABYTE).toFixed(1)} MB`;
    terminal.output.write(
      `${file}: ${plural(rows.tables ?? 0, 'table')}, ${plural(rows.entries ?? 0, 'move')}, ${size}, in ${seconds} s.\n`,
    );
    return 0;
  },
};
