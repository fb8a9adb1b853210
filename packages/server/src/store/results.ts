// How games ended, and what that says of who played them.
import type { Seat } from '@tidetable/engine';
import { sql } from 'kysely';
import { type Schema, storable, type WriteTransaction } from './schema.ts';
import type { Backing } from './sql-store.ts';
import type { PersonId, TableId } from './store.ts';

/** How a game ended for one seat. */
export interface SeatResult {
  readonly table: TableId;
  readonly seat: Seat;
  /** Null for a bot. */
  readonly person: PersonId | null;
  readonly game: string;
  readonly seats: number;
  readonly ladder: string;
  /** 1 for the best; those who are equal share it. */
  readonly place: number;
  readonly won: boolean;
  readonly score: number | null;
  readonly forfeited: boolean;
  readonly rated: boolean;
  readonly at: number;
}

/** In thousandths. */
export interface Skill {
  readonly mu: number;
  readonly sigma: number;
}

export interface Rating extends Skill {
  readonly ladder: string;
  readonly games: number;
}

/** How a game moves ratings: where each begins, and the step from the stored ones. */
export interface Rerating {
  readonly ladder: string;
  readonly beginnings: ReadonlyMap<string, Skill>;
  rate(known: ReadonlyMap<string, Skill>): ReadonlyMap<string, Skill>;
}

/** How often a person won, by game and number of seats. */
export interface Tally {
  readonly game: string;
  readonly seats: number;
  readonly rated: boolean;
  readonly games: number;
  readonly wins: number;
  readonly forfeits: number;
}

/** The last game of a page: what comes next is older. */
export type Mark = Pick<SeatResult, 'at' | 'table' | 'seat'>;

export class Results {
  readonly #backing: Backing;

  constructor(backing: Backing) {
    this.#backing = backing;
  }

  /** Once for a table: changes nothing if its results are known, or if others sit there by now. */
  async record(
    results: readonly SeatResult[],
    rerating: Rerating | null,
  ): Promise<'done' | 'known' | 'others'> {
    const rows = results.map((result) => rowOfResult(storable(result)));
    return this.#backing.write(async (trx) => {
      if (!(await holdSeats(trx, rows))) return 'others';
      const added = await trx
        .insertInto('results')
        .values(rows)
        .onConflict((conflict) => conflict.columns(['table_id', 'seat']).doNothing())
        .executeTakeFirst();
      if (added.numInsertedOrUpdatedRows !== BigInt(rows.length)) return 'known';
      if (rerating !== null) await rerate(trx, rerating);
      return 'done';
    });
  }

  async has(table: TableId): Promise<boolean> {
    const results = this.#backing.db.selectFrom('results').select('seat');
    return (await results.where('table_id', '=', table).executeTakeFirst()) !== undefined;
  }

  /** Tables that are over, or were given up by forfeit, and whose results were never written; by id. */
  async missing(after: TableId, limit: number): Promise<TableId[]> {
    const rows = await this.#backing.db
      .selectFrom('tables')
      .select('id')
      .where(({ or, and, eb, exists, selectFrom }) =>
        or([
          eb('status', '=', 'over'),
          and([
            eb('status', '=', 'abandoned'),
            exists(
              selectFrom('sittings')
                .select('seat')
                .whereRef('sittings.table_id', '=', 'tables.id')
                .where('forfeited', '=', 1),
            ),
          ]),
        ]),
      )
      .where('id', '>', after)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('results').select('seat').whereRef('results.table_id', '=', 'tables.id'),
          ),
        ),
      )
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  }

  async ratingsOf(person: PersonId): Promise<Rating[]> {
    const ratings = this.#backing.db.selectFrom('ratings').selectAll();
    const rows = await ratings.where('person', '=', person).orderBy('ladder').execute();
    return rows.map(({ person: _whose, ...rating }) => rating);
  }

  async talliesOf(person: PersonId): Promise<Tally[]> {
    const rows = await this.#backing.db
      .selectFrom('results')
      .select((row) => [
        'game',
        'seats',
        'rated',
        row.fn.countAll<number>().as('games'),
        row.fn.sum<number>('won').as('wins'),
        row.fn.sum<number>('forfeited').as('forfeits'),
      ])
      .where('person', '=', person)
      .groupBy(['game', 'seats', 'rated'])
      .orderBy('game')
      .orderBy('seats')
      .orderBy('rated')
      .execute();
    return rows.map((row) => ({ ...row, rated: row.rated === 1 }));
  }

  /** The newest first; `isPublic` is the table's. */
  async gamesOf(
    person: PersonId,
    before: Mark | null,
    limit: number,
  ): Promise<(SeatResult & { readonly isPublic: boolean })[]> {
    const own = this.#backing.db
      .selectFrom('results')
      .innerJoin('tables', 'tables.id', 'results.table_id')
      .selectAll('results')
      .select('tables.is_public')
      .where('results.person', '=', person);
    const page =
      before === null
        ? own
        : own.where(
            sql<boolean>`(results.at, results.table_id, results.seat) < (${before.at}, ${before.table}, ${before.seat})`,
          );
    const rows = await page
      .orderBy('results.at', 'desc')
      .orderBy('results.table_id', 'desc')
      .orderBy('results.seat', 'desc')
      .limit(limit)
      .execute();
    return rows.map(({ is_public, ...row }) => ({ ...resultOf(row), isPublic: is_public === 1 }));
  }

  /** By a cautious estimate: the mean less three times the uncertainty. */
  async top(
    ladder: string,
    leastGames: number,
    limit: number,
  ): Promise<(Rating & { readonly person: PersonId })[]> {
    return this.#backing.db
      .selectFrom('ratings')
      .innerJoin('people', 'people.id', 'ratings.person')
      .selectAll('ratings')
      .where('ladder', '=', ladder)
      .where('games', '>=', leastGames)
      .where('people.banned', '=', 0)
      .orderBy(sql`mu - 3 * sigma`, 'desc')
      .orderBy('person')
      .limit(limit)
      .execute();
  }
}

/** Whether people still sit where the results say; locks the rows, so that no guest is merged meanwhile. */
async function holdSeats(
  trx: WriteTransaction,
  rows: readonly Schema['results'][],
): Promise<boolean> {
  for (const { table_id, seat, person } of rows) {
    const held = await trx
      .updateTable('sittings')
      .set({ seat })
      .where('table_id', '=', table_id)
      .where('seat', '=', seat)
      .where('person', person === null ? 'is' : '=', person)
      .executeTakeFirst();
    if (held.numUpdatedRows === 0n) return false;
  }
  return true;
}

/** Locks the ratings in a fixed order, so that games that end together neither overwrite nor deadlock. */
async function rerate(
  trx: WriteTransaction,
  { ladder, beginnings, rate }: Rerating,
): Promise<void> {
  const known = new Map<string, Skill>();
  for (const [person, { mu, sigma }] of [...beginnings].sort(byName)) {
    await trx
      .insertInto('ratings')
      .values({ person, ladder, mu, sigma, games: 0 })
      .onConflict((conflict) =>
        conflict
          .columns(['person', 'ladder'])
          .doUpdateSet((row) => ({ games: row.ref('ratings.games') })),
      )
      .execute();
    const row = await trx
      .selectFrom('ratings')
      .select(['mu', 'sigma'])
      .where('person', '=', person)
      .where('ladder', '=', ladder)
      .executeTakeFirstOrThrow();
    known.set(person, row);
  }
  for (const [person, { mu, sigma }] of rate(known))
    await trx
      .updateTable('ratings')
      .set((row) => ({ mu, sigma, games: row('games', '+', 1) }))
      .where('person', '=', person)
      .where('ladder', '=', ladder)
      .execute();
}

function byName([one]: readonly [string, Skill], [other]: readonly [string, Skill]): number {
  return one < other ? -1 : 1;
}

function rowOfResult({ table, won, forfeited, rated, ...same }: SeatResult): Schema['results'] {
  return {
    ...same,
    table_id: table,
    won: won ? 1 : 0,
    forfeited: forfeited ? 1 : 0,
    rated: rated ? 1 : 0,
  };
}

function resultOf({ table_id, won, forfeited, rated, ...same }: Schema['results']): SeatResult {
  return {
    ...same,
    table: table_id,
    won: won === 1,
    forfeited: forfeited === 1,
    rated: rated === 1,
  };
}
