// Threads that play batches side by side.
import { Worker } from 'node:worker_threads';
import type { Batch, Job } from './job.ts';
import { threadProgram } from './program.ts';

export interface BatchRun<R> {
  readonly job: Job;
  readonly batches: readonly Batch[];
  readonly workers: number;
  /** A batch has been played. False when no more are wanted. */
  done(number: number, result: R): boolean;
  /** Stops at once; what is being played is lost. */
  readonly stop: AbortSignal;
}

/** Resolves when every batch was played, no more are wanted, or it was stopped. */
export async function playBatches<R>(run: BatchRun<R>): Promise<void> {
  const { job, batches, workers, stop } = run;
  if (batches.length === 0 || stop.aborted) return;
  const { address, remove } = await threadProgram(job);
  const threads = Array.from(
    { length: Math.min(workers, batches.length) },
    () => new Worker(address, { workerData: job }),
  );
  try {
    await shared(threads, run);
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
    remove();
  }
}

function shared<R>(
  threads: readonly Worker[],
  { batches, stop, done }: Pick<BatchRun<R>, 'batches' | 'stop' | 'done'>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let next = 0;
    let left = batches.length;
    const hand = (worker: Worker): void => {
      const batch = batches[next++];
      if (batch !== undefined) worker.postMessage(batch);
    };
    stop.addEventListener('abort', () => resolve(), { once: true });
    if (stop.aborted) return resolve();
    for (const worker of threads) {
      worker.on('error', reject);
      worker.on('message', ({ number, result }: { number: number; result: R }) => {
        if (stop.aborted) return;
        left -= 1;
        if (!done(number, result) || left === 0) resolve();
        else hand(worker);
      });
      hand(worker);
    }
  });
}
