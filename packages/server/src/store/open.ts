// Where a server keeps what it keeps.
import { openFolder } from './embedded.ts';
import type { SqlStore } from './sql-store.ts';

export type Place =
  /** Of this process alone; made if it is not there. */
  | { readonly folder: string }
  /** Of a PostgreSQL database, which other processes may use as well. */
  | { readonly url: string };

export async function openStore(place: Place): Promise<SqlStore> {
  if ('folder' in place) return openFolder(place.folder);
  const { openPostgres } = await import('./postgres.ts');
  return openPostgres(place.url);
}
