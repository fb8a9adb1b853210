// Reports to the moderators.
import { storable } from './schema.ts';
import type { Backing } from './sql-store.ts';
import type { PersonId, TableId } from './store.ts';

export interface Report {
  readonly id: string;
  readonly at: number;
  readonly by: PersonId;
  readonly about: PersonId;
  readonly table: TableId | null;
  readonly words: string;
  readonly settled: boolean;
}

export class Reports {
  readonly #backing: Backing;

  constructor(backing: Backing) {
    this.#backing = backing;
  }

  async add({ table, settled, ...same }: Report): Promise<void> {
    const row = { ...storable(same), table_id: table, settled: settled ? 1 : 0 };
    await this.#backing.write((trx) => trx.insertInto('reports').values(row).execute());
  }

  /** The oldest first of those that wait, the newest first of those that are settled. */
  async list(settled: boolean, limit: number): Promise<Report[]> {
    const rows = await this.#backing.db
      .selectFrom('reports')
      .selectAll()
      .where('settled', '=', settled ? 1 : 0)
      .orderBy('at', settled ? 'desc' : 'asc')
      .limit(limit)
      .execute();
    return rows.map(({ table_id, ...same }) => ({
      ...same,
      table: table_id,
      settled: same.settled === 1,
    }));
  }

  /** How many of this person's reports wait. */
  async waitingBy(person: PersonId): Promise<number> {
    const { count } = await this.#backing.db
      .selectFrom('reports')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('by', '=', person)
      .where('settled', '=', 0)
      .executeTakeFirstOrThrow();
    return count;
  }

  /** False if there is no such report. */
  async settle(id: string): Promise<boolean> {
    return this.#backing.write(async (trx) => {
      const reports = trx.updateTable('reports').set({ settled: 1 });
      const changed = await reports.where('id', '=', id).executeTakeFirst();
      return changed.numUpdatedRows === 1n;
    });
  }
}
