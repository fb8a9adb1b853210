// When a Special card is worth considering: most pauses pass, and cards keep.
import { itemAt, type Seat } from '@tidetable/engine';
import { type Action, FLOOD_CARDS, has, type Square } from '../rules/questions.ts';
import { drawsOf } from './model/forecast.ts';
import { ALL, DISCARD, type IslandModel, LIFT, PAUSE, SECOND, SWIM } from './model/island-model.ts';
import { canCapture } from './model/legal-actions.ts';
import { someoneIsStranded } from './model/pawn-moves.ts';

export function isTimely(island: IslandModel, seat: Seat, action: Action): boolean {
  switch (action.type) {
    case 'sandbags':
      return isTimeForSandbags(island, seat);
    case 'helicopter-lift':
      return isTimeToFly(island, seat, island.setup.squareOf(action.from));
    default:
      return true;
  }
}

/** After the turn's Treasure cards, when it is clear what may flood; after the Flood cards it can wait. */
function isTimeForSandbags(island: IslandModel, seat: Seat): boolean {
  if (island.step === DISCARD) return island.seat === seat;
  const { drawsLeft, floodsDrawn } = drawsOf(island);
  if (drawsLeft > 0) return false;
  const isOver = floodsDrawn >= itemAt(FLOOD_CARDS, island.waterLevel);
  return !(island.step === PAUSE && island.revealed < 0 && isOver);
}

function isTimeToFly(island: IslandModel, seat: Seat, from: Square): boolean {
  switch (island.step) {
    case DISCARD:
      return island.seat === seat;
    case SWIM:
      return island.sinking === from;
    case SECOND:
      return false;
    case PAUSE:
      if (island.captured === ALL) return true;
      return has(island.flooded, from) && someoneIsStranded(island, from);
    default:
      return island.captured === ALL || couldCapture(island, from);
  }
}

/** Whether the active player is on this square, with actions and a full set of cards. */
function couldCapture(island: IslandModel, from: Square): boolean {
  const { active } = island;
  if (island.actionsOfTurn === 0 || island.pawns[active] !== from) return false;
  for (let treasure = 0; treasure < LIFT; treasure++)
    if (canCapture(island, active, treasure)) return true;
  return false;
}
