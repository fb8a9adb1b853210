// The island for searches: numbers and typed arrays, cheap to copy and to change. Hot path: arrays are read unchecked.
import type { Chance, Seat } from '@tidetable/engine';
import { type Frame, FULL_DECK, type Square, type Squares, sizeOf } from '../../rules/questions.ts';
import type { IslandSetup } from './island-setup.ts';

/** Indices in CARDS; the four treasures come first. */
export const LIFT = 4;
export const SANDBAGS = 5;
export const WATERS_RISE = 6;
/** Row length of `hands`. */
export const KINDS = 8;

export const PLAYING = 0;
export const WON = 1;
export const TREASURE_LOST = 2;
export const LANDING_LOST = 3;
export const DROWNED = 4;
export const SKULLED = 5;

export const STEPS = [
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

/** A frame is four numbers: its step, its seat, and two that depend on the step. */
export const FRAME = 4;

/** All four treasures. */
export const ALL = 15;

/** The bits of `turnFlags`: the Pilot has flown, and who has refused to be navigated. */
export const FLOWN = 1;
export function refusedBy(seat: Seat): number {
  return 2 << seat;
}

/** Shared by all models, so that no two decks have the same revision. */
let lastRevision = 0;

export class IslandModel {
  readonly setup: IslandSetup;
  /** Changes with the decks: until then a forecast holds. */
  revision = ++lastRevision;
  flooded: Squares = 0;
  sunk: Squares = 0;
  waterLevel = 0;
  /** One bit for each treasure. */
  captured = 0;
  result = PLAYING;
  /** Turns begun since the model was made. */
  turns = 0;
  readonly pawns = new Uint8Array(4);
  /** Cards of each kind by seat, and in all. */
  readonly hands = new Uint8Array(4 * KINDS);
  readonly held = new Uint8Array(4);
  readonly treasureDeck = new Uint8Array(FULL_DECK.length);
  treasureDeckCount = 0;
  readonly treasureDiscard = new Uint8Array(FULL_DECK.length);
  treasureDiscardCount = 0;
  readonly floodDeck = new Uint8Array(24);
  floodDeckCount = 0;
  readonly floodDiscard = new Uint8Array(24);
  floodDiscardCount = 0;
  /** Which squares each layer of the Flood deck holds, the top layer last. */
  readonly layers = new Int32Array(26);
  layerCount = 0;
  readonly frames = new Int32Array(FRAME * 16);
  /** The index of the frame on top. */
  top = -FRAME;

  constructor(setup: IslandSetup) {
    this.setup = setup;
  }

  get standing(): Squares {
    return ~this.sunk & 0xffffff;
  }

  /** Whose turn it is: FLOOD lies above TURN, at the bottom. */
  get active(): Seat {
    return this.frames[FRAME + 1] as Seat;
  }

  /** How many actions the turn has left, whatever lies on top. */
  get actionsOfTurn(): number {
    return this.thirdOf(TAKE);
  }

  /** The third number of the topmost frame of this step; 0 for none. */
  thirdOf(step: number): number {
    const at = this.find(step);
    return at < 0 ? 0 : (this.frames[at + 2] as number);
  }

  /** The index of the topmost frame of this step; negative for none. */
  find(step: number): number {
    let at = this.top;
    while (at >= 0 && this.frames[at] !== step) at -= FRAME;
    return at;
  }

  get step(): number {
    return this.frames[this.top] as number;
  }

  get seat(): Seat {
    return this.frames[this.top + 1] as Seat;
  }

  // The third number of a frame.

  /** Of TAKE. */
  get actionsLeft(): number {
    return this.frames[this.top + 2] as number;
  }

  set actionsLeft(actions: number) {
    this.frames[this.top + 2] = actions;
  }

  /** Of ASK: who would be navigated. */
  get askedPawn(): Seat {
    return this.frames[this.top + 2] as Seat;
  }

  /** Of DRAW. */
  get cardsLeft(): number {
    return this.frames[this.top + 2] as number;
  }

  set cardsLeft(cards: number) {
    this.frames[this.top + 2] = cards;
  }

  /** Of FLOOD. */
  get cardsDrawn(): number {
    return this.frames[this.top + 2] as number;
  }

  set cardsDrawn(cards: number) {
    this.frames[this.top + 2] = cards;
  }

  /** Of PAUSE: the square whose card is up, or -1. */
  get revealed(): Square {
    return this.frames[this.top + 2] as Square;
  }

  /** Of SINK, WATER and SWIM: the tile that sinks or sank. */
  get sinking(): Square {
    return this.frames[this.top + 2] as Square;
  }

  /** Of LIFTING. */
  get from(): Square {
    return this.frames[this.top + 2] as Square;
  }

  // The fourth number of a frame; seats are bits.

  /** Of TAKE: FLOWN and `refusedBy`. */
  get turnFlags(): number {
    return this.frames[this.top + 3] as number;
  }

  set turnFlags(flags: number) {
    this.frames[this.top + 3] = flags;
  }

  /** Of ASK: where the pawn would be navigated. */
  get to(): Square {
    return this.frames[this.top + 3] as Square;
  }

  /** Of PAUSE: the seats that let things go on. */
  get passed(): number {
    return this.frames[this.top + 3] as number;
  }

  set passed(seats: number) {
    this.frames[this.top + 3] = seats;
  }

  /** Of WATER and SWIM: the seats that will not fly a stranded pawn out. */
  get declined(): number {
    return this.frames[this.top + 3] as number;
  }

  set declined(seats: number) {
    this.frames[this.top + 3] = seats;
  }

  /** Of LIFTING: the pawns that have boarded. */
  get aboard(): number {
    return this.frames[this.top + 3] as number;
  }

  set aboard(pawns: number) {
    this.frames[this.top + 3] = pawns;
  }

  pushFrame(step: number, seat: Seat, third: number, fourth: number): void {
    this.top += FRAME;
    this.frames[this.top] = step;
    this.frames[this.top + 1] = seat;
    this.frames[this.top + 2] = third;
    this.frames[this.top + 3] = fourth;
  }

  popFrame(): void {
    this.top -= FRAME;
  }

  decksChanged(): void {
    this.revision = ++lastRevision;
  }

  holds(seat: Seat, card: number): number {
    return this.hands[seat * KINDS + card] as number;
  }

  pawn(seat: Seat): Square {
    return this.pawns[seat] as Square;
  }

  /** How many such cards lie on the discard pile. */
  discarded(card: number): number {
    let count = 0;
    for (let index = 0; index < this.treasureDiscardCount; index++)
      if (this.treasureDiscard[index] === card) count += 1;
    return count;
  }

  /** Moves a card from a hand to the discard pile. */
  discard(seat: Seat, card: number): void {
    this.drop(seat, card);
    this.treasureDiscard[this.treasureDiscardCount++] = card;
  }

  drop(seat: Seat, card: number): void {
    (this.hands[seat * KINDS + card] as number) -= 1;
    (this.held[seat] as number) -= 1;
  }

  receive(seat: Seat, card: number): void {
    (this.hands[seat * KINDS + card] as number) += 1;
    (this.held[seat] as number) += 1;
  }

  clone(): IslandModel {
    const copy = new IslandModel(this.setup);
    copy.copy(this);
    return copy;
  }

  copy(from: IslandModel): void {
    this.revision = from.revision;
    this.flooded = from.flooded;
    this.sunk = from.sunk;
    this.waterLevel = from.waterLevel;
    this.captured = from.captured;
    this.result = from.result;
    this.turns = from.turns;
    this.treasureDeckCount = from.treasureDeckCount;
    this.treasureDiscardCount = from.treasureDiscardCount;
    this.floodDeckCount = from.floodDeckCount;
    this.floodDiscardCount = from.floodDiscardCount;
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

  /** Shuffles what no seat can know: the Treasure deck, and each layer of the Flood deck. */
  imagine(chance: Chance): void {
    shuffle(this.treasureDeck, 0, this.treasureDeckCount, chance);
    let bottom = 0;
    for (let layer = 0; layer < this.layerCount; layer++) {
      const size = sizeOf(this.layers[layer] as Squares);
      shuffle(this.floodDeck, bottom, size, chance);
      bottom += size;
    }
  }
}

/** The engine's shuffle: the same chance gives the same piles. */
export function shuffle(pile: Uint8Array, from: number, size: number, chance: Chance): void {
  for (let last = size - 1; last > 0; last--) {
    const other = from + chance.roll(last + 1) - 1;
    const held = pile[from + last] as number;
    pile[from + last] = pile[other] as number;
    pile[other] = held;
  }
}
