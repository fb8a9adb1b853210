// Tables of an earlier version, on a server whose own rules are newer: they go on as they began.
import { readdirSync, readFileSync } from 'node:fs';
import { MANIFESTS } from '@tidetable/catalogue';
import { frozenRules } from '@tidetable/catalogue/earlier';
import { EVERY_GAME } from '@tidetable/catalogue/loaded';
import {
  canonical,
  type Face,
  type Game,
  type GameRecord,
  Generator,
  itemAt,
  Match,
  menu,
  readRecord,
  replay,
  write,
} from '@tidetable/engine';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { ServerContext } from '../../src/context.ts';
import { type LoadEarlier, Rules } from '../../src/games/rules.ts';
import { mainlineAt } from '../../src/lobby/records.ts';
import { rematch } from '../../src/lobby/rematch.ts';
import { checkUp } from '../../src/maintenance/checkup.ts';
import { openMemory } from '../../src/store/in-memory.ts';
import type { Person, Sitting, TableRow } from '../../src/store/store.ts';
import { newTable, randomSeed } from '../../src/tables/new-table.ts';
import { recordOf } from '../../src/tables/records.ts';
import { emptySeat } from '../../src/tables/seating.ts';
import { BotThreads } from '../../src/thinking/bot-threads.ts';
import { COOPERATIVE, TIMED } from '../games-by-trait.ts';
import { MemoryStore } from '../store/memory-store.ts';
import { Client, freshRequest, nameOf, nodeOn } from './kit.ts';

const RECORDS = new URL('../../../games/', import.meta.url);

/** A game of each edition under its first version, broken off in the middle. */
const UNFINISHED = MANIFESTS.flatMap(({ folder }) =>
  readdirSync(new URL(`${folder}/records/version-1/`, RECORDS))
    .filter((file) => file.startsWith('unfinished') && !file.endsWith('-clock.json'))
    .map((file) => `${folder}/records/version-1/${file}`),
);

/** Whatever version the games have: this server's is one higher. */
const NEWER = EVERY_GAME.map((game) => ({ ...game, rulesVersion: game.rulesVersion + 1 }));
const rules = new Rules(NEWER);

function recorded(name: string): GameRecord {
  return readRecord(JSON.parse(readFileSync(new URL(name, RECORDS), 'utf8')));
}

/** The game of a record as a server of its time stored it, a person at the first seat and bots at the others. */
async function stored(record: GameRecord, bot = 'bosun') {
  const store = new MemoryStore();
  const { game, rulesVersion, seats, seed, commitment, options } = record;
  const row: TableRow = {
    ...newTable(rules, { game, seats }, nameOf(0), 0),
    rulesVersion,
    seed,
    commitment,
    options: canonical(options),
    status: 'playing',
  };
  const sittings = Array.from({ length: seats }, (_none, seat): Sitting => {
    const place = emptySeat(row.id, seat);
    return seat === 0 ? { ...place, person: nameOf(0) } : { ...place, bot };
  });
  await store.addTable(row, sittings);
  for (const [nth, { seat, action, hash }] of record.plies.entries()) {
    const entry = { table: row.id, seq: nth + 1, request: `r${nth}`, at: nth, rulesVersion };
    await store.append({ ...entry, seat, kind: 'play', action, hash });
  }
  return { store, id: row.id, sittings };
}

/** Lets the person at the first seat and the bots play until the game is over, or its log this long. */
async function playedOn(store: MemoryStore, id: string, most: number, more = {}) {
  const node = await nodeOn(store, { rules, ...more });
  onTestFinished(() => node.registry.close());
  const me = new Client(0);
  await me.join(node.registry, id);
  const mine: string[] = [];
  const chance = new Generator(3);
  await expect
    .poll(
      async () => {
        const action = me.anything(chance);
        const move = { table: id, by: nameOf(0), seat: 0, request: freshRequest(), base: me.seq };
        if (action !== null) {
          const answer = await node.registry.play({ ...move, action });
          if (answer.kind === 'accepted') mine.push(action);
        }
        const { status } = (await store.table(id)) as TableRow;
        return status === 'over' || me.seq >= most;
      },
      { interval: 1, timeout: 50_000 },
    )
    .toBe(true);
  return { node, mine };
}

describe.each(UNFINISHED)('%s', (name) => {
  it('opens, takes a move, and its bots play by its rules', async () => {
    const record = recorded(name);
    const { store, id, sittings } = await stored(record);
    const begun = record.plies.length;
    const { node, mine } = await playedOn(store, id, begun + 60);
    expect(node.troubles).toEqual([]);
    expect(mine.length).toBeGreaterThan(0);
    const entries = await store.entries(id, begun);
    expect(entries.some(({ seat }) => seat !== 0)).toBe(true);
    expect(new Set(entries.map(({ rulesVersion }) => rulesVersion))).toEqual(
      new Set([record.rulesVersion]),
    );
    const row = (await store.table(id)) as TableRow;
    expect(row.rulesVersion).toBe(record.rulesVersion);
    const chart = { row, sittings, entries: await store.entries(id, 0), snapshot: null };
    expect((await checkUp(chart, rules)).faults).toEqual([]);
  });
});

describe('is described by the words of its own version', () => {
  const opened = async (record: GameRecord, own: Rules) => {
    const { store, id } = await stored(record);
    const node = await nodeOn(store, { rules: own });
    onTestFinished(() => node.registry.close());
    const found = await node.registry.open(id);
    if (found.kind !== 'live') throw new Error(found.kind);
    const ask = (seat: number, action: string) =>
      node.registry.why({ table: id, by: nameOf(seat), seat, action });
    return { setup: found.table.setup, ask };
  };

  it('which are frozen with its rules', async () => {
    const { setup, ask } = await opened(
      recorded(`${TIMED}/records/version-1/unfinished.json`),
      rules,
    );
    expect(setup.face).toBe((await frozenRules(TIMED, 1))?.face);
    // Its rules tell no failing fact, and no later face makes one up.
    const told = await ask(0, `${TIMED}-island`); // an action of that name
    expect(told.allowed).toBe(false);
    expect(told).not.toHaveProperty('because');
  });

  it('also where its rules tell the failing fact, and today’s face would say something else', async () => {
    const mine = EVERY_GAME.find(({ id }) => id === COOPERATIVE) as Game;
    const face = { because: () => 'As it was said then.' } as unknown as Face;
    let loads = 0;
    const earlier: LoadEarlier = async (id, version) => {
      loads += 1;
      const frozen = await frozenRules(id, 1);
      return frozen && version === mine.rulesVersion ? { ...frozen, game: mine, face } : null;
    };
    const own = new Rules(NEWER, earlier);
    expect(loads).toBe(0);
    const begun = Match.start(mine, { seats: 2, seed: 'c'.repeat(64), options: { first: '1' } });
    const { ask } = await opened(begun.record(), own);
    const barred = menu(mine, begun.state, 0).barred.find(({ reason }) => reason !== undefined);
    if (barred === undefined) throw new Error('nothing is barred with a reason');
    expect(await ask(0, write(barred.action))).toMatchObject({ because: 'As it was said then.' });
    expect(loads).toBe(1);
  });
});

it('ends with a record that is true under its own rules', async () => {
  const record = recorded(`${COOPERATIVE}/records/version-1/unfinished.json`);
  const { store, id } = await stored(record);
  await playedOn(store, id, 100_000);
  const row = (await store.table(id)) as TableRow;
  const { mainline } = await mainlineAt(
    { store, rules, reportError: () => {} } as unknown as ServerContext,
    row,
  );
  const whole = recordOf(row, mainline, []);
  const frozen = await frozenRules(record.game, record.rulesVersion);
  if (whole === null || frozen === null) throw new Error('it is not over, or not frozen');
  expect(whole.rulesVersion).toBe(record.rulesVersion);
  expect(whole.plies.length).toBeGreaterThan(record.plies.length);
  expect(replay(frozen.game, whole).outcome).toEqual(whole.outcome);
});

it('asks its bots in a thread by the rules of the table', async () => {
  const record = recorded(`${COOPERATIVE}/records/version-1/unfinished.json`);
  const { store, id } = await stored(record, 'captain');
  const troubles: unknown[] = [];
  const botThreads = new BotThreads({ reportError: (_where, error) => void troubles.push(error) });
  onTestFinished(() => botThreads.close());
  await playedOn(store, id, record.plies.length + 12, { botThreads });
  const entries = await store.entries(id, record.plies.length);
  expect(entries.some(({ seat }) => seat !== 0)).toBe(true);
  expect(troubles).toEqual([]);
});

it('has its time called by an action that its rules offer', async () => {
  const record = recorded(`${TIMED}/records/version-1/unfinished-clock.json`);
  const { store, id } = await stored(record);
  const { node } = await playedOn(store, id, record.plies.length + 2);
  node.clock += 31 * 60_000;
  await node.registry.due();
  await expect.poll(async () => (await store.table(id))?.status).toBe('over');
  const last = (await store.entries(id, 0)).at(-1);
  expect(last).toMatchObject({ action: 'call-time', rulesVersion: record.rulesVersion });
});

it('has a rematch by the newest rules, with those options that they have', async () => {
  const store = await openMemory();
  onTestFinished(() => store.close());
  const game = itemAt(NEWER, 0);
  const anne: Person = {
    id: 'anne',
    name: 'Anne',
    kind: 'guest',
    since: 1,
    login: null,
    banned: false,
  };
  await store.addPerson(anne);
  const fresh = newTable(
    rules,
    { game: game.id, seats: 2, options: { difficulty: 'elite' } },
    'anne',
    0,
  );
  const options = canonical({ ...JSON.parse(fresh.options), forgotten: true });
  const last: TableRow = { ...fresh, rulesVersion: 1, options, status: 'over' };
  const sittings = [0, 1].map((seat) => ({
    ...emptySeat(last.id, seat),
    person: seat === 0 ? 'anne' : null,
  }));
  await store.addTable(last, sittings);
  const context = { store, rules, now: () => 1, newSeed: randomSeed } as unknown as ServerContext;
  const next = await rematch(context, last, sittings, anne);
  expect(next.rulesVersion).toBe(game.rulesVersion);
  expect(JSON.parse(next.options)).toMatchObject({ difficulty: 'elite' });
  expect(JSON.parse(next.options)).not.toHaveProperty('forgotten');
});

it('lets new tables, and a version that nobody has kept, be', async () => {
  const game = itemAt(NEWER, 0);
  expect(newTable(rules, { game: game.id, seats: 2 }, 'anne', 0).rulesVersion).toBe(
    game.rulesVersion,
  );
  expect(await rules.of(game.id, 999)).toBeNull();
  expect(await rules.of('no-such-game', 1)).toBeNull();
  expect(await rules.of(game.id, game.rulesVersion)).toBe(game);
});
