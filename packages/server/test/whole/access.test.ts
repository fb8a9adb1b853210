// Every route and every live message, asked by every role.
import {
  type ClientMessage,
  ROUTES,
  type RouteName,
  type ServerMessage,
} from '@tidetable/protocol';
import { expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { COOPERATIVE, RIVALS } from '../games-by-trait.ts';
import { emptyFolder } from '../store/places.ts';
import { LIVE_ROWS, ROLES, ROUTE_ROWS, type Row } from './access.ts';
import { type Scene, sceneOf } from './scene.ts';
import { ServerProcess } from './server-process.ts';
import { LONG } from './sizes.ts';

async function statusOf(scene: Scene, name: RouteName, row: Row, role: (typeof ROLES)[number]) {
  const [method, path] = name.split(' ') as [string, string];
  const fills: Readonly<Record<string, string>> = {
    table: scene.table,
    seat: '1',
    person: scene.person,
    kind: 'mute',
    ladder: RIVALS,
    game: COOPERATIVE,
  };
  const filled = path.replace(/:(\w+)/g, (_all, key) => fills[key] ?? 'unknown');
  const token = scene.tokens[role];
  const response = await fetch(`${scene.url}${filled}${row.query ? `?${row.query}` : ''}`, {
    method,
    headers: {
      ...(row.body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
    },
    ...(row.body === undefined ? {} : { body: JSON.stringify(row.body) }),
  });
  return response.status;
}

/** Routes that only read can be asked at one table after the other. */
function readingFirst(one: string, other: string): number {
  return Number(other.startsWith('GET')) - Number(one.startsWith('GET'));
}

it(
  'every route answers everybody as it is written',
  async () => {
    const server = await ServerProcess.start({ folder: emptyFolder() }, '--admin', 'Keeper');
    const shared = await sceneOf(server.url, 'playing');
    const found: Record<string, string> = {};
    const written: Record<string, string> = {};
    const names = Object.keys(ROUTES) as RouteName[];
    for (const name of names.sort(readingFirst)) {
      const row = ROUTE_ROWS[name];
      const isReading = name.startsWith('GET');
      const scene = isReading ? shared : await sceneOf(server.url, row.table ?? 'playing');
      const statuses: number[] = [];
      for (const role of ROLES) statuses.push(await statusOf(scene, name, row, role));
      found[name] = statuses.join(' ');
      written[name] = row.gets;
    }
    expect(found).toEqual(written);
  },
  LONG,
);

/** The first message after hello; a ping marks the end. */
async function heardBy(
  scene: Scene,
  says: ClientMessage,
  role: (typeof ROLES)[number],
): Promise<string> {
  const token = scene.tokens[role];
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const socket = new WebSocket(`${scene.url.replace('http', 'ws')}/api/live`, { headers });
  const asks = says.do === 'play' || says.do === 'undo';
  const message = await new Promise<ServerMessage>((resolve, reject) => {
    socket.on('error', reject);
    socket.on('message', (data) => {
      const heard = JSON.parse(String(data)) as ServerMessage;
      if (heard.is === 'hello') {
        socket.send(
          JSON.stringify({ ...says, ...('table' in says ? { table: scene.table } : {}) }),
        );
        socket.send('{"do":"ping"}');
      } else if (!asks || heard.is !== 'beat') resolve(heard);
    });
  });
  socket.terminate();
  if (message.is === 'error') return message.code;
  if (message.is === 'why' && !message.allowed && message.code === 'not-your-seat')
    return message.code;
  return message.is === 'answer' ? message.kind : message.is;
}

it(
  'every live message is answered to everybody as it is written',
  async () => {
    const server = await ServerProcess.start({ folder: emptyFolder() }, '--admin', 'Keeper');
    const scene = await sceneOf(server.url, 'playing');
    for (const { says, hears } of Object.values(LIVE_ROWS).flat()) {
      const found: string[] = [];
      for (const role of ROLES) found.push(await heardBy(scene, says, role));
      expect.soft([says, found.join(' ')]).toEqual([says, hears]);
    }
  },
  LONG,
);
