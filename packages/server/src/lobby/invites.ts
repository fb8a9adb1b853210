// Invitations: a code that lets one person in, once.
import type { Seat } from '@tidetable/engine';
import type { House } from '../house.ts';
import { Denied } from '../http/denied.ts';
import { hashOf, newToken } from '../people/tokens.ts';
import type { Person, TableRow } from '../store/store.ts';
import { sitDown } from './seats.ts';

const WEEK = 7 * 24 * 60 * 60 * 1000;

export async function invite(
  { store, now }: House,
  table: TableRow,
  madeBy: Person,
  seat: Seat | null,
) {
  const code = newToken();
  const expires = now() + WEEK;
  const made = { codeHash: hashOf(code), table: table.id, seat, madeBy: madeBy.id, expires };
  await store.doors.addInvite(made);
  return { code, path: `/invite#${code}`, expires };
}

/** Opens the door, and takes the seat if it is still free. */
export async function takeUp(house: House, code: string, person: Person): Promise<TableRow> {
  const { store, now } = house;
  const found = await store.doors.useInvite(hashOf(code), person.id, now());
  const table = found === null ? null : await store.table(found.table);
  if (found === null || table === null)
    throw new Denied(
      404,
      'no-such-invite',
      'This invitation was used or has expired; ask for another.',
    );
  await store.doors.set(table.id, person.id, true);
  if (table.status === 'open') await sitDown(house, table, person, found.seat ?? undefined);
  return table;
}
