// What the seats contribute to the chance of a table, before it begins and never after.
import { commitmentTo, mixed } from '@tidetable/engine';
import { describe, expect, it } from 'vitest';
import type { TableRow } from '../../src/store/store.ts';
import { TableSetup } from '../../src/tables/table-setup.ts';
import { COOPERATIVE } from '../games-by-trait.ts';
import { alone, aServer, type Guest, guest, ISLAND, liveTable } from './kit.ts';

const served = aServer();

async function tableOfTwo(): Promise<{ anne: Guest; mary: Guest; id: string; path: string }> {
  const [anne, mary] = [await guest(served(), 'Anne'), await guest(served(), 'Mary')];
  const spec = { game: COOPERATIVE, seats: 2, isPublic: true };
  const { id } = await anne.get('POST /api/tables', spec);
  await mary.get(`POST /api/tables/${id}/join`);
  return { anne, mary, id, path: `/api/tables/${id}` };
}

const put = (path: string, seat: number): string => `PUT ${path}/seats/${seat}/contribution`;

describe('a contribution', () => {
  it('is public at once, can be changed and taken back before the start, and is fixed by it', async () => {
    const { anne, mary, id, path } = await tableOfTwo();
    expect((await anne.get(`GET ${path}`)).contributions).toBeNull();
    expect((await mary.get(put(path, 1), { words: ' salt ' })).contributions).toEqual([
      null,
      'salt',
    ]);
    await mary.get(put(path, 1), { words: null });
    expect((await anne.get(`GET ${path}`)).contributions).toBeNull();
    await mary.get(put(path, 1), { words: 'pepper' });
    await anne.get(put(path, 0), { words: 'Grüße' });
    expect((await anne.get(`POST ${path}/start`)).contributions).toEqual(['Grüße', 'pepper']);
    expect((await served().context.store.table(id))?.contributions).toBe('["Grüße","pepper"]');
    for (const words of ['late', null]) {
      const late = await mary.ask<{ error: object }>(put(path, 1), { words });
      expect(late).toMatchObject({ status: 409, body: { error: { code: 'begun' } } });
    }
    expect((await anne.get(`GET ${path}`)).contributions).toEqual(['Grüße', 'pepper']);
  });

  it('is only for who sits there', async () => {
    const { anne, mary, path } = await tableOfTwo();
    const ned = await guest(served(), 'Ned');
    expect(await anne.ask(put(path, 1), { words: 'mine' })).toMatchObject({ status: 403 });
    expect(await ned.ask(put(path, 1), { words: 'mine' })).toMatchObject({ status: 403 });
    expect(await mary.ask(put(path, 7), { words: 'mine' })).toMatchObject({ status: 403 });
    expect((await mary.get(`GET ${path}`)).contributions).toBeNull();
  });

  it('leaves with the person', async () => {
    const { anne, mary, path } = await tableOfTwo();
    await mary.get(put(path, 1), { words: 'salt' });
    await mary.get(`POST ${path}/seats/1/leave`);
    expect((await anne.get(`GET ${path}`)).contributions).toBeNull();
    await mary.get(`POST ${path}/join`);
    expect((await mary.get(put(path, 1), { words: 'salt' })).contributions).toEqual([null, 'salt']);
    await anne.get(`POST ${path}/kick`, { seat: 1 });
    await anne.get(`POST ${path}/bots`, { seat: 1 });
    expect((await anne.get(`POST ${path}/start`)).contributions).toBeNull();
  });

  it.each(['', ' ', 'x'.repeat(101), 'a\u202eb', 7, undefined])('is not %j', async (words) => {
    const { anne, path } = await tableOfTwo();
    expect(await anne.ask(put(path, 0), { words })).toMatchObject({ status: 400 });
  });
});

describe('the chance of a table', () => {
  it('is mixed from its seed and the contributions, for the dice and for the bots', async () => {
    const anne = await guest(served());
    const { id } = await anne.get('POST /api/tables', ISLAND);
    await anne.get(put(`/api/tables/${id}`, 1), { words: 'salt' });
    await anne.get(`POST /api/tables/${id}/start`);
    const row = (await served().context.store.table(id)) as TableRow;
    const { setup } = await liveTable(served(), id);
    const plain = new TableSetup({ ...row, contributions: null }, setup.game);
    const dice = (of: TableSetup) =>
      Array.from({ length: 30 }, (_none, n) => of.chanceOf(n).roll(1e6));
    const bots = (of: TableSetup) =>
      Array.from({ length: 30 }, (_none, n) => of.chanceOfBot(n, 0).roll(1e6));
    expect(dice(setup)).not.toEqual(dice(plain));
    expect(bots(setup)).not.toEqual(bots(plain));
    expect(setup.seedAfter({ outcome: null })).toBeNull();
    expect(setup.seedAfter({ outcome: {} })).toBe(row.seed);
    const seed = mixed(row.seed, [null, 'salt']);
    expect(dice(setup)).toEqual(
      dice(
        new TableSetup(
          { ...row, seed, commitment: commitmentTo(seed), contributions: null },
          setup.game,
        ),
      ),
    );
  });

  it('is its seed alone where nobody has added anything', async () => {
    const anne = await guest(served());
    const { id, contributions } = await alone(anne, ISLAND);
    expect(contributions).toBeNull();
    expect((await served().context.store.table(id))?.contributions).toBeNull();
  });
});
