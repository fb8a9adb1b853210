// A real PostgreSQL that tests start, crash and stop.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, mkdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { openWorkshop, type Workshop } from './binaries.ts';

export class Postgres {
  readonly #workshop: Workshop;
  readonly #port: number;
  #process: ChildProcess | undefined;

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

  /** Without a database. */
  get address(): string {
    return `postgres://postgres@127.0.0.1:${this.#port}`;
  }

  /** kill -9 to the whole server, and up again. */
  async crash(): Promise<void> {
    this.#process?.kill('SIGKILL');
    // Its children need a moment to notice; until then it refuses to start.
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

/** A database of its own in a running PostgreSQL. */
export class Database {
  readonly #address: string;
  #made = 0;

  private constructor(address: string) {
    this.#address = address;
  }

  static async create(server: string, name: string): Promise<Database> {
    await run(`${server}/postgres`, `create database ${name}`);
    return new Database(`${server}/${name}`);
  }

  /** The address of a new, empty schema, which is lighter than a database. */
  async emptyDatabase(settings = ''): Promise<string> {
    const name = `store_${++this.#made}`;
    await run(this.#address, `create schema ${name}`);
    const options = encodeURIComponent(`-c search_path=${name} ${settings}`);
    return `${this.#address}?options=${options}`;
  }
}

async function run(address: string, statement: string): Promise<void> {
  const client = new pg.Client(address);
  await client.connect();
  await client.query(statement);
  await client.end();
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (address === null || typeof address === 'string') throw new Error('no port is free');
  return address.port;
}
