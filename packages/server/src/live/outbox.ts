// What a connection sends: frames, gathered where two can share a write.
import type { Duplex } from 'node:stream';
import { CLOSE } from '@tidetable/protocol';
import type { WebSocket } from 'ws';
import { afterThisTick } from '../async/after-this-tick.ts';

/** Bytes that may be queued for a slow client. */
const SEND_BUDGET = 1_000_000;

export class Outbox {
  readonly #socket: WebSocket;
  /** Below the socket: takes frames that are ready. */
  readonly #stream: Duplex;
  /** Frames that will be written together; null where each is written at once. */
  #gathered: Buffer[] | null = null;

  constructor(socket: WebSocket, stream: Duplex) {
    this.#socket = socket;
    this.#stream = stream;
  }

  /** While the socket closes, messages may still come in; they are ignored. */
  get isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  send(frame: Buffer): void {
    if (!this.isOpen) return;
    if (this.#stream.writableLength > SEND_BUDGET) return this.close(CLOSE.slow);
    if (this.#gathered === null) this.#stream.write(frame);
    else this.#gathered.push(frame);
  }

  /** An answer and the patch that follows it are written together: one write is faster than two. */
  gather(): void {
    if (this.#gathered !== null) return;
    this.#gathered = [];
    afterThisTick(() => this.#release());
  }

  #release(): void {
    const frames = this.#gathered;
    this.#gathered = null;
    const [only, ...others] = frames ?? [];
    if (only !== undefined && this.isOpen)
      this.#stream.write(others.length === 0 ? only : Buffer.concat([only, ...others]));
  }

  close(code: number, reason = ''): void {
    this.#release();
    this.#socket.close(code, reason);
  }
}
