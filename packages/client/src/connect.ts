// One connection for a page or a program, however many tables it shows.
import type { ClientMessage, ServerMessage } from '@tidetable/protocol';
import type { Loss } from './back-off.ts';
import { PendingRequests } from './pending-requests.ts';
import { type ConnectionState, ReconnectingSocket } from './reconnecting-socket.ts';
import { makeSocket, type SocketMaker } from './socket.ts';
import { TableFeed, type TableListener } from './table-feed.ts';

export interface ConnectOptions {
  /** Where the server is, as `http://…` or `https://…`. */
  readonly url: string;
  /** For programs; a browser is known by its cookie. */
  readonly token?: string;
  readonly WebSocket?: SocketMaker;
  /** Subscribes to the network coming back and the page being looked at again; returns the way to unsubscribe. */
  readonly wakes?: (wake: () => void) => () => void;
  readonly changed?: (state: ConnectionState, loss: Loss | null) => void;
}

export interface Connection {
  readonly state: ConnectionState;
  /** Follows a table from a seat, or as a spectator; `since` asks for the log after that entry. */
  table(
    id: string,
    seat: number | null,
    listener?: TableListener,
    since?: number | null,
  ): TableFeed;
  leave(table: TableFeed): void;
  /** Reconnects at once, even after the end of a session: there may be a new one. */
  again(): void;
  close(): void;
}

export function connect(options: ConnectOptions): Connection {
  const { url, token, WebSocket, wakes, changed } = options;
  const tables = new Map<string, TableFeed>();
  const send = (message: ClientMessage): boolean => socket.send(message);
  const requests = new PendingRequests(send);
  const socket = new ReconnectingSocket({
    open: () => makeSocket(WebSocket, url, token),
    opened: () => {
      for (const table of tables.values()) table.watch();
      requests.resend();
    },
    received: (message) => {
      if (message.is === 'answer') requests.answered(message);
      else tables.get(tableOf(message) ?? '')?.receive(message);
    },
    changed: (state, loss) => changed?.(state, loss),
  });
  const stopWaking = wakes?.(() => socket.wake());
  socket.connect();
  return {
    get state() {
      return socket.state;
    },
    table(id, seat, listener = {}, since = null) {
      const table = new TableFeed(id, seat, since, listener, requests, send);
      tables.set(id, table);
      table.watch();
      return table;
    },
    leave(table) {
      if (tables.get(table.id) !== table) return;
      tables.delete(table.id);
      send({ do: 'leave', table: table.id });
    },
    again: () => (socket.state === 'over' ? socket.connect() : socket.wake()),
    close() {
      stopWaking?.();
      socket.close();
      requests.giveUp('the connection was closed');
    },
  };
}

function tableOf(message: ServerMessage): string | undefined {
  if (message.is === 'about') return message.about.id;
  return 'table' in message ? message.table : undefined;
}
