// Who decides, and what a seat may do now, in the order in which the engine offers it.
import type { Seat } from '@tidetable/engine';
import { CARDS_TO_CAPTURE, firstOf, type Square } from '../../rules/questions.ts';
import {
  ALL,
  ASK,
  DISCARD,
  FLOWN,
  type IslandModel,
  LIFT,
  LIFTING,
  PAUSE,
  refusedBy,
  SANDBAGS,
  SECOND,
  SWIM,
  TAKE,
} from './island-model.ts';
import {
  AGREE,
  BAGS,
  BOARD,
  CALL,
  CAPTURE,
  DECLINE,
  DISCARD_CARD,
  END,
  ESCAPE,
  FLY,
  GIVE,
  LAND,
  MOVE,
  NAVIGATE,
  PASS,
  type PackedAction,
  pair,
  REFUSE,
  SHORE,
  STOP,
  SWIM_TO,
} from './packed-actions.ts';
import { reach, rescuers, steers, swims, walks } from './pawn-moves.ts';

/** The seats that must decide, one bit each. */
export function must(island: IslandModel): number {
  switch (island.step) {
    case ASK:
      return 1 << island.askedPawn;
    case SWIM: {
      const { sinking } = island;
      let seats = rescuers(island, sinking, island.declined);
      for (let seat = 0; seat < island.setup.seats; seat++)
        if (island.pawns[seat] === sinking && swims(island, seat, sinking) !== 0)
          seats |= 1 << seat;
      return seats;
    }
    case PAUSE:
      return asked(island);
    default:
      return 1 << island.seat;
  }
}

/** The seats that could play a Special card in this pause and have not passed. */
export function asked(island: IslandModel): number {
  const { setup, revealed, passed } = island;
  let seats = 0;
  for (let seat = 0; seat < setup.seats; seat++)
    if ((passed & (1 << seat)) === 0 && couldPlaySpecial(island, seat, revealed))
      seats |= 1 << seat;
  return seats;
}

/** The seats that may cut in, one bit each. */
export function may(island: IslandModel): number {
  const { step, setup } = island;
  if (step !== TAKE && step !== SECOND && step !== DISCARD && step !== SWIM) return 0;
  if (step === DISCARD && setup.options.discardCutIn !== 'anyone') return 0;
  const revealed = revealedSquare(island);
  let seats = 0;
  for (let seat = 0; seat < setup.seats; seat++)
    if (couldPlaySpecial(island, seat, revealed)) seats |= 1 << seat;
  return seats === 0 ? 0 : seats & ~must(island);
}

/** The square whose card is up or that is sinking, or -1. */
function revealedSquare(island: IslandModel): Square {
  if (island.step === PAUSE) return island.revealed;
  return island.step === SWIM ? island.sinking : -1;
}

export function couldEscape({ setup, captured, sunk, pawns }: IslandModel): boolean {
  if (captured !== ALL || (sunk & (1 << setup.landing)) !== 0) return false;
  for (let seat = 0; seat < setup.seats; seat++) if (pawns[seat] !== setup.landing) return false;
  return true;
}

function couldPlaySpecial(island: IslandModel, seat: Seat, revealed: Square): boolean {
  if (island.holds(seat, SANDBAGS) > 0 && hasOther(island.flooded, revealed)) return true;
  if (island.holds(seat, LIFT) === 0) return false;
  return mayFly(island, revealed) || mayEscape(island, revealed);
}

function hasOther(set: number, square: Square): boolean {
  return (square < 0 ? set : set & ~(1 << square)) !== 0;
}

function mayFly(island: IslandModel, revealed: Square): boolean {
  if (revealed >= 0 && !island.setup.options.liftRescues) return false;
  const { standing } = island;
  for (let seat = 0; seat < island.setup.seats; seat++)
    if ((standing & ~(1 << island.pawn(seat))) !== 0) return true;
  return false;
}

function mayEscape(island: IslandModel, revealed: Square): boolean {
  if (revealed === island.setup.landing && !island.setup.options.escapeBeforeSinking) return false;
  return couldEscape(island);
}

/** Overwrites the list with all that this seat may do now. */
export function legalActions(
  island: IslandModel,
  seat: Seat,
  list: PackedAction[],
): PackedAction[] {
  list.length = 0;
  switch (island.step) {
    case TAKE:
      if (seat === island.seat) {
        if (island.actionsLeft > 0) offerActions(island, seat, list);
        list.push(END);
      }
      offerSpecials(island, seat, -1, list);
      break;
    case SECOND:
      if (seat === island.seat) {
        for (let rest = reach(island, seat) & island.flooded; rest !== 0; rest &= rest - 1)
          list.push(SHORE | firstOf(rest));
        list.push(STOP);
      }
      offerSpecials(island, seat, -1, list);
      break;
    case ASK:
      if (seat === island.askedPawn) list.push(AGREE, REFUSE);
      break;
    case DISCARD:
      if (seat === island.seat) {
        for (let card = 0; card <= SANDBAGS; card++)
          if (island.holds(seat, card) > 0) list.push(DISCARD_CARD | card);
      } else if (island.setup.options.discardCutIn === 'discarder') break;
      offerSpecials(island, seat, -1, list);
      break;
    case PAUSE:
      if ((asked(island) & (1 << seat)) === 0) break;
      list.push(PASS);
      offerSpecials(island, seat, island.revealed, list);
      break;
    case SWIM: {
      const { sinking } = island;
      if (island.pawns[seat] === sinking)
        for (let rest = swims(island, seat, sinking); rest !== 0; rest &= rest - 1)
          list.push(SWIM_TO | firstOf(rest));
      if ((rescuers(island, sinking, island.declined) & (1 << seat)) !== 0) list.push(DECLINE);
      offerSpecials(island, seat, sinking, list);
      break;
    }
    case LIFTING:
      if (seat === island.seat) offerBoarding(island, list);
      break;
  }
  return list;
}

export function offerActions(island: IslandModel, seat: Seat, list: PackedAction[]): void {
  const { setup } = island;
  const from = island.pawn(seat);
  const near = walks(island, seat, from);
  for (let rest = near; rest !== 0; rest &= rest - 1) list.push(MOVE | firstOf(rest));
  if (setup.is(seat, 'pilot') && (island.turnFlags & FLOWN) === 0)
    for (let rest = island.standing & ~(1 << from) & ~near; rest !== 0; rest &= rest - 1)
      list.push(FLY | firstOf(rest));
  if (setup.is(seat, 'navigator'))
    for (let pawn = 0; pawn < setup.seats; pawn++) {
      if (pawn === seat || (island.turnFlags & refusedBy(pawn)) !== 0) continue;
      for (let rest = steers(island, pawn); rest !== 0; rest &= rest - 1)
        list.push(NAVIGATE | pair(pawn, firstOf(rest)));
    }
  for (let rest = reach(island, seat) & island.flooded; rest !== 0; rest &= rest - 1)
    list.push(SHORE | firstOf(rest));
  const afar = setup.is(seat, 'messenger');
  for (let to = 0; to < setup.seats; to++) {
    if (to === seat || !(afar || island.pawns[to] === from)) continue;
    for (let card = 0; card < LIFT; card++)
      if (island.holds(seat, card) > 0) list.push(GIVE | pair(to, card));
  }
  const here = setup.treasureAt(from);
  if (here >= 0 && canCapture(island, seat, here)) list.push(CAPTURE | here);
}

export function canCapture(island: IslandModel, seat: Seat, treasure: number): boolean {
  return (
    (island.captured & (1 << treasure)) === 0 && island.holds(seat, treasure) >= CARDS_TO_CAPTURE
  );
}

function offerSpecials(
  island: IslandModel,
  seat: Seat,
  revealed: Square,
  list: PackedAction[],
): void {
  if (island.holds(seat, LIFT) > 0) {
    if (revealed < 0 || island.setup.options.liftRescues) {
      let seen = 0;
      for (let pawn = 0; pawn < island.setup.seats; pawn++) {
        const square = island.pawn(pawn);
        if ((seen & (1 << square)) !== 0) continue;
        seen |= 1 << square;
        if ((island.standing & ~(1 << square)) !== 0) list.push(CALL | square);
      }
    }
    if (mayEscape(island, revealed)) list.push(ESCAPE);
  }
  if (island.holds(seat, SANDBAGS) > 0)
    for (let rest = island.flooded; rest !== 0; rest &= rest - 1) {
      const square = firstOf(rest);
      if (square !== revealed) list.push(BAGS | square);
    }
}

function offerBoarding(island: IslandModel, list: PackedAction[]): void {
  const { from, aboard, setup } = island;
  for (let pawn = 32 - Math.clz32(aboard); pawn < setup.seats; pawn++)
    if (island.pawns[pawn] === from) list.push(BOARD | pawn);
  if (aboard === 0) return;
  for (let rest = island.standing & ~(1 << from); rest !== 0; rest &= rest - 1)
    list.push(LAND | firstOf(rest));
}
