// Results: written once when a game is over, and shown on profiles and ladders.
import { BOTS, EVERY_GAME } from '@tidetable/catalogue/loaded';
import { Generator, itemAt } from '@tidetable/engine';
import { describe, expect, it } from 'vitest';
import { Rules } from '../../src/games/rules.ts';
import { recordResult } from '../../src/people/results.ts';
import type { RunningServer } from '../../src/serve.ts';
import { openStore } from '../../src/store/open.ts';
import type { SqlStore } from '../../src/store/sql-store.ts';
import type { Sitting } from '../../src/store/store.ts';
import { newTable } from '../../src/tables/new-table.ts';
import { Registry } from '../../src/tables/registry.ts';
import { emptySeat } from '../../src/tables/seating.ts';
import { COOPERATIVE, TIMED } from '../games-by-trait.ts';
import { aPostgres, emptyFolder } from '../store/places.ts';
import { aGuest, aServer, aTable, type Visitor } from './kit.ts';

const postgres = aPostgres();

const RATED_ISLAND = { game: COOPERATIVE, seats: 2, rated: true };
const RATED_PLUNDER = { game: TIMED, seats: 2, rated: true, options: { roundLimit: 1 } };

let requests = 0;

/** Random legal moves until the game is over. */
async function playOut(registry: Registry, store: SqlStore, id: string): Promise<void> {
  const chance = new Generator(7);
  const opened = await registry.open(id);
  if (opened.kind !== 'live') throw new Error(opened.kind);
  const { table } = opened;
  const sittings = await store.sittings(id);
  while (table.position.state.outcome === null) {
    const seat = itemAt(table.viewFor('spectator').must, 0);
    if (sittings[seat]?.bot !== null) {
      await new Promise((resolve) => setTimeout(resolve, 5)); // a bot's turn
      continue;
    }
    const { seq: base, menu } = table.viewFor(seat);
    const offers = Object.values(menu?.allowed ?? {}).flat();
    const action = itemAt(offers, chance.below(offers.length));
    const by = sittings[seat]?.person ?? '';
    await registry.play({ table: id, by, seat, request: `r${++requests}`, base, action });
  }
}

async function begun(people: readonly Visitor[], spec: object): Promise<string> {
  const [owner, ...others] = people as [Visitor, ...Visitor[]];
  const table = await aTable(owner, spec);
  for (const other of others) await other.post(`/tables/${table}/join`);
  await owner.post(`/tables/${table}/start`);
  return table;
}

async function change(
  { context }: RunningServer,
  table: string,
  seat: number,
  to: Partial<Sitting>,
) {
  await context.registry.open(table);
  const sitting = itemAt(await context.store.sittings(table), seat);
  await context.store.changeSitting(sitting, { ...sitting, ...to });
  await context.store.notify({ kind: 'table', table });
}

/** A game of these people, played to its end and recorded. */
async function aGame(
  { context }: RunningServer,
  people: readonly Visitor[],
  spec: object,
): Promise<string> {
  const table = await begun(people, spec);
  await playOut(context.registry, context.store, table);
  await expect.poll(() => context.store.results.has(table)).toBe(true);
  return table;
}

async function playedBy(person: Visitor) {
  return (await person.get(`/people/${person.id}`)).body.played;
}

const twoOf = async (served: RunningServer) =>
  [await aGuest(served), await aGuest(served)] as const;

describe('a rated game', () => {
  it('moves the winner up and the loser down, and shows on both profiles', async () => {
    const served = await aServer();
    const people = await twoOf(served);
    const table = await aGame(served, people, RATED_PLUNDER);
    const rows = await Promise.all(people.map((one) => one.get(`/people/${one.id}/games`)));
    const games = rows.map(({ body }) => body.games[0]);
    expect(games.map((game) => game.table)).toEqual([table, table]);
    const [best, other] = games[0].place === 1 ? [0, 1] : [1, 0];
    const won = await playedBy(people[best as 0 | 1]);
    const lost = await playedBy(people[other as 0 | 1]);
    expect(games[best as number].won).toBe(true);
    expect(won.ratings).toMatchObject([{ ladder: TIMED, games: 1 }]);
    if (!games[other as number].won) {
      expect(won.ratings[0].skill).toBeGreaterThan(25);
      expect(lost.ratings[0].skill).toBeLessThan(25);
    }
    expect(won.ratings[0].uncertainty).toBeLessThan(8.333);
    expect(won.tallies).toMatchObject([{ game: TIMED, seats: 2, games: 1, winRate: 1 }]);
    expect([won.finishRate, lost.finishRate]).toEqual([1, 1]);
  });

  it('against the sea moves its players and its difficulty', async () => {
    const served = await aServer();
    const people = await twoOf(served);
    await aGame(served, people, RATED_ISLAND);
    const [{ won }] = (await people[0].get(`/people/${people[0].id}/games`)).body.games;
    const { ratings } = await playedBy(people[0]);
    expect(ratings).toMatchObject([{ ladder: `${COOPERATIVE}:novice`, games: 1 }]);
    const [island] = await served.context.store.results.ratingsOf('island:novice:2');
    expect(island).toMatchObject({ ladder: `${COOPERATIVE}:novice`, games: 1 });
    expect(ratings[0].skill > 25).toBe(won);
    expect((island?.mu as number) < 50_000).toBe(won);
  });

  it('is over when only one is left, and lost for who forfeited', async () => {
    const served = await aServer();
    const people = await twoOf(served);
    const table = await begun(people, RATED_PLUNDER);
    await change(served, table, 1, { forfeited: true });
    await expect.poll(() => served.context.store.results.has(table)).toBe(true);
    const [won, lost] = [await playedBy(people[0]), await playedBy(people[1])];
    expect(won.ratings[0].skill).toBeGreaterThan(25);
    expect(lost.ratings[0].skill).toBeLessThan(25);
    expect([won.finishRate, lost.finishRate]).toEqual([1, 0]);
    const [game] = (await people[1].get(`/people/${people[1].id}/games`)).body.games;
    expect(game).toMatchObject({ place: 2, won: false, forfeited: true });
  });

  it('given up by all is lost by all', async () => {
    const served = await aServer();
    const people = await twoOf(served);
    const table = await begun(people, RATED_ISLAND);
    for (const seat of [0, 1]) await change(served, table, seat, { forfeited: true });
    await expect.poll(() => served.context.store.results.has(table)).toBe(true);
    expect((await served.context.store.table(table))?.status).toBe('abandoned');
    for (const person of people) expect((await playedBy(person)).ratings[0].skill).toBeLessThan(25);
  });

  it('that a bot ends for somebody who left is lost for who left', async () => {
    const served = await aServer();
    const people = await twoOf(served);
    const table = await begun(people, RATED_PLUNDER);
    await change(served, table, 1, { bot: 'random' });
    await playOut(served.context.registry, served.context.store, table);
    await expect.poll(() => served.context.store.results.has(table)).toBe(true);
    expect((await playedBy(people[0])).ratings[0].skill).toBeGreaterThan(25);
    expect((await playedBy(people[1])).ratings[0].skill).toBeLessThan(25);
  });
});

describe('a game', () => {
  it('with a bot, with one person in two seats, or not opened as rated, moves no rating', async () => {
    const served = await aServer();
    const people = await twoOf(served);
    await aGame(served, people, { ...RATED_ISLAND, rated: false });
    await aGame(served, people.slice(0, 1), { ...RATED_ISLAND, seating: ['me', 'me'] });
    await aGame(served, people.slice(0, 1), { ...RATED_ISLAND, seating: ['me', 'bot'] });
    const { ratings, tallies } = await playedBy(people[0]);
    expect(ratings).toEqual([]);
    expect(tallies).toMatchObject([{ rated: false, games: 4 }]);
    expect((await people[1].get(`/ladders/${COOPERATIVE}:novice`)).body.places).toEqual([]);
  });

  it('at a private table is known to its players only by its result', async () => {
    const served = await aServer();
    const [anne, mary] = await twoOf(served);
    const table = await aGame(served, [anne], {
      ...RATED_ISLAND,
      isPublic: false,
      seating: ['me', 'me'],
    });
    const seen = async (by: Visitor) => (await by.get(`/people/${anne.id}/games`)).body.games;
    expect((await seen(anne)).map((game: { table: string }) => game.table)).toEqual([table, table]);
    expect((await seen(mary)).map((game: { table: string }) => game.table)).toEqual([null, null]);
    expect((await mary.get(`/people/${anne.id}/games?before=x`)).status).toBe(400);
    expect((await mary.get('/people/nobody')).status).toBe(404);
  });

  it('whose end nobody wrote down is written down by the next server', async () => {
    const place = { folder: emptyFolder() };
    const store = await openStore(place);
    const since = Date.now();
    for (const id of ['anne', 'mary'])
      await store.addPerson({ id, name: id, kind: 'guest', since, login: null, banned: false });
    const rules = new Rules(EVERY_GAME);
    const registry = new Registry({
      store,
      rules,
      bots: BOTS,
      now: Date.now,
      reportError: () => {},
    });
    const table = { ...newTable(rules, RATED_ISLAND, 'anne', since), status: 'playing' as const };
    await store.addTable(
      table,
      ['anne', 'mary'].map((person, seat) => ({ ...emptySeat(table.id, seat), person })),
    );
    await playOut(registry, store, table.id);
    await expect.poll(async () => (await store.table(table.id))?.status).toBe('over');
    expect(await store.results.has(table.id)).toBe(false);
    await registry.close();
    await store.close();
    const { context } = await aServer({ place });
    await expect.poll(() => context.store.results.has(table.id), { timeout: 10_000 }).toBe(true);
    expect(await context.store.results.ratingsOf('anne')).toMatchObject([{ games: 1 }]);
  });

  it('on two nodes at once counts once', async () => {
    const place = { url: await postgres().emptyDatabase() };
    const [here, there] = [await aServer({ place }), await aServer({ place })];
    const people = await twoOf(here);
    const table = await begun(people, RATED_ISLAND);
    await there.context.registry.open(table);
    await playOut(here.context.registry, here.context.store, table);
    await expect.poll(() => there.context.store.results.has(table)).toBe(true);
    await Promise.all(
      [here, there, here, there].map(({ context }) => recordResult(context, table)),
    );
    for (const person of people)
      expect((await playedBy(person)).ratings).toMatchObject([{ games: 1 }]);
  });
});

describe('a ladder', () => {
  it('names those with at least five games, the best first', async () => {
    const served = await aServer();
    const people = await twoOf(served);
    const places = async () => (await people[0].get(`/ladders/${COOPERATIVE}:novice`)).body.places;
    for (let nth = 0; nth < 5; nth++) {
      expect(await places()).toEqual([]);
      await aGame(served, people, RATED_ISLAND);
    }
    await expect.poll(places).toHaveLength(2);
    const [first, second] = await places();
    expect(first.games).toBe(5);
    expect(first.rating).toBeGreaterThanOrEqual(second.rating);
  });
});
