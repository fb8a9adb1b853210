// The map: four hexagons of three regions in a diamond, a port in each corner.

import { FAINT } from '@tidetable/terminal/ink';
import type { Region } from '../public.ts';
import { drawCaptain, drawCaptainInBrief } from './captains.ts';
import { CHART_WIDTH, type Chart } from './chart.ts';
import { boardWords, HEXAGON } from './hexagon.ts';
import { type Drawing, inTwoLines, listLine } from './regions.ts';
import { overlaid, stamped } from './sheet.ts';

const HEIGHT = 19;

/** The upper left corners of the boards: N, W, E, S. */
const BOARDS = [
  { column: 20, row: 0 },
  { column: 0, row: 6 },
  { column: 40, row: 6 },
  { column: 20, row: 12 },
] as const;

/** The upper left corners of the ports: NW, NE, SW, SE. */
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

function picture(drawing: Drawing): string[] {
  const coast = stamped({ height: HEIGHT, width: CHART_WIDTH }, [
    ...BOARDS.map((at) => ({ picture: HEXAGON, ...at })),
    ...PORTS.map((at) => ({ picture: QUAY, ...at })),
  ]);
  const words = [
    ...BOARDS.flatMap((at, board) => boardWords(drawing, 3 * board, at)),
    ...PORTS.flatMap(({ row, column }, port) =>
      inTwoLines(drawing, FIRST_PORT + port, { row: row + 1, column: column + 1, width: 16 }),
    ),
  ];
  return overlaid(coast, words, drawing.ink);
}

/** Board by board, then the ports. */
function list(drawing: Drawing, width: number): string[] {
  return [
    boardLine(drawing, 'N', 0, width),
    boardLine(drawing, 'W', 3, width),
    boardLine(drawing, 'E', 6, width),
    boardLine(drawing, 'S', 9, width),
    ...portLines(drawing, width),
  ];
}

const LABEL = 4;

/** The three towns of the board that begins with this region. */
export function boardLine(drawing: Drawing, label: string, first: Region, width: number): string {
  const room = Math.floor((width - LABEL) / 3);
  const towns = [0, 1, 2].map((part) => listLine(drawing, first + part, room));
  return `${side(drawing, label)}${towns.join('')}`.trimEnd();
}

export function portLines(drawing: Drawing, width: number): string[] {
  const room = Math.floor(width / 2) - LABEL;
  const line = (west: string, east: string, first: Region): string =>
    `${side(drawing, west)}${listLine(drawing, first, room)}${side(drawing, east)}${listLine(drawing, first + 1, room)}`;
  return [line('NW', 'NE', FIRST_PORT), line('SW', 'SE', FIRST_PORT + 2)].map((text) =>
    text.trimEnd(),
  );
}

function side({ ink }: Drawing, label: string): string {
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
