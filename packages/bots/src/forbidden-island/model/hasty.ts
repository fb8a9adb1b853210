// The hasty player of playouts: picks a goal by rules of thumb and makes one step towards it.
import type { Seat } from '@tidetable/engine';
import {
  CARDS_TO_CAPTURE,
  HAND_LIMIT,
  type Square,
  type Squares,
} from '@tidetable/forbidden-island/questions';
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
  GIVE,
  GO_ON,
  NAVIGATE,
  pair,
  SHORE,
  STOP,
  SWIM_TO,
} from './deeds.ts';
import { fly, held, holderOf, isDrawing, isInTime, rescueFrom } from './flights.ts';
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
import { canCapture, couldEscape, must } from './menu.ts';
import { back, distance, drier, FAR, spread, towards } from './rings.ts';
import { mostAtStake, reckon, stakes } from './stakes.ts';
import { firstOf, reach, rescuers, steers, swims } from './ways.ts';

/** Whose deed the last answer is. */
export const hasty = { seat: 0 };

const ALL = 15;

/** What the team does next; `hasty.seat` says who does it. */
export function hastyDeed(isle: Isle): Deed {
  hasty.seat = isle.who;
  switch (isle.step) {
    case TAKE:
      return special(isle) ?? action(isle, isle.who);
    case SECOND: {
      reckon(isle);
      const square = mostAtStake(reach(isle, isle.who) & isle.flooded);
      return square < 0 ? STOP : SHORE | square;
    }
    case ASK:
      hasty.seat = isle.what;
      return AGREE;
    case DISCARD:
      return discard(isle, isle.who);
    case PAUSE:
      return special(isle) ?? GO_ON;
    case SWIM:
      return swim(isle);
    case LIFTING:
      return fly(isle);
    default:
      throw new Error(`nobody decides at step ${isle.step}`);
  }
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
  const bearer = holderOf(isle, SANDBAGS);
  if (bearer < 0 || isle.step !== PAUSE || isle.flooded === 0 || isDrawing(isle)) return null;
  reckon(isle);
  const square = mostAtStake(isle.what < 0 ? isle.flooded : isle.flooded & ~(1 << isle.what));
  if (square < 0 || (stakes[square] as number) < HABITS.bags) return null;
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
    if (canCapture(isle, seat, treasure)) {
      spread(isle, seat);
      const targets = (land.treasureSquares[treasure] as Squares) & isle.standing;
      return distance(targets) >= isle.what ? isle.pawn(seat) : -1;
    }
  return -1;
}

function swim(isle: Isle): Deed {
  const { what: square, more: declined, land } = isle;
  const rescuing = rescuers(isle, square, declined);
  if (rescuing !== 0) {
    hasty.seat = firstOf(rescuing);
    return CALL | square;
  }
  const seat = firstOf(must(isle));
  hasty.seat = seat;
  const targets = swims(isle, seat, square);
  if (isle.pawns[seat] !== square || targets === 0) return DECLINE;
  if (isle.captured === ALL && (targets & (1 << land.landing)) !== 0) return SWIM_TO | land.landing;
  return SWIM_TO | firstOf(drier(isle, targets));
}

function discard(isle: Isle, seat: Seat): Deed {
  for (let card = 0; card < LIFT; card++)
    if ((isle.captured & (1 << card)) !== 0 && isle.holds(seat, card) > 0)
      return DISCARD_CARD | card;
  if (isle.holds(seat, SANDBAGS) > 0 && isle.flooded !== 0) {
    reckon(isle);
    return BAGS | mostAtStake(isle.flooded);
  }
  let worst = -1;
  let least = Number.POSITIVE_INFINITY;
  for (let card = 0; card <= SANDBAGS; card++) {
    if (isle.holds(seat, card) === 0) continue;
    const keep = worthKeeping(isle, seat, card);
    if (keep >= least) continue;
    least = keep;
    worst = card;
  }
  return DISCARD_CARD | worst;
}

function worthKeeping(isle: Isle, seat: Seat, card: number): number {
  if (card === LIFT) return held(isle, LIFT) > 1 ? HABITS.keepSpareLift : HABITS.keepLift;
  if (card === SANDBAGS) return HABITS.keepBags;
  const count = isle.holds(seat, card);
  if (count > CARDS_TO_CAPTURE) return HABITS.keepCard;
  let keep = count * HABITS.keepCard;
  if (count === 2) keep += HABITS.keepPair;
  if (count >= 3) keep += HABITS.keepTriple;
  for (let other = 0; other < isle.land.seats; other++)
    if (other !== seat && isle.holds(other, card) > count) keep += HABITS.keepForOther;
  return keep;
}

let best: Deed = END;
let most = 0;

/** The best goal, and the first deed on the way to it. */
function action(isle: Isle, seat: Seat): Deed {
  const { land, captured, what: left } = isle;
  if (left === 0) return END;
  const here = land.treasureOn[isle.pawn(seat)] as number;
  if (here >= 0 && canCapture(isle, seat, here)) return CAPTURE | here;
  spread(isle, seat);
  best = END;
  most = 0.3;
  if (captured === ALL && isle.pawns[seat] !== land.landing) {
    best = towards(isle, seat, 1 << land.landing);
    most = HABITS.home;
  }
  if (isle.flooded !== 0) considerShoring(isle, seat, left);
  for (let treasure = 0; treasure < LIFT; treasure++)
    if ((captured & (1 << treasure)) === 0 && isle.holds(seat, treasure) > 0)
      considerTreasure(isle, seat, treasure);
  if (land.is(seat, 'navigator')) considerSteering(isle, seat);
  return best;
}

function considerShoring(isle: Isle, seat: Seat, left: number): void {
  reckon(isle);
  const shores = isle.land.adjacent[seat] as readonly Squares[];
  const within = reach(isle, seat);
  for (let rest = isle.flooded; rest !== 0; rest &= rest - 1) {
    const square = firstOf(rest);
    const isNear = (within & (1 << square)) !== 0;
    if ((stakes[square] as number) <= most) continue;
    const around = ((1 << square) | (shores[square] as Squares)) & isle.standing;
    const way = isNear ? 0 : distance(around);
    const worth =
      (stakes[square] as number) * (DISCOUNT[way] as number) * (way >= left ? HABITS.beyond : 1);
    if (worth <= most) continue;
    most = worth;
    best = isNear ? SHORE | square : towards(isle, seat, around);
  }
}

function considerTreasure(isle: Isle, seat: Seat, treasure: number): void {
  const { land } = isle;
  const count = isle.holds(seat, treasure);
  if (count >= 2) {
    const targets = (land.treasureSquares[treasure] as Squares) & isle.standing;
    const way = distance(targets);
    const carry =
      count >= CARDS_TO_CAPTURE ? HABITS.carry : count === 3 ? HABITS.prepare : HABITS.prepareTwo;
    const worth = way === 0 ? 0 : carry * (DISCOUNT[way] as number);
    if (worth > most) {
      most = worth;
      best = towards(isle, seat, targets);
    }
  }
  if (count >= CARDS_TO_CAPTURE) return;
  for (let to = 0; to < land.seats; to++) {
    const theirs = isle.holds(to, treasure);
    if (to === seat || theirs >= CARDS_TO_CAPTURE || theirs < count) continue;
    if ((theirs === count && to > seat && count > 1) || !hasRoom(isle, to)) continue;
    const way = land.is(seat, 'messenger') ? 0 : distance(1 << isle.pawn(to));
    if (way > 3) continue;
    const after = theirs + count;
    const give = after >= 4 ? HABITS.giveFour : after === 3 ? HABITS.giveThree : HABITS.giveTwo;
    const worth = (give + crowding(isle, seat, to)) * (DISCOUNT[way] as number);
    if (worth <= most) continue;
    most = worth;
    best = way === 0 ? GIVE | pair(to, treasure) : towards(isle, seat, 1 << isle.pawn(to));
  }
}

const DISCOUNT = Float64Array.from({ length: FAR + 1 }, (_, way) => HABITS.step ** way);

function crowding({ held: cards }: Isle, from: Seat, to: Seat): number {
  const ours = Math.max(0, (cards[from] as number) - 3);
  return HABITS.crowded * ours - HABITS.giveUp * Math.max(0, (cards[to] as number) - 3);
}

function hasRoom(isle: Isle, seat: Seat): boolean {
  if ((isle.held[seat] as number) < HAND_LIMIT) return true;
  for (let card = 0; card < LIFT; card++)
    if ((isle.captured & (1 << card)) !== 0 && isle.holds(seat, card) > 0) return true;
  return false;
}

function considerSteering(isle: Isle, seat: Seat): void {
  const { land, captured, standing } = isle;
  for (let pawn = 0; pawn < land.seats; pawn++) {
    if (pawn === seat || (isle.more & (2 << pawn)) !== 0) continue;
    let targets = captured === ALL ? 1 << land.landing : 0;
    for (let treasure = 0; treasure < LIFT; treasure++)
      if (canCapture(isle, pawn, treasure))
        targets |= (land.treasureSquares[treasure] as Squares) & standing;
    const worth = captured === ALL ? HABITS.steerHome : HABITS.steerCarrier;
    if (targets === 0 || worth <= most || (targets & (1 << isle.pawn(pawn))) !== 0) continue;
    spread(isle, pawn);
    const way = distance(targets);
    if (way >= FAR) continue;
    const reached = steers(isle, pawn) & (way <= 2 ? targets : back(isle, pawn, targets, way, 2));
    if (reached === 0) continue;
    best = NAVIGATE | pair(pawn, firstOf(reached));
    most = worth;
  }
}
