// A run of the lab, until its last batch or Ctrl-C.
import { type Terminal, UsageError } from '../command.ts';
import { isTerminal } from '../terminal/lines.ts';
import { Progress } from '../terminal/progress.ts';
import type { Batch, Job } from './job.ts';
import type { SavedBatches } from './saved-batches.ts';
import { playBatches } from './threads.ts';

interface Plan<R> {
  readonly job: Job;
  readonly batches: readonly Batch[];
  readonly saved: SavedBatches<R>;
  readonly workers: number;
  /** True when the result is decided. */
  enough?(): boolean;
  readonly terminal: Terminal;
  /** Shows the bar even where the output is no terminal. */
  readonly isShown: boolean;
}

/** Deals played; false in `finished` where it was stopped. */
export interface RunResult {
  readonly finished: boolean;
  readonly deals: number;
  /** Deals played this time, and in how many seconds. */
  readonly now: number;
  readonly seconds: number;
}

export async function runBatches<R>(plan: Plan<R>): Promise<RunResult> {
  const { job, batches, saved, workers, terminal, isShown } = plan;
  const enough = plan.enough ?? (() => false);
  const sizes = new Map(batches.map(({ number, from, to }) => [number, to - from + 1]));
  const all = sum(sizes.values());
  const before = sum([...saved.results.keys()].map((number) => sizes.get(number) ?? 0));
  const shown = isShown || isTerminal(terminal.errors);
  const bar = shown ? new Progress(terminal.errors, all, before) : null;
  let deals = before;
  const began = Date.now();
  const stop = new AbortController();
  const interrupt = (): void => stop.abort();
  process.once('SIGINT', interrupt);
  try {
    bar?.at(deals);
    await playBatches<R>({
      job,
      workers,
      batches: enough() ? [] : batches.filter(({ number }) => !saved.results.has(number)),
      stop: stop.signal,
      done(number, result) {
        saved.keep(number, result);
        deals += sizes.get(number) ?? 0;
        bar?.at(deals);
        return !enough();
      },
    });
  } catch (error) {
    if (job.changes.length === 0 || !(error instanceof Error)) throw error;
    throw new UsageError(`The game cannot be played with these changes: ${error.message}`);
  } finally {
    process.off('SIGINT', interrupt);
    bar?.done();
  }
  const seconds = (Date.now() - began) / 1000;
  return { finished: !stop.signal.aborted, deals, now: deals - before, seconds };
}

function sum(numbers: Iterable<number>): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}

/** What to say when a run was stopped. */
export function stoppedMessage(
  command: string,
  args: readonly string[],
  folder: string | undefined,
  done: string,
): string {
  if (folder === undefined)
    return `Stopped after ${done}. Nothing is kept: with --to FOLDER a run can go on later.\n`;
  const words = args.map((word) => (/^[\w.,=/-]+$/.test(word) ? word : `'${word}'`));
  return `Stopped after ${done}, which are kept. Go on with\n  tidetable ${command} ${words.join(' ')}\n`;
}
