// A thread of the lab: plays batches.
import { parentPort, workerData } from 'node:worker_threads';
import { fought, simulated } from './batch.ts';
import type { Batch, Job } from './job.ts';

const job = workerData as Job;
parentPort?.on('message', (batch: Batch) => {
  const result = job.kind === 'duel' ? fought(job, batch) : simulated(job, batch);
  parentPort?.postMessage({ number: batch.number, result });
});
