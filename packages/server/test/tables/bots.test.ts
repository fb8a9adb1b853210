// Bots in seats: they see what their seat sees, and a bad one harms only itself.
import type { Bot } from '@tidetable/bots';
import { defaultBot } from '@tidetable/catalogue/loaded';
import { type Action, canonical, itemAt } from '@tidetable/engine';
import { describe, expect, it } from 'vitest';
import type { LiveTable } from '../../src/tables/live-table.ts';
import { TIMED } from '../games-by-trait.ts';
import { MemoryStore } from '../store/memory-store.ts';
import { begun, Client, freshRequest, ISLAND, nameOf, nodeOn, settled } from './kit.ts';
import { SHORTEST } from './time-kit.ts';

/** Lets a table of bots play on for a while. */
async function playedBy(bot: Bot, bots: Readonly<Record<number, string>>) {
  const store = new MemoryStore();
  const row = await begun(store, ISLAND, bots);
  const node = await nodeOn(store, { bots: { [ISLAND.game]: [bot] } });
  const watcher = new Client('spectator');
  await watcher.join(node.registry, row.id);
  await settled(60);
  return { store, row, node, watcher };
}

describe('a bot', () => {
  it('sees the very view that its seat is shown', async () => {
    let table: LiveTable | null = null;
    let [looks, different] = [0, 0];
    const inner = defaultBot(ISLAND.game);
    const looking: Bot = {
      name: 'looking',
      choose(observation) {
        if (table !== null) {
          looks += 1;
          if (canonical(observation.view) !== canonical(table.viewFor(observation.seat).view))
            different += 1;
        }
        return inner.choose(observation);
      },
    };
    const { node, row } = await playedBy(looking, { 1: 'looking' });
    const opened = await node.registry.open(row.id);
    if (opened.kind !== 'live') throw new Error(opened.kind);
    table = opened.table;
    for (let count = 0; count < 60; count++) {
      const action = Object.values(table.viewFor(0).menu?.allowed ?? {}).flat()[0];
      const move = { table: row.id, by: nameOf(0), seat: 0, request: freshRequest() };
      if (action !== undefined) await node.registry.play({ ...move, base: table.seq, action });
      await settled();
    }
    expect(looks).toBeGreaterThan(5);
    expect(different).toBe(0);
  });

  it.each([
    { what: 'fails', choose: (): Action => JSON.parse('no') },
    { what: 'says nothing', choose: (): null => null },
    { what: 'does what it may not', choose: (): Action => ({ type: 'win' }) },
  ])('that $what is stood in for', async ({ choose }) => {
    const { watcher } = await playedBy({ name: 'bad', choose }, { 0: 'bad', 1: 'bad' });
    expect(watcher.seq).toBeGreaterThan(5);
  });

  it('takes over a seat when it is given one', async () => {
    const { store, row, node, watcher } = await playedBy(defaultBot(ISLAND.game), {});
    expect(watcher.seq).toBe(0);
    for (const from of await store.sittings(row.id))
      await store.changeSitting(from, { ...from, person: null, bot: 'bosun' });
    await node.registry.changed({ kind: 'table', table: row.id });
    await settled(40);
    expect(watcher.seq).toBeGreaterThan(3);
  });

  it('holds its seat against people', async () => {
    const { row, node } = await playedBy(defaultBot(ISLAND.game), { 1: 'bosun' });
    const move = { table: row.id, by: nameOf(1), seat: 1, request: freshRequest(), base: 0 };
    const answer = await node.registry.play({ ...move, action: 'end-actions' });
    expect(answer.kind).toBe('not-your-seat');
  });
});

describe('the clock of a table', () => {
  it('is on no menu and in no hand', async () => {
    const store = new MemoryStore();
    const row = await begun(store, { game: TIMED, seats: 2, options: { timer: SHORTEST } });
    const { registry } = await nodeOn(store);
    const opened = await registry.open(row.id);
    if (opened.kind !== 'live') throw new Error(opened.kind);
    for (let count = 0; count < 30; count++) {
      const seat = itemAt(opened.table.viewFor('spectator').must, 0);
      const { menu, seq } = opened.table.viewFor(seat);
      const ask = { table: row.id, by: nameOf(seat), seat, base: seq };
      expect(JSON.stringify(menu)).not.toContain('call-time');
      const early = await registry.play({ ...ask, request: freshRequest(), action: 'call-time' });
      expect(early).toMatchObject({ kind: 'refused', code: 'clock' });
      const action = itemAt(Object.values(menu?.allowed ?? {}).flat(), 0);
      await registry.play({ ...ask, request: freshRequest(), action });
    }
  });
});
