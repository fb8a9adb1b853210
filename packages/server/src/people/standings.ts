// The places of the seats at the end of a game.
import type { Seat } from '@tidetable/engine';
import type { Teams } from '../games/teams.ts';

/** How a game ended. */
export interface GameEnd {
  readonly winners: readonly Seat[];
  readonly scores: readonly number[] | null;
  /** Who gave up or ran out of time: these come last, whatever became of their seats. */
  readonly forfeited: ReadonlySet<Seat>;
}

/** By seat. Equals share a place; those who play against the game are first or, beaten by it, second. */
export function placesOf(ended: GameEnd, teams: Teams, seats: number): number[] {
  const every = Array.from({ length: seats }, (_none, seat) => seat);
  if (teams.kind === 'cooperative') return every.map((seat) => (hasWon(ended, seat) ? 1 : 2));
  const ranks = every.map((seat) => rankOf(ended, teams.teamOf, seat));
  return ranks.map((rank) => 1 + ranks.filter((other) => isBetter(other, rank)).length);
}

export function hasWon({ winners, forfeited }: GameEnd, seat: Seat): boolean {
  return winners.includes(seat) && !forfeited.has(seat);
}

type Rank = readonly [group: number, points: number];

/** Winners first, then by the points of the team, then those who forfeited. */
function rankOf(ended: GameEnd, teamOf: readonly number[], seat: Seat): Rank {
  if (ended.forfeited.has(seat)) return [2, 0];
  if (hasWon(ended, seat)) return [0, 0];
  const points = (ended.scores ?? []).filter((_points, other) => teamOf[other] === teamOf[seat]);
  return [1, points.reduce((sum, one) => sum + one, 0)];
}

function isBetter([group, points]: Rank, than: Rank): boolean {
  return group < than[0] || (group === than[0] && points > than[1]);
}
