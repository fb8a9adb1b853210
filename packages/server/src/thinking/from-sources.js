// Runs a thread's program from its sources, where it is not bundled.
import { workerData } from 'node:worker_threads';
import { register } from 'tsx/esm/api';

register();
await import(workerData);
