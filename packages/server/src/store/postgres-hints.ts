// Word of new entries from process to process, through PostgreSQL: sent with the commit, heard on a connection of its
// own that comes back by itself.
import pg from 'pg';
import type { Hints, Listener } from './hints.ts';
import { CHANNEL } from './postgres-appending.ts';
import type { TableId } from './store.ts';

const FIRST_PAUSE = 50;
const LONGEST_PAUSE = 2000;
/** How often the connection is asked whether it is still there, and how long its answer may take. */
const PULSE = 5000;

export class PostgresHints implements Hints {
  readonly #url: string;
  readonly #pulse: number;
  readonly #listeners = new Set<Listener>();
  /** The connection, while there is one or one is being made. */
  #ear: Promise<pg.Client> | null = null;
  #retry: NodeJS.Timeout | undefined;
  #closed = false;
  #turn: Promise<void> = Promise.resolve();

  constructor(url: string, pulse = PULSE) {
    this.#url = url;
    this.#pulse = pulse;
  }

  async stir(table: TableId): Promise<void> {
    return this.#inTurn(async () => {
      const client = await this.#hear();
      await client.query('select pg_notify($1, $2)', [CHANNEL, `0 ${table}`]);
    });
  }

  /** A connection is asked one thing after another. */
  #inTurn(task: () => Promise<void>): Promise<void> {
    const done = this.#turn.then(task);
    this.#turn = done.catch(() => {});
    return done;
  }

  async listen(listener: Listener): Promise<() => Promise<void>> {
    if (this.#closed) throw new Error('the store is closed');
    const own = { ...listener };
    this.#listeners.add(own);
    try {
      await this.#hear();
    } catch (error) {
      this.#listeners.delete(own);
      throw error;
    }
    return async () => {
      this.#listeners.delete(own);
      if (this.#listeners.size === 0) await this.#hangUp();
    };
  }

  async close(): Promise<void> {
    this.#closed = true;
    this.#listeners.clear();
    await this.#hangUp();
  }

  #hear(): Promise<pg.Client> {
    if (!this.#ear) {
      const ear = this.#connect();
      ear.catch(() => this.#forget(ear));
      this.#ear = ear;
    }
    return this.#ear;
  }

  async #connect(): Promise<pg.Client> {
    const client = new pg.Client({
      connectionString: this.#url,
      connectionTimeoutMillis: this.#pulse,
      query_timeout: this.#pulse,
      keepAlive: true,
    });
    client.on('error', () => {}); // `end` follows
    client.on('notification', ({ payload = '' }) => this.#tell(payload));
    client.once('end', () => this.#lost(client));
    await client.connect();
    try {
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      await hangUp(client);
      throw error;
    }
    this.#feelPulse(client);
    return client;
  }

  #feelPulse(client: pg.Client): void {
    const pulse = setInterval(() => {
      this.#inTurn(async () => void (await client.query('select 1'))).catch(() => hangUp(client));
    }, this.#pulse).unref();
    client.once('end', () => clearInterval(pulse));
  }

  #tell(payload: string): void {
    const gap = payload.indexOf(' ');
    const seq = Number(payload.slice(0, gap));
    const table = payload.slice(gap + 1);
    for (const listener of this.#listeners) listener.onEntry(table, seq);
  }

  async #lost(client: pg.Client): Promise<void> {
    const current = await this.#ear?.catch(() => null);
    if (current !== client) return;
    this.#ear = null;
    this.#comeBack(FIRST_PAUSE);
  }

  #comeBack(pause: number): void {
    if (this.#listeners.size === 0) return;
    this.#retry = setTimeout(async () => {
      try {
        await this.#hear();
        for (const listener of this.#listeners) listener.onMissed();
      } catch {
        this.#comeBack(Math.min(2 * pause, LONGEST_PAUSE));
      }
    }, pause).unref();
  }

  #forget(ear: Promise<pg.Client>): void {
    if (this.#ear === ear) this.#ear = null;
  }

  async #hangUp(): Promise<void> {
    clearTimeout(this.#retry);
    const ear = this.#ear;
    this.#ear = null;
    const client = await ear?.catch(() => null);
    if (client) await hangUp(client);
  }
}

async function hangUp(client: pg.Client): Promise<void> {
  await client.end().catch(() => {});
}
