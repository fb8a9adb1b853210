// Playing a deed, and the flow of the game up to the next decision.
import type { Chance, Seat } from '@tidetable/engine';
import { FLOOD_CARDS, HAND_LIMIT, SKULL, type Square } from '../../rules/questions.ts';
import type { Deed } from './deeds.ts';
import {
  DISCARD,
  DRAW,
  DROWNED,
  FLOOD,
  type Isle,
  LANDING_LOST,
  PAUSE,
  PLAYING,
  RISE,
  SECOND,
  SINK,
  SKULLED,
  SWIM,
  shuffle,
  TAKE,
  TREASURE_LOST,
  TURN,
  WATER,
} from './isle.ts';
import { asked } from './menu.ts';
import { end, take } from './taking.ts';
import { reach, rescuers, someoneIsStranded } from './ways.ts';

const ACTIONS = 3;
const TREASURE_CARDS = 2;

/** Plays in place, as the engine would, up to the next decision. */
export function play(isle: Isle, seat: Seat, deed: Deed, chance: Chance): void {
  take(isle, seat, deed);
  advance(isle, chance);
}

/** Everyone who is asked for a Special card says no. */
export function allPass(isle: Isle, chance: Chance): void {
  isle.popFrame();
  advance(isle, chance);
}

/** Runs what asks nobody until somebody must decide or the game is over. */
function advance(isle: Isle, chance: Chance): void {
  while (isle.result === PLAYING) {
    switch (isle.step) {
      case TURN: {
        const seat = isle.who;
        isle.turns += 1;
        isle.turnTide();
        isle.popFrame();
        isle.pushFrame(TURN, (seat + 1) % isle.land.seats, 0, 0);
        isle.pushFrame(FLOOD, seat, 0, 0);
        isle.pushFrame(DRAW, seat, TREASURE_CARDS, 0);
        isle.pushFrame(TAKE, seat, ACTIONS, 0);
        return;
      }
      case DRAW:
        if (isle.what === 0) isle.popFrame();
        else drawTreasure(isle, chance);
        break;
      case FLOOD:
        drawFlood(isle, chance);
        break;
      case SINK:
        sink(isle, chance);
        break;
      case WATER:
        settlePawns(isle);
        break;
      case DISCARD:
        if ((isle.held[isle.who] as number) > HAND_LIMIT) return;
        isle.popFrame();
        break;
      case SECOND:
        if ((reach(isle, isle.who) & isle.flooded) !== 0) return;
        isle.popFrame();
        break;
      case PAUSE:
        if (asked(isle) !== 0) return;
        isle.popFrame();
        break;
      default:
        return;
    }
  }
}

function drawTreasure(isle: Isle, chance: Chance): void {
  isle.turnTide();
  const seat = isle.who;
  isle.what -= 1;
  const left = isle.what;
  const card = isle.treasureDeck[--isle.treasures] as number;
  if (card === RISE) watersRise(isle, chance);
  else isle.receive(seat, card);
  if (isle.result !== PLAYING) return;
  if (isle.treasures === 0) {
    isle.treasureDeck.set(isle.treasureDiscard);
    isle.treasures = isle.discards;
    isle.discards = 0;
    shuffle(isle.treasureDeck, 0, isle.treasures, chance);
  }
  isle.pushFrame(PAUSE, seat, -1, 0);
  if (left === 0 || isle.land.options.handLimit === 'each-card')
    isle.pushFrame(DISCARD, seat, 0, 0);
}

function watersRise(isle: Isle, chance: Chance): void {
  isle.waterLevel += 1;
  isle.treasureDiscard[isle.discards++] = RISE;
  if (isle.waterLevel >= SKULL) return end(isle, SKULLED);
  if (isle.flotsam === 0) return;
  shuffle(isle.floodDiscard, 0, isle.flotsam, chance);
  let squares = 0;
  for (let index = 0; index < isle.flotsam; index++) {
    const square = isle.floodDiscard[index] as Square;
    isle.floodDeck[isle.floods++] = square;
    squares |= 1 << square;
  }
  isle.flotsam = 0;
  isle.layers[isle.layerCount++] = squares;
}

function drawFlood(isle: Isle, chance: Chance): void {
  const seat = isle.who;
  const due = FLOOD_CARDS[isle.waterLevel] as number;
  if (isle.what >= due) return isle.popFrame();
  isle.turnTide();
  isle.what += 1;
  isle.pushFrame(PAUSE, seat, -1, 0);
  const square = isle.floodDeck[--isle.floods] as Square;
  const layer = isle.layerCount - 1;
  (isle.layers[layer] as number) &= ~(1 << square);
  if (isle.layers[layer] === 0) isle.layerCount -= 1;
  isle.floodDiscard[isle.flotsam++] = square;
  if ((isle.flooded & (1 << square)) === 0) {
    isle.flooded |= 1 << square;
    reshuffleIfEmpty(isle, chance);
  } else {
    isle.pushFrame(SINK, 0, square, 0);
    isle.pushFrame(PAUSE, seat, square, 0);
  }
}

function sink(isle: Isle, chance: Chance): void {
  isle.turnTide();
  const square = isle.what;
  isle.popFrame();
  isle.flooded &= ~(1 << square);
  isle.sunk |= 1 << square;
  const place = isle.floodDiscard.indexOf(square);
  isle.floodDiscard.copyWithin(place, place + 1, isle.flotsam);
  isle.flotsam -= 1;
  reshuffleIfEmpty(isle, chance);
  const treasure = isle.land.treasureOn[square] as number;
  if (treasure >= 0 && isLost(isle, treasure)) return end(isle, TREASURE_LOST);
  if (square === isle.land.landing) return end(isle, LANDING_LOST);
  isle.pushFrame(WATER, 0, square, 0);
}

function isLost({ captured, sunk, land }: Isle, treasure: number): boolean {
  return (
    (captured & (1 << treasure)) === 0 && (~sunk & (land.treasureSquares[treasure] as number)) === 0
  );
}

function reshuffleIfEmpty(isle: Isle, chance: Chance): void {
  if (isle.floods > 0 || isle.flotsam === 0) return;
  isle.floodDeck.set(isle.floodDiscard);
  isle.floods = isle.flotsam;
  isle.flotsam = 0;
  let squares = 0;
  for (let index = 0; index < isle.floods; index++)
    squares |= 1 << (isle.floodDeck[index] as Square);
  isle.layers[0] = squares;
  isle.layerCount = 1;
  shuffle(isle.floodDeck, 0, isle.floods, chance);
}

function settlePawns(isle: Isle): void {
  const { what: square, more: declined } = isle;
  let wet = false;
  for (let seat = 0; seat < isle.land.seats; seat++) wet ||= isle.pawns[seat] === square;
  if (!wet) return isle.popFrame();
  if (someoneIsStranded(isle, square) && rescuers(isle, square, declined) === 0)
    return end(isle, DROWNED);
  isle.pushFrame(SWIM, 0, square, declined);
}
