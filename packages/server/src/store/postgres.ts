// A store in a PostgreSQL database, for any number of processes.
import { CompiledQuery, type DatabaseConnection, Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { migrate } from './migrate.ts';
import { PostgresAppending } from './postgres-appending.ts';
import { PostgresNotifications } from './postgres-notifications.ts';
import type { Schema, WriteTransaction } from './schema.ts';
import { type Backing, SqlStore } from './sql-store.ts';

/** Any number, the same in every release: it stands for "migrating Tidetable". */
const MIGRATING = 7_126_883_451;

/** A process that hangs must not keep a table locked, and no commit is answered before it is flushed. */
const CONNECTION_SETTINGS = [
  `set statement_timeout = '10s'`,
  `set lock_timeout = '5s'`,
  `set idle_in_transaction_session_timeout = '10s'`,
  `select set_config('synchronous_commit', 'on', false)
     where current_setting('synchronous_commit') = 'off'`,
].join(';');

export interface PostgresBacking extends Backing {
  readonly appending: PostgresAppending;
}

export async function openPostgres(url: string): Promise<SqlStore> {
  return new SqlStore(await postgresBacking(url));
}

/** The settings are SQL, run on each new connection. */
export function connect(url: string, settings: string, max: number): Kysely<Schema> {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    connectionTimeoutMillis: 5000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5000,
    types: { getTypeParser },
  });
  // A connection may break while idle, or between two queries. The pool drops it and makes another when asked.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const onCreateConnection = async (connection: DatabaseConnection): Promise<void> => {
    await connection.executeQuery(CompiledQuery.raw(settings));
  };
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool, onCreateConnection }) });
}

export async function postgresBacking(url: string): Promise<PostgresBacking> {
  const db = connect(url, CONNECTION_SETTINGS, 10);
  const notifications = new PostgresNotifications(url);
  const appending = new PostgresAppending(db);
  async function close(): Promise<void> {
    await appending.idle();
    await notifications.close();
    await db.destroy();
  }
  try {
    await refuseUnflushed(db);
    await migrate(db, migrateAlone);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    db,
    appending,
    notifications,
    write: (work) => db.transaction().execute(work),
    append: (entry, timing) => appending.append(entry, timing),
    close,
  };
}

/** Every other process that migrates this database waits until the transaction is over. */
export async function migrateAlone(trx: WriteTransaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(${MIGRATING})`.execute(trx);
}

async function refuseUnflushed(db: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{ fsync: string }>`show fsync`.execute(db);
  if (rows[0]?.fsync !== 'on')
    throw new Error('this PostgreSQL runs with fsync off: what it says is saved may be lost');
}

/** Times fit into a number. */
function getTypeParser(type: number, format?: 'text' | 'binary') {
  if (type === pg.types.builtins.INT8) return Number;
  return format === 'binary'
    ? pg.types.getTypeParser(type, 'binary')
    : pg.types.getTypeParser(type, 'text');
}
