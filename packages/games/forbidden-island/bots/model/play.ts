// Plays an action, and on to the next decision.
import type { Chance, Seat } from '@tidetable/engine';
import {
  ACTIONS,
  FLOOD_CARDS,
  HAND_LIMIT,
  SKULL,
  type Square,
  TREASURE_CARDS,
} from '../../rules/questions.ts';
import { end, take } from './effects.ts';
import {
  DISCARD,
  DRAW,
  DROWNED,
  FLOOD,
  type IslandModel,
  LANDING_LOST,
  PAUSE,
  PLAYING,
  SECOND,
  SINK,
  SKULLED,
  SWIM,
  shuffle,
  TAKE,
  TREASURE_LOST,
  TURN,
  WATER,
  WATERS_RISE,
} from './island-model.ts';
import { asked } from './legal-actions.ts';
import type { PackedAction } from './packed-actions.ts';
import { reach, rescuers, someoneIsStranded } from './pawn-moves.ts';

/** Plays in place, as the engine would, up to the next decision. */
export function play(island: IslandModel, seat: Seat, action: PackedAction, chance: Chance): void {
  take(island, seat, action);
  advance(island, chance);
}

/** In a pause: no seat plays a Special card. */
export function allPass(island: IslandModel, chance: Chance): void {
  island.popFrame();
  advance(island, chance);
}

/** Runs automatic steps until a seat must decide or the game is over. */
function advance(island: IslandModel, chance: Chance): void {
  while (island.result === PLAYING) {
    switch (island.step) {
      case TURN: {
        const { seat } = island;
        island.turns += 1;
        island.decksChanged();
        island.popFrame();
        island.pushFrame(TURN, (seat + 1) % island.setup.seats, 0, 0);
        island.pushFrame(FLOOD, seat, 0, 0);
        island.pushFrame(DRAW, seat, TREASURE_CARDS, 0);
        island.pushFrame(TAKE, seat, ACTIONS, 0);
        return;
      }
      case DRAW:
        if (island.cardsLeft === 0) island.popFrame();
        else drawTreasure(island, chance);
        break;
      case FLOOD:
        drawFlood(island, chance);
        break;
      case SINK:
        sink(island, chance);
        break;
      case WATER:
        settlePawns(island);
        break;
      case DISCARD:
        if ((island.held[island.seat] as number) > HAND_LIMIT) return;
        island.popFrame();
        break;
      case SECOND:
        if ((reach(island, island.seat) & island.flooded) !== 0) return;
        island.popFrame();
        break;
      case PAUSE:
        if (asked(island) !== 0) return;
        island.popFrame();
        break;
      default:
        return;
    }
  }
}

function drawTreasure(island: IslandModel, chance: Chance): void {
  island.decksChanged();
  const { seat } = island;
  island.cardsLeft -= 1;
  const left = island.cardsLeft;
  const card = island.treasureDeck[--island.treasureDeckCount] as number;
  if (card === WATERS_RISE) watersRise(island, chance);
  else island.receive(seat, card);
  if (island.result !== PLAYING) return;
  if (island.treasureDeckCount === 0) {
    island.treasureDeck.set(island.treasureDiscard);
    island.treasureDeckCount = island.treasureDiscardCount;
    island.treasureDiscardCount = 0;
    shuffle(island.treasureDeck, 0, island.treasureDeckCount, chance);
  }
  island.pushFrame(PAUSE, seat, -1, 0);
  if (left === 0 || island.setup.options.handLimit === 'each-card')
    island.pushFrame(DISCARD, seat, 0, 0);
}

function watersRise(island: IslandModel, chance: Chance): void {
  island.waterLevel += 1;
  island.treasureDiscard[island.treasureDiscardCount++] = WATERS_RISE;
  if (island.waterLevel >= SKULL) return end(island, SKULLED);
  if (island.floodDiscardCount === 0) return;
  shuffle(island.floodDiscard, 0, island.floodDiscardCount, chance);
  let squares = 0;
  for (let index = 0; index < island.floodDiscardCount; index++) {
    const square = island.floodDiscard[index] as Square;
    island.floodDeck[island.floodDeckCount++] = square;
    squares |= 1 << square;
  }
  island.floodDiscardCount = 0;
  island.layers[island.layerCount++] = squares;
}

function drawFlood(island: IslandModel, chance: Chance): void {
  const { seat } = island;
  const due = FLOOD_CARDS[island.waterLevel] as number;
  if (island.cardsDrawn >= due) return island.popFrame();
  island.decksChanged();
  island.cardsDrawn += 1;
  island.pushFrame(PAUSE, seat, -1, 0);
  const square = island.floodDeck[--island.floodDeckCount] as Square;
  const layer = island.layerCount - 1;
  (island.layers[layer] as number) &= ~(1 << square);
  if (island.layers[layer] === 0) island.layerCount -= 1;
  island.floodDiscard[island.floodDiscardCount++] = square;
  if ((island.flooded & (1 << square)) === 0) {
    island.flooded |= 1 << square;
    reshuffleIfEmpty(island, chance);
  } else {
    island.pushFrame(SINK, 0, square, 0);
    island.pushFrame(PAUSE, seat, square, 0);
  }
}

function sink(island: IslandModel, chance: Chance): void {
  island.decksChanged();
  const square = island.sinking;
  island.popFrame();
  island.flooded &= ~(1 << square);
  island.sunk |= 1 << square;
  const place = island.floodDiscard.indexOf(square);
  island.floodDiscard.copyWithin(place, place + 1, island.floodDiscardCount);
  island.floodDiscardCount -= 1;
  reshuffleIfEmpty(island, chance);
  const treasure = island.setup.treasureAt(square);
  if (treasure >= 0 && isLost(island, treasure)) return end(island, TREASURE_LOST);
  if (square === island.setup.landing) return end(island, LANDING_LOST);
  island.pushFrame(WATER, 0, square, 0);
}

function isLost({ captured, sunk, setup }: IslandModel, treasure: number): boolean {
  return (captured & (1 << treasure)) === 0 && (~sunk & setup.squaresOf(treasure)) === 0;
}

function reshuffleIfEmpty(island: IslandModel, chance: Chance): void {
  if (island.floodDeckCount > 0 || island.floodDiscardCount === 0) return;
  island.floodDeck.set(island.floodDiscard);
  island.floodDeckCount = island.floodDiscardCount;
  island.floodDiscardCount = 0;
  let squares = 0;
  for (let index = 0; index < island.floodDeckCount; index++)
    squares |= 1 << (island.floodDeck[index] as Square);
  island.layers[0] = squares;
  island.layerCount = 1;
  shuffle(island.floodDeck, 0, island.floodDeckCount, chance);
}

function settlePawns(island: IslandModel): void {
  const { sinking: square, declined } = island;
  let wet = false;
  for (let seat = 0; seat < island.setup.seats; seat++) wet ||= island.pawns[seat] === square;
  if (!wet) return island.popFrame();
  if (someoneIsStranded(island, square) && rescuers(island, square, declined) === 0)
    return end(island, DROWNED);
  island.pushFrame(SWIM, 0, square, declined);
}
