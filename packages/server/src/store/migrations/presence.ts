// Who has a table open, and what others have asked of a seat that keeps them waiting.
import type { ColumnDefinitionBuilder, Kysely } from 'kysely';

const required = (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder => column.notNull();
const atTable = (column: ColumnDefinitionBuilder): ColumnDefinitionBuilder =>
  column.notNull().references('tables.id');

export async function presence({ schema }: Kysely<unknown>): Promise<void> {
  await schema
    .createTable('presence')
    .addColumn('table_id', 'text', atTable)
    .addColumn('person', 'text', (column) => column.notNull().references('people.id'))
    .addColumn('node', 'text', required)
    .addColumn('last_seen', 'bigint', required)
    .addPrimaryKeyConstraint('presence_key', ['table_id', 'person', 'node'])
    .execute();
  await schema.createIndex('presence_node').on('presence').column('node').execute();

  await schema
    .createTable('appeals')
    .addColumn('table_id', 'text', atTable)
    .addColumn('seat', 'integer', required)
    .addColumn('by_seat', 'integer', required)
    .addColumn('kind', 'text', required)
    .addColumn('at', 'bigint', required)
    .addColumn('since_seq', 'integer', required)
    .addPrimaryKeyConstraint('appeals_key', ['table_id', 'seat', 'by_seat', 'kind'])
    .execute();
}
