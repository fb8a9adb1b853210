// The clocks of tables, and whether any server was running while they ran.
import { rowOfTiming, type Schema, storable, type WriteTransaction } from './schema.ts';
import type { Backing } from './sql-store.ts';
import type { Clocks, TableId, Timing } from './store.ts';

/** Milliseconds without a beat that count as an outage. */
export const GAP = 15_000;

/** The row of `nodes` that all processes touch together; its name is in every database. */
const ALL_SERVERS = 'house';
/** In place of a moment: stopped on purpose, so that even a short break counts as an outage. */
const STOPPED = 0;

export class SqlClocks implements Clocks {
  readonly #backing: Backing;

  constructor(backing: Backing) {
    this.#backing = backing;
  }

  async of(table: TableId): Promise<Timing> {
    const row = await this.#backing.db
      .selectFrom('tables')
      .select(['banks', 'clock_since', 'deadline'])
      .where('id', '=', table)
      .executeTakeFirstOrThrow();
    return { banks: row.banks, since: row.clock_since, deadline: row.deadline };
  }

  async change(table: TableId, seq: number, from: Timing, to: Timing): Promise<boolean> {
    storable(to);
    return this.#backing.write(async (trx) => {
      const changed = await trx
        .updateTable('tables')
        .set(rowOfTiming(to))
        .where('id', '=', table)
        .where('seq', '=', seq)
        .where('status', '=', 'playing')
        .where('banks', from.banks === null ? 'is' : '=', from.banks)
        .where('clock_since', from.since === null ? 'is' : '=', from.since)
        .executeTakeFirst();
      return changed.numUpdatedRows === 1n;
    });
  }

  async dueBy(table: TableId, by: number): Promise<void> {
    await this.#backing.write((trx) =>
      trx
        .updateTable('tables')
        .set({ deadline: by })
        .where('id', '=', table)
        .where((row) => row.or([row('deadline', 'is', null), row('deadline', '>', by)]))
        .execute(),
    );
  }

  async due(now: number, limit: number): Promise<{ table: TableId; deadline: number }[]> {
    const rows = await this.#backing.db
      .selectFrom('tables')
      .select(['id', 'deadline'])
      .where('deadline', '<=', now)
      .where('status', '=', 'playing')
      .orderBy('deadline')
      .limit(limit)
      .execute();
    return rows.map(({ id, deadline }) => ({ table: id, deadline: deadline as number }));
  }

  async claim(table: TableId, deadline: number, until: number): Promise<boolean> {
    return this.#backing.write(async (trx) => {
      const claimed = await trx
        .updateTable('tables')
        .set({ deadline: until })
        .where('id', '=', table)
        .where('deadline', '=', deadline)
        .executeTakeFirst();
      return claimed.numUpdatedRows === 1n;
    });
  }

  async beat(now: number): Promise<number> {
    return this.#backing.write(async (trx) => {
      const last = await lastBeat(trx, now);
      const gap = now - last.last_seen;
      const broken = last.since === STOPPED || Math.abs(gap) > GAP;
      if (broken) await moveAll(trx, gap);
      const since = broken ? now : last.since;
      await noteBeat(trx, { since, last_seen: now });
      return since;
    });
  }

  async stop(now: number): Promise<void> {
    await this.#backing.write(async (trx) => {
      const { last_seen } = await lastBeat(trx, now);
      await noteBeat(trx, { since: STOPPED, last_seen: Math.max(now, last_seen) });
    });
  }
}

type Beat = Omit<Schema['nodes'], 'id'>;

/** Holds the row, so that a gap is found by one process only. */
async function lastBeat(trx: WriteTransaction, now: number): Promise<Beat> {
  await trx
    .insertInto('nodes')
    .values({ id: ALL_SERVERS, since: now, last_seen: now })
    .onConflict((known) => known.column('id').doUpdateSet({ id: ALL_SERVERS }))
    .execute();
  return trx
    .selectFrom('nodes')
    .select(['since', 'last_seen'])
    .where('id', '=', ALL_SERVERS)
    .executeTakeFirstOrThrow();
}

async function noteBeat(trx: WriteTransaction, beat: Beat): Promise<void> {
  await trx.updateTable('nodes').set(beat).where('id', '=', ALL_SERVERS).execute();
}

async function moveAll(trx: WriteTransaction, gap: number): Promise<void> {
  await trx
    .updateTable('tables')
    .set((row) => ({
      clock_since: row('clock_since', '+', gap),
      deadline: row('deadline', '+', gap),
    }))
    .where('status', '=', 'playing')
    .where((row) => row.or([row('clock_since', 'is not', null), row('deadline', 'is not', null)]))
    .execute();
}
