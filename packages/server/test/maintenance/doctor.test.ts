// The doctor: sound games pass, and whatever has been tampered with is found.
import { EVERY_GAME } from '@tidetable/catalogue/loaded';
import { itemAt } from '@tidetable/engine';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { Rules } from '../../src/games/rules.ts';
import { examine } from '../../src/maintenance/doctor.ts';
import { embeddedBacking } from '../../src/store/embedded.ts';
import { openStore, type Place } from '../../src/store/open.ts';
import { postgresBacking } from '../../src/store/postgres.ts';
import { aPostgres, emptyFolder } from '../store/places.ts';
import { RULES } from '../tables/kit.ts';
import { advance, someGames } from './games.ts';

const postgres = aPostgres();

/** How a game was damaged, and what the doctor finds. */
const DAMAGES: [string, string, string][] = [
  [
    'another seed',
    `update tables set seed = '${'ab'.repeat(32)}' where id = $id`,
    'setup: its seed',
  ],
  ['another commitment', "update tables set commitment = 'x' where id = $id", 'setup: its seed'],
  ['options that are none', "update tables set options = '{' where id = $id", 'setup: '],
  [
    'other rules',
    'update tables set rules_version = 99 where id = $id',
    'rules: version 99 of the rules',
  ],
  [
    'a changed hash',
    "update entries set hash = '00' where table_id = $id and seq = 4",
    'log: entry 4: the state',
  ],
  [
    'a changed action',
    "update entries set action = 'fly' where table_id = $id and seq = 4",
    'log: entry 4: ',
  ],
  [
    'a changed seat',
    'update entries set seat = 3 - seat where table_id = $id and seq = 4',
    'log: entry 4: ',
  ],
  [
    'an unknown undo',
    "update entries set kind = 'undo', action = 'all' where table_id = $id and seq = 4",
    'log: entry 4: an undo of an unknown kind',
  ],
  [
    'a gap',
    'delete from entries where table_id = $id and seq = 4',
    'log: entry 5: follows entry 3',
  ],
  ['a lost end', 'delete from entries where table_id = $id and seq > 9', 'log: it should have'],
  ['a wrong count', 'update tables set seq = seq + 1 where id = $id', 'log: it should have'],
  [
    'a snapshot of another state',
    `update snapshots set state = (select state from snapshots
     where table_id <> $id limit 1) where table_id = $id`,
    'snapshot: it ',
  ],
  [
    'a snapshot that is no state',
    "update snapshots set state = 'sea' where table_id = $id",
    'snapshot: it cannot be read',
  ],
  [
    'a snapshot of another ply',
    'update snapshots set ply = ply + 1 where table_id = $id',
    'snapshot: it is said to be of ply',
  ],
  [
    'a snapshot of no entry',
    'update snapshots set seq = 999 where table_id = $id',
    'snapshot: it is of entry 999',
  ],
  [
    'an end too early',
    "update tables set status = 'over' where id = $id",
    'status: the game is said to be over',
  ],
  [
    'an open table with moves',
    "update tables set status = 'open' where id = $id",
    'status: the table is open',
  ],
];

const PLACES: [string, typeof DAMAGES, () => Promise<Place>][] = [
  ['a folder', DAMAGES, async () => ({ folder: emptyFolder() })],
  ['PostgreSQL', DAMAGES.slice(0, 1), async () => ({ url: await postgres().emptyDatabase() })],
];

async function diagnosed(place: Place, { mends = false, rules = RULES } = {}) {
  const faults: string[] = [];
  const diagnosis = await examine(place, {
    rules,
    mends,
    onFault: ({ table, part, what }) => faults.push(`${table} ${part}: ${what}`),
  });
  return { ...diagnosis, told: faults };
}

describe.each(PLACES)('in %s', (_, damages, makePlace) => {
  let place: Place;
  let ids: string[];

  beforeEach(async () => {
    place = await makePlace();
    const store = await openStore(place);
    const games = await someGames(store, 5, 10);
    for (const game of games) await advance(game, 12);
    ids = games.map(({ row }) => row.id);
    await store.close();
  });

  /** On the third table, bypassing the store. */
  async function damage(words: string): Promise<string> {
    const id = itemAt(ids, 2);
    const { db, close, ...more } =
      'folder' in place ? await embeddedBacking(place.folder) : await postgresBacking(place.url);
    const writer = 'writer' in more ? more.writer : db;
    await sql.raw(words.replaceAll('$id', `'${id}'`)).execute(writer);
    await close();
    return id;
  }

  it('finds nothing wrong with games as they were played, while a server runs', async () => {
    const store = await openStore(place);
    onTestFinished(() => store.close());
    const { told, tables, entries } = await diagnosed(place);
    expect(told).toEqual([]);
    expect(tables).toBe(5);
    expect(entries).toBeGreaterThan(60);
  });

  it.each(damages)('finds %s', async (_name, words, found) => {
    const id = await damage(words);
    const { told, mended } = await diagnosed(place);
    expect(told.join('\n')).toContain(`${id} ${found}`);
    for (const line of told) expect(line).toContain(id);
    expect(mended).toBe(0);
    expect((await diagnosed(place)).told).toEqual(told);
  });

  it.each([
    "update snapshots set state = 'sea', seq = 999 where table_id = $id",
    'update snapshots set ply = ply + 1 where table_id = $id',
  ])('makes bad snapshots anew when asked to: %s', async (words) => {
    await damage(words);
    expect(await diagnosed(place, { mends: true })).toMatchObject({ faults: 1, mended: 1 });
    expect(await diagnosed(place)).toMatchObject({ faults: 0 });
    const store = await openStore(place);
    onTestFinished(() => store.close());
    const snapshot = await store.latestSnapshot(itemAt(ids, 2));
    expect(snapshot?.seq).toBeLessThan(999);
  });

  it('takes a game for over when all but one have forfeited', async () => {
    await damage('update sittings set forfeited = 1 where table_id = $id and seat > 0');
    await damage("update tables set status = 'over' where id = $id");
    expect(await diagnosed(place)).toMatchObject({ faults: 0 });
  });

  it('mends nothing of a log', async () => {
    await damage("update entries set hash = '00' where table_id = $id and seq = 4");
    expect(await diagnosed(place, { mends: true })).toMatchObject({ faults: 1, mended: 0 });
    expect(await diagnosed(place)).toMatchObject({ faults: 1 });
  });
});

it('mends nothing under a running server', async () => {
  const place = { folder: emptyFolder() };
  const store = await openStore(place);
  onTestFinished(() => store.close());
  const [game] = await someGames(store, 1, 1);
  if (game) await advance(game, 20);
  await store.saveSnapshot({ table: game?.row.id ?? '', seq: 999, ply: 1, state: '{}' });
  await expect(diagnosed(place, { mends: true })).rejects.toThrow('in use');
  expect(await diagnosed(place, { rules: new Rules(EVERY_GAME.slice(1)) })).toMatchObject({
    faults: 1,
  });
});
