// What everybody has so far, and how far everybody is from the end.
import { END_BUILDINGS, type Score, type Sea, scoring, type View } from '../public.ts';

/** Scoring asks only for what lies open on the table, so a view has all of it. */
export function scoresIn(view: View): readonly Score[] {
  return scoring(view as unknown as Sea);
}

/** Buildings that bring on the end or the monster. */
export function cityNeeded({ fog, seats }: View): number {
  return fog === null ? END_BUILDINGS[seats as keyof typeof END_BUILDINGS] : 7;
}
