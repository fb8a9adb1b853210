// Entries that share a commit in PostgreSQL.
import { expect, it, onTestFinished } from 'vitest';
import { postgresBacking } from '../../src/store/postgres.ts';
import { SqlStore } from '../../src/store/sql-store.ts';
import type { Appended } from '../../src/store/store.ts';
import { testChance } from '../chance.ts';
import { aPostgres } from './places.ts';
import { ANNE, anEntry, aTable } from './samples.ts';

const postgres = aPostgres();

async function laid(tables: number) {
  const url = await postgres().emptyDatabase();
  const backing = await postgresBacking(url);
  const store = new SqlStore(backing);
  onTestFinished(() => store.close());
  await store.addPerson(ANNE);
  await Promise.all(tableIds(tables).map((id) => store.addTable(aTable(id), [])));
  return { store, backing, url };
}

function tableIds(count: number): string[] {
  return Array.from({ length: count }, (_, nth) => `t${nth + 1}`);
}

it('takes what comes together in one commit', async () => {
  const { store, backing } = await laid(50);
  const all = await Promise.all(tableIds(50).map((id) => store.append(anEntry(id, 1))));
  expect(all.every(({ ok }) => ok)).toBe(true);
  expect(backing.appending.commits).toBe(1);
});

it('refuses one of a group without harm to the others', async () => {
  const { store } = await laid(4);
  await store.append(anEntry('t1', 1));
  const outcomes = await Promise.allSettled([
    store.append(anEntry('t1', 1, { request: 'late' })),
    store.append(anEntry('t2', 1)),
    store.append(anEntry('t1', 1)),
    store.append(anEntry('t2', 2)),
    store.append(anEntry('t3', 1, { hash: null as unknown as string })),
    store.append(anEntry('t4', 1)),
    store.append(anEntry('t9', 1)),
  ]);
  expect(outcomes.map(told)).toEqual([
    'seq-taken',
    'ok',
    'request-known',
    'ok',
    expect.stringContaining('not-null'),
    'ok',
    'there is no table t9',
  ]);
});

function told(outcome: PromiseSettledResult<Appended>): string {
  if (outcome.status === 'rejected') return outcome.reason.message;
  return outcome.value.ok ? 'ok' : outcome.value.why;
}

it('keeps every text to the letter', async () => {
  const { store } = await laid(1);
  const odd = anEntry('t1', 1, { action: `say text="\\u0041 'ü' \n\t \u2028 🏴‍☠️ {} $1 ::text"` });
  await store.append(odd);
  expect(await store.entries('t1', 0)).toEqual([odd]);
});

it('does not wait for a table that another process is writing to', async () => {
  const { store, backing } = await laid(2);
  const [locked, released] = [aSignal(), aSignal()];
  const holding = backing.write(async (trx) => {
    await trx.updateTable('tables').set({ status: 'playing' }).where('id', '=', 't1').execute();
    locked.give();
    await released.given;
  });
  await locked.given;
  const waiting = Promise.resolve(store.append(anEntry('t1', 1))).then(({ ok }) => `t1 ${ok}`);
  const free = Promise.resolve(store.append(anEntry('t2', 1))).then(({ ok }) => `t2 ${ok}`);
  expect(await Promise.race([waiting, free])).toBe('t2 true');
  expect(await store.append(anEntry('t2', 2))).toEqual({ ok: true });
  released.give();
  await holding;
  expect(await waiting).toBe('t1 true');
});

it('lets three nodes race on the same tables: one line of entries, nothing twice, no deadlock', async () => {
  const tables = tableIds(20);
  const { store, url } = await laid(tables.length);
  const nodes = [store];
  while (nodes.length < 3) nodes.push(new SqlStore(await postgresBacking(url)));
  onTestFinished(async () => {
    for (const node of nodes) await node.close();
  });
  const won = new Map<string, string>();
  for (let seq = 1; seq <= 15; seq++) {
    const rivals = nodes.flatMap((node, nth) =>
      shuffled(tables).map(async (table) => {
        const shared = seq % 3 === 0;
        const request = shared ? `shared ${seq}` : `${seq} by node ${nth}`;
        const appended = await node.append(anEntry(table, seq, { request }));
        if (appended.ok) {
          expect(won.has(`${table} ${seq}`)).toBe(false);
          won.set(`${table} ${seq}`, request);
        } else expect(appended.why).toBe(shared ? 'request-known' : 'seq-taken');
      }),
    );
    await Promise.all(rivals);
  }
  for (const table of tables) {
    const entries = await store.entries(table, 0);
    expect(entries.map(({ request }) => request)).toEqual(
      Array.from({ length: 15 }, (_, nth) => won.get(`${table} ${nth + 1}`)),
    );
  }
});

it('finds a request that another node has served just now', async () => {
  const { store, url } = await laid(1);
  const other = new SqlStore(await postgresBacking(url));
  onTestFinished(() => other.close());
  for (let seq = 1; seq <= 40; seq += 1) {
    const first = anEntry('t1', seq, { request: `r${seq}` });
    const [one, two] = await Promise.allSettled([
      store.append(first),
      other.append({ ...first, seq: seq + 1 }),
    ]);
    expect(told(one)).toBe('ok');
    expect(told(two)).toMatch(/request-known|does not follow/);
  }
});

function aSignal(): { readonly given: Promise<void>; give(): void } {
  let give = () => {};
  const given = new Promise<void>((resolve) => {
    give = resolve;
  });
  return { given, give: () => give() };
}

const chance = testChance();

function shuffled<T>(all: readonly T[]): T[] {
  const pile = [...all];
  chance.shuffle(pile);
  return pile;
}

it.each([1, 50])('is fast with %i tables at once', async (tables) => {
  const { store } = await laid(tables);
  const start = performance.now();
  const counts = await Promise.all(
    tableIds(tables).map(async (id) => {
      let seq = 0;
      while (performance.now() - start < 2000) await store.append(anEntry(id, ++seq));
      return seq;
    }),
  );
  const moves = counts.reduce((sum, count) => sum + count);
  const seconds = (performance.now() - start) / 1000;
  console.log(`${tables} tables: ${Math.round(moves / seconds)} moves/s`);
  expect(moves).toBeGreaterThan(0);
});
