// A server played by the test: it sees every connection and sends what it likes.
import type { ClientMessage, ServerMessage, TableView } from '@tidetable/protocol';

export class FakeSocket {
  static made: FakeSocket[] = [];
  readonly url: string;
  readonly options: unknown;
  readyState = 0;
  onopen = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number; reason: string }) => void) | null = null;
  onerror = null;
  readonly sent: ClientMessage[] = [];

  constructor(url: string, options?: unknown) {
    this.url = url;
    this.options = options;
    FakeSocket.made.push(this);
  }

  static get last(): FakeSocket {
    return FakeSocket.made.at(-1) as FakeSocket;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = 3;
  }

  hello(heartbeat = 1_000): void {
    this.readyState = 1;
    this.says({ is: 'hello', person: 'anne', heartbeat });
  }

  says(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  ends(code: number, reason = ''): void {
    this.readyState = 3;
    this.onclose?.({ code, reason });
  }
}

export function shownAt(seq: number): TableView {
  return {
    seq,
    view: { cards: seq },
    menu: null,
    must: [0],
    may: false,
    undoable: 0,
    asked: null,
    seed: null,
  };
}
