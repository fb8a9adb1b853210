// A new version of the rules, and tables that began under one that was not kept.
import { loadedGame } from '@tidetable/catalogue/loaded';
import type { Core, Game } from '@tidetable/engine';
import { expect, it } from 'vitest';
import { Rules } from '../../src/games/rules.ts';
import { openTable } from '../../src/tables/opening.ts';
import { COOPERATIVE } from '../games-by-trait.ts';
import { MemoryStore } from '../store/memory-store.ts';
import { ISLAND, scene } from './kit.ts';

const coopGame = loadedGame(COOPERATIVE).game;

const OLD = coopGame as Game;
/** Says the same of everything. */
const SAME: Game = { ...OLD, rulesVersion: OLD.rulesVersion + 1 };
/** Begins with the water higher. */
const WETTER: Game = {
  ...OLD,
  rulesVersion: SAME.rulesVersion,
  setup: (...given) => {
    const island = OLD.setup(...given) as Core & { waterLevel: number };
    island.waterLevel += 1;
    return island;
  },
};

async function someMoves() {
  const store = new MemoryStore();
  const table = await scene(ISLAND, store);
  for (let move = 0; move < 12; move++) await table.step();
  await table.registry.close();
  const world = { store, now: () => 1, moved: () => {}, reportError: () => {} };
  const open = (...games: readonly Game[]) =>
    openTable(table.row.id, new Rules(games, async () => null), world);
  return { store, id: table.row.id, open };
}

it('keeps a table on the rules it began with, while they are there', async () => {
  const { store, id, open } = await someMoves();
  expect(await open(OLD, WETTER)).toMatchObject({ kind: 'live' });
  expect((await store.table(id))?.rulesVersion).toBe(OLD.rulesVersion);
});

it('lets a table go on under newer rules that come to the very same states', async () => {
  const { store, id, open } = await someMoves();
  expect(await open(SAME)).toMatchObject({ kind: 'live' });
  expect((await store.table(id))?.rulesVersion).toBe(SAME.rulesVersion);
});

it('lets a table wait whose game would have been another one', async () => {
  const { store, id, open } = await someMoves();
  const before = await store.entries(id, 0);
  expect(await open(WETTER)).toMatchObject({ kind: 'needs-version' });
  expect((await store.table(id))?.rulesVersion).toBe(OLD.rulesVersion);
  expect(await store.entries(id, 0)).toEqual(before);
  expect(await open(OLD)).toMatchObject({ kind: 'live' });
});

it('never takes a table back to older rules', async () => {
  const { open } = await someMoves();
  expect(await open(SAME)).toMatchObject({ kind: 'live' });
  expect(await open(OLD)).toMatchObject({ kind: 'needs-version' });
});

it('takes nothing from a server that still judges by the old rules', async () => {
  const table = await scene(ISLAND);
  await table.step();
  await table.store.changeRules(table.row.id, OLD.rulesVersion, SAME.rulesVersion);
  const { seq } = (await table.store.table(table.row.id)) ?? {};
  expect(await table.step()).toMatchObject({ kind: 'closed' });
  expect((await table.store.table(table.row.id))?.seq).toBe(seq);
});
