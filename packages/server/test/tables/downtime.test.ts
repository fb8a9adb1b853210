// Time in which no node ran, or in which the machine's clock jumped, is taken from no one.
import { Generator } from '@tidetable/engine';
import { describe, expect, it } from 'vitest';
import type { Change } from '../../src/store/changes.ts';
import { GAP } from '../../src/store/clocks.ts';
import { MemoryStore } from '../store/memory-store.ts';
import { nodeOn, settled } from './kit.ts';
import { liveAt, timed } from './time-kit.ts';

const SETTINGS = { pace: { kind: 'live', bank: 60, increment: 0 }, atZero: 'stand-in' };
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** A table whose clock has run for ten seconds when its only node dies. */
async function deserted() {
  const store = new MemoryStore();
  const scene = await timed(SETTINGS, { store });
  await scene.pass(10_000);
  const [first] = scene.nodes as [(typeof scene.nodes)[number]];
  await first.registry.close();
  return { ...scene, store, stopped: first.clock };
}

describe('while no node was there', () => {
  it('no clock ran', async () => {
    const { store, id, stopped, must } = await deserted();
    const seat = must();
    const next = await nodeOn(store);
    next.clock = stopped + HOUR;
    await next.registry.due();
    await settled();
    const table = await liveAt(next, id);
    expect(table.seq).toBe(0);
    expect((await table.clock())?.banks[seat]).toBe(50_000);
    next.clock += 10_000;
    expect((await table.clock())?.banks[seat]).toBe(40_000);
  });

  it('the time is given once, however many nodes start together', async () => {
    const { store, id, stopped, must } = await deserted();
    const nodes = [await nodeOn(store), await nodeOn(store), await nodeOn(store)];
    for (const node of nodes) node.clock = stopped + HOUR;
    await Promise.all(nodes.map(({ registry }) => registry.due()));
    await settled();
    for (const node of nodes)
      expect((await (await liveAt(node, id)).clock())?.banks[must()]).toBe(50_000);
  });

  it('a stop that was noted counts to the millisecond, however short', async () => {
    const { store, id, stopped, must } = await deserted();
    await store.clocks.stop(stopped);
    const next = await nodeOn(store);
    next.clock = stopped + 1_234;
    await next.registry.due();
    expect((await (await liveAt(next, id)).clock())?.banks[must()]).toBe(50_000);
  });

  it('but a node that joins others changes nothing', async () => {
    const { nodes, store, id, must, pass } = await timed(SETTINGS);
    await pass(10_000);
    const next = await nodeOn(store);
    next.clock = (nodes[0]?.clock ?? 0) + 2_000;
    await next.registry.due();
    expect((await (await liveAt(next, id)).clock())?.banks[must()]).toBe(48_000);
  });
});

describe('a machine whose clock jumps', () => {
  it.each([DAY, -DAY, HOUR, GAP + 1])('by %i ms expires nobody', async (jump) => {
    const { nodes, must, clock, table } = await timed(SETTINGS);
    const [node] = nodes as [(typeof nodes)[number]];
    node.clock += jump;
    await node.registry.due();
    await settled();
    expect(table.seq).toBe(0);
    expect((await clock()).banks[must()]).toBe(60_000);
    node.clock += 5_000;
    expect((await clock()).banks[must()]).toBe(55_000);
  });

  it('again and again takes no time from anybody, and gives no more than it took to notice', async () => {
    const chance = new Generator(8);
    const { nodes, table } = await timed(SETTINGS);
    const [node] = nodes as [(typeof nodes)[number]];
    let [passed, jumps] = [0, 0];
    while (table.seq === 0) {
      const tick = 1 + chance.below(3_000);
      const jump = chance.below(4) === 0 ? chance.below(2 * DAY) - DAY : 0;
      if (jump !== 0) jumps += 1;
      passed += tick;
      node.clock += tick + jump;
      await node.registry.due();
      await settled(2);
      expect(passed).toBeLessThan(60_000 + 3_000 * (jumps + 2));
    }
    expect(passed).toBeGreaterThanOrEqual(60_000);
    expect(jumps).toBeGreaterThan(5);
  });

  it('tells those who watch that their clock was moved, and nobody else', async () => {
    const told: Change[] = [];
    const changes = { changed: (change: Change) => told.push(change) };
    for (const settings of [SETTINGS, {}]) {
      const { nodes, id } = await timed(settings, { changes });
      const [node] = nodes as [(typeof nodes)[number]];
      await settled();
      told.length = 0;
      node.clock += HOUR;
      await node.registry.due();
      await settled();
      expect(told).toEqual(settings === SETTINGS ? [{ kind: 'table', table: id }] : []);
    }
  });

  it('sees to the clocks before it takes a move', async () => {
    const { nodes, must, clock, play, offer } = await timed(SETTINGS);
    const [node] = nodes as [(typeof nodes)[number]];
    const seat = must();
    node.clock += HOUR;
    await play(
      seat,
      offer(seat, (action) => action.startsWith('move')),
    );
    expect((await clock()).banks[seat]).toBe(60_000);
  });
});
