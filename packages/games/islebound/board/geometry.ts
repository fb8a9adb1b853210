// Geometry of the chart: hexagons of three regions, ports in the corners between them.

import { type Point, round } from '@tidetable/board/look/coast.ts';
import { itemAt } from '@tidetable/engine';
import { DEEP_FOG, NEIGHBOURS, type Region, regionsOf } from '../public.ts';

export interface Board {
  readonly centre: Point;
  readonly side: number;
}

export interface Place {
  readonly outline: readonly Point[];
  /** The bend in a port's outer edge that makes room for its town. */
  readonly bend?: Point;
  /** The centre of the town. */
  readonly town: Point;
}

export interface Layout {
  readonly width: number;
  readonly height: number;
  readonly boards: readonly Board[];
  readonly places: ReadonlyMap<Region, Place>;
}

const SIDE = 240;
const ROOT = Math.sqrt(3) / 2;
const HALF = SIDE * ROOT;

/** The six corners, clockwise from the top. */
export function hexagon({ centre: [x, y], side }: Board): readonly Point[] {
  const half = side * ROOT;
  return [
    [x, y - side],
    [x + half, y - side / 2],
    [x + half, y + side / 2],
    [x, y + side],
    [x - half, y + side / 2],
    [x - half, y - side / 2],
  ];
}

/** The top, lower left and lower right region: split from the centre to three corners. */
function regionsIn(board: Board): readonly Place[] {
  const { centre, side } = board;
  const [top, upperRight, lowerRight, bottom, lowerLeft, upperLeft] = hexagon(board) as Six;
  const [x, y] = centre;
  const half = (side * ROOT) / 2;
  return [
    { outline: [upperLeft, top, upperRight, centre], town: [x, y - side / 2] },
    { outline: [upperLeft, centre, bottom, lowerLeft], town: [x - half, y + side / 4] },
    { outline: [centre, upperRight, lowerRight, bottom], town: [x + half, y + side / 4] },
  ];
}

type Six = readonly [Point, Point, Point, Point, Point, Point];

const SEA_BOARDS_AT: readonly Board[] = [
  { centre: [2 * HALF, SIDE], side: SIDE },
  { centre: [HALF, 2.5 * SIDE], side: SIDE },
  { centre: [3 * HALF, 2.5 * SIDE], side: SIDE },
  { centre: [2 * HALF, 4 * SIDE], side: SIDE },
];

const WIDTH = 4 * HALF;
const HEIGHT = 5 * SIDE;
const FIRST_PORT = 12;

/** The corner between the upright edge of the top or bottom hexagon and the slanted one beside it. */
function portAt(slot: number): Place {
  const mirror = ([x, y]: Point): Point => [
    slot % 2 === 0 ? x : WIDTH - x,
    slot < 2 ? y : HEIGHT - y,
  ];
  return {
    outline: [mirror([HALF, SIDE / 2]), mirror([HALF, 1.5 * SIDE]), mirror([0, 2 * SIDE])],
    bend: mirror([-22, 205]),
    town: mirror([114, slot < 2 ? 292 : 318]),
  };
}

export const SEA: Layout = {
  width: WIDTH,
  height: HEIGHT,
  boards: SEA_BOARDS_AT,
  places: new Map([
    ...SEA_BOARDS_AT.flatMap((board, nth) =>
      regionsIn(board).map((place, part) => [3 * nth + part, place] as const),
    ),
    ...[0, 1, 2, 3].map((slot) => [FIRST_PORT + slot, portAt(slot)] as const),
  ]),
};

const FOG_WIDTH = 880;
const FOG_HEIGHT = 1044;
const ACTIVE: Board = { centre: [FOG_WIDTH / 2, 292], side: 250 };
export const IN_FOG: Board = { centre: [256, 800], side: 215 };
const FOG_CARD: Point = [604, 750];

/** A port around a single board: the water beyond one of its slanted edges. */
function portBeside({ centre: [x, y], side }: Board, right: number, down: number): Place {
  const at = (far: number, high: number): Point => [
    x + right * far * side * ROOT,
    y + down * high * side,
  ];
  return {
    outline: [at(1, 0.5), at(0, 1), at(0.95, 1.13), at(1.95, 0.98), at(2, 0.2)],
    town: [at(1.44, 0)[0], y + down * side * 0.7 + (down > 0 ? 0 : 18)],
  };
}

function cardAt([x, y]: Point): Place {
  const corner = (right: number, down: number): Point => [x + right * 120, y + down * 165];
  return {
    outline: [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)],
    town: [x, y],
  };
}

/** Deep Fog: the board in the middle with a port at each corner, the fog below it. */
export function fogLayout(active: number, edge: number | null): Layout {
  const boards = edge === null ? [ACTIVE] : [ACTIVE, IN_FOG];
  const onBoards = [active, ...(edge === null ? [] : [edge])].flatMap((board, nth) =>
    regionsIn(itemAt(boards, nth)).map(
      (place, part) => [itemAt(regionsOf(board), part), place] as const,
    ),
  );
  return {
    width: FOG_WIDTH,
    height: FOG_HEIGHT,
    boards,
    places: new Map<Region, Place>([
      ...onBoards,
      [FIRST_PORT, portBeside(ACTIVE, -1, -1)],
      [FIRST_PORT + 1, portBeside(ACTIVE, 1, -1)],
      [FIRST_PORT + 2, portBeside(ACTIVE, -1, 1)],
      [FIRST_PORT + 3, portBeside(ACTIVE, 1, 1)],
      [DEEP_FOG, cardAt(FOG_CARD)],
    ]),
  };
}

export function outlineOf({ outline, bend }: Place): string {
  const [first, ...others] = outline.map((point) => point.map(round).join(' '));
  const last = bend === undefined ? '' : `Q${bend.map(round).join(' ')} ${first}`;
  return `M${first}L${others.join('L')}${last}Z`;
}

/** The ends of the edge that two places share; null if they are not adjacent. */
export function sharedEdge(one: Place, other: Place): readonly [Point, Point] | null {
  const [from, to] = one.outline.filter((point) =>
    other.outline.some((corner) => Math.hypot(corner[0] - point[0], corner[1] - point[1]) < 1),
  );
  return from === undefined || to === undefined ? null : [from, to];
}

/** Where a ship anchors among several, side by side, below the town. */
export function anchorage({ town: [x, y] }: Place, nth: number, ships: number): Point {
  return [x + (nth - (ships - 1) / 2) * 46, y + 102];
}

/** The regions of a shortest path, both ends included. */
export function wayBetween(from: Region, to: Region): readonly Region[] {
  const cameFrom = new Map<Region, Region>([[from, from]]);
  const next = [from];
  for (let at = next.shift(); at !== undefined && at !== to; at = next.shift())
    for (const beside of NEIGHBOURS[at] ?? [])
      if (!cameFrom.has(beside)) {
        cameFrom.set(beside, at);
        next.push(beside);
      }
  const way = [to];
  for (let at = to; at !== from; way.unshift(at)) at = cameFrom.get(at) ?? from;
  return way;
}

/** The course of a ship: across the edges between the regions it passes. */
export function courseOf(layout: Layout, from: Region, to: Region): readonly Point[] {
  const way = wayBetween(from, to).flatMap((region) => layout.places.get(region) ?? []);
  return way.flatMap((place, nth) => {
    const edge = nth === 0 ? null : sharedEdge(itemAt(way, nth - 1), place);
    const gate: Point[] =
      edge === null ? [] : [[(edge[0][0] + edge[1][0]) / 2, (edge[0][1] + edge[1][1]) / 2]];
    return [...gate, anchorage(place, 0, 1)];
  });
}
