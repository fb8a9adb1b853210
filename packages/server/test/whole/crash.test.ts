// kill -9 at random moments under load: what was acknowledged stays, once and in order, and play goes on.
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openStore, type Place } from '../../src/store/open.ts';
import { testChance } from '../chance.ts';
import { aPostgres, emptyFolder } from '../store/places.ts';
import { BusyTables, LASTING } from './busy-tables.ts';
import { compare, judge } from './judging.ts';
import { Ledger } from './ledger.ts';
import { ServerProcess } from './server-process.ts';
import { LONG, quantile, size } from './sizes.ts';

const postgres = aPostgres();

async function killAtRandom(place: Place, kills: number): Promise<void> {
  const server = await ServerProcess.start(place);
  const ledger = new Ledger();
  const busy = new BusyTables(ledger, () => server.url);
  for (const opening of LASTING) await busy.sit(opening);
  busy.play();
  const starts: number[] = [];
  const chance = testChance();
  for (let round = 0; round < kills; round++) {
    const before = ledger.acks.size;
    await expect
      .poll(() => ledger.acks.size, { timeout: LONG, interval: 5 })
      .toBeGreaterThan(before);
    await pause(chance.below(400));
    await server.kill();
    const store = await openStore(place);
    await judge(store, busy.tables, ledger);
    await store.close();
    starts.push(await server.start());
    for (const connection of busy.connections) connection.again();
  }
  await busy.rest();
  await busy.settle();
  if ('folder' in place) await server.stop();
  const store = await openStore(place);
  await judge(store, busy.tables, ledger);
  await compare(store, busy.watchers);
  await store.close();
  busy.close();
  console.log(
    `${kills} kills: ${ledger.acks.size} acknowledged, 0 lost, 0 twice, 0 gaps, 0 failed starts; ` +
      `start median ${Math.round(quantile(starts, 0.5))} ms, worst ${Math.round(quantile(starts, 1))} ms`,
  );
}

it('in a folder', () => killAtRandom({ folder: emptyFolder() }, size(15, 120)), LONG);

it(
  'in PostgreSQL',
  async () => killAtRandom({ url: await postgres().emptyDatabase() }, size(10, 80)),
  LONG,
);
