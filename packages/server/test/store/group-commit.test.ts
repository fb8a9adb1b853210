// Writes that share a flush.
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { type EmbeddedBacking, embeddedBacking } from '../../src/store/embedded.ts';
import { SqlStore } from '../../src/store/sql-store.ts';
import { emptyFolder } from './places.ts';
import { ANNE, anEntry, aTable } from './samples.ts';

async function laid(tables: number): Promise<{ store: SqlStore; backing: EmbeddedBacking }> {
  const backing = await embeddedBacking(emptyFolder());
  const store = new SqlStore(backing);
  onTestFinished(() => store.close());
  await store.addPerson(ANNE);
  await Promise.all(tableIds(tables).map((id) => store.addTable(aTable(id), [])));
  return { store, backing };
}

function tableIds(count: number): string[] {
  return Array.from({ length: count }, (_, nth) => `t${nth + 1}`);
}

it('takes what comes together in one transaction', async () => {
  const { store, backing } = await laid(50);
  const before = backing.group.commits;
  const all = await Promise.all(tableIds(50).map((id) => store.append(anEntry(id, 1))));
  expect(all.every(({ ok }) => ok)).toBe(true);
  expect(backing.group.commits).toBe(before + 1);
});

it('refuses one of a group without harm to the others', async () => {
  const { store, backing } = await laid(3);
  await store.append(anEntry('t1', 1));
  const before = backing.group.commits;
  const outcomes = await Promise.all([
    store.append(anEntry('t1', 1, { request: 'late' })),
    store.append(anEntry('t2', 1)),
    store.append(anEntry('t1', 1)),
    store.append(anEntry('t2', 2)),
    store.append(anEntry('t3', 1)),
  ]);
  expect(outcomes.map((one) => (one.ok ? 'ok' : one.why))).toEqual([
    'seq-taken',
    'ok',
    'request-known',
    'ok',
    'ok',
  ]);
  expect(backing.group.commits).toBe(before + 1);
});

it('shows nobody what is not committed', async () => {
  const { store } = await laid(1);
  const appending = Promise.resolve(store.append(anEntry('t1', 1))).then(() => 'saved');
  const reading = store.entries('t1', 0).then((entries) => entries.length);
  expect(await Promise.race([appending, reading])).not.toBe(1);
  await appending;
  expect(await store.entries('t1', 0)).toHaveLength(1);
});

it('saves nothing on a full disk, and goes on when there is space again', async () => {
  const { store, backing } = await laid(2);
  const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(backing.writer);
  await sql.raw(`pragma max_page_count = ${rows[0]?.page_count}`).execute(backing.writer);
  const long = 'x'.repeat(100_000);
  const full = await Promise.allSettled([
    store.append(anEntry('t1', 1, { action: long })),
    store.append(anEntry('t2', 1, { action: long })),
  ]);
  for (const one of full) expect(String('reason' in one && one.reason)).toContain('full');
  expect(await store.entries('t1', 0)).toEqual([]);
  expect((await store.table('t1'))?.seq).toBe(0);
  await sql`pragma max_page_count = 1000000`.execute(backing.writer);
  expect(await store.append(anEntry('t1', 1, { action: long }))).toEqual({ ok: true });
});

it.each([1, 50])('is fast with %i tables at once', async (tables) => {
  const { store, backing } = await laid(tables);
  const start = performance.now();
  const commits = backing.group.commits;
  const cpu = process.cpuUsage();
  const counts = await Promise.all(
    tableIds(tables).map(async (id) => {
      let seq = 0;
      while (performance.now() - start < 1000) await store.append(anEntry(id, ++seq));
      return seq;
    }),
  );
  const { user, system } = process.cpuUsage(cpu);
  const moves = counts.reduce((sum, count) => sum + count);
  const seconds = (performance.now() - start) / 1000;
  console.log(
    `${tables} tables: ${Math.round(moves / seconds)} moves/s, ` +
      `${Math.round((backing.group.commits - commits) / seconds)} flushes/s, ` +
      `${Math.round((user + system) / moves)} µs of processor time for each`,
  );
  expect(moves).toBeGreaterThan(0);
});
