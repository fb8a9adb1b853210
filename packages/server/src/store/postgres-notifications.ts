// Notices from process to process through PostgreSQL's NOTIFY: `SEQ TABLE` with the commit of an entry, or `0 CHANGE`.
// Received on a connection of its own, which reconnects.
import pg from 'pg';
import { type Change, changeIn, textOfChange } from './changes.ts';
import type { Listener, Notifications } from './notifications.ts';
import { CHANNEL } from './postgres-appending.ts';

const FIRST_PAUSE = 50;
const LONGEST_PAUSE = 2000;
/** How often the connection is checked, and how long its answer may take. */
const PULSE = 5000;

export class PostgresNotifications implements Notifications {
  readonly #url: string;
  readonly #pulse: number;
  readonly #listeners = new Set<Listener>();
  /** The connection, or the one being made. */
  #client: Promise<pg.Client> | null = null;
  #retry: NodeJS.Timeout | undefined;
  #closed = false;
  #queue: Promise<void> = Promise.resolve();

  constructor(url: string, pulse = PULSE) {
    this.#url = url;
    this.#pulse = pulse;
  }

  async notify(change: Change): Promise<void> {
    return this.#inTurn(async () => {
      const client = await this.#connected();
      await client.query('select pg_notify($1, $2)', [CHANNEL, `0 ${textOfChange(change)}`]);
    });
  }

  /** One query at a time. */
  #inTurn(task: () => Promise<void>): Promise<void> {
    const done = this.#queue.then(task);
    this.#queue = done.catch(() => {});
    return done;
  }

  async listen(listener: Listener): Promise<() => Promise<void>> {
    if (this.#closed) throw new Error('the store is closed');
    const own = { ...listener };
    this.#listeners.add(own);
    try {
      await this.#connected();
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

  #connected(): Promise<pg.Client> {
    if (!this.#client) {
      const connecting = this.#connect();
      connecting.catch(() => this.#forget(connecting));
      this.#client = connecting;
    }
    return this.#client;
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
    this.#keepAlive(client);
    return client;
  }

  #keepAlive(client: pg.Client): void {
    const pulse = setInterval(() => {
      this.#inTurn(async () => void (await client.query('select 1'))).catch(() => hangUp(client));
    }, this.#pulse).unref();
    client.once('end', () => clearInterval(pulse));
  }

  #tell(payload: string): void {
    const gap = payload.indexOf(' ');
    const seq = Number(payload.slice(0, gap));
    const what = payload.slice(gap + 1);
    for (const listener of this.#listeners)
      if (seq === 0) listener.onChange?.(changeIn(what));
      else listener.onEntry(what, seq);
  }

  async #lost(client: pg.Client): Promise<void> {
    const current = await this.#client?.catch(() => null);
    if (current !== client) return;
    this.#client = null;
    this.#comeBack(FIRST_PAUSE);
  }

  #comeBack(pause: number): void {
    if (this.#listeners.size === 0) return;
    this.#retry = setTimeout(async () => {
      try {
        await this.#connected();
        for (const listener of this.#listeners) listener.onMissed?.();
      } catch {
        this.#comeBack(Math.min(2 * pause, LONGEST_PAUSE));
      }
    }, pause).unref();
  }

  #forget(connecting: Promise<pg.Client>): void {
    if (this.#client === connecting) this.#client = null;
  }

  async #hangUp(): Promise<void> {
    clearTimeout(this.#retry);
    const connecting = this.#client;
    this.#client = null;
    const client = await connecting?.catch(() => null);
    if (client) await hangUp(client);
  }
}

async function hangUp(client: pg.Client): Promise<void> {
  await client.end().catch(() => {});
}
