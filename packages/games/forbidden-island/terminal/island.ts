// The island: its tiles in the rows and columns of their layout.

import { type Ink, plainInk, type Style } from '@tidetable/terminal/ink';
import { LAYOUTS, type Layout, type View } from '../words/en/face.ts';
import { boxed, flat, pictureOf } from './tile.ts';

/** How large the tiles are drawn. */
export interface Size {
  readonly shape: 'boxed' | 'flat';
  /** Columns from one tile to the next. */
  readonly width: number;
}

const WAVES: Style = { colour: 24 };
const BOXED = { least: 10, most: 13, height: 4 };
const FLAT = { least: 6, most: 10, height: 2 };

export function layoutOf(view: View): Layout {
  return LAYOUTS[view.options.layout];
}

/** The size of tiles in this shape that fits these columns; null where even the smallest is too wide. */
export function sizeWithin(layout: Layout, shape: Size['shape'], columns: number): Size | null {
  const { least, most } = shape === 'boxed' ? BOXED : FLAT;
  const width = Math.min(most, Math.floor(columns / layout.columns));
  return width < least ? null : { shape, width };
}

export function smallest(): Size {
  return { shape: 'flat', width: FLAT.least };
}

/** The island as lines; `numbers` has the choices that lead to each square. */
export function drawIsland(
  view: View,
  size: Size,
  numbers: readonly (readonly string[])[],
  ink: Ink,
): string[] {
  const { rows, columns, places } = layoutOf(view);
  const lines: string[] = [];
  for (let row = 1; row <= rows; row++) {
    const cells: string[][] = [];
    for (let column = 1; column <= columns; column++) {
      const square = places.findIndex((place) => place.row === row && place.column === column);
      cells.push(
        square < 0
          ? sea(size, row + column, ink)
          : drawTile(view, square, size, numbers[square] ?? [], ink),
      );
    }
    const height = cells[0]?.length ?? 0;
    for (let line = 0; line < height; line++)
      lines.push(cells.map((cell) => cell[line] ?? '').join(''));
  }
  return lines;
}

function drawTile(
  view: View,
  square: number,
  { shape, width }: Size,
  numbers: readonly string[],
  ink: Ink,
): string[] {
  const picture = pictureOf(view, square, numbers);
  if (shape === 'boxed') return boxed(picture, width, ink);
  return flat(picture, width - 1, ink).map((line) => `${line} `);
}

/** Open water: a few faint waves, and nothing at all without colours, where they would pass for tiles. */
function sea({ shape, width }: Size, place: number, ink: Ink): string[] {
  const { height } = shape === 'boxed' ? BOXED : FLAT;
  return Array.from({ length: height }, (_none, line) => {
    if (ink === plainInk || line % 2 !== place % 2) return ' '.repeat(width);
    const wave = (3 * line + 5 * place) % (width - 2);
    return ink('~'.padStart(wave + 1).padEnd(width), WAVES);
  });
}
