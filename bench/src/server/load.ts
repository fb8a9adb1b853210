// Two ways to load a server: as fast as it answers, and at a fixed rate.
import { setTimeout as pause } from 'node:timers/promises';
import { itemAt } from '@tidetable/engine';
import type { ServerProcess } from './server-process.ts';
import type { Table, Timing } from './table.ts';

export interface Played {
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly bytes: number;
  /** One for each move. */
  readonly timings: readonly Timing[];
}

/** Every table always has one move under way, until each has had this many or its game is over. */
export function asFastAsItAnswers(
  server: ServerProcess,
  tables: readonly Table[],
  moves: number,
): Promise<Played> {
  return measured(server, tables, async (timings) => {
    const playing = tables.map(async (table) => {
      for (let number = 0; number < moves; number++) {
        const timing = await table.move();
        if (timing === null) return;
        timings.push(timing);
      }
    });
    await Promise.all(playing);
  });
}

/** At a fixed rate, going round the tables; a move that finds its table busy waits, and its time runs. */
export function atRate(
  server: ServerProcess,
  tables: readonly Table[],
  rate: number,
  seconds: number,
): Promise<Played> {
  return measured(server, tables, async (timings) => {
    const queues = tables.map((): Promise<void> => Promise.resolve());
    const began = performance.now();
    for (let sent = 0; sent < rate * seconds; ) {
      const due = Math.min(((performance.now() - began) / 1_000) * rate, rate * seconds);
      for (; sent < due; sent++) {
        const nth = sent % tables.length;
        queues[nth] = queued(itemAt(queues, nth), itemAt(tables, nth), timings);
      }
      await pause(1);
    }
    await Promise.all(queues);
  });
}

async function queued(before: Promise<void>, table: Table, timings: Timing[]): Promise<void> {
  const asked = performance.now();
  await before;
  const waited = performance.now() - asked;
  const timing = await table.move();
  if (timing === null) return;
  timings.push({ known: waited + timing.known, shown: waited + timing.shown });
}

async function measured(
  server: ServerProcess,
  tables: readonly Table[],
  load: (timings: Timing[]) => Promise<void>,
): Promise<Played> {
  const timings: Timing[] = [];
  const bytesBefore = bytesOf(tables);
  const cpuBefore = await server.cpuSeconds();
  const began = performance.now();
  await load(timings);
  const seconds = (performance.now() - began) / 1_000;
  const cpuSeconds = (await server.cpuSeconds()) - cpuBefore;
  return { seconds, cpuSeconds, bytes: bytesOf(tables) - bytesBefore, timings };
}

function bytesOf(tables: readonly Table[]): number {
  return tables.reduce((sum, table) => sum + table.bytes, 0);
}

/** The value below which this share of the numbers lies. */
export function quantile(numbers: readonly number[], share: number): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return itemAt(sorted, Math.min(sorted.length - 1, Math.floor(sorted.length * share)));
}
