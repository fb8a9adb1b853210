// All live connections of this node.
import { randomInt } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { CLOSE, HEARTBEAT, LONGEST_MESSAGE, type ServerMessage } from '@tidetable/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import type { ServerContext } from '../context.ts';
import { callerOf, isOwnPage } from '../http/credentials.ts';
import type { Caller } from '../people/callers.ts';
import type { Change } from '../store/changes.ts';
import { Connection, type ConnectionUser } from './connection.ts';
import { lookUpTable, type TableLookup } from './table-lookup.ts';

const PATH = '/api/live';
const MOST_CONNECTIONS = 20_000;
/** Milliseconds that clients have for the closing handshake. */
const CLOSE_TIMEOUT = 2_000;
/** Clients reconnect after a restart at a random moment between these, in milliseconds. */
const RECONNECT_DELAY = [200, 2000] as const;

export class Hub {
  readonly #connections = new Set<Connection>();
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: LONGEST_MESSAGE,
    perMessageDeflate: false,
  });
  #beating: NodeJS.Timeout | undefined;
  #isClosing = false;
  /** Counts notices of ended sessions: a connection admitted meanwhile is checked again. */
  #endings = 0;

  get size(): number {
    return this.#connections.size;
  }

  get connections(): Iterable<Connection> {
    return this.#connections;
  }

  /** Takes connections from an HTTP server. */
  attach(server: Server, context: ServerContext, origins: readonly string[]): void {
    server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
      socket.on('error', destroyIt);
      this.#admit(request, context, origins).then(
        (admitted) => {
          if ('refused' in admitted) return refuse(socket, admitted.refused);
          this.#server.handleUpgrade(request, socket, head, (open) =>
            this.#welcome(open, socket, context, admitted),
          );
        },
        (error) => {
          context.reportError('upgrade', error);
          refuse(socket, '503 Service Unavailable');
        },
      );
    });
    this.#beating = setInterval(() => this.#beat(), HEARTBEAT).unref();
  }

  async #admit(request: IncomingMessage, context: ServerContext, origins: readonly string[]) {
    const endings = this.#endings;
    if (this.#isClosing || this.size >= MOST_CONNECTIONS)
      return { refused: '503 Service Unavailable' } as const;
    if (request.url?.split('?')[0] !== PATH) return { refused: '404 Not Found' } as const;
    if (!isOwnPage(request.headers, origins)) return { refused: '403 Forbidden' } as const;
    const caller = await callerOf(context, request.headers);
    if (caller?.person.banned) return { refused: '403 Forbidden' } as const;
    return { caller: caller && userOf(caller), endings };
  }

  #welcome(
    socket: WebSocket,
    stream: Duplex,
    context: ServerContext,
    { caller, endings }: { readonly caller: Connection['caller']; readonly endings: number },
  ): void {
    const connection = new Connection(context, socket, stream, caller);
    this.#connections.add(connection);
    socket.on('message', (data, isBinary) => {
      if (isBinary) socket.close(CLOSE.malformed);
      else connection.receive(data.toString());
    });
    socket.on('pong', () => {
      connection.isAlive = true;
      connection.lastHeard = context.now();
    });
    socket.on('error', () => {}); // `close` follows, with its reason
    socket.on('close', () => {
      this.#connections.delete(connection);
      connection.gone();
    });
    const hello: ServerMessage = {
      is: 'hello',
      person: caller?.person.id ?? null,
      heartbeat: HEARTBEAT,
    };
    socket.send(JSON.stringify(hello));
    if (endings !== this.#endings)
      this.#recheck(context, connection).catch((error) => context.reportError('hello', error));
  }

  #beat(): void {
    for (const connection of this.#connections) connection.beat();
  }

  /** Tells the connections that a change concerns. */
  changed(context: ServerContext, change: Change): void {
    if (change.kind === 'person') this.#endings++;
    let found: Promise<TableLookup | null> | null = null;
    const tell = (connection: Connection): Promise<void> | null => {
      switch (change.kind) {
        case 'person':
          return connection.caller?.person.id === change.person
            ? this.#recheck(context, connection)
            : null;
        case 'seat':
          return connection.watches(change.table)
            ? connection.ordersChanged(change.table, change.seat)
            : null;
        case 'table':
          if (!connection.watches(change.table)) return null;
          found ??= lookUpTable(context, change.table);
          return connection.tableChanged(change.table, found);
      }
    };
    for (const connection of this.#connections)
      tell(connection)?.catch((error) => context.reportError('changed', error));
  }

  /** Notices of ended sessions may have been lost. */
  missed(context: ServerContext): void {
    this.#endings++;
    for (const connection of this.#connections)
      this.#recheck(context, connection).catch((error) => context.reportError('missed', error));
  }

  async #recheck({ store }: ServerContext, connection: Connection): Promise<void> {
    const { caller } = connection;
    if (caller === null) return;
    const session = await store.session(caller.tokenHash);
    const person = await store.person(caller.person.id);
    if (session === null || person === null || person.banned)
      connection.close(CLOSE.session, 'the session is over');
  }

  /** Asks all clients to reconnect after the restart, and disconnects those that do not answer. */
  async close(): Promise<void> {
    this.#isClosing = true;
    clearInterval(this.#beating);
    for (const connection of this.#connections)
      connection.close(CLOSE.restart, String(randomInt(...RECONNECT_DELAY)));
    this.#server.close();
    const deaf = setTimeout(() => {
      for (const connection of this.#connections) connection.terminate();
    }, CLOSE_TIMEOUT);
    deaf.unref();
  }
}

/** Keeps no more than a connection needs: there may be very many. */
function userOf({ person, session }: Caller): ConnectionUser {
  return { person, tokenHash: session.tokenHash };
}

/** Not a closure: that would keep the request in memory as long as the connection lasts. */
function destroyIt(this: Duplex): void {
  this.destroy();
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
