// A captain's expected renown, and the win odds that follow.
import type { Seat } from '@tidetable/engine';
import { MONSTER_RENOWN, type Sea } from '../public.ts';
import { count, FEATURES, progress } from './features.ts';
import { AMONG_THE_ISLES, IN_THE_FOG, type Learned } from './learned-worths.ts';

/** By feature. */
type Worths = Float64Array;

function worthsIn(learned: Learned, phase: number): Worths {
  return Float64Array.from(FEATURES, (name) => learned[name][phase] as number);
}

const EARLY = worthsIn(AMONG_THE_ISLES, 0);
const LATE = worthsIn(AMONG_THE_ISLES, 1);
const NEXT_TO_LAST = worthsIn(AMONG_THE_ISLES, 2);
const LAST = worthsIn(AMONG_THE_ISLES, 3);
const EARLY_IN_FOG = worthsIn(IN_THE_FOG, 0);
const LATE_IN_FOG = worthsIn(IN_THE_FOG, 1);
const EMERGED = worthsIn(IN_THE_FOG, 2);

const counted = new Float64Array(FEATURES.length);

/** Whose turn it is. */
function activeSeat({ agenda }: Sea): Seat {
  const [first] = agenda;
  return first !== undefined && 'seat' in first ? first.seat : 0;
}

/** A seat's expected renown at the end. */
export function prospect(sea: Sea, seat: Seat): number {
  count(sea, seat, activeSeat(sea), counted);
  const { fog, turnsLeft } = sea;
  if (fog !== null) {
    if (!fog.emerged) return underway(sea, EARLY_IN_FOG, LATE_IN_FOG);
    return ended(EMERGED) + (fog.victors.includes(seat) ? MONSTER_RENOWN : 0);
  }
  if (turnsLeft === null) return underway(sea, EARLY, LATE);
  return ended(turnsLeft >= sea.seats ? NEXT_TO_LAST : LAST);
}

/** Weighted features, interpolated between two phases. */
function underway(sea: Sea, early: Worths, late: Worths): number {
  const near = progress(sea);
  let sum = 0;
  for (let index = 0; index < counted.length; index++) {
    const first = early[index] as number;
    sum += (counted[index] as number) * (first + near * ((late[index] as number) - first));
  }
  return sum;
}

/** Weighted features in one phase. */
function ended(worths: Worths): number {
  let sum = 0;
  for (let index = 0; index < counted.length; index++)
    sum += (counted[index] as number) * (worths[index] as number);
  return sum;
}

/** A seat's lead over the others. */
export function lead(sea: Sea, seat: Seat): number {
  let others = 0;
  for (let rival = 0; rival < sea.seats; rival++)
    if (rival !== seat) others += prospect(sea, rival);
  return prospect(sea, seat) - others / (sea.seats - 1);
}

/** The effect of a point of lead on the odds. */
export function decisiveness(sea: Sea): number {
  const { fog, turnsLeft } = sea;
  const near = progress(sea);
  if (fog !== null) return fog.emerged ? 0.16 : 0.06 + 0.06 * near;
  if (turnsLeft !== null) return turnsLeft >= sea.seats ? 0.27 : 0.39;
  return 0.07 + 0.03 * near + 0.1 * near * near;
}
