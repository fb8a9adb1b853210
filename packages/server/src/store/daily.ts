// How people have fared with the deals of the day.
import type { Backing } from './sql-store.ts';
import type { PersonId, TableId } from './store.ts';

export interface DailyResult {
  readonly table: TableId;
  readonly person: PersonId;
  readonly won: boolean;
  readonly place: number;
  readonly score: number | null;
  readonly at: number;
}

export class Daily {
  readonly #backing: Backing;

  constructor(backing: Backing) {
    this.#backing = backing;
  }

  /** The best of each person's first finished game with this deal, the best first. */
  async best(day: string, game: string, limit: number): Promise<DailyResult[]> {
    const rows = await this.#backing.db
      .selectFrom((query) =>
        query
          .selectFrom('results')
          .innerJoin('tables', 'tables.id', 'results.table_id')
          .where('tables.daily', '=', day)
          .where('tables.game', '=', game)
          .where('results.person', 'is not', null)
          .select(['results.table_id', 'results.person', 'results.won', 'results.place'])
          .select(['results.score', 'results.at'])
          .select(({ fn }) =>
            fn
              .agg<number>('row_number')
              .over((over) =>
                over
                  .partitionBy('results.person')
                  .orderBy('results.at')
                  .orderBy('results.table_id')
                  .orderBy('results.place'),
              )
              .as('turn'),
          )
          .as('finished'),
      )
      .selectAll()
      .where('turn', '=', 1)
      .orderBy('won', 'desc')
      .orderBy('place')
      .orderBy((row) => row.fn.coalesce('score', row.lit(0)), 'desc')
      .orderBy('at')
      .orderBy('table_id')
      .limit(limit)
      .execute();
    return rows.map(({ table_id, person, won, place, score, at }) => ({
      table: table_id,
      person: person as PersonId,
      won: won === 1,
      place,
      score,
      at,
    }));
  }
}
