// A table seen through the sockets of its four seats.
import type { CountedSocket } from './counted-socket.ts';

/** Speaks the protocol of one kind of server for one table. */
export interface TableClient {
  /** The next move; null when the game is over. */
  next(): { readonly seat: number; readonly text: string } | null;
  /** Takes in what one seat was sent. */
  hear(seat: number, text: string): Received;
}

/** The numbers of the moves that a message acknowledges to their mover, and up to which it shows the table. */
export interface Received {
  readonly known?: number;
  readonly shown?: number;
}

/** Milliseconds until the mover knew that the move counts, and until the last of the four was shown it. */
export interface Timing {
  readonly known: number;
  readonly shown: number;
}

interface UnderWay {
  readonly began: number;
  known: number | null;
  readonly done: (timing: Timing) => void;
}

export class Table {
  readonly #client: TableClient;
  #sockets: readonly CountedSocket[] = [];
  /** The last move that each seat was shown. */
  readonly #shown = [0, 0, 0, 0];
  #moves = 0;
  #underWay: UnderWay | null = null;

  constructor(client: TableClient) {
    this.#client = client;
  }

  /** From here on the sockets belong to the table. */
  seat(sockets: readonly CountedSocket[]): void {
    this.#sockets = sockets;
  }

  /** What the server has sent to all four. */
  get bytes(): number {
    return this.#sockets.reduce((sum, socket) => sum + socket.bytes, 0);
  }

  /** One more move; null when the game is over. */
  move(): Promise<Timing> | null {
    const next = this.#client.next();
    if (next === null) return null;
    this.#moves += 1;
    return new Promise((done) => {
      this.#underWay = { began: performance.now(), known: null, done };
      this.#sockets[next.seat]?.send(next.text);
    });
  }

  hear(seat: number, text: string): void {
    const { known, shown } = this.#client.hear(seat, text);
    if (shown !== undefined) this.#shown[seat] = shown;
    const move = this.#underWay;
    if (move === null) return;
    const since = performance.now() - move.began;
    if (known === this.#moves) move.known ??= since;
    if (move.known === null || this.#shown.some((last) => last < this.#moves)) return;
    this.#underWay = null;
    move.done({ known: move.known, shown: since });
  }

  leave(): void {
    for (const socket of this.#sockets) socket.close();
  }
}
