// The results of the deals of the day.
import type { Backing } from './sql-store.ts';
import type { PersonId } from './store.ts';

export interface DailyResult {
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

  /** Of each person the first game with this deal that was finished, the best first. */
  async best(day: string, game: string, limit: number): Promise<DailyResult[]> {
    const rows = await this.#backing.db
      .selectFrom((query) =>
        query
          .selectFrom('results')
          .innerJoin('tables', 'tables.id', 'results.table_id')
          .where('tables.daily', '=', day)
          .where('tables.game', '=', game)
          .innerJoin('people', 'people.id', 'results.person')
          .where('people.banned', '=', 0)
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
    return rows.map(({ person, won, place, score, at }) => ({
      person: person as PersonId,
      won: won === 1,
      place,
      score,
      at,
    }));
  }
}
