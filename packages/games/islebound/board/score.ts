// The score of each captain so far, and how far each is from the end.
import { END_BUILDINGS, MONSTER_BUILDINGS, type Score, scoring, type View } from '../public.ts';

export function scoresIn(view: View): readonly Score[] {
  return scoring(view);
}

/** Buildings that trigger the end or the monster. */
export function cityNeeded({ fog, seats }: View): number {
  return fog === null ? END_BUILDINGS[seats as keyof typeof END_BUILDINGS] : MONSTER_BUILDINGS;
}
