// What each deed does.
import type { Seat } from '@tidetable/engine';
import { CARDS_TO_CAPTURE } from '../../rules/questions.ts';
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
  kindOf,
  LAND,
  MOVE,
  NAVIGATE,
  objectOf,
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
  FRAME,
  type Isle,
  LIFT,
  LIFTING,
  PAUSE,
  SANDBAGS,
  SECOND,
  SWIM,
  WON,
} from './isle.ts';

const PER_SEAT = pair(1, 0);

/** Does what the deed itself does; the flow of the game goes on from there. */
export function take(isle: Isle, seat: Seat, deed: Deed): void {
  const thing = objectOf(deed);
  switch (kindOf(deed)) {
    case MOVE:
      isle.what -= 1;
      isle.pawns[seat] = thing;
      return;
    case FLY:
      isle.what -= 1;
      isle.more |= 1;
      isle.pawns[seat] = thing;
      return;
    case NAVIGATE: {
      const pawn = Math.floor(thing / PER_SEAT);
      if (isle.land.options.askBeforeNavigating)
        return isle.pushFrame(ASK, seat, pawn, thing % PER_SEAT);
      isle.what -= 1;
      isle.pawns[pawn] = thing % PER_SEAT;
      return;
    }
    case AGREE:
      isle.pawns[isle.what] = isle.more;
      isle.popFrame();
      isle.what -= 1;
      return;
    case REFUSE: {
      const refused = 2 << isle.what;
      isle.popFrame();
      isle.more |= refused;
      return;
    }
    case SHORE:
      isle.flooded &= ~(1 << thing);
      if (isle.step === SECOND) return isle.popFrame();
      isle.what -= 1;
      if (isle.land.is(seat, 'engineer')) isle.pushFrame(SECOND, seat, 0, 0);
      return;
    case GIVE: {
      const to = Math.floor(thing / PER_SEAT);
      isle.what -= 1;
      isle.drop(seat, thing % PER_SEAT);
      isle.receive(to, thing % PER_SEAT);
      return isle.pushFrame(DISCARD, to, 0, 0);
    }
    case CAPTURE:
      isle.what -= 1;
      for (let spent = 0; spent < CARDS_TO_CAPTURE; spent++) isle.discard(seat, thing);
      isle.captured |= 1 << thing;
      return;
    case DISCARD_CARD:
      return isle.discard(seat, thing);
    case END:
      isle.popFrame();
      return isle.pushFrame(PAUSE, seat, -1, 0);
    case STOP:
      return isle.popFrame();
    case PASS:
      isle.more |= 1 << seat;
      return;
    case SWIM_TO:
      isle.pawns[seat] = thing;
      return isle.popFrame();
    case DECLINE: {
      const declined = isle.more | (1 << seat);
      isle.popFrame();
      isle.more = declined;
      return;
    }
    case BOARD:
      isle.more |= 1 << thing;
      return;
    case LAND: {
      const aboard = isle.more;
      isle.popFrame();
      for (let pawn = 0; pawn < isle.land.seats; pawn++)
        if ((aboard & (1 << pawn)) !== 0) isle.pawns[pawn] = thing;
      return;
    }
    default:
      return takeSpecial(isle, seat, deed);
  }
}

/** A Special card played in a moment or while pawns swim gives everybody a new chance. */
function takeSpecial(isle: Isle, seat: Seat, deed: Deed): void {
  if (isle.step === SWIM) {
    isle.popFrame();
    isle.more = 0;
  }
  if (isle.step === PAUSE) isle.more = 0;
  const square = objectOf(deed);
  switch (kindOf(deed)) {
    case BAGS:
      isle.discard(seat, SANDBAGS);
      isle.flooded &= ~(1 << square);
      return;
    case CALL: {
      isle.discard(seat, LIFT);
      let waiting = 0;
      for (let pawn = 0; pawn < isle.land.seats; pawn++)
        if (isle.pawns[pawn] === square) waiting |= 1 << pawn;
      return isle.pushFrame(LIFTING, seat, square, (waiting & (waiting - 1)) === 0 ? waiting : 0);
    }
    case ESCAPE:
      isle.discard(seat, LIFT);
      return end(isle, WON);
  }
}

/** The game is over; whatever was pending lapses. */
export function end(isle: Isle, result: number): void {
  isle.result = result;
  isle.top = -FRAME;
}
