// The chart: a line for each row, four columns for each square.

import { itemAt } from '@tidetable/engine';
import { FAINT, type Ink, type Style } from '@tidetable/terminal/ink';
import {
  type Chart,
  chart as chartOf,
  inStorm,
  LAND,
  NONE,
  PORT,
  type Square,
  shipAt,
  type Terrain,
  type View,
  WATER,
} from '../public.ts';
import {
  CROSS,
  CROSS_STYLE,
  captainMark,
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

/** By square, the choice that leads there if it is the only one. */
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

/** What drawing a square takes. */
interface Spot {
  readonly view: View;
  readonly square: Square;
  readonly ink: Ink;
  readonly terrain: Terrain;
  readonly stormy: boolean;
  /** The filler of empty cells. */
  readonly fill: string;
  readonly ground: Style;
  /** A painted X, if there is one. */
  readonly cross: string | null;
}

/** The western edge, then three columns. */
function drawSquare(view: View, square: Square, numbers: Numbers, brush: Ink): string {
  const ink: Ink = (text, style) => (text === ' ' ? text : brush(text, style));
  const terrain = itemAt(chartOf(view).terrain, square);
  const stormy = inStorm(view, square);
  const fill = fillOf(view, square);
  const ground = stormy ? STORM_STYLE : groundOf(terrain, fill);
  const cross = view.crosses.includes(square) ? ink(CROSS, CROSS_STYLE) : null;
  const spot = { view, square, ink, terrain, stormy, fill, ground, cross };
  const there = terrain === LAND ? drawLand(spot) : drawSea(spot, numbers.get(square));
  return westOf(spot) + there;
}

function groundOf(terrain: Terrain, fill: string): Style {
  if (terrain === LAND) return LAND_STYLE;
  return fill === WATER_FILL ? WATER_STYLE : WALL_STYLE;
}

/** A ship, the number of a choice, a port or water; then an X or the port's entrance. */
function drawSea(spot: Spot, number: string | undefined): string {
  const { view, square, ink, terrain, fill, ground, cross } = spot;
  const ship = shipAt(view, square);
  const entrance = terrain === PORT ? ink(entranceOf(chartOf(view), square), PORT_STYLE) : null;
  const side = ink(fill === WATER_FILL ? ' ' : fill, ground);
  const last = cross ?? entrance ?? side;
  if (ship !== undefined) return ink(shipLetters(ship.seat, ship.id), styleOf(ship.seat)) + last;
  if (number !== undefined) return ink(number.padStart(2), NUMBER) + last;
  if (entrance !== null) return ink('(', PORT_STYLE) + entrance + (cross ?? ink(')', PORT_STYLE));
  return side + (cross ?? ink(square === view.storm ? STORM_EYE : fill, ground)) + side;
}

/** Skulls and owner, on an island's first square. */
function drawLand({ view, square, ink, ground, cross }: Spot): string {
  const { islandAt, islands } = chartOf(view);
  const number = islandAt[square] ?? NONE;
  const island = islands[number];
  const land = ink(LAND_FILL, ground);
  const last = cross ?? land;
  if (island === undefined || island.land[0] !== square) return land + land + last;
  const owner = view.flags[number] ?? null;
  const sign = island.kind === 'merchant' ? MERCHANT : String(island.skulls);
  return ink(sign, PORT_STYLE) + (owner === null ? land : captainMark(owner, ink)) + last;
}

/** The edge to the west. */
function westOf({ view, square, stormy, ink }: Spot): string {
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

/** Between two squares of water a wall is a land barrier; at a port just a side without an entrance. */
function isBarrier(chart: Chart, square: Square, side: number, other: Square): boolean {
  if (other === NONE) return false;
  const open = chart.terrain[square] === WATER && chart.terrain[other] === WATER;
  return open && ((chart.walls[square] ?? 0) & side) !== 0;
}

function entranceOf({ walls }: Chart, square: Square): string {
  return ENTRANCES[ALL_SIDES & ~(walls[square] ?? 0)] ?? '╬';
}
