// The line of play of a table, and its record once the game is over.
import type { GameRecord, Sitter } from '@tidetable/engine';
import type { House } from '../house.ts';
import { Denied } from '../http/denied.ts';
import type { Sitting, TableRow } from '../store/store.ts';
import { type Line, lineOf } from '../tables/line.ts';
import { whyClosed } from '../tables/opening.ts';
import { BrokenLog } from '../tables/position.ts';
import { recordOf } from '../tables/recorded.ts';
import { headingOf, Terms } from '../tables/terms.ts';

export interface Told {
  readonly terms: Terms;
  readonly line: Line;
}

/** All that stands of what was played, told again from the log. */
export async function lineAt({ store, rules, trouble }: House, row: TableRow): Promise<Told> {
  if (row.status === 'open') throw new Denied(409, 'not-started', 'The game has not begun.');
  const game = await rules.of(row.game, row.rulesVersion);
  if (game === null) {
    const kind = 'needs-version';
    throw new Denied(409, kind, whyClosed({ kind, heading: headingOf(row) }));
  }
  try {
    const terms = new Terms(row, game);
    return { terms, line: lineOf(terms, await store.entries(row.id, 0)) };
  } catch (error) {
    if (!(error instanceof BrokenLog)) throw error;
    trouble('log', error);
    const kind = 'broken';
    throw new Denied(409, kind, whyClosed({ kind, message: error.message }));
  }
}

export async function recordAt(
  house: House,
  row: TableRow,
  sittings: readonly Sitting[],
): Promise<GameRecord> {
  const { line } = await lineAt(house, row);
  const record = recordOf(row, line, await sitters(house, sittings));
  if (record === null)
    throw new Denied(
      409,
      'not-over',
      'The game is not over: its record holds the seed, and with it every secret of the table.',
    );
  return record;
}

async function sitters({ store }: House, sittings: readonly Sitting[]): Promise<Sitter[]> {
  const ids = sittings.map(({ person }) => person).filter((id) => id !== null);
  const names = new Map((await store.people(ids)).map(({ id, name }) => [id, name]));
  return sittings.map(({ person, bot, forfeited }) => ({
    person: person === null ? null : (names.get(person) ?? null),
    bot,
    ...(forfeited ? { forfeited } : {}),
  }));
}
