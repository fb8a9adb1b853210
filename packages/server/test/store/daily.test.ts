// The best with a deal of the day: of each person the first game that was finished.
import { expect, it, onTestFinished } from 'vitest';
import { embeddedBacking } from '../../src/store/embedded.ts';
import { postgresBacking } from '../../src/store/postgres.ts';
import { type Backing, SqlStore } from '../../src/store/sql-store.ts';
import { aPostgres, emptyFolder } from './places.ts';
import { ANNE, aTable, MARY } from './samples.ts';

const postgres = aPostgres();

const PLACES: [string, () => Promise<Backing>][] = [
  ['a folder', async () => embeddedBacking(emptyFolder())],
  ['PostgreSQL', async () => postgresBacking(await postgres().emptyDatabase())],
];

const BOB = { ...ANNE, id: 'bob', name: 'Bob', banned: true };
const NED = { ...ANNE, id: 'ned', name: 'Ned' };
const DAY = '2026-11-15';

it.each(PLACES)('in %s', async (_place, make) => {
  const backing = await make();
  const store = new SqlStore(backing);
  onTestFinished(() => store.close());
  for (const person of [ANNE, MARY, NED, BOB]) await store.addPerson(person);
  let at = 100;
  const finished = async (person: string | null, won: 0 | 1, score: number | null, day = DAY) => {
    at += 1;
    const table = aTable(`t${at}`, { daily: day });
    await store.addTable(table, []);
    const { game, seats } = table;
    const result = { game, seats, person, won, score, at, place: won === 1 ? 1 : 2 };
    const more = { table_id: table.id, seat: 0, ladder: game, rated: 0, forfeited: 0 };
    await backing.write((trx) =>
      trx
        .insertInto('results')
        .values({ ...result, ...more })
        .execute(),
    );
  };
  await finished('anne', 0, 12);
  await finished('anne', 1, 90);
  await finished('mary', 1, 40);
  await finished('ned', 1, 41);
  await finished('ned', 1, 99, '2026-11-14');
  await finished(null, 1, 99);
  await finished('bob', 1, 98);
  const best = await store.daily.best(DAY, 'tide-pools', 20);
  expect(best.map(({ person, score }) => [person, score])).toEqual([
    ['ned', 41],
    ['mary', 40],
    ['anne', 12],
  ]);
  expect(best[2]).toEqual({
    person: 'anne',
    won: false,
    place: 2,
    score: 12,
    at: 101,
  });
  expect(await store.daily.best(DAY, 'tide-pools', 1)).toHaveLength(1);
  expect(await store.daily.best(DAY, 'tide-races', 20)).toEqual([]);
  expect(await store.daily.best('2026-11-14', 'tide-pools', 20)).toHaveLength(1);
});
