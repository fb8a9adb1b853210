// boardgame.io's server as a contestant: its lobby over HTTP, then the bare protocol of its sockets.
import { ACTIONS_OF_A_TURN, ISLAND, TILES_OF_THE_ISLAND } from './boardgame-io-game.ts';
import { type Contestant, many, type Running, SEATS } from './contestant.ts';
import { CountedSocket } from './counted-socket.ts';
import { ServerProcess } from './server-process.ts';
import { type Received, Table, type TableClient } from './table.ts';

const PING = '2';
const PONG = '3';
const OPEN = '0';
const CONNECT = `40/${ISLAND.name},`;
const EVENT = `42/${ISLAND.name},`;

class BoardgameIoClient implements TableClient {
  readonly match: string;
  readonly credentials: readonly string[];
  #moves = 0;

  constructor(match: string, credentials: readonly string[]) {
    this.match = match;
    this.credentials = credentials;
  }

  sync(seat: number): string {
    return `${EVENT}${JSON.stringify(['sync', this.match, `${seat}`, this.credentials[seat], 4])}`;
  }

  next(): { seat: number; text: string } {
    const seat = Math.floor(this.#moves / ACTIONS_OF_A_TURN) % SEATS.length;
    const args = [(this.#moves * 7) % TILES_OF_THE_ISLAND];
    const playerID = `${seat}`;
    const payload = { type: 'move', args, playerID, credentials: this.credentials[seat] };
    const action = { type: 'MAKE_MOVE', payload };
    const update = ['update', action, this.#moves, this.match, playerID];
    this.#moves += 1;
    return { seat, text: `${EVENT}${JSON.stringify(update)}` };
  }

  /** It has no acknowledgements: the mover knows when the mover is shown. */
  hear(_seat: number, text: string): Received {
    if (!text.startsWith(`${EVENT}["update"`)) return {};
    const number = Number(/"_stateID":(\d+)/.exec(text)?.[1]);
    return { known: number, shown: number };
  }
}

class BoardgameIoServer implements Running {
  readonly process: ServerProcess;

  constructor(process: ServerProcess) {
    this.process = process;
  }

  prepare(tables: number): Promise<readonly Table[]> {
    return many(tables, () => this.#table());
  }

  stop(): Promise<void> {
    return this.process.stop();
  }

  async #table(): Promise<Table> {
    const { matchID } = await this.#post<{ matchID: string }>('create', { numPlayers: 4 });
    const credentials: string[] = [];
    for (const seat of SEATS) {
      const joining = { playerID: `${seat}`, playerName: `player ${seat}` };
      const joined = await this.#post<{ playerCredentials: string }>(`${matchID}/join`, joining);
      credentials.push(joined.playerCredentials);
    }
    const client = new BoardgameIoClient(matchID, credentials);
    const table = new Table(client);
    const sockets: CountedSocket[] = [];
    for (const seat of SEATS) sockets.push(await this.#open(seat, client, table));
    table.seat(sockets);
    return table;
  }

  async #post<T>(path: string, body: object): Promise<T> {
    const url = `http://localhost:${this.process.port}/games/${ISLAND.name}/${path}`;
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
    return (await answer.json()) as T;
  }

  /** A socket that was shown the match. */
  async #open(seat: number, client: BoardgameIoClient, table: Table): Promise<CountedSocket> {
    const url = `ws://localhost:${this.process.port}/socket.io/?EIO=4&transport=websocket`;
    let synced = (): void => {};
    const shown = new Promise<void>((resolve) => {
      synced = resolve;
    });
    const socket: CountedSocket = await CountedSocket.open(url, (text) => {
      if (text === PING) socket.send(PONG);
      else if (text.startsWith(OPEN)) setImmediate(() => socket.send(CONNECT));
      else if (text.startsWith(CONNECT)) socket.send(client.sync(seat));
      else if (text.startsWith(`${EVENT}["sync"`)) synced();
      else table.hear(seat, text);
    });
    await shown;
    return socket;
  }
}

export const BOARDGAME_IO: Contestant = {
  name: 'boardgame.io',
  start: async () => new BoardgameIoServer(await ServerProcess.start('./boardgame-io-program.ts')),
};
