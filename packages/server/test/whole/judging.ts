// The stored log, replayed: what each viewer should have been sent, and what must be in it.
import { setTimeout as pause } from 'node:timers/promises';
import { EVERY_GAME } from '@tidetable/catalogue/loaded';
import type { TableFeed } from '@tidetable/client';
import type { Game, Viewer } from '@tidetable/engine';
import { expect } from 'vitest';
import { Rules } from '../../src/games/rules.ts';
import type { Entry, Store, TableRow } from '../../src/store/store.ts';
import { replay } from '../../src/tables/loading.ts';
import { TableSetup } from '../../src/tables/table-setup.ts';
import { redacted, viewFor } from '../../src/tables/views.ts';
import type { Ledger } from './ledger.ts';

/** What a table does by itself. */
const BY_ITSELF = /^(bot|clock|order|time)-/;
const RULES = new Rules(EVERY_GAME);

/** Every acknowledged move is there, once, in its place; no gap, nothing that was not sent; and it all replays. */
export async function judge(
  store: Store,
  tables: readonly string[],
  ledger: Ledger,
): Promise<void> {
  expect(ledger.faults).toEqual([]);
  const acks = [...ledger.acks];
  for (const table of tables) {
    const entries = await settled(store, table);
    expect(entries.map(({ seq }) => seq)).toEqual(entries.map((_, nth) => nth + 1));
    const lost = acks.filter(
      ([request, ack]) => ack.table === table && entries[ack.seq - 1]?.request !== request,
    );
    expect(lost).toEqual([]);
    expect(new Set(entries.map(({ request }) => request)).size).toBe(entries.length);
    const foreign = entries.filter(
      ({ request, seat }) => !BY_ITSELF.test(request) && ledger.sent.get(request)?.seat !== seat,
    );
    expect(foreign).toEqual([]);
    replay(setupOf((await store.table(table)) as TableRow), entries);
  }
}

/** Waits until every client is up to date, then compares what each holds with the log, to the byte. */
export async function compare(store: Store, watchers: readonly TableFeed[]): Promise<void> {
  for (const id of new Set(watchers.map((watcher) => watcher.id))) {
    const setup = setupOf((await store.table(id)) as TableRow);
    const entries = await settled(store, id);
    const { position, story } = replay(setup, entries);
    for (const watcher of watchers.filter((one) => one.id === id)) {
      await watcher.until(({ shown }) => (shown?.seq ?? -1) >= position.seq);
      const viewer: Viewer = watcher.seat ?? 'spectator';
      expect(watcher.story.map(({ seq }) => seq)).toEqual(story.map(({ seq }) => seq));
      expect(JSON.stringify(watcher.story)).toBe(
        JSON.stringify(story.map((unredacted) => redacted(setup, unredacted, viewer))),
      );
      expect(watcher.shown).toEqual(plain(viewFor(setup, position, viewer)));
    }
  }
}

function setupOf(row: TableRow): TableSetup {
  return new TableSetup(row, RULES.newest(row.game) as Game);
}

/** A database may still be committing for a process that is dead; and bots may be at work. */
async function settled(store: Store, table: string): Promise<Entry[]> {
  for (let seen = -1; ; ) {
    const entries = await store.entries(table, 0);
    if (entries.length === seen) return entries;
    seen = entries.length;
    await pause(100);
  }
}

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
