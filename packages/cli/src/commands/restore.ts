// `tidetable restore`: an empty place filled from a backup.
import { plural } from '@tidetable/terminal/text';
import { atMost, readArguments } from '../arguments.ts';
import { type Command, UsageError } from '../command.ts';
import { PLACE_LINES, PLACE_OPTIONS, placeOf, withServer } from '../store-place.ts';
import { TerminalProgress } from '../terminal/progress.ts';

const help = `Usage: tidetable restore --from FILE [--data FOLDER | --database URL]

Fills an empty folder or an empty PostgreSQL database from a backup: all of it, or
nothing. A damaged or truncated file is refused, and so is a place that is not empty.
Afterwards, check the result with tidetable doctor.

Options:
  --from FILE      a file written by tidetable backup
${PLACE_LINES}
  --help           show this

Examples:
  tidetable restore --from monday.backup --data new-data
  tidetable restore --from monday.backup --database postgres://tidetable@localhost/tidetable
`;

export const restore: Command = {
  name: 'restore',
  summary: 'fill an empty folder or database from a backup',
  help,
  async run(args, terminal) {
    const { values, positionals } = readArguments(args, {
      ...PLACE_OPTIONS,
      from: { type: 'string' },
    });
    atMost(positionals, 0);
    const file = values.from;
    if (file === undefined) throw new UsageError('From which file? Say --from FILE.');
    const place = placeOf(values);
    const progress = new TerminalProgress(terminal);
    const began = performance.now();
    const rows = await withServer((server) =>
      server.restore(file, place, progress.at).finally(() => progress.done()),
    );
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    terminal.output.write(
      `${plural(rows.tables ?? 0, 'table')} and ${plural(rows.entries ?? 0, 'move')} restored in ${seconds} s.\n`,
    );
    return 0;
  },
};
