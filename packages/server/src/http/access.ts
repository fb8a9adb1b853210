// Authorization: the one place that lets a request through. What no line here allows is denied.
import type { Seat } from '@tidetable/engine';
import type { Access } from '@tidetable/protocol';
import type { ServerContext } from '../context.ts';
import { Forbidden, noSuchTable, notSignedIn } from '../errors.ts';
import type { Caller } from '../people/callers.ts';
import type { Sitting, TableRow } from '../store/store.ts';
import { maySee } from '../tables/visibility.ts';

interface Authorized {
  readonly table: TableRow | null;
  readonly sittings: readonly Sitting[] | null;
  readonly seat: Seat | null;
}

const NOWHERE: Authorized = { table: null, sittings: null, seat: null };

/** Throws where the caller may not. */
export async function authorize(
  context: ServerContext,
  access: Access,
  caller: Caller | null,
  params: Readonly<Record<string, string>>,
): Promise<Authorized> {
  if (caller?.person.banned)
    throw new Forbidden('banned', 'You were banned from this server by those who keep it.');
  switch (access) {
    case 'anyone':
      return NOWHERE;
    case 'person':
      signedIn(caller);
      return NOWHERE;
    case 'admin':
      if (!context.isAdmin(signedIn(caller).person))
        throw new Forbidden('not-admin', 'Only those who keep this server may do that.');
      return NOWHERE;
    default:
      return atTable(context, access, caller, params);
  }
}

async function atTable(
  context: ServerContext,
  access: 'viewer' | 'seat' | 'owner',
  caller: Caller | null,
  params: Readonly<Record<string, string>>,
): Promise<Authorized> {
  const table = await context.store.table(params.table ?? '');
  if (table === null) throw noSuchTable();
  const sittings = await context.store.sittings(table.id);
  if (!(await maySee(context.store, table, sittings, caller?.person ?? null))) throw noSuchTable();
  if (access === 'viewer') return { table, sittings, seat: null };
  const { person } = signedIn(caller);
  if (access === 'owner') {
    if (table.owner !== person.id)
      throw new Forbidden('not-owner', 'Only who opened the table may do that.');
    return { table, sittings, seat: null };
  }
  const sitting = sittings.find(({ seat }) => String(seat) === params.seat);
  if (sitting === undefined || sitting.person !== person.id)
    throw new Forbidden('not-your-seat', `Seat ${params.seat} is not yours.`);
  return { table, sittings, seat: sitting.seat };
}

function signedIn(caller: Caller | null): Caller {
  if (caller === null) throw notSignedIn();
  return caller;
}
