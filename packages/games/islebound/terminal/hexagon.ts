// A sea board: a hexagon of three regions.
import type { Region } from '../public.ts';
import { inTwoLines, type Sight } from './regions.ts';
import type { Spot, Words } from './sheet.ts';

export const HEXAGON: readonly string[] = [
  '  .────────────────────────────────.  ',
  ' /                                  \\ ',
  '/                                    \\',
  '<─────────────────┬──────────────────>',
  '\\                 │                  /',
  ' \\                │                 / ',
  "  '───────────────┴────────────────'  ",
];

export const HEXAGON_WIDTH = 38;

/** Where the two lines of a region stand in its hexagon: top, lower left, lower right. */
const CELLS = [
  { row: 1, column: 2, width: 34 },
  { row: 4, column: 2, width: 16 },
  { row: 4, column: 19, width: 17 },
] as const;

/** The words of a board whose regions begin with this one. */
export function boardWords(sight: Sight, first: Region, { row, column }: Spot): Words[] {
  return CELLS.flatMap((cell, part) =>
    inTwoLines(sight, first + part, {
      row: row + cell.row,
      column: column + cell.column,
      width: cell.width,
    }),
  );
}
