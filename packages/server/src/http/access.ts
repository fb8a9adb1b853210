// Who may do what: the one place that lets a request through. What no line here allows is denied.
import type { Seat } from '@tidetable/engine';
import type { Access } from '@tidetable/protocol';
import type { House } from '../house.ts';
import { maySee } from '../lobby/doors.ts';
import type { Person, Session, Sitting, TableRow } from '../store/store.ts';
import { Denied, noSuchTable, whoAreYou } from './denied.ts';

export interface Caller {
  readonly person: Person;
  readonly session: Session;
}

interface Let {
  readonly table: TableRow | null;
  readonly sittings: readonly Sitting[] | null;
  readonly seat: Seat | null;
}

const NOWHERE: Let = { table: null, sittings: null, seat: null };

/** Lets through or throws Denied. */
export async function letThrough(
  house: House,
  access: Access,
  caller: Caller | null,
  params: Readonly<Record<string, string>>,
): Promise<Let> {
  if (caller?.person.banned)
    throw new Denied(403, 'banned', 'You were banned from this server by those who keep it.');
  switch (access) {
    case 'anyone':
      return NOWHERE;
    case 'person':
      known(caller);
      return NOWHERE;
    case 'admin':
      if (!house.isAdmin(known(caller).person))
        throw new Denied(403, 'not-admin', 'Only those who keep this server may do that.');
      return NOWHERE;
    default:
      return atTable(house, access, caller, params);
  }
}

async function atTable(
  house: House,
  access: 'viewer' | 'seat' | 'owner',
  caller: Caller | null,
  params: Readonly<Record<string, string>>,
): Promise<Let> {
  const table = await house.store.table(params.table ?? '');
  if (table === null) throw noSuchTable();
  const sittings = await house.store.sittings(table.id);
  if (!(await maySee(house, table, sittings, caller?.person ?? null))) throw noSuchTable();
  if (access === 'viewer') return { table, sittings, seat: null };
  const { person } = known(caller);
  if (access === 'owner') {
    if (table.owner !== person.id)
      throw new Denied(403, 'not-owner', 'Only who opened the table may do that.');
    return { table, sittings, seat: null };
  }
  const sitting = sittings.find(({ seat }) => String(seat) === params.seat);
  if (sitting === undefined || sitting.person !== person.id)
    throw new Denied(403, 'not-your-seat', `Seat ${params.seat} is not yours.`);
  return { table, sittings, seat: sitting.seat };
}

function known(caller: Caller | null): Caller {
  if (caller === null) throw whoAreYou();
  return caller;
}
