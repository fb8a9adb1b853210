// A store in a folder: SQLite, for one process.
import { join } from 'node:path';
import { Kysely } from 'kysely';
import { append } from './append.ts';
import { lockFolder } from './folder-lock.ts';
import { GroupCommit } from './group-commit.ts';
import { LibsqlDialect } from './libsql-dialect.ts';
import { migrate } from './migrate.ts';
import { LocalNotifications } from './notifications.ts';
import type { Schema } from './schema.ts';
import { type Backing, SqlStore } from './sql-store.ts';
import type { Appended, Entry, Timing } from './store.ts';

/** Waits for a tool from outside that has the file locked. */
const BUSY_TIMEOUT = 'busy_timeout = 5000';
/** `full`: every commit waits until the log is flushed. */
const DURABLE = [BUSY_TIMEOUT, 'journal_mode = wal', 'synchronous = full', 'foreign_keys = on'];

export interface EmbeddedBacking extends Backing {
  /** The one connection that writes. */
  readonly writer: Kysely<Schema>;
  readonly group: GroupCommit;
}

export function databaseIn(folder: string): string {
  return join(folder, 'tidetable.sqlite');
}

export async function openFolder(folder: string): Promise<SqlStore> {
  return new SqlStore(await embeddedBacking(folder));
}

export async function embeddedBacking(folder: string): Promise<EmbeddedBacking> {
  const unlock = lockFolder(folder);
  const file = databaseIn(folder);
  const writer = new Kysely<Schema>({ dialect: new LibsqlDialect(file, DURABLE) });
  const db = new Kysely<Schema>({
    dialect: new LibsqlDialect(file, [BUSY_TIMEOUT, 'query_only = on']),
  });
  const group = new GroupCommit(writer);
  async function close(): Promise<void> {
    await group.idle();
    await db.destroy();
    await writer.destroy();
    unlock();
  }
  try {
    // The lock on the folder keeps others away.
    await migrate(writer, async () => {});
  } catch (error) {
    await close();
    throw error;
  }
  const notifications = new LocalNotifications();
  async function appendAndTell(entry: Entry, timing?: Timing): Promise<Appended> {
    const appended = await group.write((trx) => append(trx, entry, timing));
    if (appended.ok) notifications.tell(entry);
    return appended;
  }
  return {
    db,
    writer,
    group,
    notifications,
    write: (work) => group.write(work),
    append: appendAndTell,
    close,
  };
}
