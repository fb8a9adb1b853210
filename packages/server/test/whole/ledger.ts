// What went over the wire: every move that was sent, and every one that was acknowledged.
import type { ClientMessage, ServerMessage } from '@tidetable/protocol';
import { WebSocket } from 'ws';

interface Sent {
  readonly table: string;
  readonly seat: number;
}

export class Ledger {
  readonly sent = new Map<string, Sent>();
  /** By request, the entry that it was acknowledged as. */
  readonly acks = new Map<string, { readonly table: string; readonly seq: number }>();
  /** What must never happen. */
  readonly faults: string[] = [];

  /** Milliseconds from an acknowledgement until a client of another server was sent the move. */
  readonly delays: number[] = [];
  readonly #ackedAt = new Map<string, { readonly url: string; readonly at: number }>();

  /** A socket that notes what goes through it. */
  socketTo(pick?: () => string): never {
    const ledger = this;
    class Noting extends WebSocket {
      constructor(given: string, options?: object) {
        const url = pick === undefined ? given : `${pick().replace('http', 'ws')}/api/live`;
        super(url, options as never);
        this.on('message', (data) => {
          const message = JSON.parse(String(data)) as ServerMessage;
          ledger.#hear(message);
          ledger.#time(message, url);
        });
      }

      override send(data: never): void {
        ledger.#say(JSON.parse(String(data)) as ClientMessage);
        super.send(data);
      }
    }
    return Noting as never;
  }

  ack(table: string, request: string, seq: number): void {
    const known = this.acks.get(request);
    if (known !== undefined && known.seq !== seq)
      this.faults.push(`${request} was acknowledged as ${known.seq} and as ${seq}`);
    this.acks.set(request, { table, seq });
  }

  #time(message: ServerMessage, url: string): void {
    const at = performance.now();
    if (message.is === 'answer' && message.kind === 'accepted')
      this.#ackedAt.set(`${message.table} ${message.seq}`, { url, at });
    if (message.is !== 'moved') return;
    const acked = this.#ackedAt.get(`${message.table} ${message.story.at(-1)?.seq}`);
    if (acked !== undefined && acked.url !== url) this.delays.push(at - acked.at);
  }

  #say(message: ClientMessage): void {
    if (message.do === 'play' || message.do === 'undo')
      this.sent.set(message.request, { table: message.table, seat: message.seat });
  }

  #hear(message: ServerMessage): void {
    if (message.is === 'answer' && message.kind === 'accepted')
      this.ack(message.table, message.request, message.seq);
    if (
      message.is === 'answer' &&
      !['accepted', 'conflict', 'held', 'not-saved'].includes(message.kind)
    )
      this.faults.push(JSON.stringify(message));
    if (message.is === 'error' && message.code !== 'fault')
      this.faults.push(JSON.stringify(message));
  }
}
