// A ship's reach, for shading the sea: the cost of each region.
import type { Seat } from '@tidetable/engine';
import {
  captainOf,
  isCrowded,
  type Region,
  sailCost,
  speedOf,
  stepsBetween,
  type View,
} from '../public.ts';

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
  const steps = stepsBetween(view, from, region);
  const fish = Number.isFinite(steps) ? Math.max(0, steps - speedOf(view, seat)) : 0;
  return { fish, crowded: sailCost(view, seat, region) > 0 };
}
