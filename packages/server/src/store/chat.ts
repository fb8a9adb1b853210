// The chat of a table.
import type { Backing } from './sql-store.ts';
import type { PersonId, TableId } from './store.ts';

export interface StoredChatLine {
  readonly table: TableId;
  /** 1, 2, 3 … at a table, whatever the room. */
  readonly line: number;
  readonly at: number;
  readonly person: PersonId;
  readonly room: 'table' | 'spectators';
  readonly words: string;
}

export class Chat {
  readonly #backing: Backing;

  constructor(backing: Backing) {
    this.#backing = backing;
  }

  /** Adds a line after the last one, and gives it its number. */
  async add(fresh: Omit<StoredChatLine, 'line'>): Promise<StoredChatLine> {
    const { table, ...same } = fresh;
    return this.#backing.write(async (trx) => {
      // Holds the row of the table, so that no two lines get the same number.
      await trx
        .updateTable('tables')
        .set((row) => ({ since: row.ref('since') }))
        .where('id', '=', table)
        .execute();
      const { last } = await trx
        .selectFrom('chat')
        .select((row) => row.fn.max('line').as('last'))
        .where('table_id', '=', table)
        .executeTakeFirstOrThrow();
      const line = (last ?? 0) + 1;
      await trx
        .insertInto('chat')
        .values({ table_id: table, line, ...same })
        .execute();
      return { ...fresh, line };
    });
  }

  /** The last lines of these rooms after a number, in order. */
  async lines(
    table: TableId,
    rooms: readonly StoredChatLine['room'][],
    after: number,
    limit: number,
  ): Promise<StoredChatLine[]> {
    const rows = await this.#backing.db
      .selectFrom('chat')
      .selectAll()
      .where('table_id', '=', table)
      .where('room', 'in', rooms)
      .where('line', '>', after)
      .orderBy('line', 'desc')
      .limit(limit)
      .execute();
    return rows.reverse().map(({ table_id, room, ...same }) => ({
      ...same,
      table: table_id,
      room: room as StoredChatLine['room'],
    }));
  }
}
