// Two servers on one PostgreSQL: what a table does by itself is done once, by whichever server runs.
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { TIMED } from '../games-by-trait.ts';
import { aGuest, aServer, aTable } from '../people/kit.ts';
import { aPostgres } from '../store/places.ts';

const postgres = aPostgres();

it('know who is connected to the other, until it dies', async () => {
  const place = { url: await postgres().emptyDatabase() };
  const times = { round: 50, silence: 1_000, nodeSilence: 1_500 };
  const [first, second] = [await aServer({ place, times }), await aServer({ place, times })];
  const anne = await aGuest(first);
  const ben = await aGuest(second);
  const table = await aTable(anne);
  await ben.post(`/tables/${table}/join`, {});
  const { socket } = await anne.connect();
  const told: (boolean | undefined)[] = [];
  socket.on('message', (data) => {
    const { is, about } = JSON.parse(String(data));
    if (is === 'about') told.push(about.seats[1].presence.isHere);
  });
  socket.send(JSON.stringify({ do: 'watch', table, seat: 0, since: null }));
  const theirs = (await ben.connect()).socket;
  theirs.send(JSON.stringify({ do: 'watch', table, seat: 1, since: null }));
  await expect.poll(() => told.at(-1)).toBe(true);
  await second.close();
  await expect.poll(() => told.at(-1), { timeout: 10_000 }).toBe(false);
}, 60_000);

it('play a deserted table as one, and one of them alone when the other stops', async () => {
  const place = { url: await postgres().emptyDatabase() };
  const [first, second] = [await aServer({ place }), await aServer({ place })];
  const anne = await aGuest(first);
  const settings = { pace: { kind: 'per-move', time: 1 }, atZero: 'stand-in' };
  const seating = ['me', null, 'bosun'];
  const table = await aTable(anne, { game: TIMED, seats: 3, settings, seating });
  await (await aGuest(second)).post(`/tables/${table}/join`, {});
  await anne.post(`/tables/${table}/start`);
  const { store } = second.context;
  const count = async (): Promise<number> => (await store.entries(table, 0)).length;
  await expect.poll(count, { timeout: 20_000 }).toBeGreaterThan(8);
  await first.close();
  const then = await count();
  await expect.poll(count, { timeout: 20_000 }).toBeGreaterThan(then + 4);
  await pause(50);
  const log = await store.entries(table, 0);
  expect(log.map(({ seq }) => seq)).toEqual(log.map((_entry, index) => index + 1));
  for (const { seq, seat, request } of log)
    expect(request).toBe(`${seat === 2 ? 'bot' : 'clock'}-${seq - 1}-${seat}`);
}, 60_000);
