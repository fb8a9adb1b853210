// The store, in queries that both databases understand.
import type { Hints } from './hints.ts';
import {
  type Database,
  ofTable,
  rowOf,
  rowOfTable,
  type Schema,
  sessionOf,
  storable,
  tableRowOf,
  type Writing,
} from './schema.ts';
import type {
  Appended,
  Entry,
  Person,
  PersonId,
  Session,
  Sitting,
  Snapshot,
  Store,
  TableId,
  TableRow,
  TableStatus,
} from './store.ts';

/** What differs between the databases. */
export interface Backing {
  /** For reading. */
  readonly db: Database;
  /** Does all of the work in one transaction, or none of it; fulfilled when it is on the disk. */
  write<T>(work: (trx: Writing) => Promise<T>): Promise<T>;
  append(entry: Entry): Promise<Appended>;
  readonly hints: Hints;
  close(): Promise<void>;
}

const PAGE = 200;

export class SqlStore implements Store {
  readonly #opened: Backing;
  #closing: Promise<void> | null = null;

  constructor(backing: Backing) {
    this.#opened = backing;
  }

  get #backing(): Backing {
    if (this.#closing) throw new Error('the store is closed');
    return this.#opened;
  }

  async addPerson(person: Person): Promise<void> {
    storable(person);
    await this.#backing.write((trx) => trx.insertInto('people').values(person).execute());
  }

  async person(id: PersonId): Promise<Person | null> {
    const people = this.#backing.db.selectFrom('people').selectAll();
    return (await people.where('id', '=', id).executeTakeFirst()) ?? null;
  }

  async renamePerson(id: PersonId, name: string): Promise<void> {
    storable({ name });
    await this.#backing.write((trx) =>
      trx.updateTable('people').set({ name }).where('id', '=', id).execute(),
    );
  }

  async addSession(session: Session): Promise<void> {
    const { tokenHash, person, since, lastSeen } = storable(session);
    const row = { token_hash: tokenHash, person, since, last_seen: lastSeen };
    await this.#backing.write((trx) => trx.insertInto('sessions').values(row).execute());
  }

  async session(tokenHash: string): Promise<Session | null> {
    const sessions = this.#backing.db.selectFrom('sessions').selectAll();
    const row = await sessions.where('token_hash', '=', tokenHash).executeTakeFirst();
    return row ? sessionOf(row) : null;
  }

  async dropSession(tokenHash: string): Promise<void> {
    await this.#backing.write((trx) =>
      trx.deleteFrom('sessions').where('token_hash', '=', tokenHash).execute(),
    );
  }

  async dropSessionsOf(person: PersonId): Promise<void> {
    await this.#backing.write((trx) =>
      trx.deleteFrom('sessions').where('person', '=', person).execute(),
    );
  }

  async addTable(table: TableRow, sittings: readonly Sitting[]): Promise<void> {
    if (table.seq !== 0) throw new Error('the log of a new table is empty');
    if (sittings.some((sitting) => sitting.table !== table.id))
      throw new Error('a sitting is at another table');
    const rows = sittings.map((sitting) => rowOf(storable(sitting)));
    const row = rowOfTable(storable(table));
    await this.#backing.write(async (trx) => {
      await trx.insertInto('tables').values(row).execute();
      if (rows.length > 0) await trx.insertInto('sittings').values(rows).execute();
    });
  }

  async table(id: TableId): Promise<TableRow | null> {
    const tables = this.#backing.db.selectFrom('tables').selectAll();
    const row = await tables.where('id', '=', id).executeTakeFirst();
    return row ? tableRowOf(row) : null;
  }

  async setStatus(id: TableId, status: TableStatus): Promise<void> {
    await this.#backing.write((trx) =>
      trx.updateTable('tables').set({ status }).where('id', '=', id).execute(),
    );
  }

  async publicTables(limit: number): Promise<TableRow[]> {
    const tables = this.#backing.db
      .selectFrom('tables')
      .selectAll()
      .where('is_public', '=', 1)
      .where('status', 'in', ['open', 'playing']);
    const rows = await tables.orderBy('since', 'desc').limit(limit).execute();
    return rows.map(tableRowOf);
  }

  async tablesOf(person: PersonId, limit: number): Promise<TableRow[]> {
    const tables = this.#backing.db
      .selectFrom('tables')
      .selectAll()
      .where('id', 'in', (query) =>
        query.selectFrom('sittings').select('table_id').where('person', '=', person),
      );
    const rows = await tables.orderBy('since', 'desc').limit(limit).execute();
    return rows.map(tableRowOf);
  }

  async sittings(table: TableId): Promise<Sitting[]> {
    const sittings = this.#backing.db.selectFrom('sittings').selectAll();
    const rows = await sittings.where('table_id', '=', table).orderBy('seat').execute();
    return rows.map(ofTable);
  }

  async changeSitting(from: Sitting, to: Sitting): Promise<boolean> {
    if (from.table !== to.table || from.seat !== to.seat)
      throw new Error('a sitting changes in its own place only');
    const { person, bot } = storable(to);
    const changed = await this.#backing.write((trx) =>
      trx
        .updateTable('sittings')
        .set({ person, bot })
        .where('table_id', '=', from.table)
        .where('seat', '=', from.seat)
        .where('person', from.person === null ? 'is' : '=', from.person)
        .where('bot', from.bot === null ? 'is' : '=', from.bot)
        .executeTakeFirst(),
    );
    return changed.numUpdatedRows === 1n;
  }

  async append(entry: Entry): Promise<Appended> {
    return this.#backing.append(storable(entry));
  }

  async entries(table: TableId, after: number): Promise<Entry[]> {
    const entries = this.#backing.db.selectFrom('entries').selectAll();
    const rows = await entries
      .where('table_id', '=', table)
      .where('seq', '>', after)
      .orderBy('seq')
      .execute();
    return rows.map(ofTable);
  }

  async saveSnapshot(snapshot: Snapshot): Promise<void> {
    const row = rowOf(storable(snapshot));
    const { seq, ply, state } = row;
    await this.#backing.write((trx) =>
      trx
        .insertInto('snapshots')
        .values(row)
        .onConflict((conflict) =>
          conflict
            .column('table_id')
            .doUpdateSet({ seq, ply, state })
            .where('snapshots.seq', '<=', seq),
        )
        .execute(),
    );
  }

  async latestSnapshot(table: TableId): Promise<Snapshot | null> {
    const snapshots = this.#backing.db.selectFrom('snapshots').selectAll();
    const row = await snapshots.where('table_id', '=', table).executeTakeFirst();
    return row ? ofTable(row) : null;
  }

  async *allTables(): AsyncIterable<TableRow> {
    let rows: Schema['tables'][];
    let last = '';
    do {
      const tables = this.#backing.db.selectFrom('tables').selectAll().orderBy('id');
      rows = await tables.where('id', '>', last).limit(PAGE).execute();
      for (const row of rows) yield tableRowOf(row);
      last = rows.at(-1)?.id ?? last;
    } while (rows.length === PAGE);
  }

  async listen(
    onEntry: (table: TableId, seq: number) => void,
    onMissed?: () => void,
  ): Promise<() => Promise<void>> {
    return this.#backing.hints.listen({ onEntry, onMissed: onMissed ?? (() => {}) });
  }

  close(): Promise<void> {
    this.#closing ??= this.#opened.close();
    return this.#closing;
  }
}
