// Standing orders.
import type { Seat } from '@tidetable/engine';
import { storable } from './schema.ts';
import type { Backing } from './sql-store.ts';
import type { Order, Orders, TableId } from './store.ts';

export class SqlOrders implements Orders {
  readonly #backing: Backing;

  constructor(backing: Backing) {
    this.#backing = backing;
  }

  async at(table: TableId): Promise<Order[]> {
    const rows = await this.#backing.db
      .selectFrom('orders')
      .selectAll()
      .where('table_id', '=', table)
      .orderBy('seat')
      .orderBy('since_seq')
      .orderBy('id')
      .execute();
    return rows.map(({ seat, id, what, since_seq, ended }) => ({
      table,
      seat,
      id,
      what,
      sinceSeq: since_seq,
      ended,
    }));
  }

  async add(order: Order): Promise<void> {
    const { table, sinceSeq, ...same } = storable(order);
    await this.#backing.write((trx) =>
      trx
        .insertInto('orders')
        .values({ table_id: table, since_seq: sinceSeq, ...same })
        .execute(),
    );
  }

  async end({ table, seat, id }: Order, reason: string): Promise<boolean> {
    return this.#backing.write(async (trx) => {
      const ended = await trx
        .updateTable('orders')
        .set({ ended: reason })
        .where('table_id', '=', table)
        .where('seat', '=', seat)
        .where('id', '=', id)
        .where('ended', 'is', null)
        .executeTakeFirst();
      return ended.numUpdatedRows === 1n;
    });
  }

  async drop(table: TableId, seat: Seat, id: string): Promise<void> {
    await this.#backing.write((trx) =>
      trx
        .deleteFrom('orders')
        .where('table_id', '=', table)
        .where('seat', '=', seat)
        .where('id', '=', id)
        .execute(),
    );
  }
}
