// One connection that comes back by itself until it is hung up.
import { HEARTBEAT, type Heard, type Said } from '@tidetable/protocol';
import { type Loss, pauseBefore } from './back-off.ts';
import { CONNECTING, OPEN, type Socket } from './socket.ts';

/** `over`: the session has ended, or the line was hung up. */
export type LineState = 'connecting' | 'open' | 'waiting' | 'over';

export interface LineUser {
  open(): Socket;
  /** What is to be said first on every new connection. */
  opened(): void;
  heard(message: Heard): void;
  changed(state: LineState, loss: Loss | null): void;
}

/** How long an answer may take when there is reason to doubt the connection. */
const DOUBT = 4_000;
/** And to a move: after that it is asked again on a new connection. */
const ANSWER = 8_000;
const SILENT: Loss = { code: 1006, reason: 'silence' };

export class Line {
  readonly #user: LineUser;
  #socket: Socket | null = null;
  #state: LineState = 'connecting';
  #attempt = 0;
  #heartbeat = HEARTBEAT;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;

  constructor(user: LineUser) {
    this.#user = user;
  }

  get state(): LineState {
    return this.#state;
  }

  /** Connects, if that has not been done or was of no use before. */
  begin(): void {
    clearTimeout(this.#retry);
    this.#change('connecting', null);
    const socket = this.#user.open();
    this.#socket = socket;
    socket.onmessage = ({ data }) => this.#hear(socket, String(data));
    socket.onclose = ({ code, reason }) => this.#lost(socket, { code, reason });
    socket.onerror = () => {}; // `close` follows
    this.#expect(2 * this.#heartbeat);
  }

  /** False if there is no connection now; whatever matters is said again on the next. */
  say(message: Said): boolean {
    if (this.#state !== 'open' || this.#socket?.readyState !== OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    if (message.do === 'play' || message.do === 'undo')
      this.#expect(Math.min(ANSWER, 2 * this.#heartbeat));
    return true;
  }

  /** The network may be back, or somebody looks again: tries at once, and doubts what seems to be open. */
  wake(): void {
    if (this.#state === 'waiting') return this.begin();
    if (this.say({ do: 'ping' })) this.#expect(DOUBT);
  }

  hangUp(): void {
    clearTimeout(this.#retry);
    this.#drop();
    this.#change('over', null);
  }

  #hear(socket: Socket, text: string): void {
    if (socket !== this.#socket) return;
    const message = JSON.parse(text) as Heard;
    if (message.is === 'hello') {
      this.#heartbeat = message.heartbeat;
      this.#attempt = 0;
      this.#change('open', null);
      this.#user.opened();
    }
    this.#expect(2 * this.#heartbeat);
    this.#user.heard(message);
  }

  /** Gives the connection up if nothing is heard for so long. */
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
    if (pause !== null) this.#retry = setTimeout(() => this.begin(), pause);
    this.#change(pause === null ? 'over' : 'waiting', loss);
  }

  /** A connection that is lost without a word may never tell that it closed: it is not listened to any more. */
  #drop(): void {
    clearTimeout(this.#silence);
    const socket = this.#socket;
    this.#socket = null;
    if (socket === null) return;
    socket.onmessage = null;
    socket.onclose = null;
    // A browser complains of a connection that is closed before it was there.
    if (socket.readyState === CONNECTING) socket.onopen = () => socket.close();
    else socket.close();
  }

  #change(state: LineState, loss: Loss | null): void {
    if (state === this.#state && loss === null) return;
    this.#state = state;
    this.#user.changed(state, loss);
  }
}
