// The results of a finished game, and the new ratings if it was rated. Recorded once, however many nodes try.
import { itemAt } from '@tidetable/engine';
import type { ServerContext } from '../context.ts';
import { ladderOf, type Teams, teamsIn } from '../games/teams.ts';
import type { SeatResult } from '../store/results.ts';
import type { Sitting, TableId, TableRow } from '../store/store.ts';
import type { LiveTable } from '../tables/live-table.ts';
import { resultOf } from '../tables/result.ts';
import { type Finisher, reratingOf } from './rating.ts';
import { type GameEnd, hasWon, placesOf } from './standings.ts';

const PAGE = 100;

export async function recordResult(context: ServerContext, id: TableId): Promise<void> {
  const { store, registry } = context;
  if (await store.results.has(id)) return;
  const opened = await registry.open(id);
  const [row, sittings] = await Promise.all([store.table(id), store.sittings(id)]);
  if (opened.kind !== 'live' || row === null) return;
  const { table } = opened;
  if (table.seq < row.seq) await table.catchUp();
  const teams = teamsIn(table.setup.game, table.heading.options, row.seats);
  const ended = endingOf(table, row, sittings);
  if (ended === null) return;
  const rated = isRated(row, sittings, teams);
  const results = resultsOf(row, sittings, ended, {
    ladder: ladderOf(row.game, teams),
    places: placesOf(ended, teams, row.seats),
    rated,
    at: await endOf(context, row),
  });
  const rerating = rated ? reratingOf(ladderOf(row.game, teams), teams, finishers(results)) : null;
  if ((await store.results.record(results, rerating)) === 'others') await recordResult(context, id);
}

/** For games whose results were not written because the process died. */
export async function recordMissing(context: ServerContext): Promise<void> {
  let page: TableId[];
  let last = '';
  do {
    page = await context.store.results.missing(last, PAGE);
    for (const id of page)
      await recordResult(context, id).catch((error) =>
        context.reportError(`result of table ${id}`, error),
      );
    last = page.at(-1) ?? last;
  } while (page.length === PAGE);
}

/**
 * Null while the game goes on, and for one abandoned without a forfeit. A person who has left for good, so that a bot
 * plays there at the end, counts like one who forfeited.
 */
function endingOf(
  { position }: LiveTable,
  row: TableRow,
  sittings: readonly Sitting[],
): GameEnd | null {
  const { outcome } = position.state;
  const result = resultOf({ status: row.status, outcome, sittings });
  const gone = sittings.filter(
    ({ person, bot, forfeited }) => forfeited || (person !== null && bot !== null),
  );
  if (result === null || (result.how === 'abandoned' && gone.length === 0)) return null;
  const { winners, scores } = result;
  return { winners, scores, forfeited: new Set(gone.map(({ seat }) => seat)) };
}

/**
 * A table that was opened as rated, with its own deal, and with a different person in every seat. Bots make it unrated:
 * they change with every release, and are no way up the ladder.
 */
function isRated(row: TableRow, sittings: readonly Sitting[], teams: Teams): boolean {
  const people = new Set(sittings.map(({ person }) => person));
  const ownDeal = row.opening === null && row.daily === null && !isFork(row);
  const hasRivals = teams.kind === 'cooperative' || new Set(teams.teamOf).size > 1;
  return row.rated && ownDeal && hasRivals && !people.has(null) && people.size === row.seats;
}

/** A rematch is a game of its own; whatever else a table comes from is not. */
function isFork({ origin }: TableRow): boolean {
  return origin !== null && !('rematch' in JSON.parse(origin));
}

async function endOf({ store, now }: ServerContext, { id, seq }: TableRow): Promise<number> {
  const [last] = await store.entries(id, seq - 1);
  return last?.at ?? now();
}

function resultsOf(
  { id, game, seats }: TableRow,
  sittings: readonly Sitting[],
  ended: GameEnd,
  same: Pick<SeatResult, 'ladder' | 'rated' | 'at'> & { readonly places: readonly number[] },
): SeatResult[] {
  const { places, ...common } = same;
  return sittings.map(({ seat, person }) => ({
    ...common,
    table: id,
    seat,
    person,
    game,
    seats,
    place: itemAt(places, seat),
    won: hasWon(ended, seat),
    score: ended.scores?.[seat] ?? null,
    forfeited: ended.forfeited.has(seat),
  }));
}

function finishers(results: readonly SeatResult[]): Finisher[] {
  return results.flatMap(({ person, seat, place, forfeited }) =>
    person === null ? [] : [{ person, seat, place, forfeited }],
  );
}
