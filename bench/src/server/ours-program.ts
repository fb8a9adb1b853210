// Our server: `durable` in a folder of its own on the disk, or `memory`. (Stand-in until the real one.)

import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BOTS } from '@tidetable/bots';
import { EVERY_GAME, newTable, openStore, Registry, Rules } from '@tidetable/server';
import { WebSocketServer } from 'ws';
import { MemoryStore } from '../../../packages/server/src/store/memory.ts';
import { ready } from './program.ts';

const folder = mkdtempSync('.bench-');
const store = process.argv[2] === 'durable' ? await openStore({ folder }) : new MemoryStore();
const rules = new Rules(EVERY_GAME);
const registry = new Registry({
  store,
  rules,
  bots: BOTS,
  now: () => Date.now(),
  trouble: (where, error) => console.error(where, error),
});
await registry.listen();
for (const id of ['p0', 'p1', 'p2', 'p3'])
  await store.addPerson({ id, name: id, kind: 'guest', since: 0 });
setInterval(() => registry.sweep(), 10_000).unref();

const http = createServer(async (_request, response) => {
  const row = newTable(rules, { game: 'forbidden-island', seats: 4 }, 'p0', Date.now());
  const sittings = [0, 1, 2, 3].map((seat) => ({
    table: row.id,
    seat,
    person: `p${seat}`,
    bot: null,
  }));
  await store.addTable({ ...row, status: 'playing' }, sittings);
  response.end(row.id);
});
const server = new WebSocketServer({ server: http });
server.on('connection', async (socket, request) => {
  const url = new URL(request.url as string, 'http://localhost');
  const table = url.searchParams.get('table') as string;
  const seat = Number(url.searchParams.get('seat'));
  let leave = (): void => {};
  socket.on('close', () => leave());
  socket.on('message', async (text) => {
    const move = JSON.parse(String(text));
    const answer = await registry.play({ ...move, table, seat, by: `p${seat}` });
    socket.send(JSON.stringify({ request: move.request, answer }));
  });
  leave = await registry.watch(table, seat, null, (message) =>
    socket.send(JSON.stringify(message)),
  );
});
http.listen(0, () =>
  ready((http.address() as AddressInfo).port, async () => {
    await registry.close();
    await store.close();
    rmSync(folder, { recursive: true });
  }),
);
