// The tables of a database of some version, in an order in which they can be filled: asked of a database that the
// migrations make in memory.
import { Kysely, sql } from 'kysely';
import { LibsqlDialect } from '../store/libsql-dialect.ts';
import { migrate, migrationsTo } from '../store/migrate.ts';
import type { Database, Schema } from '../store/schema.ts';

export interface TableShape {
  readonly name: string;
  readonly columns: readonly string[];
  /** The columns of its primary key, by which its rows can be put in order. */
  readonly key: readonly string[];
}

interface Found extends TableShape {
  /** The tables that must be filled before this one. */
  readonly after: readonly string[];
}

/** All but the version itself. */
export async function contentsOf(version: number): Promise<TableShape[]> {
  const db = new Kysely<Schema>({ dialect: new LibsqlDialect(':memory:', []) });
  try {
    await migrate(db, async () => {}, migrationsTo(version));
    const tables = await sql<{ name: string }>`select name from sqlite_master
      where type = 'table' and name <> 'schema_version' order by name`.execute(db);
    const found: Found[] = [];
    for (const { name } of tables.rows) found.push(await shapeOf(db, name));
    return inOrder(found);
  } finally {
    await db.destroy();
  }
}

async function shapeOf(db: Database, name: string): Promise<Found> {
  const columns = await sql<{ name: string; pk: number }>`select name, pk
    from pragma_table_info(${name}) order by cid`.execute(db);
  const references = await sql<{ table: string }>`select distinct "table"
    from pragma_foreign_key_list(${name})`.execute(db);
  const key = columns.rows.filter(({ pk }) => pk > 0).sort((a, b) => a.pk - b.pk);
  if (key.length === 0) throw new Error(`the table ${name} has no primary key`);
  return {
    name,
    columns: columns.rows.map((column) => column.name),
    key: key.map((column) => column.name),
    after: references.rows.map(({ table }) => table),
  };
}

function inOrder(found: readonly Found[]): TableShape[] {
  const order: Found[] = [];
  const placed = (name: string): boolean => order.some((kind) => kind.name === name);
  while (order.length < found.length) {
    const next = found.find(({ name, after }) => !placed(name) && after.every(placed));
    if (next === undefined) throw new Error('some tables refer to each other in a circle');
    order.push(next);
  }
  return order.map(({ name, columns, key }) => ({ name, columns, key }));
}
