// The work of threads, as plain data.
import type { Seed } from '@tidetable/engine';

/** Who sits at the table, and under which options. */
export interface TableSetting {
  readonly bots: readonly string[];
  readonly options: object;
  /** The options that set this table apart from the others of the job. */
  readonly variant: string;
  /** In a duel: the seats of the challenger. */
  readonly challenger?: readonly number[];
}

export interface Job {
  /** Simulated games go round the tables; in a duel every deal is played at each of them. */
  readonly kind: 'simulate' | 'duel';
  readonly game: string;
  readonly tables: readonly TableSetting[];
  readonly seed: Seed;
  /** Numbers of the game that were changed, as `PATH=VALUE`. */
  readonly changes: readonly string[];
}

/** Deals by number, from the first to the last of the batch. */
export interface Batch {
  readonly number: number;
  readonly from: number;
  readonly to: number;
}

/** The same for any number of threads, so that a run can go on with another number. */
export function batchesOf(deals: number, most: number): Batch[] {
  const size = Math.max(1, Math.min(most, Math.ceil(deals / 200)));
  const count = Math.ceil(deals / size);
  return Array.from({ length: count }, (_none, number) => ({
    number,
    from: number * size + 1,
    to: Math.min(deals, (number + 1) * size),
  }));
}
