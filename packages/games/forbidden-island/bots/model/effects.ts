// What each action does.
import type { Seat } from '@tidetable/engine';
import { CARDS_TO_CAPTURE } from '../../rules/questions.ts';
import {
  ASK,
  DISCARD,
  FLOWN,
  FRAME,
  type IslandModel,
  LIFT,
  LIFTING,
  PAUSE,
  refusedBy,
  SANDBAGS,
  SECOND,
  SWIM,
  WON,
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
  firstOfPair,
  GIVE,
  kindOf,
  LAND,
  MOVE,
  NAVIGATE,
  objectOf,
  PASS,
  type PackedAction,
  REFUSE,
  SHORE,
  STOP,
  SWIM_TO,
  secondOfPair,
} from './packed-actions.ts';

/** The action's own effect; `play` runs the steps that follow. */
export function take(island: IslandModel, seat: Seat, action: PackedAction): void {
  const object = objectOf(action);
  switch (kindOf(action)) {
    case MOVE:
      island.actionsLeft -= 1;
      island.pawns[seat] = object;
      return;
    case FLY:
      island.actionsLeft -= 1;
      island.turnFlags |= FLOWN;
      island.pawns[seat] = object;
      return;
    case NAVIGATE: {
      const pawn = firstOfPair(object);
      const to = secondOfPair(object);
      if (island.setup.options.askBeforeNavigating) return island.pushFrame(ASK, seat, pawn, to);
      island.actionsLeft -= 1;
      island.pawns[pawn] = to;
      return;
    }
    case AGREE:
      island.pawns[island.askedPawn] = island.to;
      island.popFrame();
      island.actionsLeft -= 1;
      return;
    case REFUSE: {
      const refused = refusedBy(island.askedPawn);
      island.popFrame();
      island.turnFlags |= refused;
      return;
    }
    case SHORE:
      island.flooded &= ~(1 << object);
      if (island.step === SECOND) return island.popFrame();
      island.actionsLeft -= 1;
      if (island.setup.is(seat, 'engineer')) island.pushFrame(SECOND, seat, 0, 0);
      return;
    case GIVE: {
      const to = firstOfPair(object);
      const card = secondOfPair(object);
      island.actionsLeft -= 1;
      island.drop(seat, card);
      island.receive(to, card);
      return island.pushFrame(DISCARD, to, 0, 0);
    }
    case CAPTURE:
      island.actionsLeft -= 1;
      for (let spent = 0; spent < CARDS_TO_CAPTURE; spent++) island.discard(seat, object);
      island.captured |= 1 << object;
      return;
    case DISCARD_CARD:
      return island.discard(seat, object);
    case END:
      island.popFrame();
      return island.pushFrame(PAUSE, seat, -1, 0);
    case STOP:
      return island.popFrame();
    case PASS:
      island.passed |= 1 << seat;
      return;
    case SWIM_TO:
      island.pawns[seat] = object;
      return island.popFrame();
    case DECLINE: {
      const declined = island.declined | (1 << seat);
      island.popFrame();
      island.declined = declined;
      return;
    }
    case BOARD:
      island.aboard |= 1 << object;
      return;
    case LAND: {
      const { aboard } = island;
      island.popFrame();
      for (let pawn = 0; pawn < island.setup.seats; pawn++)
        if ((aboard & (1 << pawn)) !== 0) island.pawns[pawn] = object;
      return;
    }
    default:
      return takeSpecial(island, seat, action);
  }
}

/** A Special card played in a pause or while pawns swim gives every seat a new chance. */
function takeSpecial(island: IslandModel, seat: Seat, action: PackedAction): void {
  if (island.step === SWIM) {
    island.popFrame();
    island.declined = 0;
  }
  if (island.step === PAUSE) island.passed = 0;
  const square = objectOf(action);
  switch (kindOf(action)) {
    case BAGS:
      island.discard(seat, SANDBAGS);
      island.flooded &= ~(1 << square);
      return;
    case CALL: {
      island.discard(seat, LIFT);
      let waiting = 0;
      for (let pawn = 0; pawn < island.setup.seats; pawn++)
        if (island.pawns[pawn] === square) waiting |= 1 << pawn;
      return island.pushFrame(LIFTING, seat, square, (waiting & (waiting - 1)) === 0 ? waiting : 0);
    }
    case ESCAPE:
      island.discard(seat, LIFT);
      return end(island, WON);
  }
}

/** The game is over; what was pending lapses. */
export function end(island: IslandModel, result: number): void {
  island.result = result;
  island.top = -FRAME;
}
