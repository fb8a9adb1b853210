// A backup: everything as of one moment, in one file that either database can be restored from.
import { sql } from 'kysely';
import type { Place } from '../store/open.ts';
import type { Database } from '../store/schema.ts';
import { writeSealed } from './backup-file.ts';
import { contentsOf, type TableShape } from './contents.ts';
import { readConsistently } from './read-only.ts';

/** The first line. After it come, for each table, one line with its name and columns and one for each row. */
export interface BackupHeading {
  readonly tidetable: 'backup';
  readonly format: 1;
  /** The version of the database. */
  readonly version: number;
  readonly at: string;
  /** How many rows of each table follow. */
  readonly rows: Readonly<Record<string, number>>;
}

export type OnProgress = (done: number, all: number) => void;

export interface BackupSummary {
  readonly rows: BackupHeading['rows'];
  readonly bytes: number;
}

type Value = string | number | null;

const PAGE = 500;

/** Safe while a server runs. */
export function backUp(
  place: Place,
  file: string,
  report: OnProgress = () => {},
): Promise<BackupSummary> {
  return readConsistently(place, async (db, version) => {
    const kinds = await contentsOf(version);
    const rows: Record<string, number> = {};
    for (const { name } of kinds) rows[name] = await count(db, name);
    const at = new Date().toISOString();
    const heading: BackupHeading = { tidetable: 'backup', format: 1, version, at, rows };
    const bytes = await writeSealed(file, backupLines(db, heading, kinds, report));
    return { rows, bytes };
  });
}

/** Page by page. */
async function* backupLines(
  db: Database,
  heading: BackupHeading,
  kinds: readonly TableShape[],
  report: OnProgress,
): AsyncIterable<string> {
  const all = total(heading);
  let done = 0;
  yield lines([heading]);
  for (const kind of kinds) {
    yield lines([{ table: kind.name, columns: kind.columns }]);
    for await (const page of pagesOf(db, kind)) {
      yield lines(page);
      done += page.length;
      report(done, all);
    }
  }
}

export function total({ rows }: Pick<BackupHeading, 'rows'>): number {
  return Object.values(rows).reduce((sum, some) => sum + some, 0);
}

function lines(all: readonly unknown[]): string {
  return all.map((one) => `${JSON.stringify(one)}\n`).join('');
}

async function count(db: Database, table: string): Promise<number> {
  const counted = sql<{ rows: number }>`select count(*) as rows from ${sql.table(table)}`;
  return Number((await counted.execute(db)).rows[0]?.rows);
}

async function* pagesOf(
  db: Database,
  { name, columns, key }: TableShape,
): AsyncIterable<Value[][]> {
  const keys = sql.join(key.map((column) => sql.ref(column)));
  let after = sql``;
  for (;;) {
    const { rows } = await sql<Record<string, unknown>>`
      select ${sql.join(columns.map((column) => sql.ref(column)))} from ${sql.table(name)} ${after}
      order by ${keys} limit ${sql.lit(PAGE)}`.execute(db);
    if (rows.length > 0) yield rows.map((row) => columns.map((column) => plain(row[column], name)));
    const last = rows.at(-1);
    if (last === undefined || rows.length < PAGE) return;
    after = sql`where (${keys}) > (${sql.join(key.map((column) => last[column]))})`;
  }
}

/** What JSON, SQLite and PostgreSQL all keep as it is. */
function plain(value: unknown, table: string): Value {
  if (value === null || typeof value === 'string' || Number.isSafeInteger(value))
    return value as Value;
  throw new TypeError(`the table ${table} holds what a backup cannot: ${typeof value}`);
}
