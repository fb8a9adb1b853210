// Tables that cannot be played at: they say why, and harm no other.
import { loadedGame } from '@tidetable/catalogue/loaded';
import type { Core } from '@tidetable/engine';
import { describe, expect, it } from 'vitest';
import { Rules } from '../../src/games/rules.ts';
import type { Entry } from '../../src/store/store.ts';
import { newTable } from '../../src/tables/new-table.ts';
import { COOPERATIVE } from '../games-by-trait.ts';
import { firstMove, freshRequest, ISLAND, nodeOn, scene, settled } from './kit.ts';

const coopGame = loadedGame(COOPERATIVE).game;

describe('a table that cannot be played at', () => {
  it('says which version of the rules it needs', async () => {
    const { store, row, move } = await firstMove();
    const older = { ...row, id: 'older', rulesVersion: 999 };
    await store.addTable(older, await store.sittings(row.id));
    const { registry } = await nodeOn(store);
    const opened = await registry.open('older');
    expect(opened).toMatchObject({ kind: 'needs-version', heading: { rulesVersion: 999 } });
    expect(JSON.stringify(opened)).not.toContain(row.seed);
    const answer = await registry.play({ ...move, table: 'older' });
    expect(answer).toMatchObject({ kind: 'closed' });
    expect(JSON.stringify(answer)).toContain('version 999');
  });

  it('stops alone where its log is not true, and names the entry', async () => {
    const { registry, move, store, row } = await firstMove();
    await registry.play(move);
    const [entry] = (await store.entries(row.id, 0)) as [Entry];
    await store.append({ ...entry, seq: 2, request: 'forged', hash: '0'.repeat(16) });
    const fresh = await nodeOn(store);
    const opened = await fresh.registry.open(row.id);
    expect(opened).toMatchObject({ kind: 'broken' });
    expect(JSON.stringify(opened)).toContain(`table ${row.id}, entry 2`);
    const other = await scene(ISLAND, store);
    expect((await other.step())?.kind).toBe('accepted');
    await settled();
    const again = await registry.play({ ...move, request: freshRequest(), base: 2 });
    expect(again.kind).toBe('closed');
    expect(fresh.troubles.join()).toContain('entry 2');
  });

  it('is not there, or has not begun', async () => {
    const { registry, move, store, row } = await firstMove();
    await store.addTable({ ...row, id: 'open', status: 'open' }, await store.sittings(row.id));
    expect((await registry.play({ ...move, table: 'none' })).kind).toBe('closed');
    expect((await registry.play({ ...move, table: 'open' })).kind).toBe('closed');
    await store.setStatus('open', 'playing');
    expect((await registry.open('open')).kind).toBe('live');
  });

  it('was given up', async () => {
    const { registry, move, store, row } = await firstMove();
    await store.setStatus(row.id, 'abandoned');
    await registry.changed({ kind: 'table', table: row.id });
    expect((await registry.play(move)).kind).toBe('closed');
  });
});

describe('rules that change', () => {
  const next = { ...coopGame, rulesVersion: coopGame.rulesVersion + 1 };

  it('leave running tables under those that they began with', async () => {
    const { store, row, step } = await scene(ISLAND);
    for (let count = 0; count < 5; count++) await step();
    const rules = new Rules([next, coopGame]);
    const { registry } = await nodeOn(store, { rules });
    const opened = await registry.open(row.id);
    expect(opened).toMatchObject({ kind: 'live' });
    if (opened.kind === 'live') expect(opened.table.setup.game).toBe(coopGame);
    expect(newTable(rules, ISLAND, 'somebody', 0).rulesVersion).toBe(next.rulesVersion);
  });

  it('without a new version are found out by the log', async () => {
    const { store, row, step } = await scene(ISLAND);
    for (let count = 0; count < 5; count++) await step();
    const wetter = {
      ...coopGame,
      setup(...how: Parameters<typeof coopGame.setup>) {
        const island = coopGame.setup(...how) as Core & { waterLevel: number };
        island.waterLevel += 1;
        return island;
      },
    };
    const { registry, troubles } = await nodeOn(store, { rules: new Rules([wetter]) });
    expect(await registry.open(row.id)).toMatchObject({ kind: 'broken' });
    expect(troubles).toEqual([expect.stringContaining(`table ${row.id}, entry 1`)]);
  });
});
