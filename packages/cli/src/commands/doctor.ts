// `tidetable doctor`: plays every stored game again and says what is wrong with it.
import type { Fault } from '@tidetable/server';
import { BAD, inkFor, STRONG } from '@tidetable/terminal/ink';
import { plural } from '@tidetable/terminal/text';
import { atMost, readArguments } from '../arguments.ts';
import type { Command } from '../command.ts';
import { PLACE_LINES, PLACE_OPTIONS, placeOf, withServer } from '../store-place.ts';
import { TerminalProgress } from '../terminal/progress.ts';

const help = `Usage: tidetable doctor [--data FOLDER | --database URL] [--mend]

Replays every stored game from its seed. Checks that the seed matches its commitment,
that no move is missing, that every move was allowed and led to the state saved with it,
and that the snapshot and the status agree with the moves.
Prints a line for each fault. The server may keep running.

Options:
${PLACE_LINES}
  --mend           rebuild bad snapshots; for a folder, stop the server first.
                   The moves themselves are never changed
  --help           show this

Exit code: 0 when all is well, 1 when a fault remains.

Examples:
  tidetable doctor --data tidetable-data
  tidetable doctor --database postgres://tidetable@localhost/tidetable --mend
`;

export const doctor: Command = {
  name: 'doctor',
  summary: 'replay every stored game and report what is wrong',
  help,
  async run(args, terminal) {
    const options = { ...PLACE_OPTIONS, mend: { type: 'boolean' } } as const;
    const { values, positionals } = readArguments(args, options);
    atMost(positionals, 0);
    const place = placeOf(values);
    const ink = inkFor(terminal);
    const progress = new TerminalProgress(terminal);
    const began = performance.now();
    const { tables, entries, faults, mended } = await withServer((server) =>
      server
        .examine(place, {
          rules: new server.Rules(server.EVERY_GAME),
          mends: values.mend === true,
          onProgress: progress.at,
          onFault({ table, part, what }: Fault) {
            const line = `${ink('✗', BAD)} table ${ink(table, STRONG)}, ${part}: ${what}\n`;
            progress.aside(() => terminal.output.write(line));
          },
        })
        .finally(() => progress.done()),
    );
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    const found = faults === 0 ? 'all well' : plural(faults, 'fault');
    const mending = mended === 0 ? '' : `, ${mended} mended`;
    terminal.output.write(
      `${plural(tables, 'table')}, ${plural(entries, 'move')}, ${found}${mending}, in ${seconds} s.\n`,
    );
    return faults > mended ? 1 : 0;
  },
};
