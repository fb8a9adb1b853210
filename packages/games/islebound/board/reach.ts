// How far a ship gets, for shading the sea: what a region costs to reach.
import type { Seat } from '@tidetable/engine';
import {
  DISTANCES,
  editionOf,
  type Region,
  seenCaptain,
  seenOwns,
  speedWith,
  type View,
} from '../public.ts';

export interface Passage {
  /** Fish that the rowers eat. */
  readonly fish: number;
  /** Whether other ships lie there, so that an administrator goes below. */
  readonly crowded: boolean;
}

export function passageTo(view: View, seat: Seat, region: Region): Passage {
  const captain = seenCaptain(view, seat);
  const crowded =
    !seenOwns(view, seat, 'lighthouse') &&
    view.captains.some((other, rival) => rival !== seat && other.region === region);
  if (view.fog !== null || captain.region === null) return { fish: 0, crowded };
  const stays = captain.region === region;
  const far = stays && editionOf(view).mayReturn ? 2 : (DISTANCES[captain.region]?.[region] ?? 0);
  return { fish: Math.max(0, far - speedWith(captain)), crowded };
}
