// One connection for a page or a program, however many tables it shows.
import type { Heard, Said } from '@tidetable/protocol';
import { Asks } from './asks.ts';
import type { Loss } from './back-off.ts';
import { Line, type LineState } from './line.ts';
import { type Ears, RemoteTable } from './remote-table.ts';
import { makeSocket, type SocketMaker } from './socket.ts';

export interface ConnectOptions {
  /** Where the server is, as `http://…` or `https://…`. */
  readonly url: string;
  /** For programs; a browser is known by its cookie. */
  readonly token?: string;
  readonly WebSocket?: SocketMaker;
  /** Is handed what to call when the network is back or the page is looked at again; gives the way to stop that. */
  readonly wakes?: (wake: () => void) => () => void;
  readonly changed?: (state: LineState, loss: Loss | null) => void;
}

export interface Connection {
  readonly state: LineState;
  /** Shows a table from a seat, or as a spectator sees it; `since` asks for what happened after that entry. */
  table(id: string, seat: number | null, ears?: Ears, since?: number | null): RemoteTable;
  leave(table: RemoteTable): void;
  /** Tries again at once; after the end of a session too, once there is another. */
  again(): void;
  close(): void;
}

export function connect(options: ConnectOptions): Connection {
  const { url, token, WebSocket, wakes, changed } = options;
  const tables = new Map<string, RemoteTable>();
  const say = (message: Said): boolean => line.say(message);
  const asks = new Asks(say);
  const line = new Line({
    open: () => makeSocket(WebSocket, url, token),
    opened: () => {
      for (const table of tables.values()) table.watch();
      asks.askAgain();
    },
    heard: (message) => {
      if (message.is === 'answer') asks.answered(message);
      else tables.get(tableOf(message) ?? '')?.hear(message);
    },
    changed: (state, loss) => changed?.(state, loss),
  });
  const stopWaking = wakes?.(() => line.wake());
  line.begin();
  return {
    get state() {
      return line.state;
    },
    table(id, seat, ears = {}, since = null) {
      const table = new RemoteTable(id, seat, since, ears, asks, say);
      tables.set(id, table);
      table.watch();
      return table;
    },
    leave(table) {
      if (tables.get(table.id) !== table) return;
      tables.delete(table.id);
      say({ do: 'leave', table: table.id });
    },
    again: () => (line.state === 'over' ? line.begin() : line.wake()),
    close() {
      stopWaking?.();
      line.hangUp();
      asks.giveUp('the connection was closed');
    },
  };
}

function tableOf(message: Heard): string | undefined {
  if (message.is === 'about') return message.about.id;
  return 'table' in message ? message.table : undefined;
}
