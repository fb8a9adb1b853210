// How a table ended. The game says it, unless those who gave up or ran out of time have decided it first.
import type { Ending, Outcome, Seat } from '@tidetable/engine';
import type { Teams } from '../games/teams.ts';
import type { Sitting, TableStatus } from '../store/store.ts';

export interface TableResult {
  /** To its end, or cut short when one side was left, or none. */
  readonly how: 'played' | 'forfeit' | 'abandoned';
  /** Never a seat that was forfeited, whatever the bot there came to. */
  readonly winners: readonly Seat[];
  readonly scores: readonly number[] | null;
  readonly endings: readonly Ending[];
}

export interface TableEnd {
  readonly status: TableStatus;
  readonly outcome: Outcome | null;
  readonly sittings: readonly Sitting[];
}

/** Null while the game is on. */
export function resultOf({ status, outcome, sittings }: TableEnd): TableResult | null {
  if (outcome !== null) {
    const { winners, scores, endings } = outcome;
    const stood = winners.filter((seat) => !isForfeited(sittings, seat));
    return { how: 'played', winners: stood, scores: scores ?? null, endings };
  }
  if (status === 'over')
    return { how: 'forfeit', winners: remaining(sittings), scores: null, endings: [] };
  return status === 'abandoned'
    ? { how: 'abandoned', winners: [], scores: null, endings: [] }
    : null;
}

/** What those who have forfeited make of a running table; null if it is played on. */
export function decidedBy(teams: Teams, sittings: readonly Sitting[]): 'over' | 'abandoned' | null {
  if (!sittings.some(({ forfeited }) => forfeited)) return null;
  const left = remaining(sittings);
  if (left.length === 0) return 'abandoned';
  if (teams.kind === 'rivals')
    return new Set(left.map((seat) => teams.teamOf[seat])).size === 1 ? 'over' : null;
  return sittings.some(({ person, forfeited }) => person !== null && !forfeited)
    ? null
    : 'abandoned';
}

function remaining(sittings: readonly Sitting[]): Seat[] {
  return sittings.filter(({ forfeited }) => !forfeited).map(({ seat }) => seat);
}

function isForfeited(sittings: readonly Sitting[], seat: Seat): boolean {
  return sittings.some((sitting) => sitting.seat === seat && sitting.forfeited);
}
