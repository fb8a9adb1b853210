// A server from nothing but a place to keep things and a port.
import { BOTS } from '@tidetable/bots';
import type { FastifyInstance } from 'fastify';
import type { House } from './house.ts';
import { httpApp } from './http/app.ts';
import { Limits } from './http/limits.ts';
import { BUILT } from './http/static.ts';
import { Hub } from './live/hub.ts';
import { openStore, type Place } from './store/open.ts';
import { Registry } from './tables/registry.ts';
import { EVERY_GAME, Rules } from './tables/rules.ts';

export interface Serving {
  readonly place: Place;
  readonly port: number;
  readonly host: string;
  readonly version: string;
  /** Logins of those who keep order. */
  readonly admins: readonly string[];
  readonly origins: readonly string[];
  readonly proxied: boolean;
  /** How much is logged, as pino names it; false for nothing. */
  readonly log: string | false;
  /** How many times as much as usual one address may ask for. */
  readonly generosity: number;
  /** The folder of the built web app, where it is not the usual one. */
  readonly pages?: string;
}

const SWEEP = 5_000;

export interface Served {
  /** Where it listens. */
  readonly address: string;
  readonly house: House;
  /** Sends everybody away, finishes what is under way, and closes the store. */
  close(): Promise<void>;
}

export async function serve(serving: Serving): Promise<Served> {
  const store = await openStore(serving.place);
  const rules = new Rules(EVERY_GAME);
  const now = (): number => Date.now();
  const hub = new Hub();
  let app: FastifyInstance | null = null;
  const trouble = (where: string, error: unknown): void => app?.log.error({ where, err: error });
  const registry = new Registry({
    store,
    rules,
    bots: BOTS,
    now,
    trouble,
    stirred: (what) => hub.stirred(house, what),
  });
  const house: House = {
    store,
    registry,
    rules,
    bots: BOTS,
    hub,
    now,
    isAdmin: ({ login }) => login !== null && serving.admins.includes(login),
    trouble,
  };
  const limits = new Limits(now, serving.generosity);
  app = httpApp(house, { pages: BUILT, ...serving, limits });
  const sweeping = setInterval(() => {
    limits.sweep();
    registry.sweep().catch((error) => trouble('sweep', error));
  }, SWEEP).unref();
  try {
    await registry.listen();
    hub.attach(app.server, house, serving.origins);
    const address = await app.listen({ port: serving.port, host: serving.host });
    const close = async (): Promise<void> => {
      clearInterval(sweeping);
      await hub.close();
      await app.close();
      await registry.close();
      await store.close();
    };
    return { address, house, close };
  } catch (error) {
    clearInterval(sweeping);
    await registry.close();
    await store.close();
    throw error;
  }
}
