// Who has which table open, through which process, and when they were last seen there.
import { sql } from 'kysely';
import type { WriteTransaction } from './schema.ts';
import type { Backing } from './sql-store.ts';
import type { PersonId, TableId } from './store.ts';

/** A person at a table. */
export interface Attendee {
  readonly table: TableId;
  readonly person: PersonId;
}

export interface Presence {
  readonly isHere: boolean;
  /** Null for a person who is here, or never was. */
  readonly lastSeen: number | null;
}

export const NEVER_SEEN: Presence = { isHere: false, lastSeen: null };

/** In place of a node: connected through none. */
const AWAY = '';
const MOST_AT_ONCE = 100;

export class PresenceRows {
  readonly #backing: Backing;

  constructor(backing: Backing) {
    this.#backing = backing;
  }

  async at(table: TableId): Promise<ReadonlyMap<PersonId, Presence>> {
    const rows = await this.#backing.db
      .selectFrom('presence')
      .select(['person', 'node', 'last_seen'])
      .where('table_id', '=', table)
      .execute();
    const found = new Map<PersonId, Presence>();
    for (const { person, node, last_seen } of rows) {
      if (node !== AWAY) found.set(person, { isHere: true, lastSeen: null });
      else if (!found.has(person)) found.set(person, { isHere: false, lastSeen: last_seen });
    }
    return found;
  }

  /** Notes them as connected through this node; returns the tables where one of them was away. */
  async come(node: string, now: number, who: readonly Attendee[]): Promise<TableId[]> {
    const changed = new Set<TableId>();
    for (const some of chunks(who))
      await this.#backing.write(async (trx) => {
        const here = await hereAmong(trx, some);
        const rows = some.map(({ table, person }) => ({
          table_id: table,
          person,
          node,
          last_seen: now,
        }));
        await trx
          .insertInto('presence')
          .values(rows)
          .onConflict((conflict) => conflict.doNothing())
          .execute();
        for (const one of some) if (!here.has(keyOf(one))) changed.add(one.table);
      });
    return [...changed];
  }

  /** Notes them as gone from this node; returns the tables where one is away now. */
  async go(
    node: string,
    who: readonly (Attendee & { readonly lastSeen: number })[],
  ): Promise<TableId[]> {
    const changed = new Set<TableId>();
    for (const some of chunks(who))
      await this.#backing.write(async (trx) => {
        for (const one of some) await leave(trx, node, one);
        const here = await hereAmong(trx, some);
        for (const one of some) if (!here.has(keyOf(one))) changed.add(one.table);
      });
    return [...changed];
  }

  /** This node's heartbeat; false if others had given it up, and all who are connected must be noted again. */
  async beat(node: string, now: number): Promise<boolean> {
    return this.#backing.write(async (trx) => {
      const beaten = await trx
        .updateTable('nodes')
        .set({ last_seen: now })
        .where('id', '=', node)
        .executeTakeFirst();
      if (beaten.numUpdatedRows === 1n) return true;
      await trx.insertInto('nodes').values({ id: node, since: now, last_seen: now }).execute();
      return false;
    });
  }

  /** Gives up other nodes without a heartbeat since then; returns the tables where someone is away now. */
  async giveUpNodes(node: string, since: number): Promise<TableId[]> {
    const silent = await this.#silentNodes(node, since);
    if (silent.length === 0) return [];
    return this.#backing.write(async (trx) => {
      const changed = new Set<TableId>();
      for (const one of silent) {
        const rows = await trx
          .deleteFrom('presence')
          .where('node', '=', one.node)
          .returning(['table_id', 'person', 'last_seen'])
          .execute();
        await trx.deleteFrom('nodes').where('id', '=', one.node).execute();
        for (const { table_id, person, last_seen } of rows) {
          const lastSeen = Math.max(last_seen, one.last_seen);
          await noteAway(trx, { table: table_id, person, lastSeen });
          changed.add(table_id);
        }
      }
      return [...changed];
    });
  }

  #silentNodes(node: string, since: number) {
    return this.#backing.db
      .selectFrom('presence')
      .leftJoin('nodes', 'nodes.id', 'presence.node')
      .select(['presence.node', sql<number>`coalesce(max(nodes.last_seen), 0)`.as('last_seen')])
      .where('presence.node', 'not in', [AWAY, node])
      .where((row) =>
        row.or([row('nodes.last_seen', 'is', null), row('nodes.last_seen', '<', since)]),
      )
      .groupBy('presence.node')
      .execute();
  }
}

async function leave(
  trx: WriteTransaction,
  node: string,
  one: Attendee & { readonly lastSeen: number },
): Promise<void> {
  await trx
    .deleteFrom('presence')
    .where('table_id', '=', one.table)
    .where('person', '=', one.person)
    .where('node', '=', node)
    .execute();
  await noteAway(trx, one);
}

async function noteAway(
  trx: WriteTransaction,
  { table, person, lastSeen }: Attendee & { readonly lastSeen: number },
): Promise<void> {
  await trx
    .insertInto('presence')
    .values({ table_id: table, person, node: AWAY, last_seen: lastSeen })
    .onConflict((conflict) =>
      conflict
        .columns(['table_id', 'person', 'node'])
        .doUpdateSet({ last_seen: lastSeen })
        .where('presence.last_seen', '<', lastSeen),
    )
    .execute();
}

/** Those who are connected through any node. */
async function hereAmong(
  trx: WriteTransaction,
  who: readonly Attendee[],
): Promise<ReadonlySet<string>> {
  const tables = [...new Set(who.map(({ table }) => table))];
  const rows = await trx
    .selectFrom('presence')
    .select(['table_id', 'person'])
    .where('table_id', 'in', tables)
    .where('node', '!=', AWAY)
    .execute();
  return new Set(rows.map(({ table_id, person }) => keyOf({ table: table_id, person })));
}

export function keyOf({ table, person }: Attendee): string {
  return `${table} ${person}`;
}

function chunks<T>(all: readonly T[]): T[][] {
  const parts: T[][] = [];
  for (let from = 0; from < all.length; from += MOST_AT_ONCE)
    parts.push(all.slice(from, from + MOST_AT_ONCE));
  return parts;
}
