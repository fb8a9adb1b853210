// Hostile messages over HTTP and the live channel: the server stays up, nothing illegal counts, and play goes on.
import { Agent, request } from 'node:http';
import { Generator, itemAt } from '@tidetable/engine';
import { ROUTES, type RouteName, type TableView } from '@tidetable/protocol';
import { expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { Place } from '../../src/store/open.ts';
import { RIVALS } from '../games-by-trait.ts';
import { aPostgres, emptyFolder } from '../store/places.ts';
import { nonsense, oddWord } from './nonsense.ts';
import { begun, type Guest, guest } from './people.ts';
import { offersOf } from './player.ts';
import { ServerProcess } from './server-process.ts';
import { LONG, size } from './sizes.ts';

/** Routes that would end the fuzzer's own session, or hash a password each time. */
const SPARED =
  /logout|sessions|login|accounts|recover|password|\/leave|regards|reports|\/return|orders|daily/;
const NAMES = (Object.keys(ROUTES) as RouteName[]).filter((name) => !SPARED.test(name));

const postgres = aPostgres();

class Fuzzer {
  readonly #chance = new Generator(2026);
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 16 });
  readonly statuses = new Map<number, number>();
  readonly closes = new Map<number, number>();
  messages = 0;
  readonly #server: ServerProcess;

  constructor(server: ServerProcess) {
    this.#server = server;
  }

  /** Requests to any route, with faults. */
  async requests(count: number, who: Guest, table: string, valid: object): Promise<void> {
    const send = async (): Promise<void> => {
      while (count-- > 0) await this.#request(who, table, valid);
    };
    await Promise.all(Array.from({ length: 16 }, send));
  }

  #request({ token }: Guest, table: string, valid: object): Promise<void> {
    const chance = this.#chance;
    const name = itemAt(NAMES, chance.below(NAMES.length));
    const [method, path] = name.split(' ') as [string, string];
    const fills: Readonly<Record<string, string>> = { table, seat: '0' };
    const filled = path.replace(/:(\w+)/g, (_all, key) =>
      chance.below(3) === 0 ? oddWord(chance) : (fills[key] ?? RIVALS),
    );
    const query = chance.below(3) === 0 ? `?seat=${oddWord(chance)}&${oddWord(chance)}=1` : '';
    const body = method === 'GET' ? '' : nonsense(valid, chance);
    const type = chance.below(12) === 0 ? 'text/plain' : 'application/json';
    this.messages += 1;
    return new Promise((resolve, reject) => {
      const headers = {
        authorization: `Bearer ${token}`,
        'content-length': Buffer.byteLength(body),
        ...(body === '' ? {} : { 'content-type': type }),
      };
      const options = { method, headers, agent: this.#agent };
      const asked = request(`${this.#server.url}${filled}${query}`, options, (answer) => {
        const status = answer.statusCode ?? 0;
        this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
        let said = '';
        answer.on('data', (data) => {
          said += data;
        });
        answer.on('end', () =>
          status < 500 ? resolve() : reject(new Error(`${name} ${filled} ${body}: ${said}`)),
        );
      });
      asked.on('error', reject);
      asked.end(body);
    });
  }

  /** Live messages, as many as a connection may send at once. */
  async live(count: number, { token }: Guest, valid: readonly object[]): Promise<void> {
    const chance = this.#chance;
    for (let left = count; left > 0; left -= 100) {
      const headers = { authorization: `Bearer ${token}` };
      const socket = new WebSocket(`${this.#server.url.replace('http', 'ws')}/api/live`, {
        headers,
      });
      await new Promise<void>((resolve, reject) => {
        socket.on('error', () => {});
        socket.on('unexpected-response', () => reject(new Error('no connection')));
        socket.on('close', (code) => {
          this.closes.set(code, (this.closes.get(code) ?? 0) + 1);
          resolve();
        });
        socket.on('message', (data) => {
          if (String(data).includes('"is":"beat"')) socket.close(1000);
          if (String(data).includes('"code":"fault"')) reject(new Error(String(data)));
        });
        socket.on('open', () => {
          for (let nth = 0; nth < Math.min(100, left); nth++) {
            const text = nonsense(itemAt(valid, chance.below(valid.length)), chance);
            const odd = chance.below(1_500);
            socket.send(odd === 0 ? Buffer.from(text) : odd === 1 ? text.padEnd(20_000) : text);
            this.messages += 1;
          }
          socket.send('{"do":"ping"}');
        });
      });
    }
  }
}

async function fuzz(place: Place, messages: number): Promise<void> {
  const server = await ServerProcess.start(place);
  const people = [await guest(server.url, 'Anne'), await guest(server.url, 'Mary')] as const;
  const table = await begun({ game: RIVALS, seats: 2 }, people);
  const params = { table };
  const fuzzer = new Fuzzer(server);
  const look = async (seat: number): Promise<TableView> =>
    (await people[seat as 0 | 1].api('GET /api/tables/:table/view', {
      params,
      query: { seat },
    })) as TableView;
  const batch = 2_500;
  for (let left = messages; left > 0; left -= batch) {
    const { must, seq } = await look(0);
    const onTurn = must[0] as 0 | 1;
    const before = JSON.stringify([await look(0), await look(1)]);
    const action = itemAt(offersOf(await look(onTurn)), 0);
    const idle = 1 - onTurn;
    const move = { request: 'fuzz', base: seq, action };
    const said = { table, seat: idle, ...move };
    const fuzzing = itemAt(people, idle);
    await fuzzer.requests(Math.round(batch * 0.4), fuzzing, table, {
      ...move,
      name: 'x',
      words: 'x',
      seat: idle,
    });
    await fuzzer.live(Math.round(batch * 0.6), fuzzing, [
      { do: 'play', ...said },
      { do: 'undo', table, seat: idle, request: 'fuzz', base: seq, what: 'agree' },
      { do: 'watch', table, seat: idle, since: seq },
      { do: 'leave', table },
      { do: 'ping' },
    ]);
    expect(server.isRunning, server.complaint).toBe(true);
    expect(JSON.stringify([await look(0), await look(1)])).toBe(before);
    const answer = await people[onTurn].api('POST /api/tables/:table/seats/:seat/moves', {
      params: { table, seat: onTurn },
      body: { ...move, request: `legal-${seq}` },
    });
    expect(answer).toEqual({ kind: 'accepted', seq: seq + 1 });
  }
  expect(await server.stop(), server.complaint).toBe(0);
  expect(server.complaint).toBe('');
  console.log(
    `${fuzzer.messages} hostile messages: statuses ${JSON.stringify([...fuzzer.statuses])}, ` +
      `closes ${JSON.stringify([...fuzzer.closes])}`,
  );
}

it(
  'with everything in a folder',
  () => fuzz({ folder: emptyFolder() }, size(35_000, 300_000)),
  LONG,
);

it(
  'with everything in PostgreSQL',
  async () => fuzz({ url: await postgres().emptyDatabase() }, size(15_000, 100_000)),
  LONG,
);
