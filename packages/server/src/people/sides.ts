// Who plays with whom in a game, and on which ladder that counts.
import type { Seat } from '@tidetable/engine';
import type { Heading, Terms } from '../tables/terms.ts';

export type Sides =
  /** All together against the game, which is as strong as its difficulty. */
  | { readonly kind: 'together'; readonly difficulty: string }
  /** Seats of the same number are a team. */
  | { readonly kind: 'rivals'; readonly teams: readonly number[] };

export function sidesOf({ game, heading }: Pick<Terms, 'game' | 'heading'>): Sides {
  const { options, seats } = heading;
  if (game.cooperative)
    return { kind: 'together', difficulty: game.difficultyOf?.(options as object) ?? 'usual' };
  const team = (seat: Seat): number => game.teamOf?.(options as object, seat) ?? seat;
  return { kind: 'rivals', teams: Array.from({ length: seats }, (_none, seat) => team(seat)) };
}

export function ladderOf({ game }: Heading, sides: Sides): string {
  return sides.kind === 'together' ? `${game}:${sides.difficulty}` : game;
}
