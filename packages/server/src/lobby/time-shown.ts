// The public clocks of a table: those of the seats, and that of the game itself.
import type { TableShown } from '@tidetable/protocol';
import type { ServerContext } from '../context.ts';
import type { TableRow } from '../store/store.ts';
import { clockIn } from '../tables/clock.ts';
import { readSettings } from '../tables/settings.ts';

type TimeShown = Pick<TableShown, 'clock' | 'timeUp'>;

const NONE: TimeShown = { clock: null, timeUp: null };

/** Nulls where no time is counted. */
export async function timeShown(context: ServerContext, table: TableRow): Promise<TimeShown> {
  const { pace } = readSettings(JSON.parse(table.settings));
  const isUntimed = pace.kind === 'untimed';
  if (table.status !== 'playing' || (isUntimed && !(await isAgainstTime(context, table))))
    return NONE;
  const { banks: text, since } = await context.store.clocks.of(table.id);
  if (text === null || since === null) return NONE;
  const { banks, running, limit } = clockIn(text, since);
  return {
    clock: isUntimed ? null : { banks: [...banks], since, running: [...running] },
    timeUp: limit === null ? null : since + limit,
  };
}

async function isAgainstTime(
  { rules }: ServerContext,
  { game: id, rulesVersion, options }: TableRow,
): Promise<boolean> {
  const game = await rules.of(id, rulesVersion);
  return (game?.timeLimit?.(JSON.parse(options)) ?? null) !== null;
}
