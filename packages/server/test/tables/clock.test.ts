// Clocks: whose time runs, what a move gives back, and what watchers are sent of it.
import { itemAt } from '@tidetable/engine';
import { describe, expect, it } from 'vitest';
import { RIVALS } from '../games-by-trait.ts';
import { Client, freshRequest, ISLAND, nameOf, settled } from './kit.ts';
import { Far, timed } from './time-kit.ts';

const LIVE = { pace: { kind: 'live', bank: 60, increment: 10 } };
const PER_MOVE = { pace: { kind: 'per-move', time: 60 } };

const reversible = (action: string): boolean => action.startsWith('move');

describe('a bank with an increment', () => {
  it('runs for who must decide and for nobody else', async () => {
    const { must, clock, pass } = await timed(LIVE);
    const seat = must();
    await pass(7_000);
    const { banks, running } = await clock();
    expect(running).toEqual([seat]);
    expect(banks[seat]).toBe(53_000);
    expect(banks[1 - seat]).toBe(60_000);
  });

  it('gets the increment when the seat has decided, not before', async () => {
    const { must, clock, pass, play, offer, table } = await timed(LIVE);
    const seat = must();
    await pass(20_000);
    await play(seat, offer(seat, reversible));
    expect((await clock()).banks[seat]).toBe(40_000);
    await play(seat, 'end-actions');
    while (must() === seat)
      await play(
        seat,
        offer(seat, (action) => action !== 'end-actions'),
      );
    expect(table.seq).toBeGreaterThan(1);
    expect((await clock()).banks[seat]).toBe(50_000);
    expect((await clock()).running).toEqual([1 - seat]);
  });

  it('never holds more than it began with and one increment', async () => {
    const { must, clock, play, offer, nodes } = await timed(LIVE);
    for (let count = 0; count < 40; count++) await play(must(), offer(must()));
    const { banks } = await clock();
    expect(nodes[0]?.troubles).toEqual([]);
    expect(Math.max(...banks)).toBe(70_000);
  });

  it('gives the increment back when what was decided is taken back', async () => {
    const spec = { game: RIVALS, seats: 2 };
    const { must, clock, play, offer, undo, pass, table } = await timed(LIVE, { spec });
    await pass(30_000);
    for (let tries = 0; tries < 60; tries++) {
      const seat = must();
      const before = await clock();
      await play(seat, offer(seat));
      if (must() === seat || table.viewFor(seat).undoable === 0) continue;
      expect((await clock()).banks[seat]).toBe(
        Math.min((before.banks[seat] ?? 0) + 10_000, 70_000),
      );
      await undo(seat);
      expect(must()).toBe(seat);
      expect((await clock()).banks).toEqual(before.banks);
      return;
    }
    throw new Error('nobody could take a decision back');
  });

  it('does not run for a bot', async () => {
    const silent = { name: 'slow', choose: () => null };
    const { must, clock, pass, play, offer } = await timed(LIVE, {
      bots: { 1: 'slow' },
      changes: { bots: { [ISLAND.game]: [silent] } },
    });
    while ((await clock()).running.length === 0) await pass(1_000);
    expect((await clock()).running).toEqual([0]);
    expect(must()).toBe(0);
    await play(0, 'end-actions');
    for (let left = 20; left > 0 && must() === 0; left--) await play(0, offer(0));
    expect((await clock()).banks[1]).toBe(60_000);
  });
});

describe('time for every move', () => {
  it('is whole again whenever a seat is to decide anew', async () => {
    const { must, clock, pass, play, offer } = await timed(PER_MOVE);
    const seat = must();
    await pass(25_000);
    expect((await clock()).banks[seat]).toBe(35_000);
    while (must() === seat) await play(seat, offer(seat, (action) => action !== 'pass') ?? 'pass');
    expect((await clock()).banks[1 - seat]).toBe(60_000);
    await pass(50_000);
    while (must() !== seat) await play(1 - seat, offer(1 - seat));
    expect((await clock()).banks[seat]).toBe(60_000);
  });

  it('is not won by taking something back', async () => {
    const { must, clock, pass, play, offer, undo } = await timed(PER_MOVE);
    const seat = must();
    await pass(25_000);
    await play(seat, offer(seat, reversible));
    await undo(seat);
    expect((await clock()).banks[seat]).toBe(35_000);
  });
});

describe('of time', () => {
  it('everybody is told with each move, in a few bytes', async () => {
    const { must, play, offer, pass, nodes, id, clock } = await timed(LIVE);
    const client = new Client('spectator');
    await client.join(itemAt(nodes, 0).registry, id);
    await pass(5_000);
    const seat = must();
    await play(seat, offer(seat, reversible));
    await settled();
    const { clock: told } = JSON.parse(client.messages.at(-1) as string);
    const { since, banks } = await clock();
    expect(told).toEqual([since, ...banks]);
    expect(JSON.stringify({ clock: told }).length).toBeLessThan(60);
  });

  it('nobody misses a move while it is asked for', async () => {
    const { must, offer, nodes, id, table } = await timed(LIVE, { store: new Far() });
    const { registry } = itemAt(nodes, 0);
    const client = new Client('spectator');
    await client.join(registry, id);
    for (let moves = 0; moves < 40 && table.position.state.outcome === null; moves++) {
      const seat = must();
      const asking = {
        table: id,
        by: nameOf(seat),
        seat,
        base: table.seq,
        request: freshRequest(),
      };
      expect(await registry.play({ ...asking, action: offer(seat) })).toMatchObject({
        kind: 'accepted',
      });
    }
    await settled(50);
    expect(client.story.map(({ seq }) => seq)).toEqual(
      Array.from({ length: table.seq }, (_none, nth) => nth + 1),
    );
  });

  it('nobody hears where nobody counts it', async () => {
    const { must, play, offer, nodes, id, store } = await timed({});
    const client = new Client(0);
    await client.join(itemAt(nodes, 0).registry, id);
    await play(must(), offer(must()));
    expect(client.messages.join()).not.toContain('clock');
    expect(await store.clocks.of(id)).toEqual({ banks: null, since: null, deadline: null });
  });

  it('no person can speak in the name of the table', async () => {
    const { must, play, offer } = await timed({});
    for (const name of ['bot-0-0', 'clock-0-0', 'order-0-1', 'time-0-0'])
      expect((await play(must(), offer(must()), name)).kind).toBe('malformed');
    expect(nameOf(0)).toBe('person-0');
  });
});
