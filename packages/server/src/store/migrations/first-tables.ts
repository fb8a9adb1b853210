// Version 1. A migration is never edited once released: the next one changes what it made.
import type { Kysely } from 'kysely';

export async function firstTables(db: Kysely<unknown>): Promise<void> {
  const { schema } = db;
  await schema
    .createTable('people')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('since', 'bigint', (column) => column.notNull())
    .execute();

  await schema
    .createTable('sessions')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('person', 'text', (column) => column.notNull().references('people.id'))
    .addColumn('since', 'bigint', (column) => column.notNull())
    .addColumn('last_seen', 'bigint', (column) => column.notNull())
    .execute();
  await schema.createIndex('sessions_person').on('sessions').column('person').execute();

  await schema
    .createTable('tables')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('game', 'text', (column) => column.notNull())
    .addColumn('rules_version', 'integer', (column) => column.notNull())
    .addColumn('seats', 'integer', (column) => column.notNull())
    .addColumn('options', 'text', (column) => column.notNull())
    .addColumn('settings', 'text', (column) => column.notNull())
    .addColumn('seed', 'text', (column) => column.notNull())
    .addColumn('commitment', 'text', (column) => column.notNull())
    .addColumn('owner', 'text', (column) => column.notNull().references('people.id'))
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('is_public', 'integer', (column) => column.notNull())
    .addColumn('since', 'bigint', (column) => column.notNull())
    .addColumn('seq', 'integer', (column) => column.notNull())
    .execute();
  await schema
    .createIndex('tables_public')
    .on('tables')
    .columns(['is_public', 'status', 'since'])
    .execute();

  await schema
    .createTable('sittings')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('person', 'text', (column) => column.references('people.id'))
    .addColumn('bot', 'text')
    .addPrimaryKeyConstraint('sittings_key', ['table_id', 'seat'])
    .execute();
  await schema.createIndex('sittings_person').on('sittings').column('person').execute();

  await schema
    .createTable('entries')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('request', 'text', (column) => column.notNull())
    .addColumn('at', 'bigint', (column) => column.notNull())
    .addColumn('seat', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('entries_key', ['table_id', 'seq'])
    .addUniqueConstraint('entries_request', ['table_id', 'request'])
    .execute();

  await schema
    .createTable('snapshots')
    .addColumn('table_id', 'text', (column) => column.primaryKey().references('tables.id'))
    .addColumn('seq', 'integer', (column) => column.notNull())
    .addColumn('ply', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .execute();
}
