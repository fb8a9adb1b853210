// A ship's reach, for shading the sea: the cost of each region.
import type { Seat } from '@tidetable/engine';
import { captainOf, fishToSail, isCrowded, type Region, sailCost, type View } from '../public.ts';

export interface Passage {
  /** Fish that the rowers eat. */
  readonly fish: number;
  /** Whether other ships lie there, so that an administrator is exhausted. */
  readonly crowded: boolean;
}

export function passageTo(view: View, seat: Seat, region: Region): Passage {
  const from = captainOf(view, seat).region;
  if (view.fog !== null || from === null)
    return { fish: 0, crowded: isCrowded(view, seat, region) };
  const fish = fishToSail(view, seat, from, region);
  return { fish: Number.isFinite(fish) ? fish : 0, crowded: sailCost(view, seat, region) > 0 };
}
