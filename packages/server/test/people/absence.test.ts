// Who is at a table, and what the others may do about someone who keeps them waiting.
import { itemAt } from '@tidetable/engine';
import { expect, it } from 'vitest';
import { PRESENCE_TIMES } from '../../src/live/presence.ts';
import type { RunningServer } from '../../src/serve.ts';
import { type Answered, aGuest, aServer, aTable, type Visitor } from './kit.ts';

/** Quick rounds, and no waiting before the others may act. */
const FAST = { round: 30, silence: 500, nudge: 0, playOn: 0 };
const LONG = 600_000;

interface Scene {
  readonly served: RunningServer;
  /** By seat; the table waits for the first. */
  readonly people: readonly Visitor[];
  readonly table: string;
  /** Changes how long the others must wait. */
  patience(times: Partial<RunningServer['context']['absence']>): void;
  seat(seat?: number): Promise<Answered['body']>;
}

async function scene(count: number, spec: object = {}): Promise<Scene> {
  const served = await aServer({ times: FAST });
  const people: Visitor[] = [];
  for (let nth = 0; nth < count; nth++) people.push(await aGuest(served));
  const [owner, ...others] = people as [Visitor, ...Visitor[]];
  const seating = ['me', ...others.map(() => null), 'bot'];
  const table = await aTable(owner, {
    seats: count + 1,
    seating,
    options: { first: '1' },
    ...spec,
  });
  for (const other of others) await other.post(`/tables/${table}/join`);
  await owner.post(`/tables/${table}/start`);
  return {
    served,
    people,
    table,
    patience: (times) => void Object.assign(served.context.absence, times),
    seat: async (seat = 0) => (await owner.get(`/tables/${table}`)).body.seats[seat],
  };
}

async function looks(person: Visitor, table: string, seat: number | null) {
  const { socket } = await person.connect();
  socket.send(JSON.stringify({ do: 'watch', table, seat, since: null }));
  return socket;
}

const refused = (status: number, code: string) => ({ status, body: { error: { code } } });

it('notices within ten seconds as it is set', () => {
  const { round, silence, nodeSilence } = PRESENCE_TIMES;
  expect(Math.max(silence, nodeSilence) + round).toBeLessThan(10_000);
});

it('tells whether a person is here, and since when they are away', async () => {
  const { people, table, seat } = await scene(2);
  const [anne, ben] = people as [Visitor, Visitor];
  expect(await seat(0)).toMatchObject({ presence: { isHere: false, lastSeen: null } });
  const before = Date.now();
  const [socket, again] = [await looks(anne, table, 0), await looks(anne, table, 0)];
  const isHere = async () => (await seat(0)).presence.isHere;
  await expect.poll(isHere).toBe(true);
  again.terminate();
  await looks(ben, table, 1);
  await expect.poll(async () => (await seat(1)).presence).toEqual({ isHere: true, lastSeen: null });
  expect(await isHere()).toBe(true);
  socket.terminate();
  await expect.poll(isHere).toBe(false);
  expect((await seat(0)).presence.lastSeen).toBeGreaterThanOrEqual(before);
  expect((await seat(2)).presence).toBeNull();
});

it('finds somebody away whose line is cut without a word', async () => {
  const { people, table, seat } = await scene(2);
  const socket = await looks(itemAt(people, 0), table, 0);
  await expect.poll(async () => (await seat(0)).presence.isHere).toBe(true);
  socket.pause();
  await expect.poll(async () => (await seat(0)).presence.isHere).toBe(false);
  socket.resume();
  await expect.poll(async () => (await seat(0)).presence.isHere).toBe(true);
});

it('says nothing of spectators', async () => {
  const { served, people, table, seat } = await scene(2);
  const stranger = await aGuest(served);
  await looks(stranger, table, null);
  await looks(itemAt(people, 0), table, null);
  await looks(itemAt(people, 1), table, 1);
  await expect.poll(async () => (await seat(1)).presence.isHere).toBe(true);
  expect((await seat(0)).presence).toEqual({ isHere: false, lastSeen: null });
  expect([...(await served.context.store.presence.at(table)).keys()]).toEqual([people[1]?.id]);
  expect(JSON.stringify((await stranger.get(`/tables/${table}`)).body)).not.toContain(stranger.id);
});

it('nudges, and keeps it until the person acts', async () => {
  const { people, table, seat, patience } = await scene(2);
  const [anne, ben] = people as [Visitor, Visitor];
  const nudge = (who: Visitor, at = 0) => who.post(`/tables/${table}/seats/${at}/nudge`);
  patience({ nudge: LONG });
  expect(await nudge(ben)).toMatchObject(refused(409, 'too-soon'));
  patience({ nudge: 0 });
  expect(await nudge(ben)).toMatchObject({ status: 200 });
  expect(await seat(0)).toMatchObject({ nudge: { by: 1 } });
  expect(await nudge(ben)).toMatchObject(refused(409, 'too-soon'));
  patience({ nudgeAgain: 0 });
  expect(await nudge(ben)).toMatchObject({ status: 200 });
  const moves = { request: 'r1', base: 0, action: 'end-actions' };
  const moved = await anne.post(`/tables/${table}/seats/0/moves`, moves);
  expect(moved.body).toMatchObject({ kind: 'accepted' });
  expect((await seat(0)).nudge).toBeNull();
});

it('refuses a nudge, with the reason in words', async () => {
  const { served, people, table } = await scene(2);
  const [anne, ben] = people as [Visitor, Visitor];
  const nudge = (who: Visitor, at: number) => who.post(`/tables/${table}/seats/${at}/nudge`);
  expect(await nudge(await aGuest(served), 0)).toMatchObject(refused(403, 'not-seated'));
  expect(await nudge(anne, 0)).toMatchObject(refused(409, 'own-seat'));
  expect(await nudge(anne, 1)).toMatchObject(refused(409, 'not-their-turn'));
  expect(await nudge(ben, 2)).toMatchObject(refused(409, 'bot'));
  expect(await nudge(ben, 7)).toMatchObject(refused(404, 'no-such-seat'));
  const { body } = await nudge(anne, 1);
  expect(body.error.message).toMatch(/^The table does not wait for Guest \d+\.$/);
});

it('lets a bot play on for somebody who is away, who takes the seat back', async () => {
  const { people, table, seat, patience } = await scene(2);
  const [anne, ben] = people as [Visitor, Visitor];
  const playOn = () => ben.post(`/tables/${table}/seats/0/play-on`);
  const socket = await looks(anne, table, 0);
  await expect.poll(async () => (await seat(0)).presence.isHere).toBe(true);
  expect(await playOn()).toMatchObject(refused(409, 'here'));
  socket.terminate();
  await expect.poll(async () => (await seat(0)).presence.isHere).toBe(false);
  patience({ playOn: LONG });
  const soon = await playOn();
  expect(soon).toMatchObject(refused(409, 'too-soon'));
  expect(soon.body.error.message).toContain('a bot may play on after 10 min');
  patience({ playOn: 0 });
  await ben.post(`/tables/${table}/seats/0/nudge`);
  expect(await playOn()).toMatchObject({ status: 200 });
  expect(await seat(0)).toMatchObject({ person: { id: anne.id }, bot: 'bosun', presence: null });
  const moves = async () => (await ben.get(`/tables/${table}`)).body.seq;
  await expect.poll(moves).toBeGreaterThan(0);
  const fromAfar = await anne.post(`/tables/${table}/seats/1/nudge`);
  expect(fromAfar).toMatchObject(refused(409, 'away'));
  // A bot's move does not answer the nudge.
  expect(await seat(0)).toMatchObject({ nudge: { by: 1 } });
  expect((await anne.post(`/tables/${table}/seats/0/return`)).status).toBe(200);
  expect(await seat(0)).toMatchObject({ bot: null, nudge: null, playOn: [] });
});

it('asks all others who are here before a bot plays on', async () => {
  const { people, table, seat } = await scene(3);
  const [anne, ben, cleo] = people as [Visitor, Visitor, Visitor];
  const playOn = (who: Visitor) => who.post(`/tables/${table}/seats/0/play-on`);
  await looks(cleo, table, 2);
  await expect.poll(async () => (await seat(2)).presence.isHere).toBe(true);
  expect(await playOn(ben)).toMatchObject({ status: 200 });
  expect(await seat(0)).toMatchObject({ bot: null, playOn: [1] });
  const back = await looks(anne, table, 0);
  await expect.poll(async () => (await seat(0)).presence.isHere).toBe(true);
  back.terminate();
  await expect.poll(async () => (await seat(0)).presence.isHere).toBe(false);
  // Votes from before they came back do not count.
  expect(await seat(0)).toMatchObject({ bot: null, playOn: [] });
  expect(await playOn(cleo)).toMatchObject({ status: 200 });
  expect(await seat(0)).toMatchObject({ bot: 'bosun' });
});

it('leaves it to the clock where there is one, and waits a day where the game is rated', async () => {
  const timed = await scene(2, { settings: { pace: { kind: 'per-move', time: 60 } } });
  const playOn = ({ people, table }: Scene) => people[1]?.post(`/tables/${table}/seats/0/play-on`);
  expect(await playOn(timed)).toMatchObject(refused(409, 'clock'));
  const rated = await scene(2, { seats: 2, seating: ['me', null], rated: true });
  expect(await playOn(rated)).toMatchObject(refused(409, 'too-soon'));
  rated.patience({ playOnRated: 0 });
  expect(await playOn(rated)).toMatchObject({ status: 200 });
  expect(await rated.seat(0)).toMatchObject({ bot: 'bosun' });
});
