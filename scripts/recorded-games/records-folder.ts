// The folder of a game's recorded games, with a table of what is in it.
import { readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Manifest } from '@tidetable/catalogue';
import { itemAt, recordText, replay } from '@tidetable/engine';
import { endingsOf, type Found, find } from './search.ts';

const GAMES = fileURLToPath(new URL('../../packages/games', import.meta.url));

const COLUMNS = ['record', 'game', 'seats', 'at random', 'options', 'plies', 'scores', 'ended by'];

/** Finds and writes every game that is wanted, and removes those that no longer are. */
export async function fill(manifest: Manifest): Promise<void> {
  const [edition] = await manifest.rules();
  const found = (await manifest.records()).map(find);
  const folder = join(GAMES, manifest.folder, 'records');
  for (const name of readdirSync(folder)) if (name.endsWith('.json')) rmSync(join(folder, name));
  for (const { wanted, record } of found) {
    replay(wanted.game, record);
    writeFileSync(join(folder, `${wanted.file}.json`), recordText(record));
  }
  writeFileSync(join(folder, 'README.md'), readme(edition?.title ?? '', found));
  print([
    [...COLUMNS, 'tried', 'seed'],
    ...found.map((game) => [...cellsOf(game), String(game.number), game.record.seed]),
  ]);
}

function readme(title: string, found: readonly Found[]): string {
  const row = (line: readonly string[]): string => `| ${line.join(' | ')} |`;
  return [
    `# ${title}: recorded games`,
    '',
    'Real games that end in each way, none of them rigged. Bots of the default level play; where it says so, the last seats',
    'play at random. `npm run records` finds and writes them. `version-N` holds games under earlier rules, which stay as they',
    'are: tests verify the finished ones and play on the others.',
    '',
    row(COLUMNS),
    row(COLUMNS.map(() => '---')),
    ...found.map((game) => row(cellsOf(game))),
    '',
  ].join('\n');
}

/** One line of the table; the seed is in the record. */
function cellsOf({ wanted, record }: Found): string[] {
  return [
    `${wanted.file}.json`,
    record.game,
    String(record.seats),
    String(wanted.atRandom ?? 0),
    optionWords(wanted.options),
    String(record.plies.length),
    (record.outcome?.scores ?? []).join(', '),
    endingsOf(record.outcome).join(' and '),
  ];
}

function optionWords(options: Readonly<Record<string, unknown>>): string {
  return Object.entries(options)
    .map(([name, value]) => `${name}: ${value}`)
    .join('; ');
}

function print(lines: readonly (readonly string[])[]): void {
  const widths = (lines[0] ?? []).map((_cell, column) =>
    Math.max(...lines.map((line) => itemAt(line, column).length)),
  );
  for (const line of lines)
    console.log(line.map((cell, column) => cell.padEnd(itemAt(widths, column))).join('  '));
}
