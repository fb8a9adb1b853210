// The clock of a table, as everybody may know it.
import type { TableShown } from '@tidetable/protocol';
import type { House } from '../house.ts';
import type { TableRow } from '../store/store.ts';
import { clockIn } from '../tables/clock.ts';
import { readSettings } from '../tables/settings.ts';

/** Null where no time is counted. */
export async function clockShown(
  { store }: House,
  { id, status, settings }: TableRow,
): Promise<TableShown['clock']> {
  const { pace } = readSettings(JSON.parse(settings));
  if (status !== 'playing' || pace.kind === 'untimed') return null;
  const { banks: text, since } = await store.clocks.of(id);
  if (text === null || since === null) return null;
  const { banks, running } = clockIn(text, since);
  return { banks: [...banks], since, running: [...running] };
}
