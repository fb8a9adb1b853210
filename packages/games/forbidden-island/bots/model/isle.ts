// The island as a search keeps it: numbers and small arrays, cheap to copy and to change.
import type { Chance, Seat } from '@tidetable/engine';
import {
  CARD_COUNTS,
  CARDS,
  type Card,
  type Frame,
  FULL_DECK,
  type Square,
  type Squares,
  TREASURES,
  type View,
} from '../../rules/questions.ts';
import { Land } from './land.ts';

/** Cards by their place in CARDS: the four treasures come first. */
export const LIFT = 4;
export const SANDBAGS = 5;
export const RISE = 6;
/** Room for the hand of one seat. */
export const KINDS = 8;

export const PLAYING = 0;
export const WON = 1;
export const TREASURE_LOST = 2;
export const LANDING_LOST = 3;
export const DROWNED = 4;
export const SKULLED = 5;

const STEPS = [
  'turn',
  'take-actions',
  'shore-up-second',
  'ask-first',
  'draw-treasure-cards',
  'discard',
  'draw-flood-cards',
  'pause',
  'sink',
  'pawns-in-water',
  'swim',
  'lift',
] as const satisfies readonly Frame['step'][];
export const TURN = 0;
export const TAKE = 1;
export const SECOND = 2;
export const ASK = 3;
export const DRAW = 4;
export const DISCARD = 5;
export const FLOOD = 6;
export const PAUSE = 7;
export const SINK = 8;
export const WATER = 9;
export const SWIM = 10;
export const LIFTING = 11;

/** A frame is four numbers: its step, then `who`, `what` and `more`, as `pushFrame` writes them. */
export const FRAME = 4;

let tides = 0;

export class Isle {
  readonly land: Land;
  /** Another number whenever the decks change or a tile sinks: a forecast holds as long as it stays. */
  tide = ++tides;
  flooded: Squares = 0;
  sunk: Squares = 0;
  waterLevel = 0;
  /** One bit for each treasure. */
  captured = 0;
  result = PLAYING;
  /** How many turns have begun since the island was looked at. */
  turns = 0;
  readonly pawns = new Uint8Array(4);
  /** How many cards of each kind each seat holds, and how many in all. */
  readonly hands = new Uint8Array(4 * KINDS);
  readonly held = new Uint8Array(4);
  readonly treasureDeck = new Uint8Array(FULL_DECK.length);
  treasures = 0;
  readonly treasureDiscard = new Uint8Array(FULL_DECK.length);
  discards = 0;
  readonly floodDeck = new Uint8Array(24);
  floods = 0;
  readonly floodDiscard = new Uint8Array(24);
  flotsam = 0;
  /** Which squares each layer of the Flood deck holds, the top layer last. */
  readonly layers = new Int32Array(26);
  layerCount = 0;
  readonly frames = new Int32Array(FRAME * 16);
  /** Where the frame on top begins. */
  top = -FRAME;

  constructor(land: Land) {
    this.land = land;
  }

  get standing(): Squares {
    return ~this.sunk & 0xffffff;
  }

  get step(): number {
    return this.frames[this.top] as number;
  }

  /** The three numbers beside the step of the frame on top. */
  get who(): number {
    return this.frames[this.top + 1] as number;
  }

  get what(): number {
    return this.frames[this.top + 2] as number;
  }

  get more(): number {
    return this.frames[this.top + 3] as number;
  }

  set what(value: number) {
    this.frames[this.top + 2] = value;
  }

  set more(value: number) {
    this.frames[this.top + 3] = value;
  }

  pushFrame(step: number, who: number, what: number, more: number): void {
    this.top += FRAME;
    this.frames[this.top] = step;
    this.frames[this.top + 1] = who;
    this.frames[this.top + 2] = what;
    this.frames[this.top + 3] = more;
  }

  popFrame(): void {
    this.top -= FRAME;
  }

  turnTide(): void {
    this.tide = ++tides;
  }

  holds(seat: Seat, card: number): number {
    return this.hands[seat * KINDS + card] as number;
  }

  pawn(seat: Seat): Square {
    return this.pawns[seat] as Square;
  }

  /** Moves a card from a hand to the discard pile. */
  discard(seat: Seat, card: number): void {
    this.drop(seat, card);
    this.treasureDiscard[this.discards++] = card;
  }

  drop(seat: Seat, card: number): void {
    (this.hands[seat * KINDS + card] as number) -= 1;
    (this.held[seat] as number) -= 1;
  }

  receive(seat: Seat, card: number): void {
    (this.hands[seat * KINDS + card] as number) += 1;
    (this.held[seat] as number) += 1;
  }

  copy(from: Isle): void {
    this.tide = from.tide;
    this.flooded = from.flooded;
    this.sunk = from.sunk;
    this.waterLevel = from.waterLevel;
    this.captured = from.captured;
    this.result = from.result;
    this.turns = from.turns;
    this.treasures = from.treasures;
    this.discards = from.discards;
    this.floods = from.floods;
    this.flotsam = from.flotsam;
    this.layerCount = from.layerCount;
    this.top = from.top;
    this.pawns.set(from.pawns);
    this.hands.set(from.hands);
    this.held.set(from.held);
    this.treasureDeck.set(from.treasureDeck);
    this.treasureDiscard.set(from.treasureDiscard);
    this.floodDeck.set(from.floodDeck);
    this.floodDiscard.set(from.floodDiscard);
    this.layers.set(from.layers);
    this.frames.set(from.frames);
  }

  /** Shuffles what cannot be known: the Treasure deck, and each layer of the Flood deck. */
  imagine(chance: Chance): void {
    shuffle(this.treasureDeck, 0, this.treasures, chance);
    let bottom = 0;
    for (let layer = 0; layer < this.layerCount; layer++) {
      const size = sizeOf(this.layers[layer] as Squares);
      shuffle(this.floodDeck, bottom, size, chance);
      bottom += size;
    }
  }
}

/** In the order of the engine's own shuffle, so that the same chance gives the same piles. */
export function shuffle(pile: Uint8Array, from: number, size: number, chance: Chance): void {
  for (let last = size - 1; last > 0; last--) {
    const other = from + chance.roll(last + 1) - 1;
    const held = pile[from + last] as number;
    pile[from + last] = pile[other] as number;
    pile[other] = held;
  }
}

export function sizeOf(set: Squares): number {
  let left = set - ((set >>> 1) & 0x55555555);
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
  return Math.imul((left + (left >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The island of a view; its decks lie sorted until `imagine` shuffles them. */
export function isleOf(view: View): Isle {
  const isle = new Isle(new Land(view.seats, view.options, view.tiles, view.roles));
  view.condition.forEach((condition, square) => {
    if (condition === 'flooded') isle.flooded |= 1 << square;
    if (condition === 'sunk') isle.sunk |= 1 << square;
  });
  isle.waterLevel = view.waterLevel;
  TREASURES.forEach((treasure, kind) => {
    if (view.captured[treasure] !== null) isle.captured |= 1 << kind;
  });
  isle.pawns.set(view.pawns);
  const unseen: Record<Card, number> = { ...CARD_COUNTS };
  view.hands.forEach((hand, seat) => {
    for (const card of hand) {
      isle.receive(seat, CARDS.indexOf(card));
      unseen[card] -= 1;
    }
  });
  for (const card of view.treasureDiscard) {
    isle.treasureDiscard[isle.discards++] = CARDS.indexOf(card);
    unseen[card] -= 1;
  }
  CARDS.forEach((card, kind) => {
    for (let left = unseen[card]; left > 0; left--) isle.treasureDeck[isle.treasures++] = kind;
  });
  for (const tile of view.floodDiscard)
    isle.floodDiscard[isle.flotsam++] = isle.land.squareOf(tile);
  for (const layer of view.floodDeck) {
    let squares = 0;
    for (const tile of layer) {
      const square = isle.land.squareOf(tile);
      isle.floodDeck[isle.floods++] = square;
      squares |= 1 << square;
    }
    isle.layers[isle.layerCount++] = squares;
  }
  for (const frame of view.agenda) pushEngineFrame(isle, frame);
  return isle;
}

function pushEngineFrame(isle: Isle, frame: Frame): void {
  const step = STEPS.indexOf(frame.step);
  switch (frame.step) {
    case 'take-actions':
      return isle.pushFrame(
        step,
        frame.seat,
        frame.left,
        (frame.flown ? 1 : 0) | (mask(frame.refused) << 1),
      );
    case 'ask-first':
      return isle.pushFrame(step, frame.seat, frame.pawn, frame.to);
    case 'draw-treasure-cards':
      return isle.pushFrame(step, frame.seat, frame.left, 0);
    case 'draw-flood-cards':
      return isle.pushFrame(step, frame.seat, frame.drawn, 0);
    case 'pause':
      return isle.pushFrame(step, frame.seat, frame.revealed ?? -1, mask(frame.passed));
    case 'sink':
      return isle.pushFrame(step, 0, frame.square, 0);
    case 'pawns-in-water':
    case 'swim':
      return isle.pushFrame(step, 0, frame.square, mask(frame.declined));
    case 'lift':
      return isle.pushFrame(step, frame.seat, frame.from, mask(frame.aboard));
    default:
      return isle.pushFrame(step, frame.seat, 0, 0);
  }
}

function mask(seats: readonly Seat[]): number {
  return seats.reduce((set, seat) => set | (1 << seat), 0);
}
