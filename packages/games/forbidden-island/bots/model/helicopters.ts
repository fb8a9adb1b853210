// Helicopter Lifts in playouts: who holds one, who is rescued, who boards and where they land.
import type { Seat } from '@tidetable/engine';
import { FLOOD_CARDS, firstOf, type Square, type Squares } from '../../rules/questions.ts';
import { ALL, DRAW, FRAME, type IslandModel, LIFT, PAUSE, TAKE } from './island-model.ts';
import { canCapture } from './legal-actions.ts';
import { BOARD, LAND, type PackedAction } from './packed-actions.ts';
import { someoneIsStranded } from './pawn-moves.ts';

/** The first seat that holds such a card and has not passed; -1 for none. */
export function holderOf(island: IslandModel, card: number): Seat {
  const passed = island.step === PAUSE ? island.passed : 0;
  for (let seat = 0; seat < island.setup.seats; seat++)
    if (island.holds(seat, card) > 0 && (passed & (1 << seat)) === 0) return seat;
  return -1;
}

export function held(island: IslandModel, card: number): number {
  let count = 0;
  for (let seat = 0; seat < island.setup.seats; seat++) count += island.holds(seat, card);
  return count;
}

/** Whether it is not too late to escape. */
export function isInTime({ step, revealed, setup }: IslandModel): boolean {
  return step !== PAUSE || revealed !== setup.landing || setup.options.escapeBeforeSinking;
}

/** Whether this pause comes after the Treasure cards and before a Flood card, or while one is up. */
export function isBeforeFlood({ frames, top, waterLevel, revealed }: IslandModel): boolean {
  const below = top - FRAME;
  const count = frames[below + 2] as number;
  if (frames[below] === DRAW) return count === 0;
  return revealed >= 0 || count < (FLOOD_CARDS[waterLevel] as number);
}

/** The square whose card is up, if a pawn would drown there. */
export function rescueFrom(island: IslandModel): Square {
  const { revealed } = island;
  if (revealed < 0 || !island.setup.options.liftRescues) return -1;
  island.sunk |= 1 << revealed;
  const stranded = someoneIsStranded(island, revealed);
  island.sunk &= ~(1 << revealed);
  return stranded ? revealed : -1;
}

/** The next pawn to board, or the landing. */
export function fly(island: IslandModel): PackedAction {
  const { setup, captured, from, aboard, frames, top } = island;
  const below = frames[top - FRAME];
  const actor = below === TAKE && captured !== ALL ? (frames[top - FRAME + 1] as Seat) : -1;
  if (aboard === 0 && actor >= 0 && island.pawns[actor] === from) return BOARD | actor;
  if (actor < 0 || aboard === 0)
    for (let pawn = 32 - Math.clz32(aboard); pawn < setup.seats; pawn++)
      if (island.pawns[pawn] === from) return BOARD | pawn;
  return LAND | landingFor(island, aboard, island.standing & ~(1 << from));
}

function landingFor(island: IslandModel, aboard: number, targets: Squares): Square {
  const { setup, captured } = island;
  const home = 1 << setup.landing;
  if (captured === ALL && (targets & home) !== 0) return setup.landing;
  let wanted = 0;
  for (let pawn = 0; pawn < setup.seats; pawn++)
    for (let treasure = 0; treasure < LIFT; treasure++)
      if ((aboard & (1 << pawn)) !== 0 && canCapture(island, pawn, treasure))
        wanted |= setup.squaresOf(treasure);
  if ((targets & wanted) !== 0) return firstOf(targets & wanted);
  return firstOf((targets & ~island.flooded) === 0 ? targets : targets & ~island.flooded);
}
