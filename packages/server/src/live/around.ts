// What lies around a table, looked up once for all who watch it.
import type { TableShown } from '@tidetable/protocol';
import type { House } from '../house.ts';
import { aboutTable } from '../lobby/about.ts';
import type { Sitting, TableId, TableRow } from '../store/store.ts';

export interface Around {
  readonly row: TableRow;
  readonly sittings: readonly Sitting[];
  readonly about: TableShown;
}

/** Null if there is no such table. */
export async function around(house: House, table: TableId): Promise<Around | null> {
  const { store } = house;
  const [row, sittings] = await Promise.all([store.table(table), store.sittings(table)]);
  if (row === null) return null;
  return { row, sittings, about: await aboutTable(house, row, sittings) };
}
