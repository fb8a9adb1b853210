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
/** Milliseconds in which a server notices that sockets have gone. */
const SETTLING = 500;

/** Bytes of heap for each table. */
export interface Memory {
  /** With four sockets that were shown the table. */
  readonly watched: number;
  /** After so many moves. */
  readonly played: number;
  /** When all four have gone. */
  readonly left: number;
}

export interface Round {
  readonly fast: Played;
  readonly steady: Played;
}

export interface Result {
  readonly name: string;
  readonly memory: Memory;
  readonly rounds: readonly Round[];
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
    competing.push({ name: contestant.name, running, memory, rounds: [] as Round[] });
  }
  for (let round = -WARM_UPS; round < rounds; round++)
    for (const { name, running, rounds: done } of competing) {
      progress(`${round < 0 ? 'warming up' : `round ${round + 1} of ${rounds}`}: ${name}`);
      const fast = await withTables(running, (tables) =>
        asFastAsItAnswers(running.process, tables, MOVES),
      );
      if (round < 0) continue;
      const steady = await withTables(running, (tables) =>
        atRate(running.process, tables, RATE, SECONDS),
      );
      done.push({ fast, steady });
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
