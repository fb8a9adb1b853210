// What every part of a running server is handed. serve.ts puts it together.
import type { Bot } from '@tidetable/bots';
import type { Seed } from '@tidetable/engine';
import type { Rules } from './games/rules.ts';
import type { AbsenceTimes } from './limits/absence-times.ts';
import type { LoginThrottle } from './limits/login-throttle.ts';
import type { SqlStore } from './store/sql-store.ts';
import type { Person } from './store/store.ts';
import type { Registry } from './tables/registry.ts';

export interface ServerContext {
  readonly store: SqlStore;
  readonly registry: Registry;
  readonly rules: Rules;
  /** By game. */
  readonly bots: Readonly<Record<string, readonly Bot[]>>;
  readonly loginThrottle: LoginThrottle;
  readonly absence: AbsenceTimes;
  readonly now: () => number;
  /** For every new table but those of the day. */
  readonly newSeed: () => Seed;
  isAdmin(person: Person): boolean;
  /** Reports a fault to the log and the metrics. */
  reportError(where: string, error: unknown): void;
}
