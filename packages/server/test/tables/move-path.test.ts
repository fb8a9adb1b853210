// The path of a move: committed, acknowledged, announced; once, in order, and never before it is in the log.
import { itemAt } from '@tidetable/engine';
import type { MoveResult } from '@tidetable/protocol';
import { describe, expect, it } from 'vitest';
import type { Appended, Entry } from '../../src/store/store.ts';
import { MemoryStore } from '../store/memory-store.ts';
import { firstMove, freshRequest, ISLAND, nameOf, nodeOn, scene, send, settled } from './kit.ts';

describe('a move', () => {
  it('is accepted with its number', async () => {
    const { registry, move } = await firstMove();
    expect(await registry.play(move)).toEqual({ kind: 'accepted', seq: 1 });
  });

  it('asked twice is done once and answered twice the same', async () => {
    const { registry, move, store, row } = await firstMove();
    const answers = await Promise.all([registry.play(move), registry.play(move)]);
    expect(answers[1]).toEqual(answers[0]);
    expect(await store.entries(row.id, 0)).toHaveLength(1);
  });

  it('asked again after a restart gets its first answer, however long ago', async () => {
    const { registry, move, store, row, step } = await firstMove();
    const answer = await registry.play(move);
    await settled();
    for (let count = 0; count < 90; count++) await step();
    const { registry: reborn } = await nodeOn(store);
    const before = await store.entries(row.id, 0);
    expect(await reborn.play(move)).toEqual(answer);
    expect(await store.entries(row.id, 0)).toEqual(before);
  });

  it('that answers an old state is a conflict with the fresh one', async () => {
    const { registry, move, actor, row, seat } = await firstMove();
    await registry.play(move);
    await settled();
    const answer = await registry.play({ ...move, request: freshRequest() });
    expect(answer).toEqual({ kind: 'conflict', seq: 1, shown: actor.shown });
    const opened = await registry.open(row.id);
    if (opened.kind === 'live') expect(opened.table.viewFor(seat)).toEqual(actor.shown);
  });

  it('that the rules bar is refused with the rule', async () => {
    const { registry, move, actor } = await firstMove();
    const [rule, barred] = Object.entries(actor.shown?.menu?.barred ?? {})[0] ?? [];
    const answer = await registry.play({ ...move, action: barred?.[0] ?? '' });
    expect(answer).toMatchObject({ kind: 'refused', code: 'barred', rule });
    expect(answer).toHaveProperty('message');
  });

  it('of another seat is not yours', async () => {
    const { registry, move, seat } = await firstMove();
    const stranger = await registry.play({ ...move, by: nameOf(1 - seat) });
    expect(stranger.kind).toBe('not-your-seat');
    expect((await registry.play({ ...move, by: 'nobody' })).kind).toBe('not-your-seat');
    expect((await registry.play({ ...move, seat: 9 })).kind).toBe('not-your-seat');
  });

  it.each([
    { request: '' },
    { request: 'a b' },
    { request: 'bot-0-1' },
    { request: 7 },
    { base: -1 },
    { base: 0.5 },
    { base: '0' },
    { seat: null },
    { action: null },
    { action: [] },
    { action: { type: 'move', to: {} } },
    { action: 'x'.repeat(5000) },
    { request: 'x'.repeat(65) },
  ])('in no proper form is malformed: %j', async (odd) => {
    const { registry, move } = await firstMove();
    expect((await send(registry, { ...move, ...odd })).kind).toBe('malformed');
  });

  it('with the request of another seat changes nothing', async () => {
    const { registry, move, seat, store, row } = await firstMove();
    await registry.play(move);
    const other = { ...move, seat: 1 - seat, by: nameOf(1 - seat), base: 1 };
    expect((await registry.play(other)).kind).toBe('malformed');
    expect(await store.entries(row.id, 0)).toHaveLength(1);
  });

  it('is acknowledged before anybody hears of it, and in the log before that', async () => {
    const order: string[] = [];
    class Slow extends MemoryStore {
      override async append(entry: Entry): Promise<Appended> {
        await settled(2);
        const appended = await super.append(entry);
        order.push('committed');
        return appended;
      }
    }
    const { registry, clients, row } = await scene(ISLAND, new Slow());
    const actor = clients.find((client) => client.shown?.must.includes(client.viewer as number));
    await registry.watch(row.id, 'spectator', null, ({ text }) => order.push(JSON.parse(text).is));
    const seat = actor?.viewer as number;
    const action = itemAt(Object.values(actor?.shown?.menu?.allowed ?? {}).flat(), 0);
    const request = freshRequest();
    await registry.play({ table: row.id, by: nameOf(seat), seat, request, base: 0, action });
    order.push('acknowledged');
    await settled();
    expect(order).toEqual(['shown', 'committed', 'acknowledged', 'moved']);
  });
});

describe('a store that fails', () => {
  /** Fails one time in three: half of those before it has written, half after. */
  class Flaky extends MemoryStore {
    #count = 0;
    fails = false;

    override async append(entry: Entry): Promise<Appended> {
      this.#count += 1;
      const draw = this.fails ? (this.#count * 7) % 6 : 5;
      if (draw === 0) throw new Error('disk full');
      const appended = await super.append(entry);
      if (draw === 1) throw new Error('connection lost');
      return appended;
    }

    override async entries(table: string, after: number): Promise<Entry[]> {
      if (this.fails && this.#count % 5 === 0) {
        this.#count += 1;
        throw new Error('no connection');
      }
      return super.entries(table, after);
    }
  }

  it('never lets anybody see what it has not kept, and loses nothing that was acknowledged', async () => {
    const store = new Flaky();
    const { row, clients, step, node } = await scene({ ...ISLAND, seats: 4 }, store);
    store.fails = true;
    const accepted: number[] = [];
    const kinds = new Set<MoveResult['kind']>();
    for (let count = 0; count < 250; count++) {
      const answer = await step();
      if (answer === null) break;
      kinds.add(answer.kind);
      if (answer.kind === 'accepted') accepted.push(answer.seq);
      const kept = (await new Promise<Entry[]>((resolve) => {
        store.fails = false;
        resolve(store.entries(row.id, 0));
      })) as Entry[];
      store.fails = true;
      for (const client of clients) expect(client.seq).toBeLessThanOrEqual(kept.length);
    }
    store.fails = false;
    await node.registry.sweep();
    await settled();
    const kept = await store.entries(row.id, 0);
    expect(accepted.length).toBeGreaterThan(20);
    expect(new Set(accepted).size).toBe(accepted.length);
    expect(kept.length).toBeGreaterThanOrEqual(accepted.length);
    for (const client of clients)
      expect(client.story.map(({ seq }) => seq)).toEqual(kept.map(({ seq }) => seq));
    expect(kinds).toContain('not-saved');
    expect(node.troubles.length).toBeGreaterThan(0);
  });

  it('resolves a doubtful move when it is asked again', async () => {
    const store = new Flaky();
    const { registry, clients, row, chance } = await scene(ISLAND, store);
    store.fails = true;
    let doubts = 0;
    for (let count = 0; count < 60; count++) {
      const actor = clients.find((client) => client.anything(chance) !== null);
      if (actor === undefined) break;
      const seat = actor.viewer as number;
      const ask = {
        table: row.id,
        by: nameOf(seat),
        seat,
        request: freshRequest(),
        base: actor.seq,
        action: actor.anything(chance) as string,
      };
      let answer = await registry.play(ask);
      for (; answer.kind === 'not-saved'; doubts++) answer = await registry.play(ask);
      expect(answer).toEqual({ kind: 'accepted', seq: ask.base + 1 });
      await settled();
    }
    expect(doubts).toBeGreaterThan(5);
  });
});
