// What happens when a seat's time is up: what the settings say, once, however many nodes look.
import { defaultBot } from '@tidetable/catalogue/loaded';
import { describe, expect, it } from 'vitest';
import type { Sitting } from '../../src/store/store.ts';
import { decidedBy, resultOf } from '../../src/tables/result.ts';
import { emptySeat } from '../../src/tables/seating.ts';
import { TIMED } from '../games-by-trait.ts';
import { MemoryStore } from '../store/memory-store.ts';
import { begun, ISLAND, nodeOn, settled } from './kit.ts';
import { Far, liveAt, pass, timed } from './time-kit.ts';

const pace = { kind: 'live', bank: 30, increment: 5 };
const DUEL = { game: TIMED, seats: 2, options: { roundLimit: 10 } };
const SEA = { game: TIMED, seats: 3, options: { roundLimit: 10 } };

describe('when the time of a seat is up', () => {
  it('nothing happens where nothing was chosen, and everybody sees that it is overdue', async () => {
    const { must, pass, clock, table, play, offer, store, id } = await timed({ pace });
    const seat = must();
    await pass(45_000);
    expect(table.seq).toBe(0);
    expect((await clock()).banks[seat]).toBe(-15_000);
    expect((await store.clocks.of(id)).deadline).toBeNull();
    expect((await play(seat, offer(seat))).kind).toBe('accepted');
  });

  it('not a moment earlier anything is done', async () => {
    const { pass, table } = await timed({ pace, atZero: 'stand-in' });
    await pass(29_990);
    expect(table.seq).toBe(0);
    await pass(10);
    expect(table.seq).toBeGreaterThan(0);
  });

  it('a safe move is made for it until it has decided, once for all nodes', async () => {
    const { must, pass, requests, nodes, table, clock } = await timed(
      { pace, atZero: 'stand-in' },
      { nodes: 3 },
    );
    const seat = must();
    await pass(31_000);
    expect(must()).toBe(1 - seat);
    const made = await requests();
    expect(made.length).toBeGreaterThan(0);
    expect(made).toEqual(made.map((_one, index) => `clock-${index}-${seat}`));
    expect((await clock()).banks[seat]).toBeGreaterThan(0);
    for (const node of nodes) {
      expect(node.troubles).toEqual([]);
      expect((await liveAt(node, table.heading.id)).seq).toBe(table.seq);
    }
  });

  it('a bot sits in for the person, who may take the seat back', async () => {
    const { must, pass, requests, sitting, play, offer, store, id, clock } = await timed(
      { pace, atZero: 'bot' },
      { nodes: 2 },
    );
    const seat = must();
    await pass(31_000);
    expect(await sitting(seat)).toMatchObject({ person: `person-${seat}`, bot: 'bosun' });
    for (const request of await requests()) expect(request).toMatch(/^bot-/);
    expect(must()).toBe(1 - seat);
    expect(await play(seat, offer(1 - seat))).toMatchObject({ kind: 'not-your-seat' });
    const from = await sitting(seat);
    await store.changeSitting(from, { ...from, bot: null }, 'playing');
    await store.notify({ kind: 'table', table: id });
    await settled();
    while (must() !== seat) await play(1 - seat, offer(1 - seat));
    expect((await clock()).running).toEqual([seat]);
    expect((await play(seat, offer(seat))).kind).toBe('accepted');
  });

  it('the seat is lost, and with two players the other one has won at once', async () => {
    const ended: string[] = [];
    const { must, pass, sitting, store, id, play, offer, table } = await timed(
      { pace, atZero: 'loss' },
      { spec: DUEL, nodes: 2, changes: { ended: (which) => ended.push(which) } },
    );
    const seat = must();
    await pass(31_000);
    expect(await sitting(seat)).toMatchObject({ forfeited: true, person: `person-${seat}` });
    const status = (await store.table(id))?.status ?? 'open';
    expect(status).toBe('over');
    expect(ended).toContain(id);
    const { outcome } = table.position.state;
    const sittings = await store.sittings(id);
    expect(resultOf({ status, outcome, sittings })).toEqual({
      how: 'forfeit',
      winners: [1 - seat],
      scores: null,
      endings: [],
    });
    expect((await play(1 - seat, offer(seat) ?? 'roll')).kind).toBe('closed');
    expect((await store.clocks.of(id)).deadline).toBeNull();
  });

  it('a bot plays on for who has lost while others have not', async () => {
    const { must, pass, sitting, store, id, table, play } = await timed(
      { pace, atZero: 'loss' },
      { spec: SEA },
    );
    const seat = must();
    await pass(31_000);
    expect((await store.table(id))?.status).toBe('playing');
    expect(await sitting(seat)).toMatchObject({ forfeited: true });
    expect(table.seq).toBeGreaterThan(0);
    const answer = await play(seat, 'end-turn');
    expect(answer).toMatchObject({
      kind: 'not-your-seat',
      message: expect.stringContaining('lost'),
    });
  });

  it('a game that all play together goes on while a person is left, and is given up when none is', async () => {
    const { must, pass, sitting, store, id } = await timed({ pace, atZero: 'loss' });
    const seat = must();
    await pass(31_000);
    expect((await store.table(id))?.status).toBe('playing');
    expect(await sitting(seat)).toMatchObject({ forfeited: true, bot: 'bosun' });
    await pass(40_000);
    expect((await store.table(id))?.status).toBe('abandoned');
  });
});

describe('seats that were lost', () => {
  const lost = (...seats: readonly number[]): Sitting[] =>
    [0, 1, 2, 3].map((seat) => ({
      ...emptySeat('t', seat),
      person: `person-${seat}`,
      forfeited: seats.includes(seat),
    }));
  const teams = { kind: 'rivals', teamOf: [0, 1, 0, 1] } as const;
  const alone = { kind: 'rivals', teamOf: [0, 1, 2, 3] } as const;
  const together = { kind: 'cooperative', difficulty: 'novice' } as const;

  it.each([
    [alone, [], null],
    [alone, [1, 3], null],
    [alone, [0, 1, 3], 'over'],
    [teams, [1], null],
    [teams, [1, 3], 'over'],
    [teams, [0, 1], null],
    [together, [0, 1, 2], null],
    [together, [0, 1, 2, 3], 'abandoned'],
  ] as const)('decide a game of %j, without %j: %s', (teams, seats, status) => {
    expect(decidedBy(teams, lost(...seats))).toBe(status);
  });
});

describe('the result', () => {
  it('is the game’s own, without those who have forfeited', async () => {
    const { store, id } = await timed({}, { spec: DUEL });
    const [first, second] = await store.sittings(id);
    const sittings = [first, { ...second, forfeited: true }] as never;
    const outcome = { winners: [0, 1], endings: [], scores: [3, 3] };
    expect(resultOf({ status: 'over', outcome, sittings })).toEqual({
      how: 'played',
      winners: [0],
      scores: [3, 3],
      endings: [],
    });
    expect(resultOf({ status: 'playing', outcome: null, sittings })).toBeNull();
    expect(resultOf({ status: 'abandoned', outcome: null, sittings })?.how).toBe('abandoned');
  });
});

describe('a table that nobody attends', () => {
  it.each([ISLAND, { game: TIMED, seats: 2, options: { roundLimit: 5 } }])(
    'plays $game to its end by safe moves, day after day',
    async (spec) => {
      const settings = { pace: { kind: 'per-move', time: 20 }, atZero: 'stand-in' };
      const { pass, table, requests, nodes, store, id } = await timed(settings, { spec, nodes: 2 });
      for (let days = 0; days < 400 && table.position.state.outcome === null; days++)
        await pass(20_000);
      expect(table.position.state.outcome).not.toBeNull();
      for (const request of await requests()) expect(request).toMatch(/^clock-/);
      for (const { troubles } of nodes) expect(troubles).toEqual([]);
      await settled();
      expect((await store.table(id))?.status).toBe('over');
      expect((await store.clocks.of(id)).deadline).toBeNull();
    },
    60_000,
  );

  it('is played on once by many nodes, however slowly the store answers', async () => {
    const settings = { pace: { kind: 'per-move', time: 20 }, atZero: 'stand-in' };
    const store = new Far();
    const { pass, requests, nodes, id } = await timed(settings, { nodes: 3, store });
    for (let count = 0; count < 40; count++) {
      await pass(4_000);
      await settled(20);
    }
    const made = await requests();
    expect(made.length).toBeGreaterThan(20);
    for (const [index, request] of made.entries())
      expect(request).toMatch(new RegExp(`^clock-${index}-[01]$`));
    await settled(60);
    for (const node of nodes) {
      expect(node.troubles).toEqual([]);
      expect((await liveAt(node, id)).seq).toBe(made.length);
    }
  });

  it('has its bots’ turns taken up by another node when the first one dies', async () => {
    const store = new MemoryStore();
    const row = await begun(store, ISLAND, { 0: 'bosun', 1: 'bosun' });
    const seen = { count: 0 };
    const inner = defaultBot(ISLAND.game);
    const dying = await nodeOn(store, {
      bots: {
        [ISLAND.game]: [
          {
            name: 'bosun',
            choose(observation) {
              seen.count += 1;
              if (seen.count === 3) void dying.registry.close();
              return inner?.choose(observation) ?? null;
            },
          },
        ],
      },
    });
    const other = await nodeOn(store);
    await dying.registry.open(row.id);
    await settled(40);
    const { length } = await store.entries(row.id, 0);
    expect(length).toBeGreaterThan(0);
    await pass(9_000, store, [other]);
    expect(await store.entries(row.id, 0)).toHaveLength(length);
    await pass(4_000, store, [other]);
    await settled(60);
    const log = await store.entries(row.id, 0);
    expect(log.length).toBeGreaterThan(length);
    for (const { seq, seat, request } of log) expect(request).toBe(`bot-${seq - 1}-${seat}`);
  });
});
