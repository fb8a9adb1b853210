// What a table needs drawn in its middle, and how everything else is laid out around it.
import type { Seat } from '@tidetable/engine';
import type { View } from '../public.ts';
import type { drawCaptain } from './captains.ts';
import type { Sight } from './regions.ts';
import type { Fullness } from './tracks.ts';

/** Columns of a picture. */
export const CHART_WIDTH = 78;

/** A label and the items after it. */
export type Note = readonly [label: string, items: readonly string[]];

export interface Chart {
  /** The map, `CHART_WIDTH` wide; as this seat reads it, if there is a reader. */
  picture(sight: Sight, reader: Seat | null): string[];
  /** The towns in a few lines, where the picture is too tall or too wide. */
  list(sight: Sight, width: number): string[];
  /** What the map cannot show. */
  notes(sight: Sight, reader: Seat | null): readonly Note[];
  /** What its own marks mean. */
  legend(view: View): readonly Note[];
  /** From the fullest to the shortest; the first that fits is taken, or else the last. */
  readonly layouts: readonly Layout[];
}

export interface Layout {
  readonly chart: 'picture' | 'list';
  readonly tracks: Fullness;
  /** How captains are drawn other than the one who chooses. */
  readonly others: typeof drawCaptain;
}
