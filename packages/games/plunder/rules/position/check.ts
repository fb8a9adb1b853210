// What a pending frame is looked at with.
import type { Seat } from '@tidetable/engine';
import type { Effect } from '../data/effects.ts';
import type { Frame, FrameOf, Seas } from '../state.ts';

export interface Place {
  readonly seas: Seas;
  /** The seat whose turn it is. */
  readonly active: Seat;
  readonly below: Frame | undefined;
  /** Whether nothing lies above. */
  readonly top: boolean;
  /** The Treasure card under way, and the effect that asks. */
  readonly finding: FrameOf<'treasure'> | undefined;
  readonly effect: Effect | undefined;
}

export interface Check<F extends Frame> {
  /** What may lie directly beneath; nothing only at the bottom. */
  readonly above: readonly (Frame['step'] | 'nothing')[];
  readonly wanted: string;
  fits(frame: F, place: Place): boolean;
}

export type Checks<K extends Frame['step']> = { readonly [S in K]: Check<FrameOf<S>> };
