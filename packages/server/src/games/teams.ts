// Who plays with whom, and on which ladder the game counts.
import type { Game, Seat } from '@tidetable/engine';

export type Teams =
  /** All against the game, whose strength is its difficulty. */
  | { readonly kind: 'cooperative'; readonly difficulty: string }
  /** By seat: seats of the same number are a team. */
  | { readonly kind: 'rivals'; readonly teamOf: readonly number[] };

export function teamsIn(game: Game, options: unknown, seats: number): Teams {
  if (game.cooperative)
    return { kind: 'cooperative', difficulty: game.difficultyOf?.(options as object) ?? 'usual' };
  const team = (seat: Seat): number => game.teamOf?.(options as object, seat) ?? seat;
  return { kind: 'rivals', teamOf: Array.from({ length: seats }, (_none, seat) => team(seat)) };
}

export function ladderOf(game: string, teams: Teams): string {
  return teams.kind === 'cooperative' ? `${game}:${teams.difficulty}` : game;
}
