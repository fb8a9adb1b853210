// Three servers on one PostgreSQL, killed and restarted while people play through any of them: one game at every table.
import { setTimeout as pause } from 'node:timers/promises';
import { itemAt } from '@tidetable/engine';
import { expect, it } from 'vitest';
import { openStore } from '../../src/store/open.ts';
import { testChance } from '../chance.ts';
import { aPostgres } from '../store/places.ts';
import { BusyTables, LASTING } from './busy-tables.ts';
import { compare, judge } from './judging.ts';
import { Ledger } from './ledger.ts';
import { ServerProcess } from './server-process.ts';
import { LONG, quantile, size } from './sizes.ts';

const TABLES = 50;
/** The first tables play on while it is measured how soon others see their moves. */
const FEW = 9;
const BETWEEN_KILLS = 1_500;

const postgres = aPostgres();

it(
  'play as one while one after the other is killed, and then restarted in good order',
  async () => {
    const place = { url: await postgres().emptyDatabase() };
    const nodes = [
      await ServerProcess.start(place),
      await ServerProcess.start(place),
      await ServerProcess.start(place),
    ] as const;
    const chance = testChance();
    const ledger = new Ledger();
    const busy = new BusyTables(ledger, () => {
      const running = nodes.filter((node) => node.isRunning);
      return itemAt(running, chance.below(running.length)).url;
    });
    for (let nth = 0; nth < TABLES; nth += LASTING.length)
      await Promise.all(LASTING.slice(0, TABLES - nth).map((opening) => busy.sit(opening)));
    busy.play(busy.players.slice(0, FEW));
    await pause(2 * BETWEEN_KILLS);
    const calm = [...ledger.delays];
    busy.play(busy.players.slice(FEW));
    const kills = size(3, 60);
    for (let round = 0; round < kills; round++) {
      const node = itemAt(nodes, round % nodes.length);
      await node.kill();
      await pause(chance.below(BETWEEN_KILLS));
      await node.start();
      await pause(BETWEEN_KILLS);
    }
    for (const node of nodes) {
      expect(await node.stop(), node.complaint).toBe(0);
      await node.start();
    }
    await busy.rest();
    await busy.settle();
    const store = await openStore(place);
    await judge(store, busy.tables, ledger);
    await compare(store, busy.watchers);
    await store.close();
    busy.close();
    console.log(
      `${TABLES} tables on 3 servers, ${kills} kills, 3 restarts: ${ledger.acks.size} acknowledged, one log each; ` +
        `a move at one of few busy tables is seen at another server after ${Math.round(quantile(calm, 0.5))} ms (median), ${Math.round(quantile(calm, 0.99))} ms (p99) ` +
        `of ${calm.length}; all of them at once and with kills ${Math.round(quantile(ledger.delays, 0.5))} and ${Math.round(quantile(ledger.delays, 0.99))} ms`,
    );
  },
  LONG,
);
