// The mainline of a table, and its record once the game is over.
import type { GameRecord, Sitter } from '@tidetable/engine';
import type { ServerContext } from '../context.ts';
import { Conflict } from '../errors.ts';
import type { Sitting, TableRow } from '../store/store.ts';
import { whyClosed } from '../tables/opening.ts';
import { BrokenLog } from '../tables/position.ts';
import { type Mainline, mainlineOf, recordOf } from '../tables/records.ts';
import { headingOf, TableSetup } from '../tables/table-setup.ts';

export interface ReplayedLog {
  readonly setup: TableSetup;
  readonly mainline: Mainline;
}

/** Replays the log. */
export async function mainlineAt(
  { store, rules, reportError }: ServerContext,
  row: TableRow,
): Promise<ReplayedLog> {
  if (row.status === 'open') throw new Conflict('not-started', 'The game has not begun.');
  const game = await rules.of(row.game, row.rulesVersion);
  if (game === null) {
    const kind = 'needs-version';
    throw new Conflict(kind, whyClosed({ kind, heading: headingOf(row) }));
  }
  try {
    const setup = new TableSetup(row, game);
    return { setup, mainline: mainlineOf(setup, await store.entries(row.id, 0)) };
  } catch (error) {
    if (!(error instanceof BrokenLog)) throw error;
    reportError('log', error);
    const kind = 'broken';
    throw new Conflict(kind, whyClosed({ kind, message: error.message }));
  }
}

export async function recordAt(
  context: ServerContext,
  row: TableRow,
  sittings: readonly Sitting[],
): Promise<GameRecord> {
  const { mainline } = await mainlineAt(context, row);
  const record = recordOf(row, mainline, await sitters(context, sittings));
  if (record === null)
    throw new Conflict(
      'not-over',
      'The game is not over: its record holds the seed, and with it every secret of the table.',
    );
  return record;
}

async function sitters({ store }: ServerContext, sittings: readonly Sitting[]): Promise<Sitter[]> {
  const ids = sittings.map(({ person }) => person).filter((id) => id !== null);
  const names = new Map((await store.people(ids)).map(({ id, name }) => [id, name]));
  return sittings.map(({ person, bot, forfeited }) => ({
    person: person === null ? null : (names.get(person) ?? null),
    bot,
    ...(forfeited ? { forfeited } : {}),
  }));
}
