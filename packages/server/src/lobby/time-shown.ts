// The clock of a table and who has asked it to wait, as everybody may know them.
import type { TableShown } from '@tidetable/protocol';
import type { House } from '../house.ts';
import type { TableRow } from '../store/store.ts';
import { clockIn } from '../tables/clock.ts';
import { readSettings } from '../tables/settings.ts';

type TimeShown = Pick<TableShown, 'clock' | 'holds'>;

const NO_TIME: TimeShown = { clock: null, holds: [] };

export async function timeShown(house: House, table: TableRow): Promise<TimeShown> {
  if (table.status !== 'playing') return NO_TIME;
  const { pace, holdSeconds } = readSettings(JSON.parse(table.settings));
  const game = await house.rules.of(table.game, table.rulesVersion);
  const [clock, holds] = await Promise.all([
    pace.kind === 'untimed' ? null : clockShown(house, table),
    game?.cutIns === true && holdSeconds > 0 ? holdsShown(house, table) : [],
  ]);
  return { clock, holds };
}

async function clockShown({ store }: House, { id }: TableRow): Promise<TimeShown['clock']> {
  const { banks: text, since } = await store.clocks.of(id);
  if (text === null || since === null) return null;
  const { banks, running, held } = clockIn(text, since);
  return { banks: [...banks], since, running: held ? [] : [...running] };
}

async function holdsShown({ store, now }: House, table: TableRow): Promise<TimeShown['holds']> {
  const holds = await store.holds.at(table.id);
  return holds.map(({ seat, atSeq, until }) => {
    const waits = atSeq === table.seq && until !== null && until > now();
    return { seat, until: waits ? until : null };
  });
}
