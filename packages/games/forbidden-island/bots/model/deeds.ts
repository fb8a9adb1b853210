// Actions as numbers: the kind in the high bits, what it is done to in the low seven.
import { type Action, CARDS, TREASURES } from '../../rules/questions.ts';
import type { Land } from './land.ts';

export type Deed = number;

const SHIFT = 7;
const OBJECT = (1 << SHIFT) - 1;

const KINDS = [
  'move',
  'fly',
  'navigate',
  'agree',
  'refuse',
  'shore-up',
  'stop-shoring',
  'give',
  'capture',
  'end-actions',
  'discard',
  'pass',
  'swim',
  'decline',
  'sandbags',
  'helicopter-lift',
  'board',
  'land',
  'escape',
] as const satisfies readonly Action['type'][];

export const MOVE = 0 << SHIFT;
export const FLY = 1 << SHIFT;
export const NAVIGATE = 2 << SHIFT;
export const AGREE = 3 << SHIFT;
export const REFUSE = 4 << SHIFT;
export const SHORE = 5 << SHIFT;
export const STOP = 6 << SHIFT;
export const GIVE = 7 << SHIFT;
export const CAPTURE = 8 << SHIFT;
export const END = 9 << SHIFT;
export const DISCARD_CARD = 10 << SHIFT;
export const PASS = 11 << SHIFT;
export const SWIM_TO = 12 << SHIFT;
export const DECLINE = 13 << SHIFT;
export const BAGS = 14 << SHIFT;
export const CALL = 15 << SHIFT;
export const BOARD = 16 << SHIFT;
export const LAND = 17 << SHIFT;
export const ESCAPE = 18 << SHIFT;

export function kindOf(deed: Deed): number {
  return deed & ~OBJECT;
}

export function objectOf(deed: Deed): number {
  return deed & OBJECT;
}

/** Two numbers as one object: a pawn and a square, or a seat and a card. */
export function pair(seat: number, thing: number): number {
  return seat * 24 + thing;
}

export function deedOf(action: Action, land: Land): Deed {
  const kind = KINDS.indexOf(action.type) << SHIFT;
  switch (action.type) {
    case 'move':
    case 'fly':
    case 'swim':
    case 'land':
      return kind | land.squareOf(action.to);
    case 'shore-up':
    case 'sandbags':
      return kind | land.squareOf(action.tile);
    case 'navigate':
      return kind | pair(action.pawn, land.squareOf(action.to));
    case 'give':
      return kind | pair(action.to, CARDS.indexOf(action.card));
    case 'discard':
      return kind | CARDS.indexOf(action.card);
    case 'capture':
      return kind | TREASURES.indexOf(action.treasure);
    case 'helicopter-lift':
      return kind | land.squareOf(action.from);
    case 'board':
      return kind | action.pawn;
    default:
      return kind;
  }
}
