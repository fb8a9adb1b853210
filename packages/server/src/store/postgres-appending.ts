// Adding to logs in PostgreSQL: entries that come while a commit is under way share the next one. A group is a single
// statement that never waits: a table that another process is writing to is left out of it and comes on its own.
import { setImmediate as turn } from 'node:timers/promises';
import { sql } from 'kysely';
import { append } from './append.ts';
import { type Database, rowOfEntry, rowOfTiming } from './schema.ts';
import type { Appended, Entry, TableId, Timing } from './store.ts';

/** Carries notices of new entries, as `SEQ TABLE`. */
export const CHANNEL = 'tidetable_entries';

interface Job {
  readonly entry: Entry;
  readonly timing: Timing | undefined;
  readonly resolve: (appended: Appended | Promise<Appended>) => void;
  readonly reject: (error: unknown) => void;
}

/** A bound on how long the first of a group waits for the last. */
const MOST = 256;
/** Error classes that one entry or a concurrent writer causes: data, integrity, rollback. */
const OF_ONE = /^(22|23|40)/;
/** Another process was faster: unique_violation, serialization_failure, deadlock_detected. */
const OUTRUN = ['23505', '40001', '40P01'];
const TRIES = 3;

export class PostgresAppending {
  readonly #db: Database;
  #waiting: Job[] = [];
  #working: Promise<void> | null = null;
  /** Tables with an entry being written on its own: their next one waits for it. */
  readonly #apart = new Map<TableId, Promise<void>>();
  /** How many groups were committed. */
  commits = 0;

  constructor(db: Database) {
    this.#db = db;
  }

  append(entry: Entry, timing?: Timing): Promise<Appended> {
    return new Promise<Appended>((resolve, reject) => {
      this.#waiting.push({ entry, timing, resolve, reject });
      this.#working ??= this.#workOff();
    });
  }

  /** Resolves when nothing is left to write. */
  async idle(): Promise<void> {
    while (this.#working || this.#apart.size > 0)
      await Promise.all([this.#working, ...this.#apart.values()]);
  }

  async #workOff(): Promise<void> {
    for (;;) {
      await turn(); // writes of this tick join in
      const group = this.#nextGroup();
      if (group.length === 0) break;
      await this.#together(group);
    }
    this.#working = null;
  }

  /** One entry of each table: the next one follows it. */
  #nextGroup(): Job[] {
    const group = new Map<TableId, Job>();
    this.#waiting = this.#waiting.filter((job) => {
      const { table } = job.entry;
      const joins = group.size < MOST && !group.has(table) && !this.#apart.has(table);
      if (joins) group.set(table, job);
      return !joins;
    });
    return [...group.values()];
  }

  async #together(group: readonly Job[]): Promise<void> {
    try {
      const added = await this.#add(group);
      this.commits++;
      for (const job of group)
        if (added.has(job.entry.table)) job.resolve({ ok: true });
        else this.#setApart(job);
    } catch (error) {
      for (const job of group)
        if (OF_ONE.test(codeOf(error))) this.#setApart(job);
        else job.reject(error);
    }
  }

  #setApart({ entry, timing, resolve }: Job): void {
    const appending = this.#alone(entry, timing);
    resolve(appending);
    const goOn = (): void => {
      this.#apart.delete(entry.table);
      if (this.#waiting.length > 0) this.#working ??= this.#workOff();
    };
    this.#apart.set(entry.table, appending.then(goOn, goOn));
  }

  /** Adds those that can be added at once; returns their tables. The notices go out with the commit. */
  async #add(group: readonly Job[]): Promise<ReadonlySet<TableId>> {
    const wanted = group.map(({ entry, timing }) => ({
      ...rowOfEntry(entry),
      ...(timing === undefined ? { timed: false } : { timed: true, ...rowOfTiming(timing) }),
    }));
    const { rows } = await sql<{ id: TableId }>`
      with wanted as (
        select * from json_to_recordset(${JSON.stringify(wanted)}) as wanted (
          table_id text, seq integer, request text, at bigint, seat integer, kind text,
          action text, hash text, rules_version integer, timed boolean, banks text, clock_since bigint, deadline bigint
        )
      ), free as (
        select tables.id from tables join wanted on table_id = id
          and wanted.seq = tables.seq + 1 and wanted.rules_version = tables.rules_version
        where not exists (
          select from entries
          where entries.table_id = wanted.table_id and entries.request = wanted.request
        )
        for no key update of tables skip locked
      ), moved as (
        update tables set seq = wanted.seq,
          banks = case when timed then wanted.banks else tables.banks end,
          clock_since = case when timed then wanted.clock_since else tables.clock_since end,
          deadline = case when timed then wanted.deadline else tables.deadline end
        from wanted
        where id in (select id from free) and table_id = id and wanted.seq = tables.seq + 1
        returning id, tables.seq
      ), added as (
        insert into entries (table_id, seq, request, at, seat, kind, action, hash, rules_version)
        select table_id, wanted.seq, request, at, seat, kind, action, hash, wanted.rules_version
        from wanted join moved on id = table_id
      )
      select id, pg_notify(${CHANNEL}, seq || ' ' || id) from moved`.execute(this.#db);
    return new Set(rows.map(({ id }) => id));
  }

  /** Waits for other writers of the table, and finds out why an entry is refused. */
  async #alone(entry: Entry, timing: Timing | undefined): Promise<Appended> {
    for (let left = TRIES; ; left--) {
      try {
        return await this.#db.transaction().execute(async (trx) => {
          const appended = await append(trx, entry, timing);
          if (appended.ok)
            await sql`select pg_notify(${CHANNEL}, ${`${entry.seq} ${entry.table}`})`.execute(trx);
          return appended;
        });
      } catch (error) {
        if (left === 1 || !OUTRUN.includes(codeOf(error))) throw error;
      }
    }
  }
}

/** The SQLSTATE; empty if the error is not PostgreSQL's. */
function codeOf(error: unknown): string {
  return String((error as { code?: unknown }).code ?? '');
}
