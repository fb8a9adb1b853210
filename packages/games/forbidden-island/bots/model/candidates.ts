// What is worth considering: most pauses pass, and Special cards keep.
import type { Seat } from '@tidetable/engine';
import { besideOf } from '../../rules/questions.ts';
import { isBeforeFlood } from './helicopters.ts';
import {
  ALL,
  DISCARD,
  type IslandModel,
  LIFT,
  LIFTING,
  PAUSE,
  SWIM,
  TAKE,
} from './island-model.ts';
import { canCapture, legalActions } from './legal-actions.ts';
import { BAGS, CALL, FLY, kindOf, LAND, objectOf, type PackedAction } from './packed-actions.ts';
import { someoneIsStranded } from './pawn-moves.ts';
import type { RiskAssessor, Risks } from './risks.ts';

/** The least saving worth Sandbags, unless a card has to go anyway. */
const WORTH_BAGS = 6;

/** The legal actions of this seat without those that would only waste a card. */
export function candidates(
  island: IslandModel,
  seat: Seat,
  assessor: Pick<RiskAssessor, 'assess'>,
): PackedAction[] {
  const list = legalActions(island, seat, []);
  const { step } = island;
  const isDiscarding = step === DISCARD && island.seat === seat;
  const bagsTime = isDiscarding || (step === PAUSE && isBeforeFlood(island));
  let kept = 0;
  let risks: Risks | undefined;
  for (let index = 0; index < list.length; index++) {
    const action = list[index] as PackedAction;
    switch (kindOf(action)) {
      case BAGS:
        if (!bagsTime) continue;
        risks ??= assessor.assess(island);
        if (
          (risks.saving[objectOf(action)] as number) < (isDiscarding ? WORTH_BAGS / 4 : WORTH_BAGS)
        )
          continue;
        break;
      case CALL:
        if (!isDiscarding && !isTimeToFly(island, objectOf(action))) continue;
        break;
      case LAND:
      case FLY:
        if (!isDestination(island, objectOf(action))) continue;
        break;
    }
    list[kept++] = action;
  }
  if (kept === 0 && step === LIFTING) return legalActions(island, seat, list);
  list.length = kept;
  return list;
}

/** Home, out of the water, or to a treasure. */
export function isTimeToFly(island: IslandModel, from: number): boolean {
  if (island.captured === ALL) return true;
  switch (island.step) {
    case SWIM:
      return island.sinking === from;
    case PAUSE:
      return (island.flooded & (1 << from)) !== 0 && someoneIsStranded(island, from);
    case TAKE: {
      const actor = island.seat;
      if (island.actionsLeft === 0 || island.pawns[actor] !== from) return false;
      for (let treasure = 0; treasure < LIFT; treasure++)
        if (canCapture(island, actor, treasure)) return true;
      return false;
    }
    default:
      return false;
  }
}

/** Fools' Landing, a treasure's tile, a pawn's, or one from which a flooded tile can be shored up. */
export function isDestination(island: IslandModel, square: number): boolean {
  const { setup } = island;
  const treasure = setup.treasureAt(square);
  if (square === setup.landing || (treasure >= 0 && (island.captured & (1 << treasure)) === 0))
    return true;
  for (let seat = 0; seat < setup.seats; seat++) if (island.pawns[seat] === square) return true;
  return (((1 << square) | besideOf(setup.layout, square)) & island.flooded) !== 0;
}
