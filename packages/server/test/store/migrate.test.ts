// From an empty database and from every earlier version. versions/N.sql is a database as release N of the schema made
// it, with a game in progress; it is written once, when that version is released, in words both databases know.
import { mkdirSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import Libsql from 'libsql';
import pg from 'pg';
import { describe, expect, it, onTestFinished } from 'vitest';
import { embeddedBacking } from '../../src/store/embedded.ts';
import { migrate, NEWEST } from '../../src/store/migrate.ts';
import { openStore, type Place } from '../../src/store/open.ts';
import { postgresBacking } from '../../src/store/postgres.ts';
import type { Backing } from '../../src/store/sql-store.ts';
import { aPostgres, emptyFolder } from './places.ts';
import { ANNE, anEntry, aTable, MARY } from './samples.ts';

const VERSIONS = fileURLToPath(new URL('./versions', import.meta.url));

const postgres = aPostgres();

const PLACES: [string, () => Promise<Place>][] = [
  ['a folder', async () => ({ folder: emptyFolder() })],
  ['PostgreSQL', async () => ({ url: await postgres().emptyDatabase() })],
];

/** Runs SQL on the database itself, bypassing the store. */
async function tell(place: Place, words: string): Promise<void> {
  if ('folder' in place) {
    const file = fileOf(place.folder);
    mkdirSync(dirname(file), { recursive: true });
    const libsql = new Libsql(file);
    libsql.exec(words);
    libsql.close();
  } else {
    const client = new pg.Client(place.url);
    await client.connect();
    await client.query(words);
    await client.end();
  }
}

function fileOf(folder: string): string {
  return join(folder, 'tidetable.sqlite');
}

function backingOf(place: Place): Promise<Backing> {
  return 'folder' in place ? embeddedBacking(place.folder) : postgresBacking(place.url);
}

function read(version: number): string {
  return readFileSync(join(VERSIONS, `${version}.sql`), 'utf8');
}

it('keeps a database of every version', () => {
  const wanted = Array.from({ length: NEWEST }, (_, n) => `${n + 1}.sql`);
  expect(readdirSync(VERSIONS).sort()).toEqual(wanted.sort());
});

it('keeps the newest as it is made today', async () => {
  const schemaIn = (folder: string) => {
    const libsql = new Libsql(fileOf(folder));
    const rows = libsql.prepare('select sql from sqlite_master order by name').all();
    libsql.close();
    return rows;
  };
  const [kept, made] = [emptyFolder(), emptyFolder()];
  await tell({ folder: kept }, read(NEWEST));
  await (await openStore({ folder: made })).close();
  expect(schemaIn(kept)).toEqual(schemaIn(made));
});

describe.each(PLACES)('in %s', (_, makePlace) => {
  it.each(Array.from({ length: NEWEST }, (_, n) => n + 1))(
    'comes from version %i',
    async (from) => {
      const place = await makePlace();
      await tell(place, read(from));
      const store = await openStore(place);
      onTestFinished(() => store.close());
      expect(await store.person('anne')).toEqual(ANNE);
      expect(await store.person('mary')).toEqual(MARY);
      expect(await store.session('h1')).toMatchObject({ person: 'anne', since: 1_763_213_350_130 });
      expect(await store.table('t1')).toEqual(aTable('t1', { status: 'playing', seq: 2 }));
      expect(await store.sittings('t1')).toMatchObject([{ person: 'anne' }, { bot: 'deckhand' }]);
      expect(await store.entries('t1', 0)).toEqual([anEntry('t1', 1), anEntry('t1', 2)]);
      expect((await store.latestSnapshot('t1'))?.state).toBe('{"z":1,"a":-0}');
      expect(await store.append(anEntry('t1', 3))).toEqual({ ok: true });
    },
  );

  it('turns what was said before about waiting into orders to decline', async () => {
    const place = await makePlace();
    await tell(place, read(2));
    await tell(place, `insert into holds values ('t1', 0, 1, null, null)`);
    const what = JSON.stringify({ do: 'no-cut-in', until: 'turn' });
    await tell(place, `insert into orders values ('t1', 0, 'a', '${what}', 1, null)`);
    const store = await openStore(place);
    onTestFinished(() => store.close());
    const [order] = await store.orders.at('t1');
    expect(order?.what).toBe(JSON.stringify({ do: 'pass', until: 'turn' }));
  });

  it('migrates once', async () => {
    const place = await makePlace();
    for (let time = 0; time < 2; time++) await (await openStore(place)).close();
    const { db, close } = await backingOf(place);
    onTestFinished(close);
    const rows = await db.selectFrom('schema_version').select('version').execute();
    expect(rows).toHaveLength(NEWEST);
  });

  it('refuses a database of a newer release and leaves it alone', async () => {
    const place = await makePlace();
    await tell(place, read(NEWEST));
    await tell(place, `insert into schema_version values (${NEWEST + 1}, 0)`);
    await expect(openStore(place)).rejects.toThrow('newer release');
    await tell(place, `delete from schema_version where version > ${NEWEST}`);
    await (await openStore(place)).close();
  });

  it('leaves nothing of a migration that fails', async () => {
    const place = await makePlace();
    const { db, write, close, ...more } = await backingOf(place);
    onTestFinished(close);
    const writer = 'writer' in more ? (more.writer as typeof db) : db;
    const steps = Array.from({ length: NEWEST }, () => async () => {});
    const failing = migrate(writer, async () => {}, [
      ...steps,
      async (trx) => {
        await trx.schema.createTable('half').addColumn('id', 'text').execute();
        await sql`select * from nowhere`.execute(trx);
      },
    ]);
    await expect(failing).rejects.toThrow('nowhere');
    await expect(sql`select * from half`.execute(db)).rejects.toThrow('half');
    const rows = await db.selectFrom('schema_version').select('version').execute();
    expect(rows).toHaveLength(NEWEST);
  });
});

it('lets several processes migrate one PostgreSQL at once', async () => {
  for (let round = 0; round < 3; round++) {
    const url = await postgres().emptyDatabase();
    const stores = await Promise.all(Array.from({ length: 6 }, () => openStore({ url })));
    await stores[0]?.addPerson(ANNE);
    for (const store of stores) expect(await store.person('anne')).toEqual(ANNE);
    for (const store of stores) await store.close();
  }
});
