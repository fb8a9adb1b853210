// What the seats of a table add to its chance before the game begins.
import type { ServerContext } from '../context.ts';
import { Conflict } from '../errors.ts';
import type { Sitting, TableRow } from '../store/store.ts';

/** Replaces an earlier contribution; null takes it back. */
export async function contribute(
  { store }: ServerContext,
  { daily }: TableRow,
  sitting: Sitting,
  contribution: string | null,
): Promise<void> {
  if (daily !== null)
    throw new Conflict('daily', 'The deal of the day is the same for all; nothing is added.');
  if (await store.changeSitting(sitting, { ...sitting, contribution }, 'open'))
    return store.notify({ kind: 'table', table: sitting.table });
  const table = await store.table(sitting.table);
  throw table?.status === 'open'
    ? new Conflict('changed', 'That seat has just changed; look again.')
    : new Conflict('begun', 'The game has begun; its chance cannot be added to any more.');
}
