// Invitations: a code lets in one person, once, or everyone until all seats are taken.
import { randomBytes } from 'node:crypto';
import type { Seat } from '@tidetable/engine';
import type { InviteShown } from '@tidetable/protocol';
import type { ServerContext } from '../context.ts';
import { Forbidden, NotFound } from '../errors.ts';
import { hashOf } from '../people/tokens.ts';
import type { Invite } from '../store/admissions.ts';
import type { Person, Sitting, TableRow } from '../store/store.ts';
import { maySee } from '../tables/visibility.ts';
import { isFreeFor, sitDown } from './seats.ts';
import { tableSummary } from './table-summary.ts';

const WEEK = 7 * 24 * 60 * 60 * 1000;

/** 128 bits cannot be guessed, and make a small QR code. */
const newCode = (): string => randomBytes(16).toString('base64url');

const noSuchInvite = (): NotFound =>
  new NotFound('no-such-invite', 'This invitation was used or has expired; ask for another.');

export async function invite(
  { store, now }: ServerContext,
  table: TableRow,
  madeBy: Person,
  { seat = null, lets }: { readonly seat: Seat | null; readonly lets: Invite['lets'] },
) {
  const code = newCode();
  const expires = now() + WEEK;
  await store.admissions.addInvite({
    codeHash: hashOf(code),
    table: table.id,
    seat,
    madeBy: madeBy.id,
    expires,
    lets,
  });
  return { code, path: `/invite/${code}`, expires };
}

interface Invited {
  readonly found: Invite;
  readonly table: TableRow;
  readonly sittings: readonly Sitting[];
}

/** What a code leads to; null if it is unknown, ended, expired or used by another person. */
export async function invited(
  { store, now }: ServerContext,
  code: string,
  by: Person | null,
): Promise<Invited | null> {
  const found = await store.admissions.invite(hashOf(code), by?.id ?? null, now());
  if (found === null) return null;
  const [table, sittings] = await Promise.all([
    store.table(found.table),
    store.sittings(found.table),
  ]);
  return table === null ? null : { found, table, sittings };
}

export async function inviteShown(
  context: ServerContext,
  code: string,
  person: Person | null,
): Promise<InviteShown> {
  const here = await invited(context, code, person);
  if (here === null) throw noSuchInvite();
  const { table, sittings } = here;
  const mayGo = await maySee(context.store, table, sittings, person);
  const way = await wayOf(context, here, person, mayGo);
  const about = await tableSummary(context, table, sittings);
  return { ...about, way, table: mayGo ? table.id : null };
}

async function wayOf(
  { store }: ServerContext,
  { found, table, sittings }: Invited,
  person: Person | null,
  mayGo: boolean,
): Promise<InviteShown['way']> {
  const id = person?.id ?? '';
  if (sittings.some((sitting) => sitting.person === id)) return 'seated';
  const isShutOut = person !== null && (await store.admissions.of(table.id, id)) === false;
  const isFree = sittings.some(
    (sitting) => isFreeFor(id)(sitting) && (found.seat === null || found.seat === sitting.seat),
  );
  if (table.status === 'open' && isFree && !(isShutOut && found.lets === 'table')) return 'sit';
  const mayWatch = table.status !== 'abandoned' && (mayGo || found.lets === 'one');
  return mayWatch ? 'watch' : 'full';
}

/** Takes the seat if one is free. A code for one person lets them in even if none is. */
export async function takeUp(
  context: ServerContext,
  code: string,
  person: Person,
): Promise<TableRow> {
  const { store, now } = context;
  const found = await store.admissions.useInvite(hashOf(code), person.id, now());
  const table = found === null ? null : await store.table(found.table);
  if (found === null || table === null) throw noSuchInvite();
  if (found.lets === 'table') await comeByLink(context, table, person);
  else {
    await store.admissions.admit(table.id, person.id);
    if (table.status === 'open') await sitDown(context, table, person, found.seat ?? undefined);
  }
  return table;
}

/** The link for the whole table lets in those who find a seat, except people the host has removed. */
async function comeByLink(context: ServerContext, table: TableRow, person: Person): Promise<void> {
  const { admissions } = context.store;
  if ((await admissions.of(table.id, person.id)) === false)
    throw new Forbidden('sent-away', 'Who opened this table has cleared your seat.');
  const sittings = await context.store.sittings(table.id);
  if (sittings.some((sitting) => sitting.person === person.id)) return;
  await sitDown(context, table, person);
  await admissions.admit(table.id, person.id);
}
