// One WebSocket, its bytes counted where they come in.
import type { Socket } from 'node:net';
import { type ClientOptions, WebSocket } from 'ws';

export class CountedSocket {
  readonly #socket: WebSocket;
  readonly #stream: Socket;

  private constructor(socket: WebSocket, stream: Socket) {
    this.#socket = socket;
    this.#stream = stream;
  }

  static open(
    url: string,
    hear: (text: string) => void,
    options: ClientOptions = {},
  ): Promise<CountedSocket> {
    const socket = new WebSocket(url, options);
    socket.on('message', (bytes) => hear(bytes.toString()));
    return new Promise((resolve, reject) => {
      socket.on('error', reject);
      socket.on('upgrade', ({ socket: stream }) => {
        socket.on('open', () => resolve(new CountedSocket(socket, stream)));
      });
    });
  }

  get bytes(): number {
    return this.#stream.bytesRead;
  }

  send(text: string): void {
    this.#socket.send(text);
  }

  close(): void {
    this.#socket.terminate();
  }
}
