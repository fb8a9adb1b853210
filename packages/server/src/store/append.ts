// Adding to a table's log: the row of the table is the gate, and whoever moves its `seq` on has won.
import { type Database, ofTable, rowOf, rowOfTiming, type Writing } from './schema.ts';
import type { Appended, Entry, Timing } from './store.ts';

/** To be done inside one transaction. What it refuses it leaves untouched. */
export async function append(trx: Writing, entry: Entry, timing?: Timing): Promise<Appended> {
  const moved = await trx
    .updateTable('tables')
    .set({ seq: entry.seq, ...(timing === undefined ? {} : rowOfTiming(timing)) })
    .where('id', '=', entry.table)
    .where('seq', '=', entry.seq - 1)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('entries')
            .select('seq')
            .where('table_id', '=', entry.table)
            .where('request', '=', entry.request),
        ),
      ),
    )
    .executeTakeFirst();
  if (moved.numUpdatedRows === 0n) return refusal(trx, entry);
  await trx.insertInto('entries').values(rowOf(entry)).execute();
  return { ok: true };
}

async function refusal(db: Database, entry: Entry): Promise<Appended> {
  const known = await db
    .selectFrom('entries')
    .selectAll()
    .where('table_id', '=', entry.table)
    .where('request', '=', entry.request)
    .executeTakeFirst();
  if (known) return { ok: false, why: 'request-known', entry: ofTable(known) };
  const table = await db
    .selectFrom('tables')
    .select('seq')
    .where('id', '=', entry.table)
    .executeTakeFirst();
  if (!table) throw new Error(`there is no table ${entry.table}`);
  if (table.seq < entry.seq)
    throw new Error(`entry ${entry.seq} of table ${entry.table} does not follow ${table.seq}`);
  return { ok: false, why: 'seq-taken' };
}
