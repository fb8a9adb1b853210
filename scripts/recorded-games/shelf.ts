// A folder of recorded games, with a table of what is in it.
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { recordText, replay } from '@tidetable/engine';
import { type Found, find, type Wanted } from './search.ts';

const RECORDS = join(dirname(fileURLToPath(import.meta.url)), '../../records');

export interface Shelf {
  /** Below records/. */
  readonly folder: string;
  readonly title: string;
  /** What is said above the table, line by line. */
  readonly about: readonly string[];
  readonly wanted: readonly Wanted[];
  readonly columns: readonly string[];
  /** One line of the table; the record's seed is in the record. */
  cells(found: Found): string[];
}

/** Finds and writes every game of a shelf, and takes away what no longer belongs there. */
export function fill(shelf: Shelf): void {
  const found = shelf.wanted.map(find);
  const folder = join(RECORDS, shelf.folder);
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(folder)) if (name.endsWith('.json')) rmSync(join(folder, name));
  for (const { wanted, record } of found) {
    replay(wanted.game, record);
    writeFileSync(join(folder, `${wanted.file}.json`), recordText(record));
  }
  writeFileSync(join(folder, 'README.md'), readme(shelf, found));
  print([
    [...shelf.columns, 'tried', 'seed'],
    ...found.map((game) => [...shelf.cells(game), String(game.number), game.record.seed]),
  ]);
}

function readme({ title, about, columns, cells }: Shelf, found: readonly Found[]): string {
  const row = (line: readonly string[]): string => `| ${line.join(' | ')} |`;
  return [
    `# ${title}: recorded games`,
    '',
    ...about,
    '',
    row(columns),
    row(columns.map(() => '---')),
    ...found.map((game) => row(cells(game))),
    '',
  ].join('\n');
}

/** Options as they were asked for, in words. */
export function optionWords(options: Readonly<Record<string, unknown>>): string {
  return Object.entries(options)
    .map(([name, value]) => `${name}: ${value}`)
    .join('; ');
}

function print(lines: readonly (readonly string[])[]): void {
  const widths = (lines[0] ?? []).map((_cell, column) =>
    Math.max(...lines.map((line) => (line[column] as string).length)),
  );
  for (const line of lines)
    console.log(line.map((cell, column) => cell.padEnd(widths[column] as number)).join('  '));
}
