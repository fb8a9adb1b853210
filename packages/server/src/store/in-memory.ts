// A store that ends with its process: SQLite without a file, and the logs as plain lists.
import { Kysely } from 'kysely';
import { andThen, type MaybePromise } from '../async/maybe-promise.ts';
import { GroupCommit } from './group-commit.ts';
import { LibsqlDialect } from './libsql-dialect.ts';
import { migrate } from './migrate.ts';
import { LocalNotifications } from './notifications.ts';
import { rowOfTiming, type Schema } from './schema.ts';
import { type Backing, SqlStore } from './sql-store.ts';
import type { Appended, Entry, Snapshot, TableId, TableRow, Timing } from './store.ts';

export async function openMemory(): Promise<SqlStore> {
  const db = new Kysely<Schema>({ dialect: new LibsqlDialect(':memory:', ['foreign_keys = on']) });
  await migrate(db, async () => {});
  const group = new GroupCommit(db);
  const logs = new Logs((work) => group.write(work));
  return new InMemoryStore(
    {
      db,
      notifications: logs.notifications,
      write: (work) => group.write(work),
      append: (entry, timing) => logs.append(entry, timing),
      close: async () => {
        await group.idle();
        await db.destroy();
      },
    },
    logs,
  );
}

interface Log {
  readonly entries: Entry[];
  readonly byRequest: Map<string, Entry>;
}

class Logs {
  readonly notifications = new LocalNotifications();
  readonly #write: Backing['write'];
  readonly #logs = new Map<TableId, Log>();

  constructor(write: Backing['write']) {
    this.#write = write;
  }

  of(table: TableId): readonly Entry[] {
    return this.#logs.get(table)?.entries ?? [];
  }

  /** This process alone writes here, so `other-rules` cannot happen. */
  append(entry: Entry, timing?: Timing): MaybePromise<Appended> {
    const { table, seq, request } = entry;
    const { entries, byRequest } = this.#log(table);
    const known = byRequest.get(request);
    if (known !== undefined) return { ok: false, why: 'request-known', entry: known };
    if (seq <= entries.length) return { ok: false, why: 'seq-taken' };
    if (seq > entries.length + 1) throw new Error(`entry ${seq} of table ${table} does not follow`);
    entries.push(entry);
    byRequest.set(request, entry);
    return andThen(timing && this.#time(table, timing), () => {
      this.notifications.tell(entry);
      return { ok: true };
    });
  }

  #log(table: TableId): Log {
    const log = this.#logs.get(table) ?? { entries: [], byRequest: new Map() };
    this.#logs.set(table, log);
    return log;
  }

  async #time(table: TableId, timing: Timing): Promise<void> {
    const row = rowOfTiming(timing);
    await this.#write((trx) =>
      trx.updateTable('tables').set(row).where('id', '=', table).execute(),
    );
  }
}

class InMemoryStore extends SqlStore {
  readonly #logs: Logs;
  readonly #snapshots = new Map<TableId, Snapshot>();

  constructor(backing: Backing, logs: Logs) {
    super(backing);
    this.#logs = logs;
  }

  #counted(row: TableRow): TableRow {
    return { ...row, seq: this.#logs.of(row.id).length };
  }

  override async table(id: TableId): Promise<TableRow | null> {
    const row = await super.table(id);
    return row === null ? null : this.#counted(row);
  }

  override async publicTables(limit: number): Promise<TableRow[]> {
    return (await super.publicTables(limit)).map((row) => this.#counted(row));
  }

  override async tablesOf(person: string, limit: number): Promise<TableRow[]> {
    return (await super.tablesOf(person, limit)).map((row) => this.#counted(row));
  }

  override async entries(table: TableId, after: number): Promise<Entry[]> {
    return this.#logs.of(table).slice(after);
  }

  override async saveSnapshot(snapshot: Snapshot): Promise<void> {
    const known = this.#snapshots.get(snapshot.table);
    if (known === undefined || known.seq <= snapshot.seq)
      this.#snapshots.set(snapshot.table, snapshot);
  }

  override async latestSnapshot(table: TableId): Promise<Snapshot | null> {
    return this.#snapshots.get(table) ?? null;
  }
}
