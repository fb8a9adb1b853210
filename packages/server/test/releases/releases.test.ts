// What every release left behind still holds: its database and its backup are brought forward, its record is proven.
// Each folder was made by that release (`npm run release`), and is never edited.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import { EVERY_GAME } from '@tidetable/catalogue/loaded';
import { readRecord, replay } from '@tidetable/engine';
import { describe, expect, it } from 'vitest';
import { Rules } from '../../src/games/rules.ts';
import type { Fault } from '../../src/maintenance/checkup.ts';
import { examine } from '../../src/maintenance/doctor.ts';
import { restore } from '../../src/maintenance/restore.ts';
import { openStore, type Place } from '../../src/store/open.ts';
import { aPostgres, emptyFolder } from '../store/places.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const RELEASES = readdirSync(HERE).filter((name) => /^\d+\.\d+\.\d+$/.test(name));
const RULES = new Rules(EVERY_GAME);

const postgres = aPostgres();

/** What the doctor finds there. */
async function examined(place: Place) {
  const faults: Fault[] = [];
  const { tables, entries } = await examine(place, {
    rules: RULES,
    mends: false,
    onProgress: () => {},
    onFault: (fault) => faults.push(fault),
  });
  return { tables, entries, faults };
}

it('has something of every release in the changelog', () => {
  const changelog = readFileSync(join(HERE, '../../../../CHANGELOG.md'), 'utf8');
  const dated = [...changelog.matchAll(/^## (\d+\.\d+\.\d+) – \d{4}-\d\d-\d\d$/gm)];
  expect(dated.map(([, version]) => version).sort()).toEqual(RELEASES.sort());
});

describe.each(RELEASES)('of %s', (version) => {
  const fileOf = (name: string): string => join(HERE, version, name);

  it('the database is brought forward, and every game in it goes on', async () => {
    const folder = emptyFolder();
    const database = gunzipSync(readFileSync(fileOf('tidetable.sqlite.gz')));
    writeFileSync(join(folder, 'tidetable.sqlite'), database);
    const store = await openStore({ folder });
    const tables = await store.publicTables(10);
    await store.close();
    expect(tables.map(({ status }) => status)).toContain('open');
    const found = await examined({ folder });
    expect(found.faults).toEqual([]);
    expect(found.entries).toBeGreaterThan(100);
  });

  it.each([
    ['a folder', async (): Promise<Place> => ({ folder: emptyFolder() })],
    ['PostgreSQL', async (): Promise<Place> => ({ url: await postgres().emptyDatabase() })],
  ])('the backup is restored into %s, and all is well', async (_, makePlace) => {
    const place = await makePlace();
    await restore(fileOf('club.backup'), place);
    const found = await examined(place);
    expect(found.faults).toEqual([]);
    expect(found.entries).toBeGreaterThan(100);
  });

  it('the record comes to the same end under the rules of then', async () => {
    const record = readRecord(JSON.parse(`${gunzipSync(readFileSync(fileOf('record.json.gz')))}`));
    const game = await RULES.of(record.game, record.rulesVersion);
    if (game === null) throw new Error(`nobody has version ${record.rulesVersion}`);
    expect(replay(game, record).outcome).toEqual(record.outcome);
  });
});
