// The deal of the day: one for everybody, from a seed that is no secret.
import { GAME_IDS } from '@tidetable/catalogue';
import { commitmentTo, isSeed, seedFrom } from '@tidetable/engine';
import type { DealShown } from '@tidetable/protocol';
import { describe, expect, it } from 'vitest';
import type { Entry, TableRow } from '../../src/store/store.ts';
import { COOPERATIVE, RIVALS, TIMED } from '../games-by-trait.ts';
import { aServer, guest, liveTable, playOn } from './kit.ts';

const served = aServer();

interface Days {
  readonly day: string;
  readonly deals: readonly DealShown[];
}

const today = (): string => new Date().toISOString().slice(0, 10);

describe('the deal of the day', () => {
  it('is published for every game, in the usual order, with a seed that anybody can work out', async () => {
    const anne = await guest(served());
    const { day, deals } = await anne.get<Days>('GET /api/daily');
    expect(day).toBe(today());
    expect(deals.map(({ game }) => game)).toEqual(GAME_IDS);
    for (const { game, seed, seats, results } of deals) {
      expect(seed).toBe(seedFrom(`daily ${game} ${day}`));
      expect(isSeed(seed)).toBe(true);
      expect([seats, results]).toEqual([3, []]);
    }
    const earlier = await anne.get<Days>('GET /api/daily?day=2026-01-31');
    expect(earlier.deals[0]?.seed).not.toBe(deals[0]?.seed);
    expect(await anne.ask('GET /api/daily?day=yesterday')).toMatchObject({ status: 400 });
  });

  it('is the same for everybody, on a private and unrated table', async () => {
    const { context } = served();
    const states = [];
    for (const name of ['Anne', 'Mary']) {
      const person = await guest(served(), name);
      const made = await person.get(`POST /api/daily/${RIVALS}`);
      expect(made).toMatchObject({ daily: today(), rated: false, isPublic: false, status: 'open' });
      expect(made.seats).toMatchObject([{ person: { name } }, { bot: 'bosun' }, { bot: 'bosun' }]);
      const { seed, commitment } = (await context.store.table(made.id)) as TableRow;
      expect(commitment).toBe(commitmentTo(seed));
      const words = `PUT /api/tables/${made.id}/seats/0/contribution`;
      expect(await person.ask(words, { words: 'luck' })).toMatchObject({ status: 409 });
      await person.get(`POST /api/tables/${made.id}/start`);
      states.push((await liveTable(served(), made.id)).setup.firstState());
    }
    expect(states[0]).toEqual(states[1]);
  });

  it('counts the first finished game of a person, and no later one', async () => {
    const anne = await guest(served());
    const results = async () => {
      const { deals } = await anne.get<Days>('GET /api/daily');
      return deals.find(({ game }) => game === COOPERATIVE)?.results ?? [];
    };
    const plays = async (): Promise<number> => {
      const seating = ['me', 'me', 'me'];
      const { id } = await anne.get(`POST /api/daily/${COOPERATIVE}`, { seating });
      await anne.get(`POST /api/tables/${id}/start`);
      await playOn(served(), id);
      await expect
        .poll(() => served().context.store.results.has(id), { timeout: 20_000 })
        .toBe(true);
      return ((await served().context.store.entries(id, 0)).at(-1) as Entry).at;
    };
    const first = await plays();
    expect(await results()).toMatchObject([{ person: { id: anne.id, name: 'Anne' }, at: first }]);
    await plays();
    expect(await results()).toMatchObject([{ person: { id: anne.id }, at: first }]);
  });

  it('may be played with friends, but not of a game that is not here, nor by nobody', async () => {
    const anne = await guest(served());
    const made = await anne.get(`POST /api/daily/${TIMED}`, { seating: [null, 'me', 'bot'] });
    expect(made.seats).toMatchObject([
      { person: null, bot: null },
      { person: { name: 'Anne' } },
      { bot: 'bosun' },
    ]);
    expect(await anne.ask('POST /api/daily/chess')).toMatchObject({ status: 404 });
    const nobody = await fetch(`${served().address}/api/daily/${TIMED}`, { method: 'POST' });
    expect(nobody.status).toBe(401);
  });
});
