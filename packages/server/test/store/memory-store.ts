// A store of plain maps: it answers within the same turn of the event loop, so that tests of tables can count turns.
import type { Change } from '../../src/store/changes.ts';
import { contributedBy } from '../../src/store/contributions.ts';
import type { Listener } from '../../src/store/notifications.ts';
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
} from '../../src/store/store.ts';
import { MemoryClocks, MemoryOrders } from './memory-time.ts';

export class MemoryStore implements Store {
  readonly #people = new Map<PersonId, Person>();
  readonly #sessions = new Map<string, Session>();
  readonly #tables = new Map<TableId, TableRow>();
  readonly #sittings = new Map<TableId, Sitting[]>();
  readonly #logs = new Map<TableId, Entry[]>();
  readonly #requests = new Map<string, Entry>();
  readonly #snapshots = new Map<TableId, Snapshot>();
  readonly #listeners = new Set<Listener>();
  readonly orders = new MemoryOrders();
  readonly clocks = new MemoryClocks(this.#tables);

  async addPerson(person: Person): Promise<void> {
    this.#people.set(person.id, person);
  }

  async person(id: PersonId): Promise<Person | null> {
    return this.#people.get(id) ?? null;
  }

  async people(ids: readonly PersonId[]): Promise<Person[]> {
    return [...this.#people.values()].filter(({ id }) => ids.includes(id));
  }

  async renamePerson(id: PersonId, name: string): Promise<void> {
    const person = this.#people.get(id);
    if (person !== undefined) this.#people.set(id, { ...person, name });
  }

  async addSession(session: Session): Promise<void> {
    this.#sessions.set(session.tokenHash, session);
  }

  async session(tokenHash: string): Promise<Session | null> {
    return this.#sessions.get(tokenHash) ?? null;
  }

  async dropSession(tokenHash: string): Promise<void> {
    this.#sessions.delete(tokenHash);
  }

  async addTable(table: TableRow, sittings: readonly Sitting[]): Promise<void> {
    this.#tables.set(table.id, table);
    this.#sittings.set(table.id, [...sittings]);
    this.#logs.set(table.id, []);
  }

  async table(id: TableId): Promise<TableRow | null> {
    return this.#tables.get(id) ?? null;
  }

  async setStatus(id: TableId, status: TableStatus): Promise<void> {
    const table = this.#tables.get(id);
    if (table !== undefined) this.#tables.set(id, { ...table, status });
    this.clocks.changed(id, status);
  }

  async changeStatus(id: TableId, from: TableStatus, to: TableStatus): Promise<boolean> {
    const status = this.#tables.get(id)?.status;
    if (status !== from) return status === to;
    const sittings = this.#sittings.get(id) ?? [];
    if (to === 'playing') {
      if (sittings.some(({ person, bot }) => person === null && bot === null)) return false;
      const table = this.#tables.get(id) as TableRow;
      this.#tables.set(id, { ...table, contributions: contributedBy(sittings) });
    }
    await this.setStatus(id, to);
    return true;
  }

  async publicTables(limit: number): Promise<TableRow[]> {
    const shown = (row: TableRow): boolean =>
      row.isPublic && (row.status === 'open' || row.status === 'playing');
    return [...this.#tables.values()].filter(shown).reverse().slice(0, limit);
  }

  async tablesOf(person: PersonId, limit: number): Promise<TableRow[]> {
    const sits = ({ id }: TableRow): boolean =>
      (this.#sittings.get(id) ?? []).some((sitting) => sitting.person === person);
    return [...this.#tables.values()].filter(sits).reverse().slice(0, limit);
  }

  async changeRules(id: TableId, from: number, to: number): Promise<boolean> {
    const table = this.#tables.get(id);
    if (table?.rulesVersion !== from) return false;
    this.#tables.set(id, { ...table, rulesVersion: to });
    return true;
  }

  async sittings(table: TableId): Promise<Sitting[]> {
    return [...(this.#sittings.get(table) ?? [])];
  }

  async changeSitting(from: Sitting, to: Sitting, status?: TableStatus): Promise<boolean> {
    if (status !== undefined && this.#tables.get(from.table)?.status !== status) return false;
    const sittings = this.#sittings.get(from.table) ?? [];
    const found = sittings.findIndex(
      ({ seat, person, bot }) => seat === from.seat && person === from.person && bot === from.bot,
    );
    if (found < 0) return false;
    sittings[found] = to;
    return true;
  }

  async append(entry: Entry, timing?: Timing): Promise<Appended> {
    const known = this.#requests.get(`${entry.table} ${entry.request}`);
    if (known !== undefined) return { ok: false, why: 'request-known', entry: known };
    const log = this.#logs.get(entry.table);
    const table = this.#tables.get(entry.table);
    if (log === undefined || table === undefined) throw new Error(`no table ${entry.table}`);
    if (entry.rulesVersion !== table.rulesVersion) return { ok: false, why: 'other-rules' };
    if (entry.seq !== log.length + 1) return { ok: false, why: 'seq-taken' };
    log.push(entry);
    this.#requests.set(`${entry.table} ${entry.request}`, entry);
    this.#tables.set(entry.table, { ...table, seq: entry.seq });
    if (timing !== undefined) this.clocks.write(entry.table, timing);
    for (const listener of this.#listeners)
      setImmediate(() => listener.onEntry(entry.table, entry.seq));
    return { ok: true };
  }

  async entries(table: TableId, after: number): Promise<Entry[]> {
    return (this.#logs.get(table) ?? []).slice(after);
  }

  async saveSnapshot(snapshot: Snapshot): Promise<void> {
    const known = this.#snapshots.get(snapshot.table);
    if (known === undefined || known.seq < snapshot.seq)
      this.#snapshots.set(snapshot.table, snapshot);
  }

  async latestSnapshot(table: TableId): Promise<Snapshot | null> {
    return this.#snapshots.get(table) ?? null;
  }

  async *allTables(): AsyncIterable<TableRow> {
    yield* this.#tables.values();
  }

  async listen(listener: Listener): Promise<() => Promise<void>> {
    this.#listeners.add(listener);
    return async () => {
      this.#listeners.delete(listener);
    };
  }

  async notify(change: Change): Promise<void> {
    for (const listener of this.#listeners) setImmediate(() => listener.onChange?.(change));
  }

  async close(): Promise<void> {
    this.#listeners.clear();
  }
}
