// What a slow bot is asked: what its seat sees, and nothing else of the table.
import type { Action, Seat } from '@tidetable/engine';
import type { TableId } from '../store/store.ts';

export interface BotQuestion {
  readonly table: TableId;
  readonly seq: number;
  readonly game: string;
  readonly rulesVersion: number;
  readonly bot: string;
  readonly seat: Seat;
  readonly must: boolean;
  readonly view: object;
  readonly legal: readonly Action[];
  readonly open: readonly Action[];
  /** The seed of its own chance. */
  readonly chance: readonly [number, number, number, number];
}

/** Null to let things go on, or where the bot has failed. */
export interface BotAnswer {
  readonly action: Action | null;
}
