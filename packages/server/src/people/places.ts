// In which order the seats of a game came in.
import type { Seat } from '@tidetable/engine';
import type { Sides } from './sides.ts';

/** How a game ended. */
export interface Ended {
  readonly winners: readonly Seat[];
  readonly scores: readonly number[] | null;
  /** Who gave up or ran out of time: these come last, whatever became of their seats. */
  readonly forfeited: ReadonlySet<Seat>;
}

/** By seat: winners first, then by the points of the team, then those who forfeited; equals share a place. */
export function placesOf(
  { winners, scores, forfeited }: Ended,
  sides: Sides,
  seats: number,
): number[] {
  const rank = (seat: Seat): readonly [number, number] => {
    if (forfeited.has(seat)) return [2, 0];
    if (winners.includes(seat)) return [0, 0];
    return [1, sides.kind === 'together' ? 0 : -pointsOf(seat, scores, sides.teams)];
  };
  const ranks = Array.from({ length: seats }, (_none, seat) => rank(seat));
  return ranks.map(
    ([kind, points]) =>
      1 + ranks.filter((one) => one[0] < kind || (one[0] === kind && one[1] < points)).length,
  );
}

function pointsOf(seat: Seat, scores: readonly number[] | null, teams: readonly number[]): number {
  return (scores ?? []).reduce(
    (sum, points, other) => sum + (teams[other] === teams[seat] ? points : 0),
    0,
  );
}
