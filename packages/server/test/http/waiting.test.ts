// Leaving, coming back and standing orders, over HTTP and the live channel.
import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { RunningServer } from '../../src/serve.ts';
import { TIMED } from '../games-by-trait.ts';
import { aGuest, aServer, aTable, type Visitor } from '../people/kit.ts';

interface Ear {
  readonly heard: string[];
}

async function ear(visitor: Visitor, table: string, seat: number | null): Promise<Ear> {
  const { socket } = await visitor.connect();
  const heard: string[] = [];
  socket.on('message', (data) => heard.push(String(data)));
  socket.send(JSON.stringify({ do: 'watch', table, seat, since: null }));
  await expect.poll(() => heard.some((text) => text.startsWith('{"is":"shown"'))).toBe(true);
  return { heard };
}

/** Two people at a running table. */
async function two(served: RunningServer, settings: object = {}) {
  const [anne, mary] = [await aGuest(served), await aGuest(served)];
  const table = await aTable(anne, { settings });
  await mary.post(`/tables/${table}/join`, {});
  await anne.post(`/tables/${table}/start`);
  const { must, seq } = (await anne.get(`/tables/${table}/view?seat=0`)).body;
  const [mover, other] = must[0] === 0 ? [anne, mary] : [mary, anne];
  const [seat, elsewhere] = [Number(must[0]), 1 - must[0]];
  const own = `/tables/${table}/seats/${seat}`;
  const others = `/tables/${table}/seats/${elsewhere}`;
  return { table, mover, other, seat, elsewhere, own, others, seq };
}

describe('over HTTP', () => {
  it('a person leaves a running game, a bot sits in, and the seat is taken back', async () => {
    const served = await aServer();
    const { mover, own, seat, table, other } = await two(served, { leaver: 'bot' });
    expect((await other.post(`${own}/leave`)).status).toBe(403);
    const left = await mover.post(`${own}/leave`);
    expect(left.body.seats[seat]).toMatchObject({ bot: 'bosun', person: { id: mover.id } });
    await expect
      .poll(async () => (await other.get(`/tables/${table}/view`)).body.must)
      .toEqual([1 - seat]);
    const back = await mover.post(`${own}/return`);
    expect(back.body.seats[seat].bot).toBeNull();
    expect((await other.post(`${own}/return`)).status).toBe(403);
  });

  it('the clock is shown with the table', async () => {
    const served = await aServer();
    const pace = { kind: 'live', bank: 600, increment: 5 };
    const { mover, table, seat } = await two(served, { pace });
    const clock = async () => (await mover.get(`/tables/${table}`)).body.clock;
    await expect.poll(clock, { timeout: 5_000 }).toMatchObject({ running: [seat] });
    const { banks } = await clock();
    expect(banks[1 - seat]).toBe(600_000);
    expect(banks[seat]).toBeGreaterThan(590_000);
  });

  it('so is when the game’s own time is up, to everybody', async () => {
    const served = await aServer();
    const [anne, mary, stranger] = [
      await aGuest(served),
      await aGuest(served),
      await aGuest(served),
    ];
    const timeUp = async (table: string) => (await stranger.get(`/tables/${table}`)).body.timeUp;
    const tableWith = async (options: object) => {
      const table = await aTable(anne, { game: TIMED, options });
      await mary.post(`/tables/${table}/join`, {});
      expect(await timeUp(table)).toBeNull();
      await anne.post(`/tables/${table}/start`);
      return table;
    };
    const before = Date.now();
    const table = await tableWith({ timer: 2 });
    await expect
      .poll(() => timeUp(table), { timeout: 5_000 })
      .toBeGreaterThanOrEqual(before + 120_000);
    const told = await timeUp(table);
    expect(told).toBeLessThanOrEqual(Date.now() + 120_000);
    // A moment, which does not change while time passes.
    await pause(50);
    expect(await timeUp(table)).toBe(told);
    expect((await anne.get(`/tables/${table}`)).body.clock).toBeNull();
    expect(await timeUp(await tableWith({}))).toBeNull();
  });

  it('a seat asks why', async () => {
    const served = await aServer();
    const { mover, other, seat, own, others } = await two(served);
    const question = 'why?action=end-actions';
    expect((await mover.get(`${own}/${question}`)).body).toMatchObject({ allowed: true });
    const { body } = await other.get(`${others}/${question}`);
    expect(body).toMatchObject({ allowed: false, waiting: [seat] });
    expect((await other.get(`${own}/${question}`)).status).toBe(403);
    expect((await mover.get(`${own}/why`)).status).toBe(400);
  });

  it('standing orders are told to their own seat and to nobody else', async () => {
    const served = await aServer();
    const { mover, other, others, seat, elsewhere, table } = await two(served);
    const ears = [
      await ear(mover, table, seat),
      await ear(await aGuest(served), table, null),
      await ear(other, table, null),
    ];
    const own = await ear(other, table, elsewhere);
    await pause(300);
    const before = ears.map(({ heard }) => heard.length);
    const wanted = { do: 'answer', action: 'end-actions', until: 'turn' };
    const given = await other.post(`${others}/orders`, wanted);
    expect(given.body).toMatchObject({ seat: elsewhere, what: wanted, ended: null });
    await expect.poll(() => own.heard.at(-1)).toContain('end-actions');
    expect(JSON.parse(own.heard.at(-1) as string)).toMatchObject({ is: 'orders', table });
    expect((await mover.get(`${others}/orders`)).status).toBe(403);
    expect((await other.get(`${others}/orders`)).body.orders).toHaveLength(1);
    await pause(300);
    expect(ears.map(({ heard }) => heard.length)).toEqual(before);
    expect((await other.drop(`${others}/orders/${given.body.id}`)).status).toBe(200);
    expect((await other.get(`${others}/orders`)).body.orders).toEqual([]);
  });

  it('an order that could never end is refused, and so is one too many', async () => {
    const served = await aServer();
    const { other, others } = await two(served);
    const order = (until: unknown) =>
      other.post(`${others}/orders`, { do: 'answer', action: 'end-actions', until });
    expect((await order({ event: 'winter-came' })).status).toBe(400);
    expect((await order('never')).status).toBe(400);
    for (let count = 0; count < 8; count++) expect((await order('turn')).status).toBe(200);
    expect((await order('turn')).body.error.code).toBe('too-many-orders');
  });
});
