// Backups: taken while games go on, restored elsewhere, and refused when one bit of them is wrong.
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Generator } from '@tidetable/engine';
import { sql } from 'kysely';
import Libsql from 'libsql';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { backUp } from '../../src/maintenance/backup.ts';
import { contentsOf } from '../../src/maintenance/contents.ts';
import { examine } from '../../src/maintenance/doctor.ts';
import { restore } from '../../src/maintenance/restore.ts';
import { embeddedBacking } from '../../src/store/embedded.ts';
import { NEWEST } from '../../src/store/migrate.ts';
import { openStore, type Place } from '../../src/store/open.ts';
import { postgresBacking } from '../../src/store/postgres.ts';
import { aPostgres, emptyFolder } from '../store/places.ts';
import { ANNE } from '../store/samples.ts';
import { RULES } from '../tables/kit.ts';
import { advance, hashesIn, someGames } from './games.ts';

const GAMES = 200;
const postgres = aPostgres();

const PLACES: [string, () => Promise<Place>][] = [
  ['a folder', async () => ({ folder: join(emptyFolder(), 'deep/inside') })],
  ['PostgreSQL', async () => ({ url: await postgres().emptyDatabase() })],
];

/** A small one, to be damaged. */
async function aBackup(games = 3): Promise<string> {
  const folder = emptyFolder();
  const store = await openStore({ folder });
  await someGames(store, games, 20);
  await store.close();
  const file = join(folder, 'backup');
  await backUp({ folder }, file);
  return file;
}

async function soundness(place: Place): Promise<string[]> {
  const faults: string[] = [];
  await examine(place, { rules: RULES, onFault: ({ what }) => faults.push(what) });
  return faults;
}

it.each(PLACES)(
  `of ${GAMES} games in mid-play, from a folder to %s and back, gives equal hashes`,
  async (_, makePlace) => {
    const folder = emptyFolder();
    const file = join(folder, 'backup');
    const store = await openStore({ folder });
    const games = await someGames(store, GAMES, 30);
    const begin = new Map(games.map(({ row, position }) => [row.id, position.seq]));
    let isCopying = true;
    const playing = Promise.all(
      games.map(async (game) => {
        while (isCopying && !game.isOver) await advance(game, 1);
      }),
    );
    const { rows } = await backUp({ folder }, file);
    isCopying = false;
    await playing;
    await store.close();
    const place = await makePlace();
    expect(await restore(file, place)).toEqual(rows);
    const now = await hashesIn({ folder });
    const then = await hashesIn(place);
    expect(then.size).toBe(GAMES);
    for (const [id, hashes] of then) {
      expect(hashes.length).toBeGreaterThanOrEqual(begin.get(id) ?? 0);
      expect(hashes).toEqual(now.get(id)?.slice(0, hashes.length));
    }
    expect(await soundness(place)).toEqual([]);
    const again = join(folder, 'again');
    await backUp(place, again);
    const back = { folder: join(folder, 'back') };
    await restore(again, back);
    expect(await hashesIn(back)).toEqual(then);
    const entries = [...then.values()].flat().length;
    expect([...now.values()].flat().length).toBeGreaterThan(entries);
    console.log(`${GAMES} games, ${entries} entries, ${statSync(file).size} bytes`);
  },
);

describe('a backup', () => {
  it('is lines of JSON that any gunzip reads, for nobody but its owner', async () => {
    const file = await aBackup();
    const lines = gunzipSync(readFileSync(file)).toString().trimEnd().split('\n');
    const heading = JSON.parse(lines[0] ?? '');
    expect(heading).toMatchObject({ tidetable: 'backup', version: NEWEST });
    expect(heading.rows).toMatchObject({ people: 4, tables: 3 });
    expect(JSON.parse(lines.at(-1) ?? '')).toEqual({ sha256: expect.stringMatching(/^\w{64}$/) });
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it('is never written over another, nor made of nothing', async () => {
    const file = await aBackup();
    const before = readFileSync(file);
    const folder = join(file, '..');
    await expect(backUp({ folder }, file)).rejects.toThrow('is there already');
    expect(readFileSync(file)).toEqual(before);
    await expect(backUp({ folder: emptyFolder() }, `${file}2`)).rejects.toThrow('no database');
    expect(readdirSync(folder).filter((name) => name.startsWith('backup'))).toEqual(['backup']);
    const url = await postgres().emptyDatabase();
    await expect(backUp({ url }, `${file}2`)).rejects.toThrow('no database');
    const nowhere = { url: 'postgres://postgres@127.0.0.1:1/none' };
    await expect(backUp(nowhere, `${file}2`)).rejects.toThrow('cannot be reached');
  });

  it('leaves the lock of the running server alone', async () => {
    const folder = emptyFolder();
    const store = await openStore({ folder });
    onTestFinished(() => store.close());
    await store.addPerson(ANNE);
    await backUp({ folder }, join(folder, 'backup'));
    await expect(openStore({ folder })).rejects.toThrow('in use');
    expect(await store.person('anne')).toEqual(ANNE);
  });

  it.each(PLACES)('holds every table of %s', async (_, makePlace) => {
    const place = await makePlace();
    const isFolder = 'folder' in place;
    const { db, close } = isFolder
      ? await embeddedBacking(place.folder)
      : await postgresBacking(place.url);
    onTestFinished(close);
    const found = isFolder
      ? sql<{ name: string }>`select name from sqlite_master where type = 'table'`
      : sql<{ name: string }>`select table_name as name from information_schema.tables
          where table_schema = current_schema()`;
    const names = (await found.execute(db)).rows.map(({ name }) => name);
    const kinds = (await contentsOf(NEWEST)).map(({ name }) => name);
    expect([...kinds, 'schema_version'].sort()).toEqual(names.sort());
  });
});

it.each(PLACES)('of an older version is brought forward in %s', async (_, makePlace) => {
  const folder = emptyFolder();
  const libsql = new Libsql(join(folder, 'tidetable.sqlite'));
  libsql.exec(readFileSync(new URL('../store/versions/1.sql', import.meta.url), 'utf8'));
  libsql.close();
  const file = join(folder, 'backup');
  await backUp({ folder }, file);
  const place = await makePlace();
  await restore(file, place);
  const store = await openStore(place);
  onTestFinished(() => store.close());
  expect(await store.person('anne')).toEqual(ANNE);
  expect((await store.entries('t1', 0)).map(({ seq }) => seq)).toEqual([1, 2]);
});

describe('restoring', () => {
  let backup: Buffer;
  beforeEach(async () => {
    backup ??= readFileSync(await aBackup(5));
  });

  function written(bytes: Buffer): string {
    const file = join(emptyFolder(), 'backup');
    writeFileSync(file, bytes);
    return file;
  }

  it('refuses 100 damaged backups and leaves nothing behind', async () => {
    const chance = new Generator(5);
    const url = await postgres().emptyDatabase();
    for (let nth = 0; nth < 100; nth++) {
      const bytes = Buffer.from(backup);
      const at = nth < 12 ? nth : chance.below(bytes.length);
      const isCut = nth % 3 === 2;
      if (!isCut) bytes.writeUInt8(bytes.readUInt8(at) ^ (1 << chance.below(8)), at);
      const file = written(isCut ? bytes.subarray(0, at) : bytes);
      const folder = join(file, '../data');
      await expect(restore(file, { folder })).rejects.toThrow(/damaged|no backup/);
      expect(existsSync(folder)).toBe(false);
      if (nth % 10 === 0) await expect(restore(file, { url })).rejects.toThrow(/damaged|no backup/);
    }
    const longer = written(Buffer.concat([backup, Buffer.from('\n')]));
    await expect(restore(longer, { url })).rejects.toThrow('damaged');
    await restore(written(backup), { url });
  });

  it.each(PLACES)('refuses %s that is in use', async (_, makePlace) => {
    const place = await makePlace();
    const store = await openStore(place);
    await store.addPerson(ANNE);
    await expect(restore(written(backup), place)).rejects.toThrow('already');
    await store.close();
    await expect(restore(written(backup), place)).rejects.toThrow('already');
    const again = await openStore(place);
    onTestFinished(() => again.close());
    expect(await again.person('anne')).toEqual(ANNE);
  });

  it('leaves nothing behind when it fails in the middle, and then succeeds', async () => {
    const folder = join(emptyFolder(), 'data');
    const file = written(backup);
    let isFailing = true;
    const fails = (done: number) => {
      if (isFailing && done > 50) throw new Error('the ship has sunk');
    };
    await expect(restore(file, { folder }, fails)).rejects.toThrow('sunk');
    expect(existsSync(folder)).toBe(false);
    mkdirSync(folder);
    writeFileSync(join(folder, 'restoring.sqlite'), 'of one that was killed');
    const url = await postgres().emptyDatabase();
    await expect(restore(file, { url }, fails)).rejects.toThrow('sunk');
    isFailing = false;
    await restore(file, { folder }, fails);
    await restore(file, { url }, fails);
    expect(await hashesIn({ folder })).toEqual(await hashesIn({ url }));
    expect(readdirSync(folder)).not.toContain('restoring.sqlite');
  });
});
