// All clients reconnect at once after a kill -9, and hold the exact state.
import { expect, it } from 'vitest';
import { openStore } from '../../src/store/open.ts';
import { emptyFolder } from '../store/places.ts';
import { BusyTables, LASTING } from './busy-tables.ts';
import { compare, judge } from './judging.ts';
import { Ledger } from './ledger.ts';
import { ServerProcess } from './server-process.ts';
import { LONG, quantile, size } from './sizes.ts';

it(
  'a herd of clients',
  async () => {
    const place = { folder: emptyFolder() };
    const server = await ServerProcess.start(place);
    const ledger = new Ledger();
    const busy = new BusyTables(ledger, () => server.url);
    for (const opening of LASTING) await busy.sit(opening);
    const clients = size(200, 1000);
    while (busy.watchers.length < clients) for (const table of busy.tables) busy.watch(table, null);
    busy.play();
    const last = () => Math.max(...[...ledger.acks.values()].map(({ seq }) => seq));
    const moved = async (): Promise<void> => {
      const before = ledger.acks.size;
      await expect.poll(() => ledger.acks.size, { timeout: LONG }).toBeGreaterThan(before + 20);
    };
    for (let kills = size(1, 20); kills > 0; kills--) {
      await moved();
      await server.kill();
      await server.start();
      const begun = performance.now();
      const back = await Promise.all(
        busy.connections.map(async (connection) => {
          await expect.poll(() => connection.state, { timeout: LONG, interval: 20 }).toBe('open');
          return performance.now() - begun;
        }),
      );
      await moved();
      console.log(
        `${busy.connections.length} clients back after ${Math.round(quantile(back, 0.5))} ms (median), ` +
          `${Math.round(quantile(back, 0.99))} ms (p99), ${Math.round(Math.max(...back))} ms (all); at entry ${last()}`,
      );
    }
    await busy.rest();
    const begun = performance.now();
    await busy.settle();
    console.log(
      `all hold the last entry ${Math.round(performance.now() - begun)} ms after the last move`,
    );
    await server.stop();
    const store = await openStore(place);
    await judge(store, busy.tables, ledger);
    await compare(store, busy.watchers);
    await store.close();
    busy.close();
  },
  LONG,
);
