// Leaving a running game and coming back to it: a bot sits in, and the seat stays its person's unless it was lost.
import { type Bot, defaultAmong } from '@tidetable/bots';
import type { Sitting, Store } from '../store/store.ts';
import { STAND_IN } from './bots.ts';
import type { Settings } from './settings.ts';

/** The bot that sits in for a person at a table of these settings; null for none. */
export function sitterFor({ leaver }: Settings, bots: readonly Bot[]): Bot | null {
  if (leaver === 'wait') return null;
  return leaver === 'bot' ? (defaultAmong(bots) ?? STAND_IN) : STAND_IN;
}

/** False if the seat has changed, or a bot sits in already. */
export async function sitIn(
  store: Store,
  sitting: Sitting,
  { name }: Bot,
  { forfeited }: { readonly forfeited: boolean },
): Promise<boolean> {
  if (sitting.bot !== null && !forfeited) return false;
  return changed(store, sitting, { ...sitting, bot: sitting.bot ?? name, forfeited });
}

/** False if the seat was lost, or has changed. */
export async function takeBack(store: Store, sitting: Sitting): Promise<boolean> {
  if (sitting.forfeited) return false;
  return sitting.bot === null || changed(store, sitting, { ...sitting, bot: null });
}

/** The deadline comes first: should this node stop here, another one takes over. */
async function changed(store: Store, from: Sitting, to: Sitting): Promise<boolean> {
  await store.clocks.dueBy(from.table, 0);
  if (!(await store.changeSitting(from, to, 'playing'))) return false;
  await store.notify({ kind: 'table', table: from.table });
  return true;
}
