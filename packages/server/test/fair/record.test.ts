// The record of a finished game: true, whole, and refused before its end.
import { loadedGame } from '@tidetable/catalogue/loaded';
import { type GameRecord, itemAt, mixed, readRecord, replay } from '@tidetable/engine';
import { describe, expect, it } from 'vitest';
import { TIMED } from '../games-by-trait.ts';
import { alone, aServer, guest, playOn, VOYAGE } from './kit.ts';

const game = loadedGame(TIMED).game;

const served = aServer();

interface Fault {
  readonly error: { readonly code: string; readonly message: string };
}

describe('the record of a table', () => {
  it('holds the plies that stand and proves true, contributions and people with it', async () => {
    const anne = await guest(served());
    const { id, commitment } = await anne.get('POST /api/tables', VOYAGE);
    const path = `/api/tables/${id}`;
    await anne.get(`PUT ${path}/seats/1/contribution`, { words: 'salt' });
    await anne.get(`POST ${path}/start`);
    const { position } = await playOn(served(), id);
    expect(position.seq).toBeGreaterThan(position.ply);

    const record = readRecord(await anne.get<GameRecord>(`GET ${path}/record`));
    expect(record).toMatchObject({
      commitment,
      contributions: [null, 'salt'],
      hash: position.hash,
    });
    expect(record.plies).toHaveLength(position.ply);
    expect(record.people).toEqual([
      { person: 'Anne', bot: null },
      { person: 'Anne', bot: null },
    ]);
    expect(replay(game as never, record).outcome).toEqual(position.state.outcome);
    expect(() => replay(game as never, { ...record, contributions: ['salt', null] })).toThrow(
      'ply 1',
    );
  });

  it('names bots', async () => {
    const anne = await guest(served());
    const { id } = await alone(anne, { ...VOYAGE, seating: ['bot', 'bot'] });
    const path = `/api/tables/${id}`;
    await anne.get(`GET ${path}/view`);
    await expect
      .poll(async () => (await anne.get(`GET ${path}`)).status, { timeout: 30_000 })
      .toBe('over');
    const record = readRecord(await anne.get<GameRecord>(`GET ${path}/record`));
    expect(record.people?.[0]).toEqual({ person: null, bot: 'bosun' });
    expect(() => replay(game as never, record)).not.toThrow();
    expect(record.contributions).toBeUndefined();
  });

  it('is refused while the game is on, or has not begun', async () => {
    const anne = await guest(served());
    const { id } = await anne.get('POST /api/tables', VOYAGE);
    const asked = () => anne.ask<Fault>(`GET /api/tables/${id}/record`);
    expect(await asked()).toMatchObject({ status: 409, body: { error: { code: 'not-started' } } });
    await anne.get(`POST /api/tables/${id}/start`);
    await playOn(served(), id, 5);
    const running = await asked();
    expect(running).toMatchObject({ status: 409, body: { error: { code: 'not-over' } } });
    const { seed = '' } = (await served().context.store.table(id)) ?? {};
    expect(JSON.stringify(running)).not.toContain(seed);
    expect(JSON.stringify(running)).not.toContain(mixed(seed, ['x']));
  });

  it('of a game that was forfeited stops where that was', async () => {
    const { store } = served().context;
    const anne = await guest(served());
    const { id } = await alone(anne, VOYAGE);
    const { position } = await playOn(served(), id, 10);
    const path = `/api/tables/${id}`;
    expect(await anne.ask(`GET ${path}/record`)).toMatchObject({ status: 409 });
    const loser = itemAt(await store.sittings(id), 1);
    await store.changeSitting(loser, { ...loser, forfeited: true });
    await store.setStatus(id, 'over');
    const record = readRecord(await anne.get<GameRecord>(`GET ${path}/record`));
    expect(record).toMatchObject({ outcome: null, hash: position.hash });
    expect(record.people?.[1]).toEqual({ person: 'Anne', bot: null, forfeited: true });
    expect(replay(game as never, record)).toEqual(position.state);
    expect(await anne.ask(`POST ${path}/forks`, { ply: 10 })).toMatchObject({ status: 200 });
  });

  it('is only for who may see the table', async () => {
    const [anne, ned] = [await guest(served()), await guest(served(), 'Ned')];
    const { id } = await alone(anne, VOYAGE);
    await playOn(served(), id);
    expect(await ned.ask(`GET /api/tables/${id}/record`)).toMatchObject({ status: 404 });
  });
});
