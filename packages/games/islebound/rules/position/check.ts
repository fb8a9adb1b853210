// What a check of a pending frame is given.
import type { Seat } from '@tidetable/engine';
import type { SignStep } from '../data/goods.ts';
import { captainOf, signOf } from '../questions.ts';
import type { Frame, FrameOf, Sea } from '../state.ts';

export interface Place {
  readonly sea: Sea;
  /** The seat whose turn it is. */
  readonly active: Seat;
  /** The actions of this turn. */
  readonly act: FrameOf<'act'> | undefined;
  readonly below: Frame | undefined;
  /** Whether it is on top. */
  readonly top: boolean;
}

export interface Check<F extends Frame> {
  /** The steps that may lie directly beneath; `nothing` at the bottom. */
  readonly above: readonly (Frame['step'] | 'nothing')[];
  readonly wanted: string;
  fits(frame: F, place: Place): boolean;
}

export type Checks<K extends Frame['step']> = { readonly [S in K]: Check<FrameOf<S>> };

/** Steps that may lie beneath a gain. */
export const UNDERWAY = [
  'act',
  'sign',
  'brag',
  'barter',
  'free-visit',
  'gain',
  'place-cubes',
  'next-event',
  'move',
] as const satisfies readonly Frame['step'][];

/** The step that has just begun, of a sign directly beneath. */
export function stepBegun({ sea, below }: Place): SignStep | undefined {
  return below?.step === 'sign' ? signOf(sea, below.region).action[below.at - 1] : undefined;
}

/** Whether the active seat has used its action, in its ship's region. */
export function isAction(
  { seat, region }: { readonly seat: Seat; readonly region: number },
  { sea, active, act }: Place,
): boolean {
  return seat === active && act?.acted === true && captainOf(sea, seat).region === region;
}

export function areSideBySide(sea: Sea, one: Seat, other: Seat): boolean {
  return one !== other && captainOf(sea, one).region === captainOf(sea, other).region;
}
