// An empty database filled from a backup: all of it, or nothing is left behind.
import { closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { databaseIn } from '../store/embedded.ts';
import { lockFolder } from '../store/folder-lock.ts';
import { LibsqlDialect } from '../store/libsql-dialect.ts';
import type { Place } from '../store/open.ts';
import type { Database, Schema } from '../store/schema.ts';
import type { BackupHeading, OnProgress } from './backup.ts';
import { checkSeal, linesOf } from './backup-file.ts';
import { fill } from './filling.ts';
import { connected } from './long-connection.ts';
import { OperationRefused } from './operation-refused.ts';

/** Returns how many rows each table has now. */
export async function restore(
  file: string,
  place: Place,
  report: OnProgress = () => {},
): Promise<BackupHeading['rows']> {
  await checkSeal(file);
  return 'folder' in place
    ? intoFolder(file, place.folder, report)
    : intoPostgres(file, place.url, report);
}

async function intoFolder(
  file: string,
  folder: string,
  report: OnProgress,
): Promise<BackupHeading['rows']> {
  refuseFull(folder);
  const isNew = !existsSync(folder);
  const unlock = lockFolder(folder);
  const part = join(folder, 'restoring.sqlite');
  let isDone = false;
  try {
    refuseFull(folder);
    clear(part);
    const pragmas = ['synchronous = full', 'foreign_keys = on'];
    const db = new Kysely<Schema>({ dialect: new LibsqlDialect(part, pragmas) });
    const rows = await filled(db, file, report).finally(() => db.destroy());
    renameSync(part, databaseIn(folder));
    flush(folder);
    isDone = true;
    return rows;
  } finally {
    clear(part);
    unlock();
    if (isNew && !isDone) rmSync(folder, { recursive: true });
  }
}

function refuseFull(folder: string): void {
  if (existsSync(databaseIn(folder)))
    throw new OperationRefused(`${folder} holds a database already: restore into an empty folder.`);
}

/** Also removes what a killed restore left behind. */
function clear(part: string): void {
  for (const file of [part, `${part}-journal`]) rmSync(file, { force: true });
}

function flush(folder: string): void {
  if (process.platform === 'win32') return;
  const descriptor = openSync(folder, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

async function intoPostgres(
  file: string,
  url: string,
  report: OnProgress,
): Promise<BackupHeading['rows']> {
  const { migrateAlone } = await import('../store/postgres.ts');
  const db = await connected(url);
  try {
    return await filled(db, file, report, async (trx) => {
      await migrateAlone(trx);
      const found = sql<{
        full: boolean;
      }>`select to_regclass('schema_version') is not null as full`;
      if ((await found.execute(trx)).rows[0]?.full)
        throw new OperationRefused('The database is in use already: restore into an empty one.');
    });
  } finally {
    await db.destroy();
  }
}

function filled(
  db: Database,
  file: string,
  report: OnProgress,
  first: (trx: Parameters<typeof fill>[0]) => Promise<void> = async () => {},
): Promise<BackupHeading['rows']> {
  return db.transaction().execute(async (trx) => {
    await first(trx);
    return fill(trx, linesOf(file), report);
  });
}
