// A guest who logs in to an account becomes that account: seats, history and owned tables move there, in one transaction.
// Where both sit at one table each keeps their own seat, or one person would hold two hands.
import type { WriteTransaction } from './schema.ts';
import type { PersonId, TableId } from './store.ts';

/** Returns the unfinished tables that changed; none if there is no such guest. */
export async function merge(
  trx: WriteTransaction,
  guest: PersonId,
  account: PersonId,
): Promise<TableId[]> {
  const held = await trx
    .updateTable('people')
    .set({ kind: 'guest' })
    .where('id', '=', guest)
    .where('kind', '=', 'guest')
    .executeTakeFirst();
  if (held.numUpdatedRows === 0n) return [];
  await trx.deleteFrom('sessions').where('person', '=', guest).execute();
  const changed = await unfinished(trx, guest);
  await moveSeats(trx, guest, account);
  await moveAdmissions(trx, guest, account);
  await copyBlocksAndMutes(trx, guest, account);
  await moveRatings(trx, guest, account);
  await moveReports(trx, guest, account);
  return changed;
}

async function unfinished(trx: WriteTransaction, guest: PersonId): Promise<TableId[]> {
  const rows = await trx
    .selectFrom('tables')
    .select('id')
    .where('status', 'in', ['open', 'playing'])
    .where(({ or, eb, selectFrom }) =>
      or([
        eb('owner', '=', guest),
        eb(
          'id',
          'in',
          selectFrom('sittings')
            .select('table_id')
            .where((sitting) =>
              sitting.or([sitting('person', '=', guest), sitting('reserved', '=', guest)]),
            ),
        ),
      ]),
    )
    .execute();
  return rows.map(({ id }) => id);
}

async function moveSeats(trx: WriteTransaction, guest: PersonId, account: PersonId): Promise<void> {
  const sittingsOf = (person: PersonId) =>
    trx.selectFrom('sittings').select('table_id').where('person', '=', person);
  const shared = await sittingsOf(guest).where('table_id', 'in', sittingsOf(account)).execute();
  const apart = ['', ...shared.map(({ table_id }) => table_id)];
  for (const kept of ['sittings', 'results', 'chat'] as const)
    await trx
      .updateTable(kept)
      .set({ person: account })
      .where('person', '=', guest)
      .where('table_id', 'not in', apart)
      .execute();
  await trx
    .updateTable('sittings')
    .set({ reserved: account })
    .where('reserved', '=', guest)
    .execute();
  await trx.updateTable('tables').set({ owner: account }).where('owner', '=', guest).execute();
}

/** Whoever shut out one of them has shut out both. */
async function moveAdmissions(
  trx: WriteTransaction,
  guest: PersonId,
  account: PersonId,
): Promise<void> {
  const doors = await trx.selectFrom('doors').selectAll().where('person', '=', guest).execute();
  for (const door of doors)
    await trx
      .insertInto('doors')
      .values({ ...door, person: account })
      .onConflict((conflict) =>
        door.is_open === 1
          ? conflict.columns(['table_id', 'person']).doNothing()
          : conflict.columns(['table_id', 'person']).doUpdateSet({ is_open: 0 }),
      )
      .execute();
  await trx.updateTable('invites').set({ used_by: account }).where('used_by', '=', guest).execute();
}

/** Whom the guest blocked, and who blocked the guest: logging in is no way around it. */
async function copyBlocksAndMutes(
  trx: WriteTransaction,
  guest: PersonId,
  account: PersonId,
): Promise<void> {
  const rows = await trx
    .selectFrom('regards')
    .selectAll()
    .where((row) => row.or([row('person', '=', guest), row('other', '=', guest)]))
    .execute();
  const other = (id: PersonId): PersonId => (id === guest ? account : id);
  for (const row of rows) {
    const copy = { ...row, person: other(row.person), other: other(row.other) };
    if (copy.person === copy.other) continue;
    const regards = trx.insertInto('regards').values(copy);
    await regards.onConflict((conflict) => conflict.doNothing()).execute();
  }
}

/** Where the account has a rating, that one stays and the guest's lapses. */
async function moveRatings(
  trx: WriteTransaction,
  guest: PersonId,
  account: PersonId,
): Promise<void> {
  const known = await trx
    .selectFrom('ratings')
    .select('ladder')
    .where('person', '=', account)
    .execute();
  const ladders = known.map(({ ladder }) => ladder);
  await trx
    .deleteFrom('ratings')
    .where('person', '=', guest)
    .where('ladder', 'in', ['', ...ladders])
    .execute();
  await trx.updateTable('ratings').set({ person: account }).where('person', '=', guest).execute();
}

async function moveReports(
  trx: WriteTransaction,
  guest: PersonId,
  account: PersonId,
): Promise<void> {
  await trx
    .updateTable('reports')
    .set({ about: account })
    .where('about', '=', guest)
    .where('by', '!=', account)
    .execute();
  await trx
    .updateTable('reports')
    .set({ by: account })
    .where('by', '=', guest)
    .where('about', '!=', account)
    .execute();
}
