// One connection that comes back by itself until it is closed.
import { type ClientMessage, HEARTBEAT, type ServerMessage } from '@tidetable/protocol';
import { type Loss, pauseBefore } from './back-off.ts';
import { CONNECTING, OPEN, type Socket } from './socket.ts';

/** `over`: the session has ended, or `close` was called. */
export type ConnectionState = 'connecting' | 'open' | 'waiting' | 'over';

export interface SocketUser {
  open(): Socket;
  /** Sends what every new connection must begin with. */
  opened(): void;
  received(message: ServerMessage): void;
  changed(state: ConnectionState, loss: Loss | null): void;
}

/** How long a pong may take before the connection is given up. */
const PONG_TIMEOUT = 4_000;
/** How long the answer to a move may take; then the move is sent again on a new connection. */
const ANSWER_TIMEOUT = 8_000;
const SILENT: Loss = { code: 1006, reason: 'silence' };

export class ReconnectingSocket {
  readonly #user: SocketUser;
  #socket: Socket | null = null;
  #state: ConnectionState = 'connecting';
  #attempt = 0;
  #heartbeat = HEARTBEAT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;

  constructor(user: SocketUser) {
    this.#user = user;
  }

  get state(): ConnectionState {
    return this.#state;
  }

  /** For the first time, or after `over`. */
  connect(): void {
    clearTimeout(this.#retry);
    this.#change('connecting', null);
    const socket = this.#user.open();
    this.#socket = socket;
    socket.onmessage = ({ data }) => this.#receive(socket, String(data));
    socket.onclose = ({ code, reason }) => this.#lost(socket, { code, reason });
    socket.onerror = () => {}; // `close` follows
    this.#expect(2 * this.#heartbeat);
  }

  /** False without a connection; what matters is sent again on the next one. */
  send(message: ClientMessage): boolean {
    if (this.#state !== 'open' || this.#socket?.readyState !== OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    if (message.do === 'play' || message.do === 'undo')
      this.#expect(Math.min(ANSWER_TIMEOUT, 2 * this.#heartbeat));
    return true;
  }

  /** The network may be back, or the page is looked at again: connects at once, and checks what seems open. */
  wake(): void {
    if (this.#state === 'waiting') return this.connect();
    if (this.send({ do: 'ping' })) this.#expect(PONG_TIMEOUT);
  }

  close(): void {
    clearTimeout(this.#retry);
    this.#drop();
    this.#change('over', null);
  }

  #receive(socket: Socket, text: string): void {
    if (socket !== this.#socket) return;
    const message = JSON.parse(text) as ServerMessage;
    if (message.is === 'hello') {
      this.#heartbeat = message.heartbeat;
      this.#attempt = 0;
      this.#change('open', null);
      this.#user.opened();
    }
    this.#expect(2 * this.#heartbeat);
    this.#user.received(message);
  }

  /** Gives the connection up if nothing is received for so long. */
  #expect(within: number): void {
    clearTimeout(this.#silence);
    const socket = this.#socket as Socket;
    this.#silence = setTimeout(() => this.#lost(socket, SILENT), within);
  }

  #lost(socket: Socket, loss: Loss): void {
    if (socket !== this.#socket) return;
    this.#drop();
    const pause = pauseBefore(this.#attempt, loss);
    this.#attempt += 1;
    if (pause !== null) this.#retry = setTimeout(() => this.connect(), pause);
    this.#change(pause === null ? 'over' : 'waiting', loss);
  }

  /** Stops listening first: a dead connection may report its end much later, or never. */
  #drop(): void {
    clearTimeout(this.#silence);
    const socket = this.#socket;
    this.#socket = null;
    if (socket === null) return;
    socket.onmessage = null;
    socket.onclose = null;
    // Browsers log an error when a socket is closed while connecting.
    if (socket.readyState === CONNECTING) socket.onopen = () => socket.close();
    else socket.close();
  }

  #change(state: ConnectionState, loss: Loss | null): void {
    if (state === this.#state && loss === null) return;
    this.#state = state;
    this.#user.changed(state, loss);
  }
}
