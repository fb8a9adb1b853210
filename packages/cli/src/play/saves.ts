// Where a game is saved while it is played, and how it is found again.
import { existsSync, renameSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type GameRecord, Malformed, reading } from '@tidetable/engine';
import { UsageError } from '../command.ts';
import { fileProblem, readJson, readRecordFile, writeRecord, writeWhole } from '../record-files.ts';
import type { GameClock } from '../table/clock.ts';
import { botAt, people, type Seating } from '../table/seating.ts';
import type { Table } from '../table/table.ts';

const FOLDER = '.tidetable';
const LAST = join(FOLDER, 'last-table');

export function usualFile(gameId: string): string {
  return join(FOLDER, `last-${gameId}.json`);
}

/** A record does not say who plays; this does, for the table played last. */
export interface LastTable {
  readonly record: string;
  readonly people: number;
  /** The name of the bot on the other seats; empty where there is none. */
  readonly bot: string;
}

const readLast = reading.shape({
  record: reading.text,
  people: reading.whole(0, 64),
  bot: reading.text,
});

export function lastTable(): LastTable | null {
  if (!existsSync(LAST)) return null;
  try {
    return readLast(readJson(LAST), LAST);
  } catch (error) {
    if (error instanceof Malformed) return null;
    throw error;
  }
}

/** The last table, if this file holds its record. */
export function lastTableIn(file: string): LastTable | null {
  const last = lastTable();
  return last !== null && resolve(last.record) === resolve(file) ? last : null;
}

/** A record has no field for the time left: that is in a file beside it. */
function clockFile(record: string): string {
  return `${record}.clock`;
}

const readLeft = reading.whole(0, Number.MAX_SAFE_INTEGER);

/** Milliseconds; null where nothing was saved. */
export function timeLeftIn(record: string): number | null {
  const file = clockFile(record);
  return existsSync(file) ? readLeft(readJson(file), file) : null;
}

export function keepClock(record: string, clock: GameClock | null): void {
  if (clock !== null) writeWhole(clockFile(record), `${clock.left}\n`);
}

/** Puts an unfinished game aside before a new one takes its place; returns where it went. */
export function setAside(gameId: string): string | null {
  const file = usualFile(gameId);
  if (!existsSync(file)) return null;
  let saved: GameRecord;
  try {
    saved = readRecordFile(file);
  } catch {
    return null;
  }
  if (saved.outcome !== null || saved.plies.length === 0) return null;
  const aside = join(FOLDER, `previous-${gameId}.json`);
  renameSync(file, aside);
  if (existsSync(clockFile(file))) renameSync(clockFile(file), clockFile(aside));
  return aside;
}

export function refuseToOverwrite(file: string): void {
  if (existsSync(file))
    throw new UsageError(
      `${file} is there already: go on with it by --resume ${file}, or choose another name.`,
    );
}

/** Keeps a table after every choice. */
export class Saves {
  readonly file: string;
  /** Why the last attempt failed; null when all is safe on disk. */
  problem: string | null = null;

  constructor(file: string) {
    this.file = file;
  }

  keep({ match, seating, clock }: Table): void {
    try {
      writeRecord(this.file, match.record());
      keepClock(this.file, clock);
      writeWhole(LAST, `${JSON.stringify(lastTableFor(this.file, seating))}\n`);
      this.problem = null;
    } catch (error) {
      this.problem = fileProblem(error);
      if (this.problem === null) throw error;
    }
  }
}

function lastTableFor(record: string, seating: Seating): LastTable {
  const bot = seating.map((_player, seat) => botAt(seating, seat)).find((one) => one !== null);
  return { record, people: people(seating).length, bot: bot?.name ?? '' };
}
