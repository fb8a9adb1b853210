// kill -9 at random moments under load: what was acknowledged stays, once and in order, and everybody carries on.
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { openStore, type Place } from '../../src/store/open.ts';
import { aPostgres, emptyFolder } from '../store/places.ts';
import { Company, LASTING } from './company.ts';
import { compare, judge } from './judging.ts';
import { Ledger } from './ledger.ts';
import { ServerProcess } from './server-process.ts';
import { LONG, quantile, size } from './sizes.ts';

const postgres = aPostgres();

async function killAtRandom(place: Place, kills: number): Promise<void> {
  const server = await ServerProcess.start(place);
  const ledger = new Ledger();
  const company = new Company(ledger, () => server.url);
  for (const opening of LASTING) await company.sit(opening);
  company.play();
  const starts: number[] = [];
  for (let round = 0; round < kills; round++) {
    const before = ledger.acks.size;
    await expect
      .poll(() => ledger.acks.size, { timeout: LONG, interval: 5 })
      .toBeGreaterThan(before);
    await pause(Math.random() * 400);
    await server.kill();
    const store = await openStore(place);
    await judge(store, company.tables, ledger);
    await store.close();
    starts.push(await server.start());
    for (const line of company.lines) line.again();
  }
  await company.rest();
  await company.settle();
  if ('folder' in place) await server.stop();
  const store = await openStore(place);
  await judge(store, company.tables, ledger);
  await compare(store, company.watchers);
  await store.close();
  company.close();
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
