// Reads a database while a server may be using it: one consistent moment, read only, without locks.
import { existsSync } from 'node:fs';
import { Kysely, sql } from 'kysely';
import { databaseIn } from '../store/embedded.ts';
import { LibsqlDialect } from '../store/libsql-dialect.ts';
import { NEWEST, versionOf } from '../store/migrate.ts';
import type { Place } from '../store/open.ts';
import type { Database, Schema } from '../store/schema.ts';
import { connected } from './long-connection.ts';
import { OperationRefused } from './operation-refused.ts';

interface ReadOnlyDatabase {
  readonly db: Kysely<Schema>;
  /** From its first query on, all are answered as of the same moment. */
  readonly begin: string;
}

/** Everything that the work reads was true at one moment. */
export async function readConsistently<T>(
  place: Place,
  work: (db: Database, version: number) => Promise<T>,
): Promise<T> {
  const { db, begin } = await openReadOnly(place);
  try {
    return await db.connection().execute(async (connection) => {
      await sql.raw(begin).execute(connection);
      try {
        return await work(connection, await knownVersion(connection));
      } finally {
        await sql`rollback`.execute(connection).catch(() => {});
      }
    });
  } finally {
    await db.destroy();
  }
}

async function openReadOnly(place: Place): Promise<ReadOnlyDatabase> {
  if ('url' in place)
    return {
      db: await connected(place.url),
      begin: 'begin isolation level repeatable read, read only',
    };
  const file = databaseIn(place.folder);
  if (!existsSync(file))
    throw new OperationRefused(`${place.folder} holds no database of Tidetable.`);
  const dialect = new LibsqlDialect(file, ['busy_timeout = 5000', 'query_only = on']);
  return { db: new Kysely<Schema>({ dialect }), begin: 'begin' };
}

async function knownVersion(db: Database): Promise<number> {
  const version = await versionOf(db).catch(() => 0);
  if (version === 0) throw new OperationRefused('This is no database of Tidetable.');
  if (version > NEWEST)
    throw new OperationRefused(
      `The database has version ${version}, and this release knows only ${NEWEST}: use a newer release.`,
    );
  return version;
}
