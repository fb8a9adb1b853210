// Who may come in though a table is private, who may not though it is open to all, and the codes that let people in.
import type { Seat } from '@tidetable/engine';
import type { Backing } from './sql-store.ts';
import type { PersonId, TableId } from './store.ts';

export interface Invite {
  readonly codeHash: string;
  readonly table: TableId;
  /** Null for one who comes to watch. */
  readonly seat: Seat | null;
  readonly madeBy: PersonId;
  readonly expires: number;
}

export class Doors {
  readonly #backing: Backing;

  constructor(backing: Backing) {
    this.#backing = backing;
  }

  /** True if it was opened for this person, false if it was closed, null if neither. */
  async of(table: TableId, person: PersonId): Promise<boolean | null> {
    const row = await this.#backing.db
      .selectFrom('doors')
      .select('is_open')
      .where('table_id', '=', table)
      .where('person', '=', person)
      .executeTakeFirst();
    return row === undefined ? null : row.is_open === 1;
  }

  async set(table: TableId, person: PersonId, isOpen: boolean): Promise<void> {
    const is_open = isOpen ? 1 : 0;
    await this.#backing.write((trx) =>
      trx
        .insertInto('doors')
        .values({ table_id: table, person, is_open })
        .onConflict((conflict) => conflict.columns(['table_id', 'person']).doUpdateSet({ is_open }))
        .execute(),
    );
  }

  async addInvite({ codeHash, table, seat, madeBy, expires }: Invite): Promise<void> {
    const row = {
      code_hash: codeHash,
      table_id: table,
      seat,
      made_by: madeBy,
      expires,
      used_by: null,
    };
    await this.#backing.write((trx) => trx.insertInto('invites').values(row).execute());
  }

  /** What the code is for; null if there is none, it is too old, or somebody else has used it. */
  async useInvite(codeHash: string, by: PersonId, now: number): Promise<Invite | null> {
    return this.#backing.write(async (trx) => {
      await trx
        .updateTable('invites')
        .set({ used_by: by })
        .where('code_hash', '=', codeHash)
        .where('used_by', 'is', null)
        .where('expires', '>', now)
        .execute();
      const row = await trx
        .selectFrom('invites')
        .selectAll()
        .where('code_hash', '=', codeHash)
        .where('used_by', '=', by)
        .executeTakeFirst();
      if (row === undefined) return null;
      const { code_hash, table_id, seat, made_by, expires } = row;
      return { codeHash: code_hash, table: table_id, seat, madeBy: made_by, expires };
    });
  }
}
