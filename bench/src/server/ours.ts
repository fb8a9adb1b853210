// Our server as a contestant: guests and tables over HTTP, then the live channel.
import { readFileSync } from 'node:fs';
import { Generator } from '@tidetable/engine';
import {
  apply,
  type ClientMessage,
  type Json,
  type ServerMessage,
  type TableView,
} from '@tidetable/protocol';
import { type Contestant, many, type Running, SEATS } from './contestant.ts';
import { CountedSocket } from './counted-socket.ts';
import { ServerProcess } from './server-process.ts';
import { type Received, Table, type TableClient } from './table.ts';

/** Chosen first where they are offered, so that games last. */
const PRUDENT = ['capture', 'shore-up', 'sandbags'];

class OurTableClient implements TableClient {
  readonly #table: string;
  readonly #shown: (TableView | null)[] = SEATS.map(() => null);
  readonly #chance: Generator;

  constructor(table: string, chance: Generator) {
    this.#table = table;
    this.#chance = chance;
  }

  watch(seat: number): string {
    return said({ do: 'watch', table: this.#table, seat, since: null });
  }

  next(): { seat: number; text: string } | null {
    const seat = this.#shown[0]?.must[0];
    if (seat === undefined) return null;
    const { seq: base, menu } = this.#shown[seat] as TableView;
    const offers = Object.values(menu?.allowed ?? {}).flat();
    const prudent = offers.filter((offer) => PRUDENT.includes(offer.split(' ')[0] as string));
    const choices = prudent.length > 0 ? prudent : offers;
    const action = choices[this.#chance.below(choices.length)] as string;
    const request = `move-${base}`;
    return { seat, text: said({ do: 'play', table: this.#table, seat, request, base, action }) };
  }

  hear(seat: number, text: string): Received {
    const heard = JSON.parse(text) as ServerMessage;
    switch (heard.is) {
      case 'answer':
        if (heard.kind !== 'accepted') throw new Error(text);
        return { known: heard.seq };
      case 'shown':
        return this.#see(seat, heard.shown);
      case 'moved': {
        const before = this.#shown[seat] as unknown as Json;
        return this.#see(seat, apply(heard.patch, before) as unknown as TableView);
      }
      default:
        return {};
    }
  }

  #see(seat: number, shown: TableView): Received {
    this.#shown[seat] = shown;
    return { shown: shown.seq };
  }
}

function said(message: ClientMessage): string {
  return JSON.stringify(message);
}

class OurServer implements Running {
  readonly process: ServerProcess;
  readonly #chance = new Generator(1);

  constructor(process: ServerProcess) {
    this.process = process;
  }

  prepare(tables: number): Promise<readonly Table[]> {
    return many(tables, () => this.#table());
  }

  stop(): Promise<void> {
    return this.process.stop();
  }

  /** Its owner holds all four seats, with a connection for each. */
  async #table(): Promise<Table> {
    const guest = await this.#post('guests', { name: 'Guest' });
    const cookie = guest.headers.getSetCookie()[0]?.split(';')[0] as string;
    const seating = SEATS.map(() => 'me');
    const wish = { game: 'forbidden-island', seats: SEATS.length, seating };
    const opened = await this.#post('tables', wish, cookie);
    const { id } = (await opened.json()) as { id: string };
    await this.#post(`tables/${id}/start`, {}, cookie);
    const client = new OurTableClient(id, this.#chance);
    const table = new Table(client);
    const sockets: CountedSocket[] = [];
    for (const seat of SEATS) sockets.push(await this.#open(seat, client, table, cookie));
    table.seat(sockets);
    return table;
  }

  async #post(path: string, body: object, cookie = ''): Promise<Response> {
    const url = `http://127.0.0.1:${this.process.port}/api/${path}`;
    const headers = { 'content-type': 'application/json', cookie };
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
    return answer;
  }

  /** A connection that was shown the table. */
  async #open(
    seat: number,
    client: OurTableClient,
    table: Table,
    cookie: string,
  ): Promise<CountedSocket> {
    const url = `ws://127.0.0.1:${this.process.port}/api/live`;
    let first = (): void => {};
    const shown = new Promise<void>((resolve) => {
      first = resolve;
    });
    const hear = (text: string): void => {
      table.hear(seat, text);
      if (text.startsWith('{"is":"shown"')) first();
    };
    const socket = await CountedSocket.open(url, hear, { headers: { cookie } });
    socket.send(client.watch(seat));
    await shown;
    return socket;
  }
}

const COMMAND = new URL('../../../packages/cli/bin/tidetable.js', import.meta.url);

/** The flags of Node that the first line of the command gives it. */
function shippedFlags(): readonly string[] {
  const [first = ''] = readFileSync(COMMAND, 'utf8').split('\n');
  return first.split(' ').filter((word) => word.startsWith('--'));
}

function ours(name: string, storage: 'durable' | 'memory'): Contestant {
  return {
    name,
    start: async () =>
      new OurServer(await ServerProcess.start('./ours-program.ts', [storage], shippedFlags())),
  };
}

export const DURABLE = ours('Tidetable, durable', 'durable');
export const IN_MEMORY = ours('Tidetable, in memory', 'memory');
