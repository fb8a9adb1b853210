// What every store promises: what it does, and what it refuses.
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import type { Change } from '../../src/store/changes.ts';
import { openStore, type Place } from '../../src/store/open.ts';
import type { Sitting, Store } from '../../src/store/store.ts';
import { emptySeat } from '../../src/tables/seating.ts';
import { ANNE, anEntry, aTable, MARY, sittingsAt } from './samples.ts';

/** `makePlace` gives an empty place each time. */
export function keepsTheContract(makePlace: () => Promise<Place>): void {
  let place: Place;
  let store: Store;

  beforeEach(async () => {
    place = await makePlace();
    store = await openStore(place);
    onTestFinished(() => store.close());
    await store.addPerson(ANNE);
    await store.addPerson(MARY);
    await store.addTable(aTable('t1'), sittingsAt('t1'));
  });

  async function reopened(): Promise<Store> {
    await store.close();
    store = await openStore(place);
    return store;
  }

  describe('people and sessions', () => {
    it('knows a person, renames one, and does not know others', async () => {
      await store.renamePerson('anne', 'Anne Bonny 🏴‍☠️');
      expect(await (await reopened()).person('anne')).toEqual({ ...ANNE, name: 'Anne Bonny 🏴‍☠️' });
      expect(await store.person('mary')).toEqual(MARY);
      expect(await store.person('jack')).toBeNull();
    });

    it('refuses a second person of the same id, and keeps the first', async () => {
      await expect(store.addPerson({ ...ANNE, name: 'Other' })).rejects.toThrow();
      expect(await store.person('anne')).toEqual(ANNE);
    });

    it('drops a session at once, and no others', async () => {
      const session = { tokenHash: 'h1', person: 'anne', since: 5, lastSeen: 6, label: '' };
      for (const tokenHash of ['h1', 'h2']) await store.addSession({ ...session, tokenHash });
      expect(await store.session('h1')).toEqual(session);
      await store.dropSession('h1');
      expect(await store.session('h1')).toBeNull();
      expect(await store.session('h2')).not.toBeNull();
    });

    it('gives no session to a person who is not there', async () => {
      const nobody = { tokenHash: 'h1', person: 'jack', since: 5, lastSeen: 5, label: '' };
      await expect(store.addSession(nobody)).rejects.toThrow();
      expect(await store.session('h1')).toBeNull();
    });
  });

  describe('tables and seats', () => {
    it('keeps a table to the letter', async () => {
      const odd = aTable('t2', { options: '{"b":-0,"a":1.0,"ü":"\\u0000"} ', isPublic: false });
      await store.addTable(odd, []);
      expect(await (await reopened()).table('t2')).toEqual(odd);
      expect(await store.table('t3')).toBeNull();
      expect(await store.sittings('t1')).toEqual(sittingsAt('t1'));
    });

    it('adds a table with all of its seats or not at all', async () => {
      const seats = [...sittingsAt('t2'), { ...emptySeat('t2', 2), person: 'jack' }];
      await expect(store.addTable(aTable('t2'), seats)).rejects.toThrow();
      expect(await store.table('t2')).toBeNull();
      expect(await store.sittings('t2')).toEqual([]);
    });

    it('lists public tables in play and the tables of a person, the newest first', async () => {
      await store.addTable(aTable('t2', { since: 2e12, status: 'playing' }), sittingsAt('t2'));
      await store.addTable(aTable('t3', { since: 3e12, isPublic: false }), sittingsAt('t3'));
      await store.addTable(aTable('t4', { since: 1 }), []);
      const ids = (tables: { id: string }[]) => tables.map(({ id }) => id);
      expect(ids(await store.publicTables(10))).toEqual(['t2', 't1', 't4']);
      expect(ids(await store.publicTables(1))).toEqual(['t2']);
      expect(ids(await store.tablesOf('anne', 10))).toEqual(['t3', 't2', 't1']);
      expect(await store.tablesOf('mary', 10)).toEqual([]);
      await store.setStatus('t2', 'over');
      expect(ids(await store.publicTables(10))).toEqual(['t1', 't4']);
      const all = [];
      for await (const { id } of store.allTables()) all.push(id);
      expect(all).toEqual(['t1', 't2', 't3', 't4']);
    });

    it('fixes what the seats contribute in the moment when play begins', async () => {
      const [anne, free] = sittingsAt('t1') as [Sitting, Sitting];
      const salted = { ...anne, contribution: 'salt' };
      expect(await store.changeSitting(anne, salted, 'open')).toBe(true);
      expect(await store.changeStatus('t1', 'open', 'playing')).toBe(false);
      expect((await store.table('t1'))?.contributions).toBeNull();
      await store.changeSitting(free, { ...free, bot: 'deckhand' }, 'open');
      expect(await store.changeStatus('t1', 'open', 'playing')).toBe(true);
      expect((await store.table('t1'))?.contributions).toBe('["salt",null]');
      expect(await store.changeSitting(salted, { ...anne, contribution: 'late' }, 'open')).toBe(
        false,
      );
      expect((await store.sittings('t1'))[0]).toEqual(salted);
    });

    it('changes a seat only if it is as it was thought to be', async () => {
      const [taken, free] = sittingsAt('t1') as [never, never];
      const marys = { ...emptySeat('t1', 1), person: 'mary' };
      const bots = { ...emptySeat('t1', 1), bot: 'deckhand' };
      const race = await Promise.all([
        store.changeSitting(free, marys),
        store.changeSitting(free, bots),
      ]);
      expect(race.filter(Boolean)).toHaveLength(1);
      const winner = race[0] ? marys : bots;
      expect(await store.sittings('t1')).toEqual([taken, winner]);
      expect(await store.changeSitting(winner, free)).toBe(true);
      expect(await store.changeSitting(winner, free)).toBe(false);
      await expect(store.changeSitting(free, taken)).rejects.toThrow('its own place');
    });
  });

  describe('the log', () => {
    it('grows without gaps and moves the table on', async () => {
      for (let seq = 1; seq <= 5; seq++)
        expect(await store.append(anEntry('t1', seq))).toEqual({ ok: true });
      await reopened();
      expect((await store.table('t1'))?.seq).toBe(5);
      expect(await store.entries('t1', 0)).toEqual([1, 2, 3, 4, 5].map((n) => anEntry('t1', n)));
      expect(await store.entries('t1', 3)).toEqual([anEntry('t1', 4), anEntry('t1', 5)]);
      expect(await store.entries('t2', 0)).toEqual([]);
    });

    it('refuses an entry that follows nothing, and one at no table', async () => {
      await expect(store.append(anEntry('t1', 2))).rejects.toThrow('does not follow 0');
      await expect(store.append(anEntry('t9', 1))).rejects.toThrow('no table t9');
      expect(await store.entries('t1', 0)).toEqual([]);
    });

    it('refuses a number that is taken', async () => {
      await store.append(anEntry('t1', 1));
      const late = anEntry('t1', 1, { request: 'late' });
      expect(await store.append(late)).toEqual({ ok: false, why: 'seq-taken' });
      expect(await store.entries('t1', 0)).toEqual([anEntry('t1', 1)]);
    });

    it('serves a request once, and gives its entry to whoever asks again', async () => {
      const first = anEntry('t1', 1);
      await store.append(first);
      await store.append(anEntry('t1', 2));
      const known = { ok: false, why: 'request-known', entry: first };
      expect(await store.append(first)).toEqual(known);
      expect(await store.append({ ...first, seq: 3, action: 'other' })).toEqual(known);
      expect((await store.table('t1'))?.seq).toBe(2);
      await store.addTable(aTable('t2'), []);
      const elsewhere = anEntry('t2', 1, { request: first.request });
      expect(await store.append(elsewhere)).toEqual({ ok: true });
    });

    it('lets exactly one of many win the same number', async () => {
      for (let seq = 1; seq <= 10; seq++) {
        const rivals = Array.from({ length: 12 }, (_, n) =>
          store.append(anEntry('t1', seq, { request: `${seq} of ${n}` })),
        );
        const outcomes = await Promise.all(rivals);
        expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
        expect(outcomes.filter((one) => !one.ok && one.why === 'seq-taken')).toHaveLength(11);
      }
      expect((await store.entries('t1', 0)).map(({ seq }) => seq)).toEqual(
        Array.from({ length: 10 }, (_, n) => n + 1),
      );
    });

    it('does once what is asked for several times at once', async () => {
      const same = await Promise.all(
        Array.from({ length: 8 }, () => store.append(anEntry('t1', 1))),
      );
      expect(same.filter(({ ok }) => ok)).toHaveLength(1);
      for (const one of same) if (!one.ok) expect(one.why).toBe('request-known');
    });

    it('lets nothing of a failed entry stay, nor harms those beside it', async () => {
      await store.addTable(aTable('t2'), []);
      await store.addTable(aTable('t3'), []);
      const broken = anEntry('t1', 1, { action: null as unknown as string });
      const outcomes = await Promise.allSettled([
        store.append(broken),
        store.append(anEntry('t2', 1)),
        store.append(anEntry('t9', 1)),
        store.append(anEntry('t3', 1)),
      ]);
      expect(outcomes.map(({ status }) => status)).toEqual([
        'rejected',
        'fulfilled',
        'rejected',
        'fulfilled',
      ]);
      expect((await store.table('t1'))?.seq).toBe(0);
      expect(await store.entries('t1', 0)).toEqual([]);
      expect((await store.table('t2'))?.seq).toBe(1);
      expect(await store.entries('t3', 0)).toEqual([anEntry('t3', 1)]);
      expect(await store.append(anEntry('t1', 1))).toEqual({ ok: true });
    });

    it.each(['half \ud800', 'no\0thing'])(
      'refuses a text that would come back changed',
      async (action) => {
        await expect(store.append(anEntry('t1', 1, { action }))).rejects.toThrow('can be stored');
        await expect(store.append(anEntry('t1', 1, { at: 1.5 }))).rejects.toThrow('whole number');
        expect(await store.entries('t1', 0)).toEqual([]);
      },
    );
  });

  it('keeps the latest snapshot, whichever comes last', async () => {
    const snapshot = { table: 't1', seq: 4, ply: 3, state: '{"z":1,"a":-0}' };
    expect(await store.latestSnapshot('t1')).toBeNull();
    await store.saveSnapshot(snapshot);
    await store.saveSnapshot({ ...snapshot, seq: 2, state: 'older' });
    expect(await (await reopened()).latestSnapshot('t1')).toEqual(snapshot);
    await store.saveSnapshot({ ...snapshot, seq: 9, state: 'newer' });
    expect((await store.latestSnapshot('t1'))?.state).toBe('newer');
  });

  it('tells listeners of every entry that was added, and of none that was not', async () => {
    const heard: string[] = [];
    const deaf: string[] = [];
    const stop = await store.listen({
      onEntry: (table, seq) => heard.push(`${table} ${seq}`),
    });
    await (await store.listen({ onEntry: (table) => deaf.push(table) }))();
    await store.append(anEntry('t1', 1));
    await store.append(anEntry('t1', 1, { request: 'late' }));
    await store.append(anEntry('t1', 2));
    await expect.poll(() => heard).toEqual(['t1 1', 't1 2']);
    await stop();
    await store.append(anEntry('t1', 3));
    expect(heard).toHaveLength(2);
    expect(deaf).toEqual([]);
  });

  it('tells listeners of every change beside the log', async () => {
    const heard: Change[] = [];
    const stop = await store.listen({
      onEntry: () => {},
      onChange: (change) => heard.push(change),
    });
    const changes: Change[] = [
      { kind: 'table', table: 't1' },
      { kind: 'seat', table: 't1', seat: 3 },
      { kind: 'person', person: 'anne' },
    ];
    for (const change of changes) await store.notify(change);
    await expect.poll(() => heard).toEqual(changes);
    await stop();
  });

  it('may be closed twice, and answers nothing afterwards', async () => {
    await Promise.all([store.close(), store.close()]);
    await store.close();
    await expect(store.table('t1')).rejects.toThrow();
    await expect(store.append(anEntry('t1', 1))).rejects.toThrow();
  });
}
