// How the 24 tiles may be laid out.
// Provenance: `forbidden-island` RULEBOOK p. 2; the next ten PUBLIC (tile for tile the same in three independent
// sources); `treasure-island` PUBLIC (one source). Only the first is in the Gamewright rulebook.

const DRAWINGS = {
  'forbidden-island': ['..##..', '.####.', '######', '######', '.####.', '..##..'],
  'island-of-shadows': ['######', '######', '######', '######'],
  'volcano-island': ['#####', '#####', '##.##', '#####', '#####'],
  'bone-island': ['.##..##.', '########', '########', '.##..##.'],
  'skull-island': ['######', '#.##.#', '######', '.####.', '.####.'],
  'island-of-death': ['..###..', '#######', '.#####.', '..###..', '..###..', '..###..'],
  'bay-of-gulls': ['...##...', '...##...', '#..##..#', '########', '.######.', '...##...'],
  'coral-reef': ['.##....', '####...', '######.', '.######', '...####', '....##.'],
  'bridge-of-horrors': ['###...####', '##########', '####...###'],
  'atoll-of-decisions': [
    '..###..',
    '.##.##.',
    '##...##',
    '#.....#',
    '##...##',
    '.##.##.',
    '..###..',
  ],
  'arch-of-fate': ['...###...', '..#####..', '.###.###.', '###...###', '##.....##'],
  'treasure-island': ['##...##', '.#####.', '..###..', '..###..', '.#####.', '##...##'],
} as const;

export type LayoutName = keyof typeof DRAWINGS;
export const LAYOUT_NAMES = Object.keys(DRAWINGS) as readonly LayoutName[];

/** One of the 24 places of a layout, counted row by row from the top left. */
export type Square = number;

/** A set of squares, one bit each. */
export type Squares = number;

export interface Layout {
  readonly rows: number;
  readonly columns: number;
  /** Where each square lies: row from the top and column from the left, both from 1. */
  readonly places: readonly { readonly row: number; readonly column: number }[];
  /** The squares up, down, left and right of each. */
  readonly beside: readonly Squares[];
  /** The squares that touch each at a corner. */
  readonly diagonal: readonly Squares[];
}

function layoutOf(drawing: readonly string[]): Layout {
  const places = drawing.flatMap((line, row) =>
    [...line].flatMap((mark, column) =>
      mark === '#' ? [{ row: row + 1, column: column + 1 }] : [],
    ),
  );
  const within = (across: number): Squares[] =>
    places.map((from) =>
      places.reduce((set, to, square) => {
        const rows = Math.abs(from.row - to.row);
        const columns = Math.abs(from.column - to.column);
        return rows <= 1 && columns <= 1 && rows + columns === across ? set | (1 << square) : set;
      }, 0),
    );
  return {
    rows: drawing.length,
    columns: drawing[0]?.length ?? 0,
    places,
    beside: within(1),
    diagonal: within(2),
  };
}

export const LAYOUTS = Object.fromEntries(
  Object.entries(DRAWINGS).map(([name, drawing]) => [name, layoutOf(drawing)]),
) as Readonly<Record<LayoutName, Layout>>;
