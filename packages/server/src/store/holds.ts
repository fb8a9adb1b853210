// Seats that have asked their table to wait.
import type { Seat } from '@tidetable/engine';
import type { Backing } from './sql-store.ts';
import type { Hold, Holds, TableId } from './store.ts';

/** Values of `lasting`. Who does not ask any more is remembered: nobody is waited for twice after the same entry. */
const [ONCE, LASTING, DROPPED] = [0, 1, 2];

export class SqlHolds implements Holds {
  readonly #backing: Backing;

  constructor(backing: Backing) {
    this.#backing = backing;
  }

  async at(table: TableId): Promise<Hold[]> {
    const rows = await this.#backing.db
      .selectFrom('holds')
      .selectAll()
      .where('table_id', '=', table)
      .where('lasting', '!=', DROPPED)
      .orderBy('seat')
      .execute();
    return rows.map(({ seat, lasting, at_seq, until }) => ({
      table,
      seat,
      lasting: lasting === LASTING,
      atSeq: at_seq,
      until,
    }));
  }

  async ask(table: TableId, seat: Seat, lasting: boolean): Promise<void> {
    const flag = lasting ? LASTING : ONCE;
    await this.#backing.write((trx) =>
      trx
        .insertInto('holds')
        .values({ table_id: table, seat, lasting: flag, at_seq: null, until: null })
        .onConflict((known) => known.columns(['table_id', 'seat']).doUpdateSet({ lasting: flag }))
        .execute(),
    );
  }

  async drop(table: TableId, seats: readonly Seat[]): Promise<void> {
    if (seats.length === 0) return;
    await this.#backing.write((trx) =>
      trx
        .updateTable('holds')
        .set({ lasting: DROPPED, until: 0 })
        .where('table_id', '=', table)
        .where('seat', 'in', [...seats])
        .execute(),
    );
  }

  async stamp(table: TableId, seats: readonly Seat[], seq: number, until: number): Promise<void> {
    await this.#backing.write((trx) =>
      trx
        .updateTable('holds')
        .set({ at_seq: seq, until })
        .where('table_id', '=', table)
        .where('seat', 'in', [...seats])
        .where((row) => row.or([row('at_seq', 'is', null), row('at_seq', '<', seq)]))
        .execute(),
    );
  }

  async letGo(table: TableId, seat: Seat, seq: number): Promise<boolean> {
    return this.#backing.write(async (trx) => {
      const released = await trx
        .updateTable('holds')
        .set({ until: 0 })
        .where('table_id', '=', table)
        .where('seat', '=', seat)
        .where('at_seq', '=', seq)
        .where('until', '>', 0)
        .executeTakeFirst();
      return released.numUpdatedRows === 1n;
    });
  }
}
