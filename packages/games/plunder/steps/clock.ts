// A game against the clock: the table calls time, between two steps of a turn.
import type { Menu, Table } from '@tidetable/engine';
import type { Action, Event, Frame, Seas } from '../state.ts';

/** The clock belongs to the table: it alone plays this, and only when the time is up (PL-AMB-84). */
export function offerTime({ options, expired }: Seas, menu: Menu<Action>): void {
  if (options.timer !== 'off' && !expired) menu.allow({ type: 'call-time' }, 'PL-OPT-2');
}

/** Whatever has begun is completed; then the game ends, or the turn does first, as the table chose (PL-AMB-33). */
export function callTime(seas: Seas, table: Table<Frame, Event>): void {
  seas.expired = true;
  table.tell({ type: 'time-called', rule: 'PL-OPT-2' });
}
