// kill -9 at random moments: what was acknowledged is there, once and in order.
import { setTimeout as pause } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { Place } from '../../src/store/open.ts';
import { testChance } from '../chance.ts';
import { type Ack, Appender, compare, crashes, layTables } from './appending.ts';
import { aPostgresToCrash, emptyFolder } from './places.ts';

const TABLES = 8;
const LONG = 600_000;

const postgres = aPostgresToCrash();

async function killAtRandom(place: Place, rounds: number): Promise<void> {
  const chance = testChance();
  await layTables(place, TABLES);
  const ledger: Ack[] = [];
  for (let round = 0; round < rounds; round++) {
    const appender = new Appender(place);
    expect(await appender.open, appender.complaint).toBe(true);
    await pause(20 + chance.below(380));
    await appender.kill();
    ledger.push(...appender.acks);
    await compare(place, ledger);
  }
  expect(ledger.length).toBeGreaterThan(rounds);
  console.log(`${rounds} kills, ${ledger.length} acknowledged, 0 lost, 0 twice, 0 gaps`);
}

it(
  'in a folder',
  async () => {
    await killAtRandom({ folder: emptyFolder() }, crashes(10, 100));
  },
  LONG,
);

it(
  'in PostgreSQL',
  async () => {
    await killAtRandom({ url: await postgres().emptyDatabase() }, crashes(5, 50));
  },
  LONG,
);

it(
  'of PostgreSQL itself',
  async () => {
    const place = { url: await postgres().emptyDatabase() };
    await layTables(place, TABLES);
    const appender = new Appender(place);
    expect(await appender.open, appender.complaint).toBe(true);
    await expect.poll(() => appender.acks.length, { timeout: 20_000 }).toBeGreaterThan(50);
    await postgres().crash();
    await appender.end();
    await compare(place, appender.acks);
  },
  LONG,
);
