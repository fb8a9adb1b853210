// Who is admitted to a private table, who is shut out of a public one, and invitation codes.
import type { Seat } from '@tidetable/engine';
import type { Schema } from './schema.ts';
import type { Backing } from './sql-store.ts';
import type { PersonId, TableId } from './store.ts';

export interface Invite {
  readonly codeHash: string;
  readonly table: TableId;
  /** Null for one who comes to watch. */
  readonly seat: Seat | null;
  readonly madeBy: PersonId;
  readonly expires: number;
  /** One person, once; or everyone. */
  readonly lets: 'one' | 'table';
}

/** In `used_by`: a code that is not used up. No person has this id. */
const ANYONE = '*';

type Row = Schema['invites'];

function inviteOf({ code_hash, table_id, seat, made_by, expires, used_by }: Row): Invite {
  const lets = used_by === ANYONE ? 'table' : 'one';
  return { codeHash: code_hash, table: table_id, seat, madeBy: made_by, expires, lets };
}

export class Admissions {
  readonly #backing: Backing;

  constructor(backing: Backing) {
    this.#backing = backing;
  }

  /** True if this person was admitted, false if shut out, null if neither. */
  async of(table: TableId, person: PersonId): Promise<boolean | null> {
    const row = await this.#backing.db
      .selectFrom('doors')
      .select('is_open')
      .where('table_id', '=', table)
      .where('person', '=', person)
      .executeTakeFirst();
    return row === undefined ? null : row.is_open === 1;
  }

  admit(table: TableId, person: PersonId): Promise<void> {
    return this.#set(table, person, 1);
  }

  shutOut(table: TableId, person: PersonId): Promise<void> {
    return this.#set(table, person, 0);
  }

  async #set(table: TableId, person: PersonId, is_open: 0 | 1): Promise<void> {
    await this.#backing.write((trx) =>
      trx
        .insertInto('doors')
        .values({ table_id: table, person, is_open })
        .onConflict((conflict) => conflict.columns(['table_id', 'person']).doUpdateSet({ is_open }))
        .execute(),
    );
  }

  async addInvite({ codeHash, table, seat, madeBy, expires, lets }: Invite): Promise<void> {
    const row = {
      code_hash: codeHash,
      table_id: table,
      seat,
      made_by: madeBy,
      expires,
      used_by: lets === 'table' ? ANYONE : null,
    };
    await this.#backing.write((trx) => trx.insertInto('invites').values(row).execute());
  }

  /** What the code is for; null if there is none, or it would not let this person in. */
  async invite(codeHash: string, by: PersonId | null, now: number): Promise<Invite | null> {
    const row = await this.#backing.db
      .selectFrom('invites')
      .selectAll()
      .where('code_hash', '=', codeHash)
      .where(({ or, and, eb }) =>
        or([
          and([
            or([eb('used_by', 'is', null), eb('used_by', '=', ANYONE)]),
            eb('expires', '>', now),
          ]),
          ...(by === null ? [] : [eb('used_by', '=', by)]),
        ]),
      )
      .executeTakeFirst();
    return row === undefined ? null : inviteOf(row);
  }

  /** Ends all codes of a table that are still valid. */
  async dropInvites(table: TableId): Promise<void> {
    await this.#backing.write((trx) =>
      trx
        .deleteFrom('invites')
        .where('table_id', '=', table)
        .where(({ or, eb }) => or([eb('used_by', 'is', null), eb('used_by', '=', ANYONE)]))
        .execute(),
    );
  }

  /** What the code is for; null if there is none, it is too old, or another person has used it. */
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
        .where(({ or, and, eb }) =>
          or([eb('used_by', '=', by), and([eb('used_by', '=', ANYONE), eb('expires', '>', now)])]),
        )
        .executeTakeFirst();
      return row === undefined ? null : inviteOf(row);
    });
  }
}
