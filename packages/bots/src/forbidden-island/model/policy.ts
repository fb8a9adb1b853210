// What the search tries first: the deckhand's judgement of every sensible deed, and quick rules for Special cards.
import type { Seat } from '@tidetable/engine';
import { CARDS_TO_CAPTURE, type Square, type Squares } from '@tidetable/forbidden-island/questions';
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
  GIVE,
  GO_ON,
  kindOf,
  MOVE,
  NAVIGATE,
  objectOf,
  pair,
  SHORE,
  STOP,
  SWIM_TO,
} from './deeds.ts';
import { steps } from './distances.ts';
import { fly, held, holderOf, isDrawing, isInTime, rescueFrom } from './flights.ts';
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
import {
  shoring,
  study,
  turn,
  worth,
  worthAsItIs,
  worthOfPlaces,
  worthOfShoring,
} from './judge.ts';
import { canCapture, couldEscape, must, offers } from './menu.ts';
import { isDestination } from './sensible.ts';
import { firstOf, rescuers } from './ways.ts';

/** Whose deed the last answer is. */
export const asked = { seat: 0 };

const ALL = 15;
const A_LITTLE = 1e-6;
const PER_SEAT = pair(1, 0);
const list: Deed[] = [];

/** What the team does next; `asked.seat` says who does it. */
export function nextDeed(isle: Isle): Deed {
  asked.seat = isle.who;
  switch (isle.step) {
    case TAKE:
      return special(isle) ?? action(isle);
    case PAUSE:
      return special(isle) ?? GO_ON;
    case DISCARD:
    case SECOND:
      study(isle);
      return best(isle, isle.who);
    case ASK:
      asked.seat = isle.what;
      return AGREE;
    case SWIM:
      return swim(isle);
    case LIFTING:
      return fly(isle);
    default:
      throw new Error(`nobody decides at step ${isle.step}`);
  }
}

function action(isle: Isle): Deed {
  if (isle.what === 0) return END;
  const here = isle.land.treasureOn[isle.pawn(isle.who)] as number;
  if (here >= 0 && canCapture(isle, isle.who, here)) return CAPTURE | here;
  study(isle);
  return best(isle, isle.who);
}

/** The deed after which the team's prospects look best. Needs `study` first. */
function best(isle: Isle, seat: Seat): Deed {
  offers(isle, seat, list);
  let chosen = -1;
  let most = Number.NEGATIVE_INFINITY;
  for (let index = 0; index < list.length; index++) {
    const deed = list[index] as Deed;
    const value = worthAfter(isle, seat, deed);
    if (value <= most) continue;
    most = value;
    chosen = deed;
  }
  return chosen;
}

/** Does a deed, judges, and takes it back; what is not weighed here is worth nothing. */
export function worthAfter(isle: Isle, seat: Seat, deed: Deed): number {
  const thing = objectOf(deed);
  let value = Number.NEGATIVE_INFINITY;
  switch (kindOf(deed)) {
    case FLY:
      if (!isDestination(isle, thing)) return value;
      return placed(isle, seat, thing, 1);
    case MOVE:
      return placed(isle, seat, thing, 1);
    case SWIM_TO:
      return placed(isle, seat, thing, 0);
    case NAVIGATE:
      return placed(isle, Math.floor(thing / PER_SEAT), thing % PER_SEAT, 1);
    case SHORE: {
      const cost = isle.step === SECOND ? 0 : 1;
      isle.flooded &= ~(1 << thing);
      turn.left -= cost;
      value = worthOfShoring(isle, thing);
      turn.left += cost;
      isle.flooded |= 1 << thing;
      return value;
    }
    case BAGS:
      isle.drop(seat, SANDBAGS);
      isle.flooded &= ~(1 << thing);
      value = worth(isle);
      isle.flooded |= 1 << thing;
      isle.receive(seat, SANDBAGS);
      return value;
    case GIVE: {
      const to = Math.floor(thing / PER_SEAT);
      const card = thing % PER_SEAT;
      isle.drop(seat, card);
      isle.receive(to, card);
      turn.left -= 1;
      value = worth(isle);
      turn.left += 1;
      isle.drop(to, card);
      isle.receive(seat, card);
      return value;
    }
    case DISCARD_CARD:
      isle.drop(seat, thing);
      value = worth(isle);
      isle.receive(seat, thing);
      return value;
    case CAPTURE:
      for (let spent = 0; spent < CARDS_TO_CAPTURE; spent++) isle.drop(seat, thing);
      isle.captured |= 1 << thing;
      turn.left -= 1;
      value = worth(isle);
      turn.left += 1;
      isle.captured &= ~(1 << thing);
      for (let spent = 0; spent < CARDS_TO_CAPTURE; spent++) isle.receive(seat, thing);
      return value;
    case END: {
      const { left } = turn;
      turn.left = 0;
      value = worthAsItIs(isle) + A_LITTLE;
      turn.left = left;
      return value;
    }
    case STOP:
    case GO_ON:
      return worthAsItIs(isle) + A_LITTLE;
    default:
      return value;
  }
}

function placed(isle: Isle, pawn: Seat, to: Square, cost: number): number {
  const from = isle.pawn(pawn);
  isle.pawns[pawn] = to;
  turn.left -= cost;
  const value = worthOfPlaces(isle);
  turn.left += cost;
  isle.pawns[pawn] = from;
  return value;
}

/** A Special card that should be played now by whoever holds it. */
function special(isle: Isle): Deed | null {
  const caller = holderOf(isle, LIFT);
  if (caller >= 0) {
    if (couldEscape(isle) && isInTime(isle)) {
      asked.seat = caller;
      return ESCAPE;
    }
    const from = isle.step === PAUSE ? rescueFrom(isle) : flightFrom(isle);
    if (from >= 0) {
      asked.seat = caller;
      return CALL | from;
    }
  }
  const bearer = holderOf(isle, SANDBAGS);
  if (bearer < 0 || isle.step !== PAUSE || isle.flooded === 0 || isDrawing(isle)) return null;
  return bag(isle, bearer);
}

function bag(isle: Isle, bearer: Seat): Deed | null {
  study(isle);
  let square = -1;
  for (let rest = isle.flooded; rest !== 0; rest &= rest - 1) {
    const flooded = firstOf(rest);
    if (flooded === isle.what) continue;
    if (square < 0 || (shoring[flooded] as number) > (shoring[square] as number)) square = flooded;
  }
  if (square < 0 || worthAfter(isle, bearer, BAGS | square) <= worth(isle)) return null;
  asked.seat = bearer;
  return BAGS | square;
}

/** Where a flight should start during the actions: the way home with a spare Lift, or to a treasure. */
function flightFrom(isle: Isle): Square {
  const { land, captured } = isle;
  if (held(isle, LIFT) < 2) return -1;
  if (captured === ALL) {
    let away = -1;
    for (let seat = 0; seat < land.seats; seat++)
      if (isle.pawns[seat] !== land.landing) {
        if (away >= 0 && away !== isle.pawns[seat]) return -1;
        away = isle.pawn(seat);
      }
    return away;
  }
  const seat = isle.who;
  if (isle.what === 0) return -1;
  for (let treasure = 0; treasure < LIFT; treasure++)
    if (canCapture(isle, seat, treasure))
      return isWithin(isle, seat, treasure) ? -1 : isle.pawn(seat);
  return -1;
}

/** Whether the active seat could walk to a treasure and capture it within this turn. */
function isWithin(isle: Isle, seat: Seat, treasure: number): boolean {
  study(isle);
  const targets = (isle.land.treasureSquares[treasure] as Squares) & isle.standing;
  for (let rest = targets; rest !== 0; rest &= rest - 1)
    if (steps(isle, seat, isle.pawn(seat), firstOf(rest)) < isle.what) return true;
  return false;
}

function swim(isle: Isle): Deed {
  const rescuing = rescuers(isle, isle.what, isle.more);
  if (rescuing !== 0) {
    asked.seat = firstOf(rescuing);
    return CALL | isle.what;
  }
  asked.seat = firstOf(must(isle));
  if (isle.pawns[asked.seat] !== isle.what) return DECLINE;
  study(isle);
  return best(isle, asked.seat);
}
