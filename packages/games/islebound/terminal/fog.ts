// Deep Fog: the active sea board with a port at each corner, and beside it the board on top of the fog.
import { itemAt, type Seat } from '@tidetable/engine';
import { regionsOf, type SeenFog } from '../public.ts';
import { drawCaptain, drawCaptainInBrief } from './captains.ts';
import { CHART_WIDTH, type Chart } from './chart.ts';
import { boardsItems, cardItems, titles, wayIn } from './fog-words.ts';
import { boardWords, HEXAGON, HEXAGON_WIDTH } from './hexagon.ts';
import { boardLine, FIRST_PORT, portLines } from './map.ts';
import { inOneLine, type Sight } from './regions.ts';
import { centred, overlaid, stamped, type Words } from './sheet.ts';

const HEIGHT = 9;
const FOG = { column: 0, row: 1 } as const;
const SEA = { column: 40, row: 1 } as const;
const EMPTY = { column: 0, row: 4 } as const;

/** Where each port stands: NW, NE, SW, SE of the active board. */
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

function activeRegion({ view }: Sight): number {
  return itemAt(regionsOf((view.fog as SeenFog).boards.at(-1) as number), 0);
}

/** The first region of the board that can be reached through the fog; null where there is none. */
function edgeRegion({ view }: Sight): number | null {
  const board = (view.fog as SeenFog).mist.at(-1);
  return board === undefined ? null : itemAt(regionsOf(board), 0);
}

function picture(sight: Sight, reader: Seat | null): string[] {
  const coast = stamped({ height: HEIGHT, width: CHART_WIDTH }, [
    { picture: MISTY, ...FOG },
    { picture: HEXAGON, ...SEA },
  ]);
  const words = [
    centred(`Deep fog: ${wayIn(sight.view, reader)}`, { row: 0, column: 0 }, HEXAGON_WIDTH),
    ...mistyWords(sight),
    ...boardWords(sight, activeRegion(sight), SEA),
    ...PORTS.map((at, port) =>
      centred(inOneLine(sight, FIRST_PORT + port, PORT_WIDTH), at, PORT_WIDTH),
    ),
  ];
  return overlaid(coast, words, sight.ink);
}

function mistyWords(sight: Sight): Words[] {
  const first = edgeRegion(sight);
  return first === null
    ? [centred(' nothing but fog ', EMPTY, HEXAGON_WIDTH)]
    : boardWords(sight, first, FOG);
}

function list(sight: Sight, width: number): string[] {
  const edge = edgeRegion(sight);
  return [
    boardLine(sight, 'Sea', activeRegion(sight), width),
    ...(edge === null ? [] : [boardLine(sight, 'Fog', edge, width)]),
    ...portLines(sight, width),
  ];
}

export const fogChart: Chart = {
  picture,
  list,
  notes: (sight, reader) => [
    ['Boards', boardsItems(sight.view, reader)],
    ['Fog card', cardItems(sight)],
    ['Unseen', titles(sight)],
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
