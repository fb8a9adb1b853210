// Bad snapshots replaced from the log, which itself is never touched.
import { embeddedBacking } from '../store/embedded.ts';
import type { Place } from '../store/open.ts';
import { rowOf, type WriteTransaction } from '../store/schema.ts';
import type { Backing } from '../store/sql-store.ts';
import { type Fault, type Finding, freshSnapshot, type StoredGame } from './checkup.ts';

export type Remedy = (trx: WriteTransaction) => Promise<void>;

/** For a snapshot that is not what the log leads to; null for any other fault, where only a person can help. */
export function remedyFor(
  fault: Fault,
  { row, snapshot }: StoredGame,
  { end }: Finding,
): Remedy | null {
  if (fault.part !== 'snapshot' || snapshot === null || end === null) return null;
  const fresh = freshSnapshot(row.id, end);
  return async (trx) => {
    const bad = trx.deleteFrom('snapshots').where('table_id', '=', row.id);
    await bad.where('seq', '=', snapshot.seq).execute();
    if (fresh === null) return;
    const better = trx.insertInto('snapshots').values(rowOf(fresh));
    await better.onConflict((conflict) => conflict.doNothing()).execute();
  };
}

/** All of them or none; returns how many there were. */
export async function mend(place: Place, remedies: readonly Remedy[]): Promise<number> {
  const backing = await backingOf(place);
  try {
    await backing.write(async (trx) => {
      for (const remedy of remedies) await remedy(trx);
    });
    return remedies.length;
  } finally {
    await backing.close();
  }
}

async function backingOf(place: Place): Promise<Backing> {
  if ('url' in place) return (await import('../store/postgres.ts')).postgresBacking(place.url);
  return embeddedBacking(place.folder);
}
