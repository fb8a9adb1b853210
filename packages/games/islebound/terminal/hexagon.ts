// A sea board: a hexagon of three regions.
import type { Region } from '../public.ts';
import { type Drawing, inTwoLines } from './regions.ts';
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

/** The two lines of each region: top, lower left, lower right. */
const CELLS = [
  { row: 1, column: 2, width: 34 },
  { row: 4, column: 2, width: 16 },
  { row: 4, column: 19, width: 17 },
] as const;

/** The labels of the board that begins with this region. */
export function boardWords(drawing: Drawing, first: Region, { row, column }: Spot): Words[] {
  return CELLS.flatMap((cell, part) =>
    inTwoLines(drawing, first + part, {
      row: row + cell.row,
      column: column + cell.column,
      width: cell.width,
    }),
  );
}
