// Our server as it is shipped: `durable`, in a new folder on the disk, or in `memory`.
import { mkdtempSync, rmSync } from 'node:fs';
import { serve } from '@tidetable/server';
import { ready } from './program.ts';

/** Beside the sources, where a disk is; a temporary folder may lie in memory. */
const folder = mkdtempSync('node_modules/.bench-');
const isDurable = process.argv[2] === 'durable';
const served = await serve({
  place: isDurable ? { folder } : 'memory',
  port: 0,
  host: '127.0.0.1',
  version: 'bench',
  admins: [],
  origins: [],
  proxied: false,
  log: 'error',
  generosity: 1e6,
  metricsToken: null,
});
ready(Number(new URL(served.address).port), async () => {
  await served.close();
  rmSync(folder, { recursive: true });
});
