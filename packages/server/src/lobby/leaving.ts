// Leaving a running game, and taking one's seat back.
import type { ServerContext } from '../context.ts';
import { Conflict } from '../errors.ts';
import type { Sitting, TableRow } from '../store/store.ts';
import { sitIn, sitterFor, takeBack } from '../tables/leaving.ts';
import { readSettings } from '../tables/settings.ts';

/** The settings say whether a bot sits in at once; if not, the clock runs on. */
export async function leaveGame(
  { store, bots }: ServerContext,
  { game, settings }: TableRow,
  sitting: Sitting,
): Promise<void> {
  const sitter = sitterFor(readSettings(JSON.parse(settings)), bots[game] ?? []);
  if (sitter !== null) await sitIn(store, sitting, sitter, { forfeited: false });
}

export async function comeBack({ store }: ServerContext, sitting: Sitting): Promise<void> {
  if (sitting.forfeited)
    throw new Conflict('forfeited', 'Your time was up, and with it this seat was lost.');
  if (!(await takeBack(store, sitting)))
    throw new Conflict('not-playing', 'This seat cannot be taken back now.');
  await store.appeals.drop(sitting.table, sitting.seat);
  await store.notify({ kind: 'table', table: sitting.table });
}
