// The chart: a line for each row, four columns for each square.
import type { Seat } from '@tidetable/engine';
import {
  type Chart,
  chart as chartOf,
  inStorm,
  LAND,
  NONE,
  PORT,
  type Ship,
  type Square,
  shipAt,
  type View,
  WATER,
} from '@tidetable/plunder/public';
import { FAINT, type Ink, type Style } from '../../terminal/ink.ts';
import {
  CROSS,
  CROSS_STYLE,
  ENTRANCES,
  LAND_FILL,
  LAND_STYLE,
  MERCHANT,
  NUMBER,
  PORT_STYLE,
  STORM_EYE,
  STORM_FILL,
  STORM_STYLE,
  shipLetters,
  styleOf,
  WALL_ABOVE,
  WALL_BELOW,
  WALL_BESIDE,
  WALL_STYLE,
  WALLS_BOTH,
  WATER_FILL,
  WATER_STYLE,
} from './looks.ts';

const CELL = 4;
const MARGIN = 1;
const [NORTH, SOUTH, WEST] = [1, 4, 8] as const;
const ALL_SIDES = 15;

/** The choices that lead to each square; only where there is one. */
export type Numbers = ReadonlyMap<Square, string>;

export function chartWidth(view: View): number {
  return MARGIN + CELL * chartOf(view).width;
}

export function drawChart(view: View, numbers: Numbers, ink: Ink): string[] {
  const { width, height, names } = chartOf(view);
  const columns = Array.from({ length: width }, (_none, column) =>
    String(column + 1)
      .padStart(3)
      .padEnd(CELL),
  );
  const head = `${' '.repeat(MARGIN)}${columns.join('')}`.trimEnd();
  const rows = Array.from({ length: height }, (_none, row) => {
    const cells = Array.from({ length: width }, (_other, column) =>
      drawSquare(view, row * width + column, numbers, ink),
    );
    return (ink(names[row * width]?.charAt(0) ?? '', FAINT) + cells.join('')).trimEnd();
  });
  return [ink(head, FAINT), ...rows];
}

/** The side to the west, then three columns for what is there. */
function drawSquare(view: View, square: Square, numbers: Numbers, plain: Ink): string {
  const ink: Ink = (text, style) => (text === ' ' ? text : plain(text, style));
  const { terrain } = chartOf(view);
  const ship = shipAt(view, square);
  const crossed = view.crosses.includes(square);
  const stormy = inStorm(view, square);
  const fill = fillOf(view, square);
  const ground: Style = stormy
    ? STORM_STYLE
    : terrain[square] === LAND
      ? LAND_STYLE
      : fill === WATER_FILL
        ? WATER_STYLE
        : WALL_STYLE;
  const cross = crossed ? ink(CROSS, CROSS_STYLE) : null;
  const west = westOf(view, square, stormy, ink);
  if (terrain[square] === LAND) return west + drawLand(view, square, cross, ground, ink);
  const entrance =
    terrain[square] === PORT ? ink(entranceOf(chartOf(view), square), PORT_STYLE) : null;
  const number = numbers.get(square);
  const last = cross ?? entrance ?? ink(padding(fill), ground);
  if (ship !== undefined) return west + drawShip(ship, ink) + last;
  if (number !== undefined) return west + ink(number.padStart(2), NUMBER) + last;
  if (entrance !== null)
    return `${west}${ink('(', PORT_STYLE)}${entrance}${cross ?? ink(')', PORT_STYLE)}`;
  const eye = square === view.storm ? STORM_EYE : fill;
  return (
    west + ink(padding(fill), ground) + (cross ?? ink(eye, ground)) + ink(padding(fill), ground)
  );
}

/** Open water is a dot in the middle; storm and walls fill the square. */
function padding(fill: string): string {
  return fill === WATER_FILL ? ' ' : fill;
}

function drawShip({ seat, id }: Ship, ink: Ink): string {
  return ink(shipLetters(seat, id), styleOf(seat));
}

/** Skulls and owner stand on the first square of an island, and his colour on all of them. */
function drawLand(
  view: View,
  square: Square,
  cross: string | null,
  ground: Style,
  ink: Ink,
): string {
  const { islandAt, islands } = chartOf(view);
  const number = islandAt[square] as number;
  const island = islands[number];
  const last = cross ?? ink(LAND_FILL, ground);
  if (island === undefined || island.land[0] !== square)
    return ink(LAND_FILL.repeat(2), ground) + last;
  const owner = view.flags[number] ?? null;
  const sign = island.kind === 'merchant' ? MERCHANT : String(island.skulls);
  return ink(sign, PORT_STYLE) + ownerMark(owner, ground, ink) + last;
}

function ownerMark(owner: Seat | null, ground: Style, ink: Ink): string {
  if (owner === null) return ink(LAND_FILL, ground);
  return ink(shipLetters(owner, 1).charAt(0), styleOf(owner));
}

/** The line between a square and its neighbour to the west. */
function westOf(view: View, square: Square, stormy: boolean, ink: Ink): string {
  const chart = chartOf(view);
  const other = chart.beside[square]?.[3] ?? NONE;
  if (isBarrier(chart, square, WEST, other)) return ink(WALL_BESIDE, WALL_STYLE);
  if (stormy) return ink(STORM_FILL, STORM_STYLE);
  const joined = other !== NONE && chart.terrain[square] === LAND && chart.terrain[other] === LAND;
  return joined ? ink(LAND_FILL, LAND_STYLE) : ' ';
}

function fillOf(view: View, square: Square): string {
  const chart = chartOf(view);
  const [north = NONE, , south = NONE] = chart.beside[square] ?? [];
  const above = isBarrier(chart, square, NORTH, north);
  const below = isBarrier(chart, square, SOUTH, south);
  if (above && below) return WALLS_BOTH;
  if (above) return WALL_ABOVE;
  if (below) return WALL_BELOW;
  return inStorm(view, square) ? STORM_FILL : WATER_FILL;
}

/** A wall between two squares of water is a land barrier; at a port it is only a side without an entrance. */
function isBarrier(chart: Chart, square: Square, side: number, other: Square): boolean {
  if (other === NONE) return false;
  const open = chart.terrain[square] === WATER && chart.terrain[other] === WATER;
  return open && ((chart.walls[square] as number) & side) !== 0;
}

function entranceOf({ walls }: Chart, square: Square): string {
  return ENTRANCES[ALL_SIDES & ~(walls[square] as number)] ?? '╬';
}
