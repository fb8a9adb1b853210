// Compare and set on a table and its seats, inside a transaction.
import { contributedBy } from './contributions.ts';
import { type Schema, sittingOf, type WriteTransaction } from './schema.ts';
import type { Sitting, TableId, TableRow, TableStatus } from './store.ts';

export async function setStatus(
  trx: WriteTransaction,
  id: TableId,
  status: TableStatus,
): Promise<void> {
  await trx
    .updateTable('tables')
    .set({ status, deadline: deadlineAt(status) })
    .where('id', '=', id)
    .execute();
}

export async function changeStatus(
  trx: WriteTransaction,
  id: TableId,
  from: TableStatus,
  to: TableStatus,
): Promise<boolean> {
  if (!(await hasStatus(trx, id, from))) return (await statusOf(trx, id)) === to;
  const fixed = to === 'playing' ? await fixedAtStart(trx, id) : {};
  if (fixed === null) return false;
  const change = { ...fixed, status: to, deadline: deadlineAt(to) };
  await trx.updateTable('tables').set(change).where('id', '=', id).execute();
  return true;
}

export async function changeSitting(
  trx: WriteTransaction,
  from: Sitting,
  { table_id, seat, ...to }: Schema['sittings'],
  status?: TableStatus,
): Promise<boolean> {
  if (status !== undefined && !(await hasStatus(trx, table_id, status))) return false;
  const changed = await trx
    .updateTable('sittings')
    .set(to)
    .where('table_id', '=', table_id)
    .where('seat', '=', seat)
    .where('person', from.person === null ? 'is' : '=', from.person)
    .where('bot', from.bot === null ? 'is' : '=', from.bot)
    .executeTakeFirst();
  return changed.numUpdatedRows === 1n;
}

/** What cannot change any more once play has begun; null while a seat is empty. */
async function fixedAtStart(
  trx: WriteTransaction,
  id: TableId,
): Promise<Pick<TableRow, 'contributions'> | null> {
  const places = trx.selectFrom('sittings').selectAll().where('table_id', '=', id);
  const sittings = (await places.orderBy('seat').execute()).map(sittingOf);
  if (sittings.some(({ person, bot }) => person === null && bot === null)) return null;
  return { contributions: contributedBy(sittings) };
}

/** A game that has just begun is due at once, one that is over never. */
function deadlineAt(status: TableStatus): number | null {
  return status === 'playing' ? 0 : null;
}

/** Whether the table has this status; held until the transaction ends. */
async function hasStatus(
  trx: WriteTransaction,
  id: TableId,
  status: TableStatus,
): Promise<boolean> {
  const held = await trx
    .updateTable('tables')
    .set({ status })
    .where('id', '=', id)
    .where('status', '=', status)
    .executeTakeFirst();
  return held.numUpdatedRows === 1n;
}

async function statusOf(trx: WriteTransaction, id: TableId): Promise<string | undefined> {
  const row = await trx
    .selectFrom('tables')
    .select('status')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.status;
}
