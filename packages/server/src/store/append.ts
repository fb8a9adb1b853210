// Adding to a table's log: the row of the table is the gate, and the writer that moves its `seq` on has won.
import { sql } from 'kysely';
import { type Database, entryOf, rowOfTiming, type WriteTransaction } from './schema.ts';
import type { Appended, Entry, Timing } from './store.ts';

/** Inside one transaction; a refusal changes nothing. Plain SQL because this runs on every move. */
export async function append(
  trx: WriteTransaction,
  entry: Entry,
  timing?: Timing,
): Promise<Appended> {
  const { table, seq, request, at, seat, kind, action, hash, rulesVersion } = entry;
  const moved = await sql`
    update tables set seq = ${seq}${clock(timing)} where id = ${table} and seq = ${seq - 1}
      and rules_version = ${rulesVersion} and not exists
      (select 1 from entries where table_id = ${table} and request = ${request})`.execute(trx);
  if (moved.numAffectedRows === 0n) return refusal(trx, entry);
  await sql`
    insert into entries (table_id, seq, request, at, seat, kind, action, hash, rules_version)
      values (${table}, ${seq}, ${request}, ${at}, ${seat}, ${kind}, ${action}, ${hash},
        ${rulesVersion})`.execute(trx);
  return { ok: true };
}

/** How time stands is written with the entry, or left as it is. */
function clock(timing: Timing | undefined) {
  if (timing === undefined) return sql``;
  const { banks, clock_since, deadline } = rowOfTiming(timing);
  return sql`, banks = ${banks}, clock_since = ${clock_since}, deadline = ${deadline}`;
}

async function refusal(db: Database, entry: Entry): Promise<Appended> {
  const known = await db
    .selectFrom('entries')
    .selectAll()
    .where('table_id', '=', entry.table)
    .where('request', '=', entry.request)
    .executeTakeFirst();
  if (known) return { ok: false, why: 'request-known', entry: entryOf(known) };
  const table = await db
    .selectFrom('tables')
    .select(['seq', 'rules_version'])
    .where('id', '=', entry.table)
    .executeTakeFirst();
  if (!table) throw new Error(`there is no table ${entry.table}`);
  if (table.rules_version !== entry.rulesVersion) return { ok: false, why: 'other-rules' };
  if (table.seq < entry.seq)
    throw new Error(`entry ${entry.seq} of table ${entry.table} does not follow ${table.seq}`);
  return { ok: false, why: 'seq-taken' };
}
