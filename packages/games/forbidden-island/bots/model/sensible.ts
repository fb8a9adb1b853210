// What is worth a thought: most moments for Special cards pass, and cards keep.
import type { Seat } from '@tidetable/engine';
import { BAGS, CALL, type Deed, FLY, kindOf, LAND, objectOf } from './deeds.ts';
import { isBeforeFlood } from './flights.ts';
import { DISCARD, type Isle, LIFT, LIFTING, PAUSE, SWIM, TAKE } from './isle.ts';
import { canCapture, offers } from './menu.ts';
import { saving, weigh } from './perils.ts';
import { someoneIsStranded } from './ways.ts';

const ALL = 15;
/** Less than this at stake is not worth Sandbags, unless a card has to go anyway. */
const WORTH_BAGS = 6;

/** The offers to this seat, less those that could only waste a card. */
export function sensible(isle: Isle, seat: Seat, list: Deed[]): Deed[] {
  offers(isle, seat, list);
  const { step } = isle;
  const isDiscarding = step === DISCARD && isle.who === seat;
  const bagsTime = isDiscarding || (step === PAUSE && isBeforeFlood(isle));
  let kept = 0;
  let reckoned = false;
  for (let index = 0; index < list.length; index++) {
    const deed = list[index] as Deed;
    switch (kindOf(deed)) {
      case BAGS:
        if (!bagsTime) continue;
        if (!reckoned) weigh(isle);
        reckoned = true;
        if ((saving[objectOf(deed)] as number) < (isDiscarding ? WORTH_BAGS / 4 : WORTH_BAGS))
          continue;
        break;
      case CALL:
        if (!isDiscarding && !isTimeToFly(isle, objectOf(deed))) continue;
        break;
      case LAND:
      case FLY:
        if (!isDestination(isle, objectOf(deed))) continue;
        break;
    }
    list[kept++] = deed;
  }
  if (kept === 0 && step === LIFTING) return offers(isle, seat, list);
  list.length = kept;
  return list;
}

function isTimeToFly(isle: Isle, from: number): boolean {
  if (isle.captured === ALL) return true;
  switch (isle.step) {
    case SWIM:
      return isle.what === from;
    case PAUSE:
      return (isle.flooded & (1 << from)) !== 0 && someoneIsStranded(isle, from);
    case TAKE: {
      const actor = isle.who;
      if (isle.what === 0 || isle.pawns[actor] !== from) return false;
      for (let treasure = 0; treasure < LIFT; treasure++)
        if (canCapture(isle, actor, treasure)) return true;
      return false;
    }
    default:
      return false;
  }
}

/** Fools' Landing, a treasure's tile, a pawn's, or one from which a flooded tile can be shored up. */
export function isDestination(isle: Isle, square: number): boolean {
  const { land } = isle;
  const treasure = land.treasureOn[square] as number;
  if (square === land.landing || (treasure >= 0 && (isle.captured & (1 << treasure)) === 0))
    return true;
  for (let seat = 0; seat < land.seats; seat++) if (isle.pawns[seat] === square) return true;
  return (((1 << square) | (land.beside[square] as number)) & isle.flooded) !== 0;
}
