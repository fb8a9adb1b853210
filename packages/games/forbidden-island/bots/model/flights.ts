// Helicopters: who holds one, who should be lifted out of the water, who boards and where they land.
import type { Seat } from '@tidetable/engine';
import { FLOOD_CARDS, type Square, type Squares } from '../../rules/questions.ts';
import { BOARD, type Deed, LAND } from './deeds.ts';
import { DRAW, FRAME, type Isle, LIFT, PAUSE, TAKE } from './isle.ts';
import { canCapture } from './menu.ts';
import { firstOf, someoneIsStranded } from './ways.ts';

const ALL = 15;

/** The first who holds such a card and has not said no to playing one now. */
export function holderOf(isle: Isle, card: number): Seat {
  const passed = isle.step === PAUSE ? isle.more : 0;
  for (let seat = 0; seat < isle.land.seats; seat++)
    if (isle.holds(seat, card) > 0 && (passed & (1 << seat)) === 0) return seat;
  return -1;
}

export function held(isle: Isle, card: number): number {
  let count = 0;
  for (let seat = 0; seat < isle.land.seats; seat++) count += isle.holds(seat, card);
  return count;
}

export function isInTime({ step, what, land }: Isle): boolean {
  return step !== PAUSE || what !== land.landing || land.options.escapeBeforeSinking;
}

/** Whether it is clear in this moment what may flood: the Treasure cards are drawn, and a Flood card is up or still to come. */
export function isBeforeFlood({ frames, top, waterLevel, what }: Isle): boolean {
  const below = top - FRAME;
  const count = frames[below + 2] as number;
  if (frames[below] === DRAW) return count === 0;
  return what >= 0 || count < (FLOOD_CARDS[waterLevel] as number);
}

/** The square whose card is up, if a pawn would drown there. */
export function rescueFrom(isle: Isle): Square {
  const revealed = isle.what;
  if (revealed < 0 || !isle.land.options.liftRescues) return -1;
  isle.sunk |= 1 << revealed;
  const stranded = someoneIsStranded(isle, revealed);
  isle.sunk &= ~(1 << revealed);
  return stranded ? revealed : -1;
}

/** Who boards a helicopter that has been called, and where it lands. */
export function fly(isle: Isle): Deed {
  const { land, captured, what: from, more: aboard, frames, top } = isle;
  const below = frames[top - FRAME];
  const actor = below === TAKE && captured !== ALL ? (frames[top - FRAME + 1] as Seat) : -1;
  if (aboard === 0 && actor >= 0 && isle.pawns[actor] === from) return BOARD | actor;
  if (actor < 0 || aboard === 0)
    for (let pawn = 32 - Math.clz32(aboard); pawn < land.seats; pawn++)
      if (isle.pawns[pawn] === from) return BOARD | pawn;
  return LAND | landingFor(isle, aboard, isle.standing & ~(1 << from));
}

function landingFor(isle: Isle, aboard: number, targets: Squares): Square {
  const { land, captured } = isle;
  const home = 1 << land.landing;
  if (captured === ALL && (targets & home) !== 0) return land.landing;
  let wanted = 0;
  for (let pawn = 0; pawn < land.seats; pawn++)
    for (let treasure = 0; treasure < LIFT; treasure++)
      if ((aboard & (1 << pawn)) !== 0 && canCapture(isle, pawn, treasure))
        wanted |= land.treasureSquares[treasure] as Squares;
  if ((targets & wanted) !== 0) return firstOf(targets & wanted);
  return firstOf((targets & ~isle.flooded) === 0 ? targets : targets & ~isle.flooded);
}
