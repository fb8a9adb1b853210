// Empty folders for stores, and a real PostgreSQL that the tests start and stop.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, onTestFinished } from 'vitest';
import { openWorkshop, type Workshop } from './binaries.ts';

/** Removed after the test. */
export function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tidetable-store-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A PostgreSQL for the tests of one file, stopped however they end. */
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
  readonly #workshop: Workshop;
  readonly #port: number;
  #process: ChildProcess | undefined;
  #made = 0;

  private constructor(workshop: Workshop, port: number) {
    this.#workshop = workshop;
    this.#port = port;
  }

  static async start(): Promise<Postgres> {
    const postgres = new Postgres(openWorkshop(), await freePort());
    try {
      postgres.#layOut();
      await postgres.#run();
    } catch (error) {
      rmSync(postgres.#workshop.folder, { recursive: true, force: true });
      throw error;
    }
    return postgres;
  }

  /** The URL of a new, empty schema in it, which is cheaper than a database. */
  async emptyDatabase(settings = ''): Promise<string> {
    const name = `store_${++this.#made}`;
    const client = new pg.Client(this.#address);
    await client.connect();
    await client.query(`create schema ${name}`);
    await client.end();
    const options = encodeURIComponent(`-c search_path=${name} ${settings}`);
    return `${this.#address}?options=${options}`;
  }

  /** kill -9 to the whole server, and up again. */
  async crash(): Promise<void> {
    this.#process?.kill('SIGKILL');
    // Its children take a moment to notice; until then it refuses to start.
    for (let tries = 0; ; tries++) {
      await pause(200);
      try {
        return await this.#run();
      } catch (error) {
        if (tries === 50) throw error;
      }
    }
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.#process?.once('close', resolve));
    this.#process?.kill('SIGQUIT'); // without tidying up
    await ended;
    rmSync(this.#workshop.folder, { recursive: true, force: true });
  }

  get #address(): string {
    return `postgres://postgres@127.0.0.1:${this.#port}/postgres`;
  }

  get #data(): string {
    return join(this.#workshop.folder, 'data');
  }

  #layOut(): void {
    const { initdb, user } = this.#workshop;
    mkdirSync(this.#data);
    if ('uid' in user) chownSync(this.#data, user.uid as number, user.gid as number);
    const flags = ['--username=postgres', '--auth=trust', '--encoding=UTF8', '--no-sync'];
    const env = { ...process.env, LC_ALL: 'C' };
    const made = spawnSync(initdb, ['-D', this.#data, ...flags], { ...user, env });
    if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`);
  }

  /** Until it takes connections. */
  async #run(): Promise<void> {
    const { postgres, user } = this.#workshop;
    const flags = ['-c', 'unix_socket_directories=', '-c', 'listen_addresses=127.0.0.1'];
    const child = spawn(postgres, ['-D', this.#data, '-p', String(this.#port), ...flags], {
      ...user,
      env: { ...process.env, LC_ALL: 'C' },
    });
    this.#process = child;
    const leave = () => child.kill('SIGQUIT');
    process.once('exit', leave);
    child.once('close', () => process.off('exit', leave));
    let log = '';
    await new Promise<void>((resolve, reject) => {
      child.once('error', reject);
      child.once('close', () => reject(new Error(`PostgreSQL did not start: ${log}`)));
      child.stderr.on('data', (text) => {
        log = (log + text).slice(-5000);
        if (log.includes('ready to accept connections')) resolve();
      });
    });
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
