// Several tables: players who move as fast as they can, and spectators.
import { type Connection, connect, type TableFeed } from '@tidetable/client';
import { Generator } from '@tidetable/engine';
import { onTestFinished } from 'vitest';
import { EDITION, RIVALS, TIMED } from '../games-by-trait.ts';
import type { Ledger } from './ledger.ts';
import { begun, type Guest, guest, type Opening } from './people.ts';
import { Player } from './player.ts';

/** Games that scripts do not end within a test, and in which every seat stays busy. */
export const LASTING: readonly Opening[] = [
  { game: TIMED, seats: 2, options: { roundLimit: 400 } },
  { game: RIVALS, seats: 2 },
  { game: TIMED, seats: 3, options: { roundLimit: 400 } },
  { game: EDITION, seats: 2 },
];

export class BusyTables {
  readonly tables: string[] = [];
  readonly watchers: TableFeed[] = [];
  readonly players: Player[] = [];
  readonly connections: Connection[] = [];
  #running: Promise<unknown> = Promise.resolve();
  readonly #ledger: Ledger;
  readonly #url: () => string;

  /** `url` says for every new connection where it goes. */
  constructor(ledger: Ledger, url: () => string) {
    this.#ledger = ledger;
    this.#url = url;
    onTestFinished(() => this.close());
  }

  /** Opens a table with a person at every seat, and a spectator. */
  async sit(opening: Opening): Promise<void> {
    const names = Array.from({ length: opening.seats }, (_none, seat) => `Person ${seat}`);
    const people = await Promise.all(names.map((name) => guest(this.#url(), name)));
    const table = await begun(opening, people);
    for (const [seat, { token }] of people.entries()) {
      const watcher = this.watch(table, seat, token);
      this.players.push(new Player(watcher, new Generator(this.players.length + 1)));
    }
    this.watch(table, null);
    this.tables.push(table);
  }

  watch(table: string, seat: number | null, token?: Guest['token']): TableFeed {
    const WebSocket = this.#ledger.socketTo(this.#url);
    const url = this.#url();
    const connection = connect({ url, WebSocket, ...(token === undefined ? {} : { token }) });
    this.connections.push(connection);
    const watcher = connection.table(table, seat, {}, 0);
    this.watchers.push(watcher);
    return watcher;
  }

  play(players: readonly Player[] = this.players): void {
    this.#running = Promise.all([this.#running, ...players.map((player) => player.run())]);
  }

  /** Lets everyone finish the move under way. */
  async rest(): Promise<void> {
    for (const player of this.players) player.stop();
    await this.#running;
  }

  /** Until everyone at a table has been sent the same, and all that was acknowledged. */
  async settle(): Promise<void> {
    const acked = new Map<string, number>();
    for (const { table, seq } of this.#ledger.acks.values())
      acked.set(table, Math.max(seq, acked.get(table) ?? 0));
    for (const watcher of this.watchers) {
      const others = this.watchers.filter(({ id }) => id === watcher.id);
      await watcher.until(({ shown }) => (shown?.seq ?? -1) >= (acked.get(watcher.id) ?? 0));
      const most = Math.max(...others.map(({ shown }) => shown?.seq ?? 0));
      await watcher.until(({ shown }) => (shown?.seq ?? -1) >= most);
    }
  }

  close(): void {
    for (const connection of this.connections) connection.close();
  }
}
