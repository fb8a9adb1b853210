// Brings a database forward to the version this release knows, all at once or not at all. There is no way back.
import { type Kysely, sql } from 'kysely';
import { accountsAndResults } from './migrations/accounts-and-results.ts';
import { firstTables } from './migrations/first-tables.ts';
import { noHolds } from './migrations/no-holds.ts';
import { presence } from './migrations/presence.ts';
import type { Database, WriteTransaction } from './schema.ts';

/** The nth leads from version n to version n + 1. */
const MIGRATIONS: readonly ((db: Kysely<unknown>) => Promise<void>)[] = [
  firstTables,
  accountsAndResults,
  noHolds,
  presence,
];

export const NEWEST = MIGRATIONS.length;

/** `alone` makes every other process that migrates this database wait until the transaction is over. */
export async function migrate(
  db: Database,
  alone: (trx: WriteTransaction) => Promise<void>,
  migrations = MIGRATIONS,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await alone(trx);
    await bringForward(trx, migrations);
  });
}

/** Skips what is done already. */
export async function bringForward(trx: WriteTransaction, migrations = MIGRATIONS): Promise<void> {
  await trx.schema
    .createTable('schema_version')
    .ifNotExists()
    .addColumn('version', 'integer', (column) => column.primaryKey())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .execute();
  const found = await versionOf(trx);
  if (found > migrations.length)
    throw new Error(
      `the database has version ${found}, and this release knows only ${migrations.length}: use a newer release`,
    );
  for (let version = found; version < migrations.length; version++) {
    await migrations[version]?.(trx as unknown as Kysely<unknown>);
    await trx
      .insertInto('schema_version')
      .values({ version: version + 1, at: Date.now() })
      .execute();
  }
}

/** The migrations up to a version. */
export function migrationsTo(version: number): typeof MIGRATIONS {
  return MIGRATIONS.slice(0, version);
}

export async function versionOf(db: Database): Promise<number> {
  const { version } = await db
    .selectFrom('schema_version')
    .select(sql<number>`coalesce(max(version), 0)`.as('version'))
    .executeTakeFirstOrThrow();
  return version;
}
