// All that a running server has, in one place; handed to whatever serves a request.
import type { Bot } from '@tidetable/bots';
import type { Hub } from './live/hub.ts';
import type { AbsenceTimes } from './lobby/absence.ts';
import type { Patience } from './people/patience.ts';
import type { SqlStore } from './store/sql-store.ts';
import type { Person } from './store/store.ts';
import type { Registry } from './tables/registry.ts';
import type { Rules } from './tables/rules.ts';

export interface House {
  readonly store: SqlStore;
  readonly registry: Registry;
  readonly rules: Rules;
  readonly bots: Readonly<Record<string, readonly Bot[]>>;
  /** Whoever is connected to this node. */
  readonly hub: Hub;
  /** With those who guess at passwords. */
  readonly patience: Patience;
  /** With those who keep a table waiting. */
  readonly absence: AbsenceTimes;
  readonly now: () => number;
  isAdmin(person: Person): boolean;
  trouble(where: string, error: unknown): void;
}
