// A server as tests want it: on a free port, with no log, hardly any limits, and the same deals in every run.
import type { ServeOptions } from '../src/serve.ts';
import { seedsInTurn } from './chance.ts';

export function serving(): Omit<ServeOptions, 'place'> {
  return {
    port: 0,
    host: '127.0.0.1',
    version: 'test',
    admins: [],
    origins: [],
    proxied: false,
    log: false,
    generosity: 1000,
    metricsToken: null,
    newSeed: seedsInTurn(),
  };
}
