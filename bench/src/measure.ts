// CPU time, in rounds over all contestants, so that a noisy machine is noisy to all alike.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { itemAt } from '@tidetable/engine';

export interface Contestant {
  readonly name: string;
  readonly unit: string;
  /** Works for a while and returns how many units it did. */
  work(): number;
}

export interface Result {
  readonly name: string;
  readonly unit: string;
  /** Units per CPU-second, one for each round. */
  readonly rates: readonly number[];
}

function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

/** Seconds of CPU that some work takes. */
export function timed(work: () => void): number {
  const before = cpuSeconds();
  work();
  return cpuSeconds() - before;
}

/** The next rate that a contestant's process reports. */
async function nextRate(child: ChildProcess): Promise<number> {
  const [rate] = (await once(child, 'message')) as [number];
  return rate;
}

/**
 * Each contestant in a process of its own, so that none spoils the compiled code of another; warmed up twice, then
 * working in turn, round after round.
 */
export async function compete(
  contestants: readonly Contestant[],
  rounds: number,
): Promise<Result[]> {
  const script = new URL('./contestant.ts', import.meta.url);
  const children = contestants.map(({ name }) => fork(script, [name]));
  const rates = contestants.map((): number[] => []);
  for (let round = -2; round < rounds; round++)
    for (const [index, child] of children.entries()) {
      const what = round < 0 ? 'warming up' : `round ${round + 1} of ${rounds}`;
      progress(`${what}: ${contestants[index]?.name}`);
      child.send('work');
      const rate = await nextRate(child);
      if (round >= 0) itemAt(rates, index).push(rate);
    }
  progress('');
  for (const child of children) child.disconnect();
  return contestants.map(({ name, unit }, index) => ({
    name,
    unit,
    rates: itemAt(rates, index),
  }));
}

export function progress(text: string): void {
  if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${text}`);
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((one, other) => one - other);
  return itemAt(sorted, Math.floor(sorted.length / 2));
}

/** The median of the ratios of two results, round by round, with its spread. */
export function ratio(ours: Result, theirs: Result): { median: number; low: number; high: number } {
  const ratios = ours.rates.map((rate, round) => rate / itemAt(theirs.rates, round));
  return { median: median(ratios), low: Math.min(...ratios), high: Math.max(...ratios) };
}
