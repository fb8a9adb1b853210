// Everybody who is connected to this node.
import { randomInt } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { CLOSE, HEARTBEAT, LONGEST_MESSAGE } from '@tidetable/protocol';
import { type WebSocket, WebSocketServer } from 'ws';
import type { ServerContext } from '../context.ts';
import { callerOf, isOwnPage } from '../http/callers.ts';
import type { Caller } from '../people/callers.ts';
import { stirredSeat } from '../tables/standing-orders.ts';
import { Connection, type Known } from './connection.ts';
import { type Around, around } from './table-lookup.ts';

const PATH = '/api/live';
const MOST_CONNECTIONS = 20_000;
/** Milliseconds in which whoever is sent away may say goodbye. */
const GOODBYE = 2_000;
/** Bounds, in milliseconds, within which clients come back after a restart, each at its own moment. */
const COME_BACK = [200, 2000] as const;

export class Hub {
  readonly #connections = new Set<Connection>();
  readonly #server = new WebSocketServer({
    noServer: true,
    maxPayload: LONGEST_MESSAGE,
    perMessageDeflate: false,
  });
  #beating: NodeJS.Timeout | undefined;
  #isClosing = false;
  /** Grows with every word of ended sessions: whoever comes in meanwhile is looked at again. */
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
          context.trouble('upgrade', error);
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
    return { caller: caller && knownBy(caller), endings };
  }

  #welcome(
    socket: WebSocket,
    line: Duplex,
    context: ServerContext,
    { caller, endings }: { readonly caller: Connection['caller']; readonly endings: number },
  ): void {
    const connection = new Connection(context, socket, line, caller);
    this.#connections.add(connection);
    socket.on('message', (data, isBinary) => {
      if (isBinary) socket.close(CLOSE.malformed);
      else connection.hears(data.toString());
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
    socket.send(
      JSON.stringify({ is: 'hello', person: caller?.person.id ?? null, heartbeat: HEARTBEAT }),
    );
    if (endings !== this.#endings)
      this.#recheck(context, connection).catch((error) => context.trouble('hello', error));
  }

  #beat(): void {
    for (const connection of this.#connections) connection.beat();
  }

  /** Something around a table, or about a person's sessions, has changed. */
  stirred(context: ServerContext, what: string): void {
    const person = /^person:(.*)$/.exec(what)?.[1];
    const ordered = stirredSeat(what);
    if (person !== undefined) this.#endings++;
    let found: Promise<Around | null> | null = null;
    const lookUp = (): Promise<Around | null> => {
      found ??= around(context, what);
      return found;
    };
    for (const connection of this.#connections) {
      const task =
        ordered !== null
          ? connection.watches(ordered.table) && connection.ordered(ordered.table, ordered.seat)
          : person === undefined
            ? connection.watches(what) && connection.stirred(what, lookUp())
            : connection.caller?.person.id === person && this.#recheck(context, connection);
      if (task) task.catch((error) => context.trouble('stirred', error));
    }
  }

  /** Word of some sessions' end may have been lost. */
  missed(context: ServerContext): void {
    this.#endings++;
    for (const connection of this.#connections)
      this.#recheck(context, connection).catch((error) => context.trouble('missed', error));
  }

  async #recheck({ store }: ServerContext, connection: Connection): Promise<void> {
    const { caller } = connection;
    if (caller === null) return;
    const session = await store.session(caller.tokenHash);
    const person = await store.person(caller.person.id);
    if (session === null || person === null || person.banned)
      connection.close(CLOSE.session, 'the session is over');
  }

  /** Sends everybody away until after the restart; who does not listen is hung up on. */
  async close(): Promise<void> {
    this.#isClosing = true;
    clearInterval(this.#beating);
    for (const connection of this.#connections)
      connection.close(CLOSE.restart, String(randomInt(...COME_BACK)));
    this.#server.close();
    const deaf = setTimeout(() => {
      for (const connection of this.#connections) connection.cut();
    }, GOODBYE);
    deaf.unref();
  }
}

/** Only what a connection needs, for there may be very many. */
function knownBy({ person, session }: Caller): Known {
  return { person, tokenHash: session.tokenHash };
}

/** No closure, which would keep the request in memory for as long as the connection lasts. */
function destroyIt(this: Duplex): void {
  this.destroy();
}

function refuse(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
