// Where a server stores its data.
import { openFolder } from './embedded.ts';
import type { SqlStore } from './sql-store.ts';

export type Place =
  /** For this process alone; created if missing. */
  | { readonly folder: string }
  /** A PostgreSQL database, which other processes may use as well. */
  | { readonly url: string };

export async function openStore(place: Place): Promise<SqlStore> {
  if ('folder' in place) return openFolder(place.folder);
  const { openPostgres } = await import('./postgres.ts');
  return openPostgres(place.url);
}
