// The tables of the database, the same in SQLite and PostgreSQL. Texts are stored as given; times are milliseconds.
import type { Kysely, Transaction } from 'kysely';
import type { Entry, Person, Session, Sitting, Snapshot, TableRow } from './store.ts';

export interface Schema {
  people: Person;
  sessions: { token_hash: string; person: string; since: number; last_seen: number };
  tables: Omit<TableRow, 'rulesVersion' | 'isPublic'> & {
    rules_version: number;
    /** 0 or 1. */
    is_public: number;
  };
  sittings: Omit<Sitting, 'table'> & { table_id: string };
  entries: Omit<Entry, 'table'> & { table_id: string };
  snapshots: Omit<Snapshot, 'table'> & { table_id: string };
  /** One row for each migration that was done. */
  schema_version: { version: number; at: number };
}

export type Database = Kysely<Schema>;
export type Writing = Transaction<Schema>;

export function sessionOf(row: Schema['sessions']): Session {
  return {
    tokenHash: row.token_hash,
    person: row.person,
    since: row.since,
    lastSeen: row.last_seen,
  };
}

export function tableRowOf({ rules_version, is_public, ...same }: Schema['tables']): TableRow {
  return { ...same, rulesVersion: rules_version, isPublic: is_public === 1 };
}

export function rowOfTable({ rulesVersion, isPublic, ...same }: TableRow): Schema['tables'] {
  return { ...same, rules_version: rulesVersion, is_public: isPublic ? 1 : 0 };
}

/** What belongs to a table calls it `table`; the database, where that is a reserved word, `table_id`. */
export function ofTable<R extends { table_id: string }>({ table_id, ...same }: R) {
  return { table: table_id, ...same };
}

export function rowOf<T extends { table: string }>({ table, ...same }: T) {
  return { table_id: table, ...same };
}

/**
 * Refuses what a database would give back changed: SQLite ends a text at NUL, half a surrogate pair becomes U+FFFD,
 * and a fraction is kept by one database and refused by the other.
 */
export function storable<T extends object>(row: T): T {
  for (const [name, value] of Object.entries(row)) {
    if (typeof value === 'string' && (value.includes('\0') || /\p{Surrogate}/u.test(value)))
      throw new TypeError(`${name} is no text that can be stored`);
    if (typeof value === 'number' && !Number.isSafeInteger(value))
      throw new TypeError(`${name} is no whole number: ${value}`);
  }
  return row;
}
