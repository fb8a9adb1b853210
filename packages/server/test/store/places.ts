// Empty folders for stores, and databases in a real PostgreSQL.
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest';
import { Database, Postgres } from './postgres.ts';

/** Removed after the test. */
export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tidetable-store-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** For the tests of one file: a database in the PostgreSQL that all files share. */
export function aPostgres(): () => Database {
  let database: Database;
  beforeAll(async () => {
    const server = inject('postgres');
    if (server === undefined) throw new Error('list this file under DATABASES in vitest.config.ts');
    database = await aDatabase(server);
  }, 120_000);
  return () => database;
}

/** For the tests of one file: a PostgreSQL that they may crash. */
export function aPostgresToCrash(): () => Database & { readonly crash: () => Promise<void> } {
  let starting: Promise<Postgres>;
  let database: Database & { readonly crash: () => Promise<void> };
  beforeAll(async () => {
    starting = Postgres.start();
    const postgres = await starting;
    const crash = () => postgres.crash();
    database = Object.assign(await aDatabase(postgres.address), { crash });
  }, 120_000);
  afterAll(async () => (await starting).stop(), 120_000);
  return () => database;
}

const aDatabase = (server: string): Promise<Database> =>
  Database.create(server, `file_${randomUUID().replaceAll('-', '')}`);
