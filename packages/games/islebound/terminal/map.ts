// The whole sea: four hexagons of three regions in a diamond, and a port in each corner.

import { FAINT } from '@tidetable/terminal/ink';
import type { Region } from '../public.ts';
import { drawCaptain, drawCaptainInBrief } from './captains.ts';
import { CHART_WIDTH, type Chart } from './chart.ts';
import { boardWords, HEXAGON } from './hexagon.ts';
import { inTwoLines, listed, type Sight } from './regions.ts';
import { overlaid, stamped } from './sheet.ts';

const HEIGHT = 19;

/** Where the upper left corner of each board lies: N, W, E, S. */
const BOARDS = [
  { column: 20, row: 0 },
  { column: 0, row: 6 },
  { column: 40, row: 6 },
  { column: 20, row: 12 },
] as const;

/** Where the upper left corner of each port lies: NW, NE, SW, SE. */
const PORTS = [
  { column: 0, row: 1 },
  { column: 60, row: 1 },
  { column: 0, row: 14 },
  { column: 60, row: 14 },
] as const;
export const FIRST_PORT = 12;

const QUAY = [
  '┌────────────────┐',
  '│                │',
  '│                │',
  '└────────────────┘',
];

function picture(sight: Sight): string[] {
  const coast = stamped({ height: HEIGHT, width: CHART_WIDTH }, [
    ...BOARDS.map((at) => ({ picture: HEXAGON, ...at })),
    ...PORTS.map((at) => ({ picture: QUAY, ...at })),
  ]);
  const words = [
    ...BOARDS.flatMap((at, board) => boardWords(sight, 3 * board, at)),
    ...PORTS.flatMap(({ row, column }, port) =>
      inTwoLines(sight, FIRST_PORT + port, { row: row + 1, column: column + 1, width: 16 }),
    ),
  ];
  return overlaid(coast, words, sight.ink);
}

/** Board by board and then the ports. */
function list(sight: Sight, width: number): string[] {
  return [
    boardLine(sight, 'N', 0, width),
    boardLine(sight, 'W', 3, width),
    boardLine(sight, 'E', 6, width),
    boardLine(sight, 'S', 9, width),
    ...portLines(sight, width),
  ];
}

const LABEL = 4;

/** The three towns of the board whose regions begin with this one. */
export function boardLine(sight: Sight, label: string, first: Region, width: number): string {
  const room = Math.floor((width - LABEL) / 3);
  const towns = [0, 1, 2].map((part) => listed(sight, first + part, room));
  return `${side(sight, label)}${towns.join('')}`.trimEnd();
}

export function portLines(sight: Sight, width: number): string[] {
  const room = Math.floor(width / 2) - LABEL;
  const line = (west: string, east: string, first: Region): string =>
    `${side(sight, west)}${listed(sight, first, room)}${side(sight, east)}${listed(sight, first + 1, room)}`;
  return [line('NW', 'NE', FIRST_PORT), line('SW', 'SE', FIRST_PORT + 2)].map((text) =>
    text.trimEnd(),
  );
}

function side({ ink }: Sight, label: string): string {
  return ink(label.padEnd(LABEL), FAINT);
}

export const seaChart: Chart = {
  picture,
  list,
  notes: () => [],
  legend: () => [],
  layouts: [
    { chart: 'picture', tracks: 'full', others: drawCaptain },
    { chart: 'list', tracks: 'full', others: drawCaptain },
    { chart: 'list', tracks: 'brief', others: drawCaptain },
    { chart: 'list', tracks: 'tight', others: drawCaptainInBrief },
  ],
};
