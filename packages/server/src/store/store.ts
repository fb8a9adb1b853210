// What a server stores, in either database. A write is on the disk before its promise resolves. Times are milliseconds
// since 1970; ids are short random texts; nothing here knows a rule.
import type { Seat } from '@tidetable/engine';
import type { MaybePromise } from '../async/maybe-promise.ts';
import type { Change } from './changes.ts';
import type { Listener } from './notifications.ts';

export type TableId = string;
export type PersonId = string;

export interface Person {
  readonly id: PersonId;
  readonly name: string;
  readonly kind: 'guest' | 'account';
  readonly since: number;
  /** A guest has none. */
  readonly login: string | null;
  readonly banned: boolean;
}

/** Only the hash of its token is stored. */
export interface Session {
  readonly tokenHash: string;
  readonly person: PersonId;
  readonly since: number;
  readonly lastSeen: number;
  /** What its owner calls a token for a program; empty for a browser. */
  readonly label: string;
}

export type TableStatus = 'open' | 'playing' | 'over' | 'abandoned';

/** How a table was set up. All of it is public but the seed and the opening. */
export interface TableRow {
  readonly id: TableId;
  readonly game: string;
  readonly rulesVersion: number;
  readonly seats: number;
  /** Canonical JSON. */
  readonly options: string;
  readonly settings: string;
  /** 64 hexadecimal digits; never leaves the server before the game is over. */
  readonly seed: string;
  readonly commitment: string;
  readonly owner: PersonId;
  readonly status: TableStatus;
  readonly isPublic: boolean;
  readonly since: number;
  /** The number of the last entry of its log. */
  readonly seq: number;
  readonly rated: boolean;
  /** The day whose published deal is played here: then the seed is known to all. */
  readonly daily: string | null;
  /** The state that play began from, where that was not the game's own setup. */
  readonly opening: string | null;
  /** What the seats had added to the chance when play began, as a JSON list by seat; null for nothing. */
  readonly contributions: string | null;
  /** The table that this one continues, as JSON. */
  readonly origin: string | null;
  /** The table at which the same people play again. */
  readonly rematch: TableId | null;
}

/** Who sits at a seat: a person, a bot by name, a bot that plays for a person who is away, or no one yet. */
export interface Sitting {
  readonly table: TableId;
  readonly seat: Seat;
  readonly person: PersonId | null;
  readonly bot: string | null;
  /** Only this person may sit down here. */
  readonly reserved: PersonId | null;
  /** The person has lost, whatever becomes of the seat. */
  readonly forfeited: boolean;
  /** What the person at this seat adds to the chance; known to all. */
  readonly contribution: string | null;
}

/** One line of a table's log, which is only ever added to. */
export interface Entry {
  readonly table: TableId;
  /** 1, 2, 3 … without gaps. */
  readonly seq: number;
  /** Chosen by the sender and unique at the table, so that sending it twice does it once. */
  readonly request: string;
  readonly at: number;
  readonly seat: Seat;
  readonly kind: 'play' | 'undo';
  /** The action in notation; for an undo one of its words, most often empty. */
  readonly action: string;
  /** Of the state after it. */
  readonly hash: string;
  /** The rules that judged it. */
  readonly rulesVersion: number;
}

/** A state at some point of the log. It is a cache: the log alone is the truth. */
export interface Snapshot {
  readonly table: TableId;
  readonly seq: number;
  readonly ply: number;
  readonly state: string;
}

/**
 * Why an entry was not added: another one has that number, the table goes on under other rules than
 * judged it, or this request was served before.
 */
export type Appended =
  | { readonly ok: true }
  | { readonly ok: false; readonly why: 'other-rules' }
  | { readonly ok: false; readonly why: 'seq-taken' }
  | { readonly ok: false; readonly why: 'request-known'; readonly entry: Entry };

/** The clock of a table; written in one transaction with the entry that changes it. */
export interface Timing {
  /** What is left to whom as of `since`, as JSON; null where no time is counted. */
  readonly banks: string | null;
  readonly since: number | null;
  /** When the table has due work; null for never. */
  readonly deadline: number | null;
}

/** The clocks of tables as stored. */
export interface Clocks {
  of(table: TableId): Promise<Timing>;
  /** Compare and set, at an entry; false if the clock or the log has changed. */
  change(table: TableId, seq: number, from: Timing, to: Timing): Promise<boolean>;
  /** Brings the deadline forward to then, if it is later. */
  dueBy(table: TableId, by: number): Promise<void>;
  /** Running tables whose deadline has passed, the longest due first. */
  due(
    now: number,
    limit: number,
  ): Promise<{ readonly table: TableId; readonly deadline: number }[]>;
  /** Only one process gets a due table; if nothing comes of it, it is due again at `until`. */
  claim(table: TableId, deadline: number, until: number): Promise<boolean>;
  /**
   * The servers' heartbeat. After an outage, or a jump of the machine's clock, every running clock
   * is moved by as much. Returns when the last outage ended.
   */
  beat(now: number): Promise<number>;
  /** The next beat counts from here, however soon it comes. */
  stop(now: number): Promise<void>;
}

/** What a seat has ordered in advance; secret to all others. */
export interface Order {
  readonly table: TableId;
  readonly seat: Seat;
  readonly id: string;
  /** As JSON. */
  readonly what: string;
  readonly sinceSeq: number;
  /** Why it does not hold any more; null while it does. */
  readonly ended: string | null;
}

export interface Orders {
  at(table: TableId): Promise<Order[]>;
  add(order: Order): Promise<void>;
  /** False if it had ended before. */
  end(order: Order, reason: string): Promise<boolean>;
  drop(table: TableId, seat: Seat, id: string): Promise<void>;
}

export interface Store {
  readonly clocks: Clocks;
  readonly orders: Orders;

  addPerson(person: Person): Promise<void>;
  person(id: PersonId): Promise<Person | null>;
  people(ids: readonly PersonId[]): Promise<Person[]>;
  renamePerson(id: PersonId, name: string): Promise<void>;

  addSession(session: Session): Promise<void>;
  session(tokenHash: string): Promise<Session | null>;
  dropSession(tokenHash: string): Promise<void>;

  addTable(table: TableRow, sittings: readonly Sitting[]): Promise<void>;
  table(id: TableId): Promise<TableRow | null>;
  setStatus(id: TableId, status: TableStatus): Promise<void>;
  /**
   * From one status to another; false if it is in neither of them, or if it would begin with an empty seat. When play
   * begins, what the seats have contributed is fixed in the same moment.
   */
  changeStatus(id: TableId, from: TableStatus, to: TableStatus): Promise<boolean>;
  /** Public tables that are open or playing, the newest first. */
  publicTables(limit: number): Promise<TableRow[]>;
  /** Tables at which this person sits, the newest first. */
  tablesOf(person: PersonId, limit: number): Promise<TableRow[]>;
  /** Compare and set. */
  changeRules(id: TableId, from: number, to: number): Promise<boolean>;
  sittings(table: TableId): Promise<Sitting[]>;
  /** Compare and set; with a status, only while the table has it. */
  changeSitting(from: Sitting, to: Sitting, status?: TableStatus): Promise<boolean>;

  /**
   * Adds one entry, moves the table's `seq` on and sets the clock, all or nothing. Throws if it does not
   * follow the last one.
   */
  append(entry: Entry, timing?: Timing): MaybePromise<Appended>;
  /** Entries after a number, in order. */
  entries(table: TableId, after: number): Promise<Entry[]>;
  saveSnapshot(snapshot: Snapshot): Promise<void>;
  latestSnapshot(table: TableId): Promise<Snapshot | null>;
  /** Every table, by id. */
  allTables(): AsyncIterable<TableRow>;

  /** Notices of what any process adds or changes: hints, never the truth. Returns how to stop them. */
  listen(listener: Listener): Promise<() => Promise<void>>;
  notify(change: Change): Promise<void>;

  close(): Promise<void>;
}
