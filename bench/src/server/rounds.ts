// The contestants in turn, round after round, so that a noisy machine is noisy to all of them alike.
import { setTimeout as pause } from 'node:timers/promises';
import { progress } from '../measure.ts';
import type { Contestant, Running } from './contestant.ts';
import { asFastAsItAnswers, atRate, type Played } from './load.ts';
import type { Table } from './table.ts';

export const TABLES = 100;
export const MOVES = 30;
export const RATE = 500;
const SECONDS = 4;
const WARM_UPS = 3;
/** Half a second of work is soon disturbed, so there are many of it; four seconds tell enough in a few. */
const ROUNDS_TO_A_STEADY_ONE = 5;
/** Milliseconds in which a server notices that sockets have gone. */
const SETTLING = 500;

/** Bytes of heap for each table. */
export interface Memory {
  /** With four sockets that were shown the table. */
  readonly watched: number;
  /** After `MOVES` moves. */
  readonly played: number;
  /** When all four have gone. */
  readonly left: number;
}

export interface Result {
  readonly name: string;
  readonly memory: Memory;
  /** As fast as it answers, in every round. */
  readonly fast: readonly Played[];
  /** At a fixed rate, in some. */
  readonly steady: readonly Played[];
}

export async function compete(
  contestants: readonly Contestant[],
  rounds: number,
): Promise<Result[]> {
  const competing = [];
  for (const contestant of contestants) {
    progress(`starting ${contestant.name}`);
    const running = await contestant.start();
    const memory = await memoryOf(running);
    const played = { fast: [] as Played[], steady: [] as Played[] };
    competing.push({ name: contestant.name, running, memory, ...played });
  }
  for (let round = -WARM_UPS; round < rounds; round++)
    for (const { name, running, fast, steady } of competing) {
      progress(`${round < 0 ? 'warming up' : `round ${round + 1} of ${rounds}`}: ${name}`);
      const played = await withTables(running, (tables) =>
        asFastAsItAnswers(running.process, tables, MOVES),
      );
      if (round >= 0) fast.push(played);
      if (round < 0 || round % ROUNDS_TO_A_STEADY_ONE > 0) continue;
      steady.push(
        await withTables(running, (tables) => atRate(running.process, tables, RATE, SECONDS)),
      );
    }
  progress('');
  for (const { running } of competing) await running.stop();
  return competing;
}

/** Other tables are played at first, and stay: what the code itself takes is in memory by then. */
async function memoryOf(running: Running): Promise<Memory> {
  const { process } = running;
  const others = await running.prepare(TABLES / 4);
  await asFastAsItAnswers(process, others, MOVES);
  const before = await process.heap();
  const perTable = async (): Promise<number> => ((await process.heap()) - before) / TABLES;
  const { watched, played } = await withTables(running, async (tables) => {
    const watched = await perTable();
    await asFastAsItAnswers(process, tables, MOVES);
    return { watched, played: await perTable() };
  });
  await pause(SETTLING);
  const left = await perTable();
  for (const table of others) table.leave();
  return { watched, played, left };
}

/** Fresh tables for every measurement: games end, and logs grow. */
async function withTables<T>(
  running: Running,
  work: (tables: readonly Table[]) => Promise<T>,
): Promise<T> {
  const tables = await running.prepare(TABLES);
  try {
    return await work(tables);
  } finally {
    for (const table of tables) table.leave();
  }
}
