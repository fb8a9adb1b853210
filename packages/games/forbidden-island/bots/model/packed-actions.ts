// Actions as numbers: the kind in the high bits, its object in the low seven.
import type { Seat } from '@tidetable/engine';
import { type Action, CARDS, TREASURES } from '../../rules/questions.ts';
import type { IslandSetup } from './island-setup.ts';

export type PackedAction = number;

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

export function kindOf(action: PackedAction): number {
  return action & ~OBJECT;
}

export function objectOf(action: PackedAction): number {
  return action & OBJECT;
}

const PER_SEAT = 24;

/** Two numbers as one object: a pawn and a square, or a seat and a card. */
export function pair(seat: number, other: number): number {
  return seat * PER_SEAT + other;
}

export function firstOfPair(object: number): number {
  return Math.floor(object / PER_SEAT);
}

export function secondOfPair(object: number): number {
  return object % PER_SEAT;
}

/** An action, and in the bits above it its seat. */
export type Decision = number;

const SEAT_SHIFT = 12;

export function decision(seat: Seat, action: PackedAction): Decision {
  return (seat << SEAT_SHIFT) | action;
}

export function seatOf(decision: Decision): Seat {
  return decision >> SEAT_SHIFT;
}

export function actionOf(decision: Decision): PackedAction {
  return decision & ((1 << SEAT_SHIFT) - 1);
}

export function packAction(action: Action, setup: IslandSetup): PackedAction {
  const kind = KINDS.indexOf(action.type) << SHIFT;
  switch (action.type) {
    case 'move':
    case 'fly':
    case 'swim':
    case 'land':
      return kind | setup.squareOf(action.to);
    case 'shore-up':
    case 'sandbags':
      return kind | setup.squareOf(action.tile);
    case 'navigate':
      return kind | pair(action.pawn, setup.squareOf(action.to));
    case 'give':
      return kind | pair(action.to, CARDS.indexOf(action.card));
    case 'discard':
      return kind | CARDS.indexOf(action.card);
    case 'capture':
      return kind | TREASURES.indexOf(action.treasure);
    case 'helicopter-lift':
      return kind | setup.squareOf(action.from);
    case 'board':
      return kind | action.pawn;
    default:
      return kind;
  }
}
