// The store in PostgreSQL: the contract, and what only PostgreSQL promises.
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import { describe, expect, it, onTestFinished } from 'vitest';
import { openStore } from '../../src/store/open.ts';
import { postgresBacking } from '../../src/store/postgres.ts';
import { PostgresNotifications } from '../../src/store/postgres-notifications.ts';
import { SqlStore } from '../../src/store/sql-store.ts';
import { Appender, layTables } from './appending.ts';
import { keepsTheContract } from './contract.ts';
import { keepsPeople } from './people-contract.ts';
import { aPostgresToCrash } from './places.ts';
import { keepsPresence } from './presence-contract.ts';
import { ANNE, anEntry, aTable } from './samples.ts';
import { keepsTime } from './time-contract.ts';

const postgres = aPostgresToCrash();

describe('a store in PostgreSQL', () => {
  keepsTheContract(async () => ({ url: await postgres().emptyDatabase() }));
  keepsPeople(async () => ({ url: await postgres().emptyDatabase() }));
  keepsPresence(async () => ({ url: await postgres().emptyDatabase() }));
  keepsTime(async () => openStore({ url: await postgres().emptyDatabase() }));
});

describe('word of entries', () => {
  it('comes from another process within 200 ms', async () => {
    const place = { url: await postgres().emptyDatabase() };
    await layTables(place, 3);
    const store = await openStore(place);
    onTestFinished(() => store.close());
    const heard = new Map<string, number>();
    await store.listen({ onEntry: (table, seq) => heard.set(`${table} ${seq}`, Date.now()) });
    const appender = new Appender(place);
    await expect.poll(() => appender.acks.length, { timeout: 20_000 }).toBeGreaterThan(100);
    await appender.kill();
    await pause(300);
    const delays = appender.acks.map(({ table, seq, at }) => {
      return (heard.get(`${table} ${seq}`) ?? Number.POSITIVE_INFINITY) - at;
    });
    delays.sort((a, b) => a - b);
    const [median, worst] = [delays[Math.floor(delays.length / 2)], delays.at(-1)];
    console.log(`heard ${delays.length} entries: median ${median} ms, worst ${worst} ms`);
    expect(worst).toBeLessThan(200);
  });

  it('comes again after the connection was lost, and says that some was missed', async () => {
    const backing = await postgresBacking(await postgres().emptyDatabase());
    const store = new SqlStore(backing);
    onTestFinished(() => store.close());
    await store.addPerson(ANNE);
    await store.addTable(aTable('t1'), []);
    const heard: number[] = [];
    let missed = 0;
    await store.listen({ onEntry: (_, seq) => heard.push(seq), onMissed: () => missed++ });
    await store.append(anEntry('t1', 1));
    await expect.poll(() => heard).toEqual([1]);
    for (let time = 1; time <= 3; time++) {
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
                where datname = current_database() and query like 'listen%'`.execute(backing.db);
      await expect.poll(() => missed, { timeout: 5000 }).toBe(time);
    }
    await store.append(anEntry('t1', 2));
    await expect.poll(() => heard).toEqual([1, 2]);
  });
});

describe('a connection that went silent', () => {
  it('is given up for a new one', async () => {
    const url = await postgres().emptyDatabase();
    const { db, close } = await postgresBacking(url);
    const notifications = new PostgresNotifications(url, 250);
    onTestFinished(async () => {
      await notifications.close();
      await close();
    });
    let missed = 0;
    await notifications.listen({ onEntry: () => {}, onMissed: () => missed++ });
    const { rows } = await sql<{ pid: number }>`select pid from pg_stat_activity
      where query like 'listen%' order by backend_start desc limit 1`.execute(db);
    const pid = rows[0]?.pid ?? 0;
    process.kill(pid, 'SIGSTOP');
    onTestFinished(() => void process.kill(pid, 'SIGCONT'));
    await expect.poll(() => missed, { timeout: 5000 }).toBe(1);
  });
});

describe('connections', () => {
  it('flush each commit, whatever the database is set to', async () => {
    const url = await postgres().emptyDatabase('-c synchronous_commit=off');
    const { db, close } = await postgresBacking(url);
    onTestFinished(close);
    const setting = await sql<object>`show synchronous_commit`.execute(db);
    expect(setting.rows).toEqual([{ synchronous_commit: 'on' }]);
  });

  it('are made anew when they were cut', async () => {
    const backing = await postgresBacking(await postgres().emptyDatabase());
    const store = new SqlStore(backing);
    onTestFinished(() => store.close());
    await store.addPerson(ANNE);
    await Promise.all(Array.from({ length: 8 }, () => store.person('anne')));
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
              where datname = current_database() and pid <> pg_backend_pid()`.execute(backing.db);
    await pause(50);
    const people = await Promise.all(Array.from({ length: 8 }, () => store.person('anne')));
    expect(people).toEqual(Array.from({ length: 8 }, () => ANNE));
  });

  // On a busy machine PostgreSQL takes long to come up again.
  it('outlive a crash of the database: what failed may be asked for again', async () => {
    const store = await openStore({ url: await postgres().emptyDatabase() });
    onTestFinished(() => store.close());
    await store.addPerson(ANNE);
    await store.addTable(aTable('t1'), []);
    let missed = 0;
    await store.listen({ onEntry: () => {}, onMissed: () => missed++ });
    let crashed = false;
    const crash = postgres()
      .crash()
      .then(() => {
        crashed = true;
      });
    for (let seq = 1; seq <= 20 || !crashed; ) {
      const outcome = await Promise.resolve(store.append(anEntry('t1', seq))).catch(() => null);
      if (outcome === null) await pause(20);
      else if (outcome.ok || outcome.why === 'request-known') seq++;
      else throw new Error(outcome.why);
    }
    await crash;
    const entries = await store.entries('t1', 0);
    expect(entries).toEqual(entries.map((_, n) => anEntry('t1', n + 1)));
    await expect.poll(() => missed, { timeout: 10_000 }).toBeGreaterThan(0);
  }, 180_000);

  it('are refused at once where no database is', async () => {
    const nowhere = openStore({ url: 'postgres://postgres:password@127.0.0.1:1/none' });
    await expect(nowhere).rejects.toThrow('ECONNREFUSED');
  });
});
