// What every store promises about clocks and standing orders.
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { GAP } from '../../src/store/clocks.ts';
import type { Order, Store, Timing } from '../../src/store/store.ts';
import { ANNE, anEntry, aTable, sittingsAt } from './samples.ts';

const NO_TIME: Timing = { banks: null, since: null, deadline: null };
const RUNNING: Timing = { banks: '{"banks":[5,-7]}', since: 1_000, deadline: 6_000 };

export function keepsTime(open: () => Promise<Store>): void {
  let store: Store;

  beforeEach(async () => {
    store = await open();
    onTestFinished(() => store.close());
    await store.addPerson(ANNE);
    for (const id of ['t1', 't2', 't3'])
      await store.addTable(aTable(id, { status: 'playing' }), sittingsAt(id));
  });

  describe('the clock of a table', () => {
    it('is written with an entry, or not at all', async () => {
      const { clocks } = store;
      expect(await clocks.of('t1')).toEqual(NO_TIME);
      await store.append(anEntry('t1', 1), RUNNING);
      expect(await clocks.of('t1')).toEqual(RUNNING);
      await store.append(anEntry('t1', 2));
      expect(await clocks.of('t1')).toEqual(RUNNING);
      const refused = await store.append(anEntry('t1', 2, { request: 'late' }), NO_TIME);
      expect(refused.ok).toBe(false);
      expect(await clocks.of('t1')).toEqual(RUNNING);
      await store.append(anEntry('t1', 3), NO_TIME);
      expect(await clocks.of('t1')).toEqual(NO_TIME);
      expect(await clocks.of('t2')).toEqual(NO_TIME);
    });

    it('changes only if it and the log stood as they were thought to', async () => {
      const { clocks } = store;
      const later = { ...RUNNING, since: 2_000 };
      expect(await clocks.change('t1', 1, NO_TIME, RUNNING)).toBe(false);
      const race = await Promise.all([
        clocks.change('t1', 0, NO_TIME, RUNNING),
        clocks.change('t1', 0, NO_TIME, later),
      ]);
      expect(race.filter(Boolean)).toHaveLength(1);
      const won = race[0] ? RUNNING : later;
      expect(await clocks.of('t1')).toEqual(won);
      expect(await clocks.change('t1', 0, { ...won, since: 3 }, later)).toBe(false);
      expect(await clocks.change('t1', 0, { ...won, deadline: 9 }, NO_TIME)).toBe(true);
      await store.setStatus('t1', 'over');
      expect(await clocks.change('t1', 0, NO_TIME, RUNNING)).toBe(false);
    });

    it('is due when its time has come, the longest due first, while it is played', async () => {
      const { clocks } = store;
      await clocks.change('t1', 0, NO_TIME, { ...NO_TIME, deadline: 700 });
      await clocks.change('t2', 0, NO_TIME, { ...NO_TIME, deadline: 500 });
      await clocks.dueBy('t3', 900);
      expect(await clocks.due(499, 9)).toEqual([]);
      expect(await clocks.due(700, 9)).toEqual([
        { table: 't2', deadline: 500 },
        { table: 't1', deadline: 700 },
      ]);
      expect(await clocks.due(1e9, 1)).toEqual([{ table: 't2', deadline: 500 }]);
      await store.setStatus('t2', 'over');
      expect((await clocks.due(1e9, 9)).map(({ table }) => table)).toEqual(['t1', 't3']);
      expect((await clocks.of('t2')).deadline).toBeNull();
    });

    it('is due at once when the game begins', async () => {
      await store.addTable(aTable('t4'), [{ ...sittingsAt('t4')[0], bot: 'deckhand' } as never]);
      expect(await store.changeStatus('t4', 'open', 'playing')).toBe(true);
      expect(await store.clocks.due(1, 9)).toEqual([{ table: 't4', deadline: 0 }]);
    });

    it('is looked at sooner, never later', async () => {
      const { clocks } = store;
      await clocks.dueBy('t1', 500);
      await clocks.dueBy('t1', 900);
      expect((await clocks.of('t1')).deadline).toBe(500);
      await clocks.dueBy('t1', 0);
      expect((await clocks.of('t1')).deadline).toBe(0);
    });

    it('is claimed by one process alone', async () => {
      const { clocks } = store;
      await clocks.dueBy('t1', 500);
      const claims = await Promise.all([1, 2, 3, 4].map(() => clocks.claim('t1', 500, 10_500)));
      expect(claims.filter(Boolean)).toHaveLength(1);
      expect(await clocks.due(600, 9)).toEqual([]);
      expect(await clocks.due(10_500, 9)).toHaveLength(1);
    });
  });

  describe('a heartbeat that', () => {
    const since = async (): Promise<number | null> => (await store.clocks.of('t1')).since;

    beforeEach(async () => {
      await store.append(anEntry('t1', 1), RUNNING);
    });

    it('beats steadily moves nothing', async () => {
      const { clocks } = store;
      expect(await clocks.beat(10_000)).toBe(10_000);
      expect(await clocks.beat(10_000 + GAP)).toBe(10_000);
      expect(await since()).toBe(1_000);
    });

    it.each([GAP + 1, 1e8, -1e6])(
      'has missed %i ms moves every running clock by them, once',
      async (gap) => {
        const { clocks } = store;
        await clocks.beat(5e9);
        const beats = await Promise.all([1, 2, 3].map(() => clocks.beat(5e9 + gap)));
        expect(beats).toEqual([5e9 + gap, 5e9 + gap, 5e9 + gap]);
        expect(await clocks.of('t1')).toEqual({
          ...RUNNING,
          since: 1_000 + gap,
          deadline: 6_000 + gap,
        });
        expect(await clocks.of('t2')).toEqual(NO_TIME);
      },
    );

    it('was stopped counts even a short break, once', async () => {
      const { clocks } = store;
      await clocks.beat(50_000);
      await clocks.stop(52_000);
      await Promise.all([clocks.beat(53_000), clocks.beat(53_000)]);
      expect(await since()).toBe(2_000);
    });

    it('stops leaves finished games alone', async () => {
      const { clocks } = store;
      await clocks.beat(50_000);
      await store.setStatus('t1', 'over');
      await clocks.beat(50_000 + 1e7);
      expect(await since()).toBe(1_000);
    });
  });

  it('keeps standing orders until they are cleared away, and ends one once', async () => {
    const { orders } = store;
    const order: Order = {
      table: 't1',
      seat: 1,
      id: 'a',
      what: '{"do":"pass","until":"turn"}',
      sinceSeq: 3,
      ended: null,
    };
    await orders.add(order);
    await orders.add({ ...order, id: 'b', sinceSeq: 4 });
    await orders.add({ ...order, table: 't2' });
    expect(await orders.at('t1')).toEqual([order, { ...order, id: 'b', sinceSeq: 4 }]);
    const ends = await Promise.all([orders.end(order, 'one'), orders.end(order, 'other')]);
    expect(ends.filter(Boolean)).toHaveLength(1);
    expect((await orders.at('t1'))[0]?.ended).toBe(ends[0] ? 'one' : 'other');
    await orders.drop('t1', 1, 'a');
    await orders.drop('t1', 0, 'b');
    expect((await orders.at('t1')).map(({ id }) => id)).toEqual(['b']);
    expect(await orders.at('t2')).toHaveLength(1);
  });
}
