// The parts of a table in the terminal, and their layout.
import type { Seat } from '@tidetable/engine';
import type { View } from '../public.ts';
import type { drawCaptain } from './captains.ts';
import type { Drawing } from './regions.ts';
import type { Fullness } from './tracks.ts';

export const CHART_WIDTH = 78;

export type Note = readonly [label: string, items: readonly string[]];

export interface Chart {
  /** The map, `CHART_WIDTH` wide, for this reader. */
  picture(drawing: Drawing, reader: Seat | null): string[];
  /** The towns in a few lines, for screens too small for the map. */
  list(drawing: Drawing, width: number): string[];
  /** What the map cannot show. */
  notes(drawing: Drawing, reader: Seat | null): readonly Note[];
  /** The legend of its marks. */
  legend(view: View): readonly Note[];
  /** From fullest to shortest; the first that fits, or else the last. */
  readonly layouts: readonly Layout[];
}

export interface Layout {
  readonly chart: 'picture' | 'list';
  readonly tracks: Fullness;
  /** How captains other than the deciding one are drawn. */
  readonly others: typeof drawCaptain;
}
