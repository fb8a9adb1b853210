// The hasty player of playouts: does what looks best at a glance.
import type { Seat } from '@tidetable/engine';
import type { Square, Squares } from '../../rules/questions.ts';
import {
  AGREE,
  BAGS,
  CALL,
  CAPTURE,
  DECLINE,
  type Deed,
  DISCARD_CARD,
  END,
  ESCAPE,
  FLY,
  kindOf,
  objectOf,
  PASS,
  SHORE,
  STOP,
  SWIM_TO,
} from './deeds.ts';
import { chart, steps } from './distances.ts';
import { fly, held, holderOf, isBeforeFlood, isInTime, rescueFrom } from './flights.ts';
import { HABITS } from './habits.ts';
import {
  ASK,
  DISCARD,
  type Isle,
  LIFT,
  LIFTING,
  PAUSE,
  SANDBAGS,
  SECOND,
  SWIM,
  TAKE,
} from './isle.ts';
import { asked, canCapture, couldEscape, must, offerActions } from './menu.ts';
import { mostToSave, saving, weigh } from './perils.ts';
import { rate, survey } from './rating.ts';
import { isDestination } from './sensible.ts';
import { firstOf, reach, rescuers, swims } from './ways.ts';

/** Whose deed the last answer is. */
export const hasty = { seat: 0 };

const ALL = 15;
const list: Deed[] = [];

/** What the team does next; `hasty.seat` says who does it. */
export function hastyDeed(isle: Isle): Deed {
  hasty.seat = isle.who;
  switch (isle.step) {
    case TAKE:
      return special(isle) ?? action(isle, isle.who);
    case SECOND: {
      weigh(isle);
      const square = mostToSave(reach(isle, isle.who) & isle.flooded);
      return square < 0 ? STOP : SHORE | square;
    }
    case ASK:
      hasty.seat = isle.what;
      return AGREE;
    case DISCARD:
      return discard(isle, isle.who);
    case PAUSE:
      return special(isle) ?? pass(isle);
    case SWIM:
      return swim(isle);
    case LIFTING:
      return fly(isle);
    default:
      throw new Error(`nobody decides at step ${isle.step}`);
  }
}

function pass(isle: Isle): Deed {
  hasty.seat = firstOf(asked(isle));
  return PASS;
}

/** A Special card that should be played now by whoever holds it. */
function special(isle: Isle): Deed | null {
  const caller = holderOf(isle, LIFT);
  if (caller >= 0) {
    const isHome = couldEscape(isle) && isInTime(isle);
    const from = isHome ? -1 : isle.step === PAUSE ? rescueFrom(isle) : flightFrom(isle);
    if (isHome || from >= 0) {
      hasty.seat = caller;
      return isHome ? ESCAPE : CALL | from;
    }
  }
  if (isle.step !== PAUSE || isle.flooded === 0 || !isBeforeFlood(isle)) return null;
  const bearer = holderOf(isle, SANDBAGS);
  if (bearer < 0) return null;
  weigh(isle);
  const square = mostToSave(isle.what < 0 ? isle.flooded : isle.flooded & ~(1 << isle.what));
  if (square < 0 || (saving[square] as number) < HABITS.bags) return null;
  hasty.seat = bearer;
  return BAGS | square;
}

/** Where a flight should start during the actions: the way home with a spare Lift, or to a treasure. */
function flightFrom(isle: Isle): Square {
  const { land, captured, who: seat } = isle;
  const lifts = held(isle, LIFT);
  if (captured === ALL) {
    if (lifts < 2) return -1;
    let away = -1;
    for (let pawn = 0; pawn < land.seats; pawn++)
      if (isle.pawns[pawn] !== land.landing) {
        if (away >= 0 && away !== isle.pawns[pawn]) return -1;
        away = isle.pawn(pawn);
      }
    return away;
  }
  if (isle.what === 0 || lifts < HABITS.spareLifts) return -1;
  for (let treasure = 0; treasure < LIFT; treasure++)
    if (canCapture(isle, seat, treasure))
      return isWithin(isle, seat, treasure) ? -1 : isle.pawn(seat);
  return -1;
}

/** Whether the active seat could walk to a treasure and capture it within this turn. */
function isWithin(isle: Isle, seat: Seat, treasure: number): boolean {
  chart(isle);
  const targets = (isle.land.treasureSquares[treasure] as Squares) & isle.standing;
  for (let rest = targets; rest !== 0; rest &= rest - 1)
    if (steps(isle, seat, isle.pawn(seat), firstOf(rest)) < isle.what) return true;
  return false;
}

function swim(isle: Isle): Deed {
  const { what: square, more: declined } = isle;
  const rescuing = rescuers(isle, square, declined);
  if (rescuing !== 0) {
    hasty.seat = firstOf(rescuing);
    return CALL | square;
  }
  const seat = firstOf(must(isle));
  hasty.seat = seat;
  const targets = swims(isle, seat, square);
  if (isle.pawns[seat] !== square || targets === 0) return DECLINE;
  list.length = 0;
  for (let rest = targets; rest !== 0; rest &= rest - 1) list.push(SWIM_TO | firstOf(rest));
  return best(isle, seat);
}

function discard(isle: Isle, seat: Seat): Deed {
  list.length = 0;
  for (let card = 0; card <= SANDBAGS; card++) {
    if (isle.holds(seat, card) === 0) continue;
    if (card < LIFT && (isle.captured & (1 << card)) !== 0) return DISCARD_CARD | card;
    list.push(DISCARD_CARD | card);
  }
  if (isle.holds(seat, SANDBAGS) > 0 && isle.flooded !== 0) {
    weigh(isle);
    return BAGS | mostToSave(isle.flooded);
  }
  return best(isle, seat);
}

function action(isle: Isle, seat: Seat): Deed {
  if (isle.what === 0) return END;
  const here = isle.land.treasureOn[isle.pawn(seat)] as number;
  if (here >= 0 && canCapture(isle, seat, here)) return CAPTURE | here;
  list.length = 0;
  list.push(END);
  offerActions(isle, seat, list);
  return best(isle, seat);
}

/** The deed of the list that looks best. */
function best(isle: Isle, seat: Seat): Deed {
  survey(isle);
  let chosen = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < list.length; index++) {
    const deed = list[index] as Deed;
    if (kindOf(deed) === FLY && !isDestination(isle, objectOf(deed))) continue;
    const value = rate(isle, seat, deed);
    if (value <= most) continue;
    most = value;
    chosen = deed;
  }
  return chosen;
}
