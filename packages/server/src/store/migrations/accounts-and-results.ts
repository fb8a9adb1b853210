// Version 2: people with accounts, and all that happens around a table.
import { type ColumnDefinitionBuilder, type Kysely, sql } from 'kysely';

const required = (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder => column.notNull();

export async function accountsAndResults(db: Kysely<unknown>): Promise<void> {
  await people(db);
  await tables(db);
  await chatOrdersAndInvites(db);
  await log(db);
  await results(db);
}

async function people({ schema }: Kysely<unknown>): Promise<void> {
  await schema.alterTable('people').addColumn('login', 'text').execute();
  await schema.alterTable('people').addColumn('password', 'text').execute();
  await schema.alterTable('people').addColumn('recovery', 'text').execute();
  await schema
    .alterTable('people')
    .addColumn('banned', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await schema.createIndex('people_login').on('people').column('login').unique().execute();

  await schema
    .alterTable('sessions')
    .addColumn('label', 'text', (column) => column.notNull().defaultTo(''))
    .execute();

  await schema
    .createTable('regards')
    .addColumn('person', 'text', (column) => column.notNull().references('people.id'))
    .addColumn('other', 'text', (column) => column.notNull().references('people.id'))
    .addColumn('kind', 'text', required)
    .addColumn('since', 'bigint', required)
    .addPrimaryKeyConstraint('regards_key', ['person', 'other', 'kind'])
    .execute();
  await schema.createIndex('regards_other').on('regards').column('other').execute();

  await schema
    .createTable('reports')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('at', 'bigint', required)
    .addColumn('by', 'text', (column) => column.notNull().references('people.id'))
    .addColumn('about', 'text', (column) => column.notNull().references('people.id'))
    .addColumn('table_id', 'text', (column) => column.references('tables.id'))
    .addColumn('words', 'text', required)
    .addColumn('settled', 'integer', required)
    .execute();
  await schema.createIndex('reports_settled').on('reports').columns(['settled', 'at']).execute();
  await schema.createIndex('reports_by').on('reports').columns(['by', 'settled']).execute();
}

async function tables({ schema }: Kysely<unknown>): Promise<void> {
  const more = (name: string, type: 'text' | 'integer' | 'bigint') =>
    schema.alterTable('tables').addColumn(name, type).execute();
  await schema
    .alterTable('tables')
    .addColumn('rated', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await more('daily', 'text');
  await more('opening', 'text');
  await more('contributions', 'text');
  await more('origin', 'text');
  await more('rematch', 'text');
  await more('banks', 'text');
  await more('clock_since', 'bigint');
  await more('deadline', 'bigint');
  await schema.createIndex('tables_deadline').on('tables').column('deadline').execute();
  await schema.createIndex('tables_daily').on('tables').columns(['daily', 'game']).execute();

  await schema.alterTable('sittings').addColumn('reserved', 'text').execute();
  await schema
    .alterTable('sittings')
    .addColumn('forfeited', 'integer', (column) => column.notNull().defaultTo(0))
    .execute();
  await schema.alterTable('sittings').addColumn('contribution', 'text').execute();
}

async function chatOrdersAndInvites({ schema }: Kysely<unknown>): Promise<void> {
  const atTable = (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder =>
    column.notNull().references('tables.id');

  await schema
    .createTable('invites')
    .addColumn('code_hash', 'text', (column) => column.primaryKey())
    .addColumn('table_id', 'text', atTable)
    .addColumn('seat', 'integer')
    .addColumn('made_by', 'text', (column) => column.notNull().references('people.id'))
    .addColumn('expires', 'bigint', required)
    .addColumn('used_by', 'text')
    .execute();

  // Who may come in though the table is private, and who may not though it is not.
  await schema
    .createTable('doors')
    .addColumn('table_id', 'text', atTable)
    .addColumn('person', 'text', (column) => column.notNull().references('people.id'))
    .addColumn('is_open', 'integer', required)
    .addPrimaryKeyConstraint('doors_key', ['table_id', 'person'])
    .execute();

  await schema
    .createTable('chat')
    .addColumn('table_id', 'text', atTable)
    .addColumn('line', 'integer', required)
    .addColumn('at', 'bigint', required)
    .addColumn('person', 'text', (column) => column.notNull().references('people.id'))
    .addColumn('room', 'text', required)
    .addColumn('words', 'text', required)
    .addPrimaryKeyConstraint('chat_key', ['table_id', 'line'])
    .execute();

  await schema
    .createTable('holds')
    .addColumn('table_id', 'text', atTable)
    .addColumn('seat', 'integer', required)
    .addColumn('lasting', 'integer', required)
    .addColumn('at_seq', 'integer')
    .addColumn('until', 'bigint')
    .addPrimaryKeyConstraint('holds_key', ['table_id', 'seat'])
    .execute();

  await schema
    .createTable('orders')
    .addColumn('table_id', 'text', atTable)
    .addColumn('seat', 'integer', required)
    .addColumn('id', 'text', required)
    .addColumn('what', 'text', required)
    .addColumn('since_seq', 'integer', required)
    .addColumn('ended', 'text')
    .addPrimaryKeyConstraint('orders_key', ['table_id', 'seat', 'id'])
    .execute();

  await schema
    .createTable('nodes')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('since', 'bigint', required)
    .addColumn('last_seen', 'bigint', required)
    .execute();
}

/** Each entry says which rules judged it; so far nothing had but those that its table began under. */
async function log(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('entries')
    .addColumn('rules_version', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await sql`
    update entries set rules_version =
      (select rules_version from tables where tables.id = entries.table_id)`.execute(db);
}

async function results({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('results')
    .addColumn('table_id', 'text', (column) => column.notNull().references('tables.id'))
    .addColumn('seat', 'integer', required)
    .addColumn('person', 'text', (column) => column.references('people.id'))
    .addColumn('game', 'text', required)
    .addColumn('seats', 'integer', required)
    .addColumn('ladder', 'text', required)
    .addColumn('place', 'integer', required)
    .addColumn('won', 'integer', required)
    .addColumn('score', 'integer')
    .addColumn('forfeited', 'integer', required)
    .addColumn('rated', 'integer', required)
    .addColumn('at', 'bigint', required)
    .addPrimaryKeyConstraint('results_key', ['table_id', 'seat'])
    .execute();
  await schema.createIndex('results_person').on('results').columns(['person', 'at']).execute();

  await schema
    .createTable('ratings')
    .addColumn('person', 'text', required)
    .addColumn('ladder', 'text', required)
    .addColumn('mu', 'integer', required)
    .addColumn('sigma', 'integer', required)
    .addColumn('games', 'integer', required)
    .addPrimaryKeyConstraint('ratings_key', ['person', 'ladder'])
    .execute();
  await schema.createIndex('ratings_ladder').on('ratings').column('ladder').execute();
}
