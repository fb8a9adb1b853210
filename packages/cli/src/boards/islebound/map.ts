// The map: four hexagons of three regions in a diamond, and a port in each corner.
import {
  eventOf,
  type Region,
  signAt,
  TOWN_NAMES,
  type Town,
  type View,
} from '@tidetable/islebound/public';
import { FAINT, type Ink, STRONG } from '../../terminal/ink.ts';
import { flowed, padded, widthOf } from '../../terminal/text.ts';
import { bannerMark, EVENT_AT, NUMBER, OWNED_BY, SHIP_AT, shipMark } from './looks.ts';

export const MAP_WIDTH = 78;
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
const FIRST_PORT = 12;

const HEXAGON = [
  '  .────────────────────────────────.  ',
  ' /                                  \\ ',
  '/                                    \\',
  '<─────────────────┬──────────────────>',
  '\\                 │                  /',
  ' \\                │                 / ',
  "  '───────────────┴────────────────'  ",
];
const QUAY = [
  '┌────────────────┐',
  '│                │',
  '│                │',
  '└────────────────┘',
];

/** Where the two lines of a region stand in its hexagon: top, lower left, lower right. */
const CELLS = [
  { row: 1, column: 2, width: 34 },
  { row: 4, column: 2, width: 16 },
  { row: 4, column: 19, width: 17 },
] as const;

interface Words {
  readonly row: number;
  readonly column: number;
  readonly text: string;
}

/** The choices that lead to each region, by number. */
export type Numbers = readonly (readonly string[])[];

export function drawMap(view: View, numbers: Numbers, ink: Ink): string[] {
  const coast = drawCoast();
  const words = [
    ...BOARDS.flatMap((at, board) =>
      CELLS.flatMap((cell, part) =>
        written(view, board * 3 + part, numbers, ink, {
          row: at.row + cell.row,
          column: at.column + cell.column,
          width: cell.width,
        }),
      ),
    ),
    ...PORTS.flatMap(({ row, column }, port) =>
      written(view, FIRST_PORT + port, numbers, ink, {
        row: row + 1,
        column: column + 1,
        width: 16,
      }),
    ),
  ];
  return coast.map((line, row) =>
    overlaid(
      line,
      words.filter((word) => word.row === row),
      ink,
    ),
  );
}

/** All edges on one sheet; where two boards share a row, their edges run together. */
function drawCoast(): string[] {
  const sheet = Array.from({ length: HEIGHT }, () => Array<string>(MAP_WIDTH).fill(' '));
  const stamp = (picture: readonly string[], row: number, column: number): void =>
    picture.forEach((line, down) => {
      [...line].forEach((mark, right) => {
        const cells = sheet[row + down];
        if (cells !== undefined && mark !== ' ' && (cells[column + right] === ' ' || mark !== '─'))
          cells[column + right] = mark;
      });
    });
  for (const { row, column } of BOARDS) stamp(HEXAGON, row, column);
  for (const { row, column } of PORTS) stamp(QUAY, row, column);
  return sheet.map((cells) => cells.join('').trimEnd());
}

/** A line of edges with words on top of it. */
function overlaid(line: string, words: readonly Words[], ink: Ink): string {
  let text = '';
  let at = 0;
  for (const word of words.toSorted((one, other) => one.column - other.column)) {
    text += edges(line.slice(at, word.column), ink) + word.text;
    at = word.column + widthOf(word.text);
  }
  return text + edges(line.slice(at), ink);
}

function edges(text: string, ink: Ink): string {
  return text.trim() === '' ? text : ink(text, FAINT);
}

/** The name with its banner, and what stands there, one under the other and centred. */
function written(
  view: View,
  region: Region,
  numbers: Numbers,
  ink: Ink,
  { row, column, width }: { row: number; column: number; width: number },
): Words[] {
  const name = `${townName(view, region, ink)} ${bannerMark(signAt(view, region), ink)}`;
  const marks = marksAt(view, region, numbers[region] ?? [], ink);
  const [shown = ''] = flowed(marks, { width });
  return [centred(name, row, column, width), centred(shown, row + 1, column, width)].filter(
    ({ text }) => text !== '',
  );
}

function centred(text: string, row: number, column: number, width: number): Words {
  return { row, column: column + Math.max(0, Math.floor((width - widthOf(text)) / 2)), text };
}

function townName(view: View, region: Region, ink: Ink): string {
  const name = TOWN_NAMES[view.towns[region] as Town];
  const visited = view.captains.some((captain) => captain.region === region);
  return visited ? ink(name, STRONG) : name;
}

/** Owner, ships, events and choices of a region; the last are the first to be left out. */
function marksAt(view: View, region: Region, numbers: readonly string[], ink: Ink): string[] {
  const ships = view.captains.flatMap((captain, seat) =>
    captain.region === region ? [shipMark(seat, ink)] : [],
  );
  const owner = view.owners[region] ?? null;
  return [
    ...(owner === null ? [] : [OWNED_BY + shipMark(owner, ink)]),
    ...(ships.length === 0 ? [] : [SHIP_AT + ships.join('')]),
    ...eventsAt(view, region).map((cubes) => `${EVENT_AT}${cubes}`),
    ...numbers.map((number) => ink(number, NUMBER)),
  ];
}

/** The cubes of the events that show and are completed here. */
function eventsAt(view: View, region: Region): number[] {
  return view.eventPiles.flatMap(({ top }) => {
    if (top === null) return [];
    const { town, cubes } = eventOf(view, top);
    return view.towns[region] === town ? [cubes] : [];
  });
}

/** The towns in a few lines, board by board and then the ports, where the map is too tall. */
export function listMap(view: View, numbers: Numbers, ink: Ink, width: number): string[] {
  const cell = (region: Region, room: number): string => {
    const marks = marksAt(view, region, numbers[region] ?? [], ink);
    const name = `${townName(view, region, ink)} ${bannerMark(signAt(view, region), ink)}`;
    const [shown = ''] = flowed([name, ...marks], { width: room - 1 });
    return padded(shown, room);
  };
  const side = (label: string): string => ink(label.padEnd(3), FAINT);
  const third = Math.floor((width - 3) / 3);
  const half = Math.floor(width / 2) - 3;
  const board = (label: string, first: Region): string =>
    side(label) + [0, 1, 2].map((part) => cell(first + part, third)).join('');
  const ports = (west: string, east: string, first: Region): string =>
    `${side(west)}${cell(first, half)}${side(east)}${cell(first + 1, half)}`;
  return [
    board('N', 0),
    board('W', 3),
    board('E', 6),
    board('S', 9),
    ports('NW', 'NE', FIRST_PORT),
    ports('SW', 'SE', FIRST_PORT + 2),
  ].map((line) => line.trimEnd());
}
