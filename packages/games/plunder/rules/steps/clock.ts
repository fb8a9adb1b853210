// A game against the clock: the table calls time, between two steps of a turn.
import type { Table } from '@tidetable/engine';
import type { Action, Event, Frame, Seas } from '../state.ts';
import { barred, type Found } from '../verdicts.ts';

/** Played only by the table's clock, when time is up (PL-AMB-84). */
export function timeUp({ options, expired }: Seas): Action | null {
  return options.timer > 0 && !expired ? { type: 'call-time' } : null;
}

/** Seats never call time. */
export function judgeTime({ options }: Seas): Found {
  return barred('PL-AMB-84', { because: 'not-your-clock', minutes: options.timer });
}

/** What has begun is completed; then the game ends, at once or after the turn, as the table chose (PL-AMB-33). */
export function callTime(seas: Seas, table: Table<Frame, Event>): void {
  seas.expired = true;
  table.tell({ type: 'time-called', rule: 'PL-OPT-2' });
}
