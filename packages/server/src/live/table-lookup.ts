// A table with its seats and its summary, looked up once for all who watch it.
import type { TableShown } from '@tidetable/protocol';
import type { ServerContext } from '../context.ts';
import { tableSummary } from '../lobby/table-summary.ts';
import type { Sitting, TableId, TableRow } from '../store/store.ts';

export interface TableLookup {
  readonly row: TableRow;
  readonly sittings: readonly Sitting[];
  readonly summary: TableShown;
}

/** Null if there is no such table. */
export async function lookUpTable(
  context: ServerContext,
  table: TableId,
): Promise<TableLookup | null> {
  const { store } = context;
  const [row, sittings] = await Promise.all([store.table(table), store.sittings(table)]);
  if (row === null) return null;
  return { row, sittings, summary: await tableSummary(context, row, sittings) };
}
