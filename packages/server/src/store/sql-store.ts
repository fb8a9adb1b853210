// The store, in queries that both databases understand.
import type { MaybePromise } from '../async/maybe-promise.ts';
import { Accounts } from './accounts.ts';
import { Admissions } from './admissions.ts';
import { Appeals } from './appeals.ts';
import { BlocksAndMutes } from './blocks-and-mutes.ts';
import type { Change } from './changes.ts';
import { Chat } from './chat.ts';
import { SqlClocks } from './clocks.ts';
import { Daily } from './daily.ts';
import type { Listener, Notifications } from './notifications.ts';
import { SqlOrders } from './orders.ts';
import { PresenceRows } from './presence.ts';
import { Reports } from './reports.ts';
import { Results } from './results.ts';
import {
  type Database,
  entryOf,
  ofTable,
  personOf,
  rowOf,
  rowOfPerson,
  rowOfSession,
  rowOfSitting,
  rowOfTable,
  type Schema,
  sessionOf,
  sittingOf,
  storable,
  tableRowOf,
  type WriteTransaction,
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
  Timing,
} from './store.ts';
import { changeSitting, changeStatus, setStatus } from './table-changes.ts';

/** What differs between the databases. */
export interface Backing {
  /** For reading. */
  readonly db: Database;
  /** Runs the work in one transaction; resolves when it is on the disk. */
  write<T>(work: (trx: WriteTransaction) => Promise<T>): Promise<T>;
  append(entry: Entry, timing?: Timing): MaybePromise<Appended>;
  readonly notifications: Notifications;
  close(): Promise<void>;
}

const PAGE = 200;

export class SqlStore implements Store {
  readonly admissions: Admissions;
  readonly chat: Chat;
  readonly clocks: SqlClocks;
  readonly orders: SqlOrders;
  readonly accounts: Accounts;
  readonly blocksAndMutes: BlocksAndMutes;
  readonly reports: Reports;
  readonly results: Results;
  readonly daily: Daily;
  readonly presence: PresenceRows;
  readonly appeals: Appeals;
  readonly #opened: Backing;
  #closing: Promise<void> | null = null;

  constructor(backing: Backing) {
    this.#opened = backing;
    this.admissions = new Admissions(backing);
    this.chat = new Chat(backing);
    this.clocks = new SqlClocks(backing);
    this.orders = new SqlOrders(backing);
    this.accounts = new Accounts(backing);
    this.blocksAndMutes = new BlocksAndMutes(backing);
    this.reports = new Reports(backing);
    this.results = new Results(backing);
    this.daily = new Daily(backing);
    this.presence = new PresenceRows(backing);
    this.appeals = new Appeals(backing);
  }

  get #backing(): Backing {
    if (this.#closing) throw new Error('the store is closed');
    return this.#opened;
  }

  async addPerson(person: Person): Promise<void> {
    const row = rowOfPerson(storable(person));
    await this.#backing.write((trx) => trx.insertInto('people').values(row).execute());
  }

  async person(id: PersonId): Promise<Person | null> {
    const people = this.#backing.db.selectFrom('people').selectAll();
    const row = await people.where('id', '=', id).executeTakeFirst();
    return row ? personOf(row) : null;
  }

  async people(ids: readonly PersonId[]): Promise<Person[]> {
    if (ids.length === 0) return [];
    const people = this.#backing.db.selectFrom('people').selectAll();
    return (await people.where('id', 'in', ids).execute()).map(personOf);
  }

  async renamePerson(id: PersonId, name: string): Promise<void> {
    storable({ name });
    await this.#backing.write((trx) =>
      trx.updateTable('people').set({ name }).where('id', '=', id).execute(),
    );
  }

  async addSession(session: Session): Promise<void> {
    const row = rowOfSession(storable(session));
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

  async addTable(table: TableRow, sittings: readonly Sitting[]): Promise<void> {
    if (table.seq !== 0) throw new Error('the log of a new table is empty');
    if (sittings.some((sitting) => sitting.table !== table.id))
      throw new Error('a sitting is at another table');
    const rows = sittings.map((sitting) => rowOfSitting(storable(sitting)));
    const row = rowOfTable(storable(table));
    await this.#backing.write(async (trx) => {
      await trx.insertInto('tables').values(row).execute();
      if (rows.length > 0) await trx.insertInto('sittings').values(rows).execute();
    });
  }

  /** The rematch of a table: the one given, unless another was faster. */
  async addRematch(last: TableId, next: TableRow, sittings: readonly Sitting[]): Promise<TableRow> {
    const row = rowOfTable(storable(next));
    const rows = sittings.map((sitting) => rowOfSitting(storable(sitting)));
    return this.#backing.write(async (trx) => {
      const first = await trx
        .updateTable('tables')
        .set({ rematch: next.id })
        .where('id', '=', last)
        .where('rematch', 'is', null)
        .executeTakeFirst();
      if (first.numUpdatedRows === 0n) {
        const known = await trx
          .selectFrom('tables')
          .selectAll()
          .where('id', '=', (query) =>
            query.selectFrom('tables').select('rematch').where('id', '=', last),
          )
          .executeTakeFirstOrThrow();
        return tableRowOf(known);
      }
      await trx.insertInto('tables').values(row).execute();
      await trx.insertInto('sittings').values(rows).execute();
      return next;
    });
  }

  async table(id: TableId): Promise<TableRow | null> {
    const tables = this.#backing.db.selectFrom('tables').selectAll();
    const row = await tables.where('id', '=', id).executeTakeFirst();
    return row ? tableRowOf(row) : null;
  }

  async setStatus(id: TableId, status: TableStatus): Promise<void> {
    await this.#backing.write((trx) => setStatus(trx, id, status));
  }

  async changeStatus(id: TableId, from: TableStatus, to: TableStatus): Promise<boolean> {
    return this.#backing.write((trx) => changeStatus(trx, id, from, to));
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

  async changeRules(id: TableId, from: number, to: number): Promise<boolean> {
    const changed = await this.#backing.write((trx) =>
      trx
        .updateTable('tables')
        .set({ rules_version: to })
        .where('id', '=', id)
        .where('rules_version', '=', from)
        .executeTakeFirst(),
    );
    return changed.numUpdatedRows === 1n;
  }

  async sittings(table: TableId): Promise<Sitting[]> {
    const sittings = this.#backing.db.selectFrom('sittings').selectAll();
    const rows = await sittings.where('table_id', '=', table).orderBy('seat').execute();
    return rows.map(sittingOf);
  }

  async changeSitting(from: Sitting, to: Sitting, status?: TableStatus): Promise<boolean> {
    if (from.table !== to.table || from.seat !== to.seat)
      throw new Error('a sitting changes in its own place only');
    const row = rowOfSitting(storable(to));
    return this.#backing.write((trx) => changeSitting(trx, from, row, status));
  }

  append(entry: Entry, timing?: Timing): MaybePromise<Appended> {
    try {
      if (timing !== undefined) storable(timing);
      return this.#backing.append(storable(entry), timing);
    } catch (error) {
      return Promise.reject(error);
    }
  }

  async entries(table: TableId, after: number): Promise<Entry[]> {
    const entries = this.#backing.db.selectFrom('entries').selectAll();
    const rows = await entries
      .where('table_id', '=', table)
      .where('seq', '>', after)
      .orderBy('seq')
      .execute();
    return rows.map(entryOf);
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

  async listen(listener: Listener): Promise<() => Promise<void>> {
    return this.#backing.notifications.listen(listener);
  }

  async notify(change: Change): Promise<void> {
    await this.#backing.notifications.notify(change);
  }

  close(): Promise<void> {
    this.#closing ??= this.#opened.close();
    return this.#closing;
  }
}
