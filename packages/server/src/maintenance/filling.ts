// Fills an empty database from a backup, in one transaction.
import { sql } from 'kysely';
import { bringForward, migrationsTo, NEWEST } from '../store/migrate.ts';
import type { WriteTransaction } from '../store/schema.ts';
import { type BackupHeading, type OnProgress, total } from './backup.ts';
import { contentsOf, type TableShape } from './contents.ts';
import { OperationRefused } from './operation-refused.ts';

/** Databases take some ten thousand values in one query. */
const MOST_VALUES = 5000;

interface Filling {
  readonly name: string;
  readonly columns: readonly string[];
  /** Not yet in the database. */
  rows: unknown[][];
  done: number;
}

/** Makes the tables as they were, fills them, and brings them forward to what this release knows. */
export async function fill(
  trx: WriteTransaction,
  lines: AsyncIterable<string>,
  report: OnProgress,
): Promise<BackupHeading['rows']> {
  let heading: BackupHeading | null = null;
  let kinds: readonly TableShape[] = [];
  let filling: Filling | null = null;
  const done: Record<string, number> = {};
  let count = 0;
  for await (const line of lines) {
    const read: unknown = JSON.parse(line);
    if (heading === null) {
      heading = readHeading(read);
      kinds = await contentsOf(heading.version);
      await bringForward(trx, migrationsTo(heading.version));
    } else if (!Array.isArray(read)) {
      await finish(trx, filling, done);
      filling = { ...readTable(read, kinds), rows: [], done: 0 };
    } else if (filling !== null) {
      filling.rows.push(read);
      if (filling.rows.length * filling.columns.length > MOST_VALUES) await insert(trx, filling);
      report(++count, total(heading));
    }
  }
  await finish(trx, filling, done);
  if (heading === null || !sameCounts(heading.rows, done))
    throw new OperationRefused('The backup does not hold what its heading says.');
  await bringForward(trx);
  return done;
}

function readHeading(read: unknown): BackupHeading {
  const { tidetable, format, version } = read as Partial<BackupHeading>;
  if (tidetable !== 'backup') throw new OperationRefused('This is no backup of Tidetable.');
  if (format !== 1 || version === undefined || version > NEWEST)
    throw new OperationRefused('This backup comes from a newer release: use that one.');
  return read as BackupHeading;
}

function readTable(read: unknown, kinds: readonly TableShape[]): Pick<Filling, 'name' | 'columns'> {
  const { table, columns } = read as { table: string; columns: string[] };
  const known = kinds.find(({ name }) => name === table);
  if (known === undefined || String(known.columns) !== String(columns))
    throw new OperationRefused(`The backup holds a table that no release has made: ${table}.`);
  return { name: table, columns };
}

async function finish(
  trx: WriteTransaction,
  filling: Filling | null,
  done: Record<string, number>,
): Promise<void> {
  if (filling === null) return;
  await insert(trx, filling);
  done[filling.name] = filling.done;
}

async function insert(trx: WriteTransaction, filling: Filling): Promise<void> {
  const { name, columns, rows } = filling;
  if (rows.length === 0) return;
  const values = sql.join(rows.map((row) => sql`(${sql.join(row)})`));
  const places = sql.join(columns.map((column) => sql.ref(column)));
  await sql`insert into ${sql.table(name)} (${places}) values ${values}`.execute(trx);
  filling.done += rows.length;
  filling.rows = [];
}

function sameCounts(one: BackupHeading['rows'], other: BackupHeading['rows']): boolean {
  const names = Object.keys({ ...one, ...other });
  return names.every((name) => one[name] === other[name]);
}
