// A server that is measured, and what is asked of it: the same of each.
import type { ServerProcess } from './server-process.ts';
import type { Table } from './table.ts';

export interface Contestant {
  readonly name: string;
  start(): Promise<Running>;
}

export interface Running {
  readonly process: ServerProcess;
  /** New tables, each with four seats and a socket for each of them, ready for the first move. */
  prepare(tables: number): Promise<readonly Table[]>;
  stop(): Promise<void>;
}

export const SEATS = [0, 1, 2, 3] as const;

/** A few at a time; nothing is measured while tables are set up. */
export async function many<T>(count: number, make: () => Promise<T>): Promise<T[]> {
  const made: T[] = [];
  const worker = async (): Promise<void> => {
    while (count-- > 0) made.push(await make());
  };
  await Promise.all([worker(), worker(), worker(), worker()]);
  return made;
}
