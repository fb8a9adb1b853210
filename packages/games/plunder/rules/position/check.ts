// What a check of a pending frame is given.
import type { Seat } from '@tidetable/engine';
import type { Effect } from '../data/effects.ts';
import type { Frame, FrameOf, Seas } from '../state.ts';

export interface Place {
  readonly seas: Seas;
  /** The seat whose turn it is. */
  readonly active: Seat;
  readonly below: Frame | undefined;
  /** Whether it is on top. */
  readonly top: boolean;
  /** The Treasure card under way, and the effect that asks. */
  readonly finding: FrameOf<'treasure'> | undefined;
  readonly effect: Effect | undefined;
}

export interface Check<F extends Frame> {
  /** The steps that may lie directly beneath; `nothing` at the bottom. */
  readonly above: readonly (Frame['step'] | 'nothing')[];
  readonly wanted: string;
  fits(frame: F, place: Place): boolean;
}

export type Checks<K extends Frame['step']> = { readonly [S in K]: Check<FrameOf<S>> };
