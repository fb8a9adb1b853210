// What somebody at a table adds to its chance, before the game begins.
import type { House } from '../house.ts';
import { Denied } from '../http/denied.ts';
import type { Sitting, TableRow } from '../store/store.ts';

/** Takes the place of what was given before; null takes it back. */
export async function contribute(
  { store }: House,
  { daily }: TableRow,
  sitting: Sitting,
  contribution: string | null,
): Promise<void> {
  if (daily !== null)
    throw new Denied(409, 'daily', 'The deal of the day is the same for all; nothing is added.');
  if (await store.changeSitting(sitting, { ...sitting, contribution }, 'open'))
    return store.stir(sitting.table);
  const table = await store.table(sitting.table);
  throw table?.status === 'open'
    ? new Denied(409, 'changed', 'That seat has just changed; look again.')
    : new Denied(409, 'begun', 'The game has begun; its chance cannot be added to any more.');
}
