// How good a deed looks at a glance: what it gains for the treasures, saves from the water and leaves in reach.
import type { Seat } from '@tidetable/engine';
import { HAND_LIMIT, type Square } from '../../rules/questions.ts';
import {
  BAGS,
  CAPTURE,
  type Deed,
  DISCARD_CARD,
  END,
  FLY,
  GIVE,
  kindOf,
  MOVE,
  NAVIGATE,
  objectOf,
  PASS,
  pair,
  SHORE,
  STOP,
  SWIM_TO,
} from './deeds.ts';
import { rowOf, rows, steps, UNREACHABLE } from './distances.ts';
import { held } from './flights.ts';
import { HABITS } from './habits.ts';
import { FRAME, type Isle, LIFT, SANDBAGS, SECOND, sizeOf, TAKE } from './isle.ts';
import { drowning, mostToSave, saving, weigh } from './perils.ts';
import { gainOfPassing, gather, setsWorth, setWorth } from './sets.ts';
import { firstOf, reach } from './ways.ts';

const ALL = 15;
const CROWDED = 3;
const PER_SEAT = pair(1, 0);
/** What is left of a tile for the way to it: whoever stands beside it can shore it up. */
const discount = Float64Array.from(
  { length: UNREACHABLE + 1 },
  (_, way) => HABITS.step ** Math.max(0, way - 1),
);
/** The flooded squares, and what shoring up each would save. */
let wet = 0;
const wetSquares = new Uint8Array(24);
const gains = new Float64Array(24);
/** The pawn that might move, what it costs to stand where it does, and how far that is from Fools' Landing. */
let mover = -1;
let danger = 0;
let away = 0;
/** By flooded square, the fewest steps of any other pawn. */
const nearest = new Uint8Array(24);
let active = 0;
let activeRow = 0;
let left = 0;
/** What a step towards Fools' Landing is worth. */
let homesick = 0;
/** What all sets are worth as it is. */
let sets = 0;

/** Looks at the island; then `rate` compares what can be done there. */
export function survey(isle: Isle): void {
  weigh(isle);
  gather(isle);
  const { frames, top } = isle;
  active = frames[FRAME + 1] as Seat;
  left = 0;
  for (let at = top; at >= 0; at -= FRAME)
    if (frames[at] === TAKE) {
      left = frames[at + 2] as number;
      active = frames[at + 1] as Seat;
    }
  activeRow = rowOf(isle, active, isle.pawn(active));
  homesick =
    isle.captured === ALL
      ? HABITS.home
      : HABITS.homeEarly + HABITS.homePerTreasure * sizeOf(isle.captured);
  mover = -1;
  wet = 0;
  for (let rest = isle.flooded; rest !== 0; rest &= rest - 1) {
    const square = firstOf(rest);
    wetSquares[wet] = square;
    gains[wet++] = saving[square] as number;
  }
  sets = setsWorth(isle, active, isle.pawn(active), activeRow);
}

/** How good this deed looks, compared to others that could be done now; needs `survey` first. */
export function rate(isle: Isle, seat: Seat, deed: Deed): number {
  const thing = objectOf(deed);
  switch (kindOf(deed)) {
    case MOVE:
    case FLY:
      return placed(isle, seat, thing, left - 1);
    case SWIM_TO:
      return placed(isle, seat, thing, left);
    case NAVIGATE:
      return placed(isle, Math.floor(thing / PER_SEAT), thing % PER_SEAT, left - 1);
    case SHORE:
      return shored(isle, seat, thing);
    case GIVE:
      return given(isle, seat, Math.floor(thing / PER_SEAT), thing % PER_SEAT);
    case DISCARD_CARD:
      return sets - lossOf(isle, seat, thing);
    case BAGS:
      return sets + shore(isle, thing, left) + (saving[thing] as number) - HABITS.sandbags;
    case CAPTURE:
      return sets - setWorth(isle, thing) + HABITS.captured;
    case END:
      return sets + shore(isle, -1, 0);
    case STOP:
    case PASS:
      return sets + shore(isle, -1, left);
    default:
      return Number.NEGATIVE_INFINITY;
  }
}

function placed(isle: Isle, pawn: Seat, to: Square, actions: number): number {
  if (mover !== pawn) lookAtMover(isle, pawn);
  const row = rowOf(isle, pawn, to);
  return (
    setsWorth(isle, pawn, to, row) +
    shoreFrom(pawn, row, actions, -1) +
    danger -
    drowning(isle, pawn, to) +
    (away - (rows[row + isle.land.landing] as number)) * homesick
  );
}

function shored(isle: Isle, seat: Seat, square: Square): number {
  const isSecond = isle.step === SECOND;
  const worth = sets + (saving[square] as number);
  if (isSecond || !isle.land.is(seat, 'engineer'))
    return worth + shore(isle, square, isSecond ? left : left - 1);
  const second = mostToSave(reach(isle, seat) & isle.flooded & ~(1 << square));
  return worth + (second < 0 ? 0 : (saving[second] as number)) + shore(isle, square, left - 1);
}

function given(isle: Isle, from: Seat, to: Seat, card: number): number {
  const has = isle.held[to] as number;
  let worth = sets + gainOfPassing(isle, card, from, to) + shore(isle, -1, left - 1);
  if ((isle.held[from] as number) > CROWDED) worth += HABITS.crowded;
  if (has >= CROWDED) worth -= HABITS.crowded;
  if (has < HAND_LIMIT) return worth;
  let least = Number.POSITIVE_INFINITY;
  for (let other = 0; other <= SANDBAGS; other++)
    if (isle.holds(to, other) > 0) least = Math.min(least, lossOf(isle, to, other));
  return worth - least;
}

function lossOf(isle: Isle, seat: Seat, card: number): number {
  if (card === SANDBAGS) return HABITS.sandbags;
  if (card < LIFT)
    return (isle.captured & (1 << card)) !== 0 ? 0 : -gainOfPassing(isle, card, seat, -1);
  if (held(isle, LIFT) > 1) return HABITS.spareLift;
  return HABITS.lift + HABITS.liftPerTreasure * sizeOf(isle.captured);
}

/** What can still be shored up, but for one square, with the pawns where they are. */
export function shore(isle: Isle, without: Square, actions: number): number {
  if (mover !== active) lookAtMover(isle, active);
  return shoreFrom(active, activeRow, actions, without);
}

/** What can still be shored up with a pawn where this row begins: by the active seat now, and by anyone later. */
function shoreFrom(pawn: Seat, row: number, actions: number, without: Square): number {
  const ourRow = pawn === active ? row : activeRow;
  const farthest = actions > 0 ? actions : -1;
  let now = 0;
  let some = 0;
  for (let index = 0; index < wet; index++) {
    const place = wetSquares[index] as Square;
    if (place === without) continue;
    const gain = gains[index] as number;
    const way = rows[row + place] as number;
    const other = nearest[index] as number;
    some += gain * (discount[way < other ? way : other] as number);
    const ours = rows[ourRow + place] as number;
    if (ours > farthest) continue;
    const soon = gain * (discount[ours] as number);
    if (soon > now) now = soon;
  }
  return now * (HABITS.inReach - HABITS.nearby) + some * HABITS.nearby;
}

function lookAtMover(isle: Isle, pawn: Seat): void {
  mover = pawn;
  danger = drowning(isle, pawn, isle.pawn(pawn));
  away = steps(isle, pawn, isle.pawn(pawn), isle.land.landing);
  nearest.fill(UNREACHABLE);
  for (let seat = 0; seat < isle.land.seats; seat++) {
    if (seat === pawn) continue;
    const row = rowOf(isle, seat, isle.pawn(seat));
    for (let index = 0; index < wet; index++) {
      const way = rows[row + (wetSquares[index] as Square)] as number;
      if (way < (nearest[index] as number)) nearest[index] = way;
    }
  }
}
