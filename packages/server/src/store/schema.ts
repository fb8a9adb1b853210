// The tables of the database, the same in SQLite and PostgreSQL. Texts are stored as given; times are milliseconds.
import type { Kysely, Transaction } from 'kysely';
import type { Entry, Person, Session, Sitting, Snapshot, TableRow, Timing } from './store.ts';

/** 0 or 1: neither database keeps a boolean as the other does. */
type Flag = number;

export interface Schema {
  people: Omit<Person, 'banned'> & {
    banned: Flag;
    password: string | null;
    recovery: string | null;
  };
  sessions: { token_hash: string; person: string; since: number; last_seen: number; label: string };
  tables: Omit<TableRow, 'rulesVersion' | 'isPublic' | 'rated'> & {
    rules_version: number;
    is_public: Flag;
    rated: Flag;
    banks: string | null;
    clock_since: number | null;
    deadline: number | null;
  };
  sittings: Omit<Sitting, 'table' | 'forfeited'> & { table_id: string; forfeited: Flag };
  entries: Omit<Entry, 'table' | 'rulesVersion'> & { table_id: string; rules_version: number };
  snapshots: Omit<Snapshot, 'table'> & { table_id: string };
  regards: { person: string; other: string; kind: string; since: number };
  reports: {
    id: string;
    at: number;
    by: string;
    about: string;
    table_id: string | null;
    words: string;
    settled: Flag;
  };
  invites: {
    code_hash: string;
    table_id: string;
    seat: number | null;
    made_by: string;
    expires: number;
    used_by: string | null;
  };
  doors: { table_id: string; person: string; is_open: Flag };
  chat: {
    table_id: string;
    line: number;
    at: number;
    person: string;
    room: string;
    words: string;
  };
  orders: {
    table_id: string;
    seat: number;
    id: string;
    what: string;
    since_seq: number;
    ended: string | null;
  };
  nodes: { id: string; since: number; last_seen: number };
  /** Connected through that node since then; where `node` is empty, away and last seen then. */
  presence: { table_id: string; person: string; node: string; last_seen: number };
  appeals: {
    table_id: string;
    seat: number;
    by_seat: number;
    kind: string;
    at: number;
    since_seq: number;
  };
  results: {
    table_id: string;
    seat: number;
    person: string | null;
    game: string;
    seats: number;
    ladder: string;
    place: number;
    won: Flag;
    score: number | null;
    forfeited: Flag;
    rated: Flag;
    at: number;
  };
  /** In thousandths. */
  ratings: { person: string; ladder: string; mu: number; sigma: number; games: number };
  /** One row for each migration that was done. */
  schema_version: { version: number; at: number };
}

export type Database = Kysely<Schema>;
export type WriteTransaction = Transaction<Schema>;

export function personOf({ id, name, kind, since, login, banned }: Schema['people']): Person {
  return { id, name, kind, since, login, banned: banned === 1 };
}

export function rowOfPerson({ banned, ...same }: Person): Schema['people'] {
  return { ...same, banned: banned ? 1 : 0, password: null, recovery: null };
}

export function sessionOf({ token_hash, last_seen, ...same }: Schema['sessions']): Session {
  return { ...same, tokenHash: token_hash, lastSeen: last_seen };
}

export function rowOfSession({ tokenHash, lastSeen, ...same }: Session): Schema['sessions'] {
  return { ...same, token_hash: tokenHash, last_seen: lastSeen };
}

export function tableRowOf(row: Schema['tables']): TableRow {
  const { rules_version, is_public, rated, banks, clock_since, deadline, ...same } = row;
  return {
    ...same,
    rulesVersion: rules_version,
    isPublic: is_public === 1,
    rated: rated === 1,
  };
}

export function rowOfTable({ rulesVersion, isPublic, rated, ...same }: TableRow) {
  return {
    ...same,
    rules_version: rulesVersion,
    is_public: isPublic ? 1 : 0,
    rated: rated ? 1 : 0,
    banks: null,
    clock_since: null,
    deadline: null,
  } satisfies Schema['tables'];
}

export function rowOfTiming({ banks, since, deadline }: Timing) {
  return { banks, clock_since: since, deadline };
}

export function entryOf({ table_id, rules_version, ...same }: Schema['entries']): Entry {
  return { ...same, table: table_id, rulesVersion: rules_version };
}

export function rowOfEntry({ table, rulesVersion, ...same }: Entry): Schema['entries'] {
  return { ...same, table_id: table, rules_version: rulesVersion };
}

export function sittingOf({ table_id, forfeited, ...same }: Schema['sittings']): Sitting {
  return { ...same, table: table_id, forfeited: forfeited === 1 };
}

export function rowOfSitting({ table, forfeited, ...same }: Sitting): Schema['sittings'] {
  return { ...same, table_id: table, forfeited: forfeited ? 1 : 0 };
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
  for (const name in row) {
    const value = row[name];
    if (typeof value === 'string' && ODD.test(value) && !isText(value))
      throw new TypeError(`${name} is no text that can be stored`);
    if (typeof value === 'number' && !Number.isSafeInteger(value))
      throw new TypeError(`${name} is no whole number: ${value}`);
  }
  return row;
}

/** Rare: only texts that match are looked at closely. */
const ODD = /[\0\ud800-\udfff]/;

function isText(value: string): boolean {
  return !value.includes('\0') && !/\p{Surrogate}/u.test(value);
}
