// What diplomacy costs in cubes and envoys.
import type { Seat } from '@tidetable/engine';
import { onDeck, owns, type Region, type Sea, slotValue, strengthNeeded } from '../public.ts';

/** The values of this seat's cubes to the right of a slot. */
export function cubesAfter(sea: Sea, seat: Seat, last: number): number[] {
  return sea.influence.flatMap((held, slot) =>
    held === seat && slot > last ? [slotValue(slot)] : [],
  );
}

/** The least influence that covers what is missing; infinite if impossible. */
export function leastSpent(cubes: readonly number[], missing: number): number {
  if (missing <= 0) return 0;
  const [first, ...others] = cubes;
  if (first === undefined) return Number.POSITIVE_INFINITY;
  const without = leastSpent(others, missing);
  if (without === missing) return without;
  return Math.min(without, first + leastSpent(others, missing - first));
}

/** The cost of talks with a town in influence, an envoy counting as one; infinite if they must fail. */
export function costOfTalks(sea: Sea, seat: Seat, region: Region): number {
  const cubes = cubesAfter(sea, seat, -1);
  const needed = strengthNeeded(sea, region) - (owns(sea, seat, 'embassy') ? 1 : 0);
  const envoys = onDeck(sea, seat, 'negotiate').length;
  let least = Number.POSITIVE_INFINITY;
  const { envoysAlone } = sea.options;
  const fewest = envoysAlone ? 0 : 1;
  for (let sent = 0; sent <= envoys && (envoysAlone || cubes.length > 0); sent++)
    least = Math.min(least, sent + leastSpent(cubes, Math.max(fewest, needed - sent)));
  return least;
}
