// Deep Fog: the active sea board between four ports, and the board on top of the fog.
import { itemAt, type Seat } from '@tidetable/engine';
import { regionsOf, type SeenFog } from '../public.ts';
import { drawCaptain, drawCaptainInBrief } from './captains.ts';
import { CHART_WIDTH, type Chart } from './chart.ts';
import { boardsItems, cardItems, titles, wayIn } from './fog-words.ts';
import { boardWords, HEXAGON, HEXAGON_WIDTH } from './hexagon.ts';
import { boardLine, FIRST_PORT, portLines } from './map.ts';
import { type Drawing, inOneLine } from './regions.ts';
import { centred, overlaid, stamped, type Words } from './sheet.ts';

const HEIGHT = 9;
const FOG = { column: 0, row: 1 } as const;
const SEA = { column: 40, row: 1 } as const;
const EMPTY = { column: 0, row: 4 } as const;

/** NW, NE, SW and SE of the active board. */
const PORTS = [
  { column: 35, row: 0 },
  { column: 57, row: 0 },
  { column: 35, row: 8 },
  { column: 57, row: 8 },
] as const;
const PORT_WIDTH = 21;

/** Boards in the fog have broken edges. */
const MISTY = HEXAGON.map((line) =>
  line.replaceAll('─', '┄').replaceAll('│', '┊').replaceAll(/[┬┴]/g, '┄'),
);

function activeRegion({ view }: Drawing): number {
  return itemAt(regionsOf((view.fog as SeenFog).boards.at(-1) as number), 0);
}

/** The first region of the board on top of the fog, or null. */
function edgeRegion({ view }: Drawing): number | null {
  const board = (view.fog as SeenFog).mist.at(-1);
  return board === undefined ? null : itemAt(regionsOf(board), 0);
}

function picture(drawing: Drawing, reader: Seat | null): string[] {
  const coast = stamped({ height: HEIGHT, width: CHART_WIDTH }, [
    { picture: MISTY, ...FOG },
    { picture: HEXAGON, ...SEA },
  ]);
  const words = [
    centred(`Deep fog: ${wayIn(drawing.view, reader)}`, { row: 0, column: 0 }, HEXAGON_WIDTH),
    ...mistyWords(drawing),
    ...boardWords(drawing, activeRegion(drawing), SEA),
    ...PORTS.map((at, port) =>
      centred(inOneLine(drawing, FIRST_PORT + port, PORT_WIDTH), at, PORT_WIDTH),
    ),
  ];
  return overlaid(coast, words, drawing.ink);
}

function mistyWords(drawing: Drawing): Words[] {
  const first = edgeRegion(drawing);
  return first === null
    ? [centred(' nothing but fog ', EMPTY, HEXAGON_WIDTH)]
    : boardWords(drawing, first, FOG);
}

function list(drawing: Drawing, width: number): string[] {
  const edge = edgeRegion(drawing);
  return [
    boardLine(drawing, 'Sea', activeRegion(drawing), width),
    ...(edge === null ? [] : [boardLine(drawing, 'Fog', edge, width)]),
    ...portLines(drawing, width),
  ];
}

export const fogChart: Chart = {
  picture,
  list,
  notes: (drawing, reader) => [
    ['Boards', boardsItems(drawing.view, reader)],
    ['Fog card', cardItems(drawing)],
    ['Unseen', titles(drawing)],
  ],
  legend: () => [
    [
      'Deep fog',
      [
        'broken edges: the board on top of the fog',
        'roll 4+: reaches it, 1 less for each fish',
        'Unseen: owned towns on boards out of sight',
      ],
    ],
  ],
  layouts: [
    { chart: 'picture', tracks: 'full', others: drawCaptain },
    { chart: 'picture', tracks: 'brief', others: drawCaptain },
    { chart: 'picture', tracks: 'tight', others: drawCaptainInBrief },
    { chart: 'list', tracks: 'tight', others: drawCaptainInBrief },
  ],
};
