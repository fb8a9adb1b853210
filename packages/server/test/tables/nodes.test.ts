// Several nodes on one store: one linear log, in which nothing is missed or repeated.
import { Generator, itemAt, type Seat } from '@tidetable/engine';
import type { MoveResult } from '@tidetable/protocol';
import { describe, expect, it } from 'vitest';
import type { Appended, Entry } from '../../src/store/store.ts';
import { COOPERATIVE, TIMED } from '../games-by-trait.ts';
import { MemoryStore } from '../store/memory-store.ts';
import {
  begun,
  Client,
  clientsOf,
  freshRequest,
  nameOf,
  nodeOn,
  scene,
  settled,
  TITLES,
} from './kit.ts';

/** Answers after a random delay, so that anything can overtake anything. */
class Far extends MemoryStore {
  readonly #chance = new Generator(99);

  #wait(): Promise<void> {
    return settled(this.#chance.below(4));
  }

  override async append(entry: Entry): Promise<Appended> {
    await this.#wait();
    const appended = await super.append(entry);
    await this.#wait();
    return appended;
  }

  override async entries(table: string, after: number): Promise<Entry[]> {
    await this.#wait();
    return super.entries(table, after);
  }
}

async function allTold(clients: readonly Client[], seq: number): Promise<void> {
  for (let round = 0; round < 200 && clients.some((client) => client.seq < seq); round++)
    await settled();
}

describe('two nodes on one store', () => {
  it.each(TITLES)('play $title as one', async (title) => {
    const store = new Far();
    const row = await begun(store, title);
    const nodes = [await nodeOn(store), await nodeOn(store)] as const;
    const clients = [
      ...(await clientsOf(nodes[0].registry, row.id, row.seats)),
      ...(await clientsOf(nodes[1].registry, row.id, row.seats)),
    ];
    const chance = new Generator(21);
    const answers: { readonly request: string; readonly answer: MoveResult }[] = [];
    for (let round = 0; round < 120; round++) {
      const asked = clients.filter((client) => client.anything(chance) !== null);
      if (asked.length === 0) break;
      const moves = Array.from({ length: 1 + chance.below(3) }, () => {
        const client = itemAt(asked, chance.below(asked.length));
        const seat = client.viewer as Seat;
        const request = freshRequest();
        const action = client.anything(chance) as string;
        return { table: row.id, by: nameOf(seat), seat, request, base: client.seq, action };
      });
      const sent = [...moves, itemAt(moves, 0)].map(async (move) => {
        const { registry } = itemAt(nodes, chance.below(2));
        answers.push({ request: move.request, answer: await registry.play(move) });
      });
      await Promise.all(sent);
      await settled(chance.below(6));
    }
    const log = await store.entries(row.id, 0);
    await allTold(clients, log.length);
    expect(log.length).toBeGreaterThan(10);
    expect(log.map(({ seq }) => seq)).toEqual(log.map((_entry, index) => index + 1));
    for (const { story } of clients)
      expect(story.map(({ seq }) => seq)).toEqual(log.map(({ seq }) => seq));
    for (const { request, answer } of answers)
      if (answer.kind === 'accepted')
        expect(log[answer.seq - 1]).toMatchObject({ request, seq: answer.seq });
      else expect(['conflict', 'refused']).toContain(answer.kind);
    const accepted = answers.filter(({ answer }) => answer.kind === 'accepted');
    expect(new Set(accepted.map(({ request }) => request)).size).toBe(log.length);
    const half = clients.length / 2;
    for (let index = 0; index < half; index++)
      expect(clients[index]?.shown).toEqual(clients[index + half]?.shown);
    for (const { troubles } of nodes) expect(troubles).toEqual([]);
  });

  it.each(TITLES)('let the bots of $title act exactly once', async (title) => {
    const store = new Far();
    const row = await begun(store, title, {
      0: 'bosun',
      1: 'bosun',
      2: 'random',
      3: 'random',
    });
    const nodes = [await nodeOn(store), await nodeOn(store)];
    const watchers = [new Client('spectator'), new Client('spectator')];
    for (const [index, watcher] of watchers.entries())
      await watcher.join(itemAt(nodes, index).registry, row.id);
    for (let round = 0; round < 2_000 && itemAt(watchers, 0).seq < 80; round++) {
      if ((itemAt(watchers, 0).shown?.must.length ?? 0) === 0) break;
      await settled();
    }
    for (const { registry } of nodes) await registry.close();
    await settled(20);
    const log = await store.entries(row.id, 0);
    expect(log.length).toBeGreaterThan(20);
    for (const { seq, seat, request } of log) expect(request).toBe(`bot-${seq - 1}-${seat}`);
  });
});

describe('a client', () => {
  it('that comes back hears what it missed, from a node that has forgotten it or never knew', async () => {
    const { store, registry, row, clients, step } = await scene(itemAt(TITLES, 1));
    const away = new Client(2);
    await away.join(registry, row.id);
    for (let count = 0; count < 130; count++) {
      if (count === 20) away.leave();
      await step();
    }
    expect(away.seq).toBe(20);
    const copy = Object.assign(new Client(2), { shown: away.shown });
    copy.story.push(...away.story);
    await away.join(registry, row.id, away.seq);
    await copy.join((await nodeOn(store)).registry, row.id, copy.seq);
    for (const back of [away, copy]) {
      expect(back.shown).toEqual(clients[2]?.shown);
      expect(back.story).toEqual(clients[2]?.story);
    }
    const opened = await registry.open(row.id);
    if (opened.kind === 'live') expect(await opened.table.logFor(2)).toEqual(clients[2]?.story);
  });

  it('on a node that heard nothing for long is told all of it at once, in order', async () => {
    class Deaf extends MemoryStore {
      override async listen(): Promise<() => Promise<void>> {
        return async () => {};
      }
    }
    const { registry, store, row, clients, step } = await scene(itemAt(TITLES, 4), new Deaf());
    const far = await nodeOn(store);
    const [early, late] = [new Client(1), new Client(1)];
    await early.join(far.registry, row.id);
    for (let count = 0; count < 70; count++) await step();
    const { seq } = itemAt(clients, 1);
    await late.join(far.registry, row.id, seq);
    await settled();
    expect(early.messages).toHaveLength(2);
    expect(early.story).toEqual(clients[1]?.story);
    expect([early.shown, late.shown]).toEqual([clients[1]?.shown, clients[1]?.shown]);
    expect((await registry.open(row.id)).kind).toBe('live');
  });

  it('who cannot be told is let go without harm to the others', async () => {
    const { registry, row, clients, step } = await scene({ game: COOPERATIVE, seats: 2 });
    let calls = 0;
    await registry.watch(row.id, 'spectator', null, () => {
      calls += 1;
      if (calls > 1) throw new Error('gone');
    });
    for (let count = 0; count < 4; count++) await step();
    expect(calls).toBe(2);
    expect(clients.map(({ seq }) => seq)).toEqual([4, 4, 4]);
  });
});

describe('a table that nobody watches', () => {
  it('is let go after a while and comes back as it was', async () => {
    const store = new MemoryStore();
    const row = await begun(store, { game: TIMED, seats: 3 });
    const node = await nodeOn(store);
    const { registry } = node;
    const clients = await clientsOf(registry, row.id, row.seats);
    const before = clients.map(({ shown }) => shown);
    node.clock += 120_000;
    await registry.sweep();
    expect(registry.size).toBe(1);
    for (const client of clients) client.leave();
    await registry.sweep();
    expect(registry.size).toBe(0);
    const again = await clientsOf(registry, row.id, row.seats);
    expect(again.map(({ shown }) => shown)).toEqual(before);
    expect(registry.size).toBe(1);
  });
});
