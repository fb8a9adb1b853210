// Who decides, and what a seat may do now, in the order in which the engine offers it.
import type { Seat } from '@tidetable/engine';
import { CARDS_TO_CAPTURE, type Square } from '../../rules/questions.ts';
import {
  AGREE,
  BAGS,
  BOARD,
  CALL,
  CAPTURE,
  DECLINE,
  type Deed,
  DISCARD_CARD,
  END,
  ESCAPE,
  FLY,
  GIVE,
  LAND,
  MOVE,
  NAVIGATE,
  PASS,
  pair,
  REFUSE,
  SHORE,
  STOP,
  SWIM_TO,
} from './deeds.ts';
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
import { firstOf, reach, rescuers, steers, swims, walks } from './ways.ts';

/** The seats that must decide, one bit each. */
export function must(isle: Isle): number {
  switch (isle.step) {
    case ASK:
      return 1 << isle.what;
    case SWIM: {
      let seats = rescuers(isle, isle.what, isle.more);
      for (let seat = 0; seat < isle.land.seats; seat++)
        if (isle.pawns[seat] === isle.what && swims(isle, seat, isle.what) !== 0)
          seats |= 1 << seat;
      return seats;
    }
    case PAUSE:
      return asked(isle);
    default:
      return 1 << isle.who;
  }
}

/** The seats that could play a Special card in this moment and have not said no. */
export function asked(isle: Isle): number {
  const { land, what, more } = isle;
  let seats = 0;
  for (let seat = 0; seat < land.seats; seat++)
    if ((more & (1 << seat)) === 0 && couldPlaySpecial(isle, seat, what)) seats |= 1 << seat;
  return seats;
}

/** The seats that may cut in, one bit each. */
export function may(isle: Isle): number {
  const { step, land } = isle;
  if (step !== TAKE && step !== SECOND && step !== DISCARD && step !== SWIM) return 0;
  if (step === DISCARD && land.options.discardCutIn !== 'anyone') return 0;
  const revealed = revealedSquare(isle);
  let seats = 0;
  for (let seat = 0; seat < land.seats; seat++)
    if (couldPlaySpecial(isle, seat, revealed)) seats |= 1 << seat;
  return seats === 0 ? 0 : seats & ~must(isle);
}

/** The square that is sinking, or -1. */
function revealedSquare({ step, what }: Isle): Square {
  return step === PAUSE || step === SWIM ? what : -1;
}

export function couldEscape({ land, captured, sunk, pawns }: Isle): boolean {
  if (captured !== 15 || (sunk & (1 << land.landing)) !== 0) return false;
  for (let seat = 0; seat < land.seats; seat++) if (pawns[seat] !== land.landing) return false;
  return true;
}

function couldPlaySpecial(isle: Isle, seat: Seat, revealed: Square): boolean {
  if (isle.holds(seat, SANDBAGS) > 0 && hasOther(isle.flooded, revealed)) return true;
  if (isle.holds(seat, LIFT) === 0) return false;
  return mayFly(isle, revealed) || mayEscape(isle, revealed);
}

function hasOther(set: number, square: Square): boolean {
  return (square < 0 ? set : set & ~(1 << square)) !== 0;
}

function mayFly(isle: Isle, revealed: Square): boolean {
  if (revealed >= 0 && !isle.land.options.liftRescues) return false;
  const { standing } = isle;
  for (let seat = 0; seat < isle.land.seats; seat++)
    if ((standing & ~(1 << isle.pawn(seat))) !== 0) return true;
  return false;
}

function mayEscape(isle: Isle, revealed: Square): boolean {
  if (revealed === isle.land.landing && !isle.land.options.escapeBeforeSinking) return false;
  return couldEscape(isle);
}

/** Everything this seat may do now, written into a list that is emptied first. */
export function offers(isle: Isle, seat: Seat, list: Deed[]): Deed[] {
  list.length = 0;
  switch (isle.step) {
    case TAKE:
      if (seat === isle.who) {
        if (isle.what > 0) offerActions(isle, seat, list);
        list.push(END);
      }
      offerSpecials(isle, seat, -1, list);
      break;
    case SECOND:
      if (seat === isle.who) {
        for (let rest = reach(isle, seat) & isle.flooded; rest !== 0; rest &= rest - 1)
          list.push(SHORE | firstOf(rest));
        list.push(STOP);
      }
      offerSpecials(isle, seat, -1, list);
      break;
    case ASK:
      if (seat === isle.what) list.push(AGREE, REFUSE);
      break;
    case DISCARD:
      if (seat === isle.who) {
        for (let card = 0; card <= SANDBAGS; card++)
          if (isle.holds(seat, card) > 0) list.push(DISCARD_CARD | card);
      } else if (isle.land.options.discardCutIn === 'discarder') break;
      offerSpecials(isle, seat, -1, list);
      break;
    case PAUSE:
      if ((asked(isle) & (1 << seat)) === 0) break;
      list.push(PASS);
      offerSpecials(isle, seat, isle.what, list);
      break;
    case SWIM:
      if (isle.pawns[seat] === isle.what)
        for (let rest = swims(isle, seat, isle.what); rest !== 0; rest &= rest - 1)
          list.push(SWIM_TO | firstOf(rest));
      if ((rescuers(isle, isle.what, isle.more) & (1 << seat)) !== 0) list.push(DECLINE);
      offerSpecials(isle, seat, isle.what, list);
      break;
    case LIFTING:
      if (seat === isle.who) offerBoarding(isle, list);
      break;
  }
  return list;
}

export function offerActions(isle: Isle, seat: Seat, list: Deed[]): void {
  const { land } = isle;
  const from = isle.pawn(seat);
  const near = walks(isle, seat, from);
  for (let rest = near; rest !== 0; rest &= rest - 1) list.push(MOVE | firstOf(rest));
  if (land.is(seat, 'pilot') && (isle.more & 1) === 0)
    for (let rest = isle.standing & ~(1 << from) & ~near; rest !== 0; rest &= rest - 1)
      list.push(FLY | firstOf(rest));
  if (land.is(seat, 'navigator'))
    for (let pawn = 0; pawn < land.seats; pawn++) {
      if (pawn === seat || (isle.more & (2 << pawn)) !== 0) continue;
      for (let rest = steers(isle, pawn); rest !== 0; rest &= rest - 1)
        list.push(NAVIGATE | pair(pawn, firstOf(rest)));
    }
  for (let rest = reach(isle, seat) & isle.flooded; rest !== 0; rest &= rest - 1)
    list.push(SHORE | firstOf(rest));
  const afar = land.is(seat, 'messenger');
  for (let to = 0; to < land.seats; to++) {
    if (to === seat || !(afar || isle.pawns[to] === from)) continue;
    for (let card = 0; card < LIFT; card++)
      if (isle.holds(seat, card) > 0) list.push(GIVE | pair(to, card));
  }
  const here = land.treasureOn[from] as number;
  if (here >= 0 && canCapture(isle, seat, here)) list.push(CAPTURE | here);
}

export function canCapture(isle: Isle, seat: Seat, treasure: number): boolean {
  return (isle.captured & (1 << treasure)) === 0 && isle.holds(seat, treasure) >= CARDS_TO_CAPTURE;
}

function offerSpecials(isle: Isle, seat: Seat, revealed: Square, list: Deed[]): void {
  if (isle.holds(seat, LIFT) > 0) {
    if (revealed < 0 || isle.land.options.liftRescues) {
      let seen = 0;
      for (let pawn = 0; pawn < isle.land.seats; pawn++) {
        const square = isle.pawn(pawn);
        if ((seen & (1 << square)) !== 0) continue;
        seen |= 1 << square;
        if ((isle.standing & ~(1 << square)) !== 0) list.push(CALL | square);
      }
    }
    if (mayEscape(isle, revealed)) list.push(ESCAPE);
  }
  if (isle.holds(seat, SANDBAGS) > 0)
    for (let rest = isle.flooded; rest !== 0; rest &= rest - 1) {
      const square = firstOf(rest);
      if (square !== revealed) list.push(BAGS | square);
    }
}

function offerBoarding(isle: Isle, list: Deed[]): void {
  const { what: from, more: aboard, land } = isle;
  for (let pawn = 32 - Math.clz32(aboard); pawn < land.seats; pawn++)
    if (isle.pawns[pawn] === from) list.push(BOARD | pawn);
  if (aboard === 0) return;
  for (let rest = isle.standing & ~(1 << from); rest !== 0; rest &= rest - 1)
    list.push(LAND | firstOf(rest));
}
