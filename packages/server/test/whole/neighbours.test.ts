// Bad neighbours: clients that flood or never read are disconnected, and the other tables play on.
import type { AddressInfo } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';
import { itemAt } from '@tidetable/engine';
import { CLOSE } from '@tidetable/protocol';
import { expect, it, onTestFinished } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { openStore } from '../../src/store/open.ts';
import { emptyFolder } from '../store/places.ts';
import { BusyTables, LASTING } from './busy-tables.ts';
import { compare, judge } from './judging.ts';
import { Ledger } from './ledger.ts';
import { ServerProcess } from './server-process.ts';
import { LONG, size } from './sizes.ts';

function opened(url: string): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`);
  onTestFinished(() => socket.terminate());
  socket.on('error', () => {});
  return new Promise((resolve) => socket.once('open', () => resolve(socket)));
}

function closed(socket: WebSocket): Promise<{ code: number; reason: string }> {
  return new Promise((resolve) =>
    socket.once('close', (code, reason) => resolve({ code, reason: String(reason) })),
  );
}

/** Sends without a pause until it is disconnected. */
async function flood(url: string): Promise<void> {
  const socket = await opened(url);
  const over = closed(socket);
  while (socket.readyState === WebSocket.OPEN) {
    for (let nth = 0; nth < 100; nth++) socket.send('{"do":"ping"}');
    await new Promise((resolve) => setImmediate(resolve));
  }
  const { code, reason } = await over;
  expect(code).toBe(CLOSE.flood);
  expect(Number(reason)).toBeGreaterThan(0);
}

/** Asks for as much as it may and reads none of it, until the server disconnects it. */
async function neverRead(url: string, table: string): Promise<void> {
  const socket = await opened(url);
  const over = closed(socket);
  const ask = JSON.stringify({ do: 'watch', table, seat: null, since: 0 });
  // On a busy machine it takes longer until too much is unread.
  for (let deaf = DEAF; ; deaf *= 2) {
    socket.pause();
    const asking = setInterval(() => socket.send(ask), 30);
    await after(deaf);
    clearInterval(asking);
    socket.resume();
    const end = await Promise.race([over, after(LOOK, null)]);
    if (end === null) continue;
    expect(end.code).toBe(CLOSE.slow);
    return;
  }
}

const DEAF = 8_000;
const LOOK = 2_000;

it(
  'harm nobody else',
  async () => {
    const place = { folder: emptyFolder() };
    const server = await ServerProcess.start(place);
    const ledger = new Ledger();
    const busy = new BusyTables(ledger, () => server.url);
    for (const opening of LASTING) await busy.sit(opening);
    busy.play();
    const more = async (moves: number): Promise<void> => {
      const before = ledger.acks.size;
      await expect.poll(() => ledger.acks.size, { timeout: LONG }).toBeGreaterThan(before + moves);
    };
    await more(200);
    const table = itemAt(busy.tables, 0);
    const floods = Array.from({ length: size(20, 500) }, () => flood(server.url));
    const deaf = Array.from({ length: size(5, 50) }, () => neverRead(server.url, table));
    await Promise.all([...floods, ...deaf, more(100)]);
    await busy.rest();
    await busy.settle();
    expect(await server.stop(), server.complaint).toBe(0);
    const store = await openStore(place);
    await judge(store, busy.tables, ledger);
    await compare(store, busy.watchers);
    await store.close();
    busy.close();
    console.log(
      `${floods.length} floods, ${deaf.length} that never read: ${ledger.acks.size} moves beside them`,
    );
  },
  LONG,
);

/** A bare connection whose other end never answers, being closed: says whether it has been given up. */
async function leftToItself(): Promise<() => boolean> {
  const bare = new WebSocketServer({ port: 0 });
  onTestFinished(() => bare.close());
  const end = new Promise<WebSocket>((resolve) => bare.once('connection', resolve));
  const { port } = bare.address() as AddressInfo;
  (await opened(`http://127.0.0.1:${port}`)).pause();
  const socket = await end;
  socket.close();
  return () => socket.readyState === WebSocket.CLOSED;
}

it('who does not listen is hung up on, and does not hold up a restart', async () => {
  const server = await ServerProcess.start({ folder: emptyFolder() });
  (await opened(server.url)).pause();
  const hasGivenUp = await leftToItself();
  expect(await server.stop()).toBe(0);
  expect(hasGivenUp()).toBe(false);
});
