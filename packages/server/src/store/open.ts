// Where a server keeps what it keeps.
import { openFolder } from './embedded.ts';
import { openPostgres } from './postgres.ts';
import type { Store } from './store.ts';

export type Place =
  /** Of this process alone; made if it is not there. */
  | { readonly folder: string }
  /** Of a PostgreSQL database, which other processes may use as well. */
  | { readonly url: string };

export function openStore(place: Place): Promise<Store> {
  return 'folder' in place ? openFolder(place.folder) : openPostgres(place.url);
}
