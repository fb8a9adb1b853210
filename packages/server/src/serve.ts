// Puts a server together, and takes it apart again.
import { setFlagsFromString } from 'node:v8';
import { BOTS, EVERY_GAME } from '@tidetable/catalogue/loaded';
import type { Seed } from '@tidetable/engine';
import type { FastifyInstance } from 'fastify';
import { PeriodicTask } from './async/periodic-task.ts';
import type { ServerContext } from './context.ts';
import { Rules } from './games/rules.ts';
import { httpApp } from './http/app.ts';
import { Limits } from './http/limits.ts';
import { BUILT } from './http/static.ts';
import { ABSENCE_TIMES, type AbsenceTimes } from './limits/absence-times.ts';
import { LoginThrottle } from './limits/login-throttle.ts';
import { Hub } from './live/hub.ts';
import { PRESENCE_TIMES, type PresenceTimes, PresenceTracker } from './live/presence.ts';
import { Metrics } from './metrics/metrics.ts';
import { recordMissing, recordResult } from './people/results.ts';
import { openMemory } from './store/in-memory.ts';
import { openStore, type Place } from './store/open.ts';
import { randomSeed } from './tables/new-table.ts';
import { Registry } from './tables/registry.ts';
import { BotThreads } from './thinking/bot-threads.ts';

export interface ServeOptions {
  /** In `memory` all is forgotten when the server stops. */
  readonly place: Place | 'memory';
  readonly port: number;
  readonly host: string;
  readonly version: string;
  /** Logins of moderators. */
  readonly admins: readonly string[];
  readonly origins: readonly string[];
  readonly proxied: boolean;
  /** How much is logged, as pino names it; false for nothing. */
  readonly log: string | false;
  /** Multiplies the request limits per address. */
  readonly generosity: number;
  /** Lets other machines read the metrics; null: only this one. */
  readonly metricsToken: string | null;
  /** The folder of the built web app, where it is not the usual one. */
  readonly pages?: string;
  /** Overrides how soon a person counts as away, and when the others may act on that. */
  readonly times?: Partial<PresenceTimes & AbsenceTimes>;
  /** Replaces random seeds, for tests. A seed determines deal and dice. */
  readonly newSeed?: () => Seed;
}

const SWEEP = 5_000;
const LOOK = 1_000;
/** How often results that a dead process did not record are looked for. */
const RECORDING = 10 * 60_000;

export interface RunningServer {
  /** Where it listens. */
  readonly address: string;
  readonly context: ServerContext;
  /** Disconnects all clients, finishes the work under way, and closes the store. */
  close(): Promise<void>;
}

export async function serve(options: ServeOptions): Promise<RunningServer> {
  const { place } = options;
  keepCode();
  const store = await (place === 'memory' ? openMemory() : openStore(place));
  const rules = new Rules(EVERY_GAME);
  const now = (): number => Date.now();
  const hub = new Hub();
  const loginThrottle = new LoginThrottle(now);
  let app: FastifyInstance | null = null;
  const metrics = new Metrics();
  const reportError = (where: string, error: unknown): void => {
    metrics.countError();
    app?.log.error({ where, err: error });
  };
  const admins = new Set(options.admins.map((login) => login.toLowerCase()));
  /** One result after another, and all before the store is closed. */
  let recorded: Promise<void> = Promise.resolve();
  const botThreads = new BotThreads({ reportError });
  const registry = new Registry({
    store,
    rules,
    bots: BOTS,
    botThreads,
    now,
    reportError,
    changed: (change) => hub.changed(context, change),
    missed: () => hub.missed(context),
    ended: (table) => {
      recorded = recorded
        .then(() => recordResult(context, table))
        .catch((error) => reportError(`result of table ${table}`, error));
    },
    answered: (kind, milliseconds) => metrics.answered(kind, milliseconds),
  });
  const context: ServerContext = {
    store,
    registry,
    rules,
    bots: BOTS,
    loginThrottle,
    absence: { ...ABSENCE_TIMES, ...options.times },
    now,
    newSeed: options.newSeed ?? randomSeed,
    isAdmin: ({ kind, login }) => kind === 'account' && login !== null && admins.has(login),
    reportError,
  };
  metrics.watch(hub, registry);
  const limits = new Limits(now, options.generosity);
  app = httpApp(context, { pages: BUILT, ...options, limits, metrics });
  const periodic = (every: number, name: string, work: () => Promise<void>): PeriodicTask =>
    new PeriodicTask(every, name, work, reportError);
  const looking = periodic(LOOK, 'due', () => registry.due());
  const recording = periodic(RECORDING, 'results', () => recordMissing(context));
  const sweeping = periodic(SWEEP, 'sweep', async () => {
    limits.sweep();
    loginThrottle.sweep();
    await registry.sweep();
  });
  const presenceTimes = { ...PRESENCE_TIMES, ...options.times };
  const presence = new PresenceTracker(store, now, presenceTimes);
  const attending = periodic(presenceTimes.round, 'presence', () => presence.look(hub.connections));
  const stopTasks = (): Promise<unknown> =>
    Promise.all([looking, recording, sweeping, attending].map((one) => one.stop()));
  try {
    await registry.listen();
    await looking.now();
    hub.attach(app.server, context, options.origins);
    const address = await app.listen({ port: options.port, host: options.host });
    void recording.now();
    const close = async (): Promise<void> => {
      await hub.close();
      await app.close();
      await stopTasks();
      await botThreads.close();
      await registry.close();
      await recorded;
      await store.clocks.stop(now());
      await store.close();
    };
    let closing: Promise<void> | null = null;
    return {
      address,
      context,
      close: () => {
        closing ??= close();
        return closing;
      },
    };
  } catch (error) {
    await stopTasks();
    await botThreads.close();
    await registry.close();
    await store.close();
    throw error;
  }
}

/** Otherwise V8 drops bytecode of idle code, and the next moves cost a third more. */
function keepCode(): void {
  setFlagsFromString('--no-flush-bytecode');
}
