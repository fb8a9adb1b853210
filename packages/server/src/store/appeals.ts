// What the others at a table have asked of a seat that keeps them waiting: a nudge, or that a bot plays on.
import type { Seat } from '@tidetable/engine';
import { storable } from './schema.ts';
import type { Backing } from './sql-store.ts';
import type { TableId } from './store.ts';

export interface Appeal {
  readonly table: TableId;
  readonly seat: Seat;
  /** The seat that asked. */
  readonly by: Seat;
  readonly kind: 'nudge' | 'play-on';
  readonly at: number;
  /** The last entry of the log at that time. */
  readonly sinceSeq: number;
}

export class Appeals {
  readonly #backing: Backing;

  constructor(backing: Backing) {
    this.#backing = backing;
  }

  async at(table: TableId): Promise<Appeal[]> {
    const rows = await this.#backing.db
      .selectFrom('appeals')
      .selectAll()
      .where('table_id', '=', table)
      .orderBy('at')
      .execute();
    return rows.map(({ seat, by_seat, kind, at, since_seq }) => ({
      table,
      seat,
      by: by_seat,
      kind: kind as Appeal['kind'],
      at,
      sinceSeq: since_seq,
    }));
  }

  /** In place of an earlier one of that kind by the same seat. */
  async put(appeal: Appeal): Promise<void> {
    const { table, seat, by, kind, at, sinceSeq } = storable(appeal);
    const when = { at, since_seq: sinceSeq };
    await this.#backing.write((trx) =>
      trx
        .insertInto('appeals')
        .values({ table_id: table, seat, by_seat: by, kind, ...when })
        .onConflict((conflict) =>
          conflict.columns(['table_id', 'seat', 'by_seat', 'kind']).doUpdateSet(when),
        )
        .execute(),
    );
  }

  async drop(table: TableId, seat: Seat): Promise<void> {
    await this.#backing.write((trx) =>
      trx.deleteFrom('appeals').where('table_id', '=', table).where('seat', '=', seat).execute(),
    );
  }
}
