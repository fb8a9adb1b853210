// What lies around a table, looked up once for all who watch it.
import type { TableShown } from '@tidetable/protocol';
import type { ServerContext } from '../context.ts';
import { aboutTable } from '../lobby/table-summary.ts';
import type { Sitting, TableId, TableRow } from '../store/store.ts';

export interface Around {
  readonly row: TableRow;
  readonly sittings: readonly Sitting[];
  readonly about: TableShown;
}

/** Null if there is no such table. */
export async function around(context: ServerContext, table: TableId): Promise<Around | null> {
  const { store } = context;
  const [row, sittings] = await Promise.all([store.table(table), store.sittings(table)]);
  if (row === null) return null;
  return { row, sittings, about: await aboutTable(context, row, sittings) };
}
