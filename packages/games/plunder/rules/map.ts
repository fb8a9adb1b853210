// The chart: squares, islands, ports and land barriers, computed once per layout.
import { itemAt } from '@tidetable/engine';
import { ROWS } from './data/table.ts';
import { SIDES, type Side, TILE_FACES, TILE_SIZE, type TileIsland } from './data/tiles.ts';
import { type LaidTile, type Layout, tilesOf } from './layout.ts';

/** Row times width plus column, both from 0. */
export type Square = number;

export const WATER = 0;
export const PORT = 1;
export const LAND = 2;
export type Terrain = typeof WATER | typeof PORT | typeof LAND;

/** No square, or no island. */
export const NONE = -1;

/** A resource or merchant island; its index in `Chart.islands` is its number. */
export interface Island {
  readonly id: string;
  readonly name: string;
  readonly kind: TileIsland['kind'];
  readonly skulls: TileIsland['skulls'];
  readonly land: readonly Square[];
  readonly ports: readonly Square[];
}

/** All that never changes about a map. Shared by all states: never write to it. */
export interface Chart {
  readonly layout: Layout;
  readonly width: number;
  readonly height: number;
  /** Coordinates such as `F12`. */
  readonly names: readonly string[];
  readonly terrain: readonly Terrain[];
  /** NONE on open water and on normal islands. */
  readonly islandAt: readonly number[];
  readonly islands: readonly Island[];
  /** Islands with one skull. */
  readonly starts: readonly number[];
  readonly ports: readonly Square[];
  /** Adjacent squares N, E, S and W; NONE beyond the edge of the map. */
  readonly beside: readonly (readonly Square[])[];
  /** Adjacent squares across an open edge: to sail to, fight and trade with (PL-AMB-7, PL-AMB-8). */
  readonly neighbours: readonly (readonly Square[])[];
  /** Bits (1 N, 2 E, 4 S, 8 W) of sides with a land barrier or a closed port side. */
  readonly walls: readonly number[];
  /** Where a ship can collect an X that lies here (PL-TREAS-1, PL-TREAS-3, PL-AMB-12). */
  readonly digSites: readonly (readonly Square[])[];
}

/** A chart under construction. */
interface Draft {
  readonly width: number;
  readonly terrain: Terrain[];
  readonly islandAt: number[];
  readonly islands: Island[];
  readonly walls: number[];
  readonly beside: Square[][];
  /** Bits of sides with a land barrier. */
  readonly barriers: number[];
}

const charts = new Map<Layout, Chart>();
const KEPT = 256;
let latest: Chart | undefined;

/** Cached: all states of a game share one chart. */
export function chartOf(layout: Layout): Chart {
  if (latest !== undefined && latest.layout === layout) return latest;
  let chart = charts.get(layout);
  if (chart === undefined) {
    chart = drawChart(layout);
    if (charts.size >= KEPT) charts.clear();
    charts.set(layout, chart);
  }
  latest = chart;
  return chart;
}

export function drawChart(layout: Layout): Chart {
  const tiles = tilesOf(layout);
  if (tiles === null) throw new RangeError(`not a layout: ${layout}`);
  const draft = emptySea((tiles.length / (ROWS / TILE_SIZE)) * TILE_SIZE);
  tiles.forEach((tile, place) => {
    layTile(draft, tile, place);
  });
  const { width, terrain, islandAt, islands, walls, beside } = draft;
  const squares = terrain.map((_terrain, square) => square);
  return {
    layout,
    width,
    height: ROWS,
    names: squares.map((square) => nameOf(square, width)),
    terrain,
    islandAt,
    islands,
    starts: islands.flatMap(({ skulls }, island) => (skulls === 1 ? [island] : [])),
    ports: squares.filter((square) => terrain[square] === PORT),
    beside,
    neighbours: squares.map((square) => openNeighbours(draft, square)),
    walls,
    digSites: squares.map((square) => digSitesOf(draft, square)),
  };
}

function nameOf(square: Square, width: number): string {
  const row = String.fromCharCode('A'.charCodeAt(0) + Math.floor(square / width));
  return `${row}${(square % width) + 1}`;
}

function emptySea(width: number): Draft {
  const squares = Array.from({ length: ROWS * width }, (_none, square) => square);
  return {
    width,
    terrain: squares.map(() => WATER),
    islandAt: squares.map(() => NONE),
    islands: [],
    walls: squares.map(() => 0),
    beside: squares.map((square) => fourSides(square, width)),
    barriers: squares.map(() => 0),
  };
}

function fourSides(square: Square, width: number): Square[] {
  const column = square % width;
  return [
    square - width >= 0 ? square - width : NONE,
    column < width - 1 ? square + 1 : NONE,
    square + width < ROWS * width ? square + width : NONE,
    column > 0 ? square - 1 : NONE,
  ];
}

function layTile(draft: Draft, { face, quarterTurns }: LaidTile, place: number): void {
  const { islands, rocks, barriers } = TILE_FACES[face];
  const across = draft.width / TILE_SIZE;
  const top = Math.floor(place / across) * TILE_SIZE;
  const left = (place % across) * TILE_SIZE;
  const squareOf = (name: string): Square => {
    const [row, column] = turned(name, quarterTurns);
    return (top + row) * draft.width + left + column;
  };
  for (const name of rocks) draft.terrain[squareOf(name)] = LAND;
  for (const island of islands) layIsland(draft, island, quarterTurns, squareOf);
  for (const [one, other] of barriers) {
    const [from, to] = [squareOf(one), squareOf(other)];
    const side = itemAt(draft.beside, from).indexOf(to);
    raise(draft.barriers, from, side);
    raise(draft.barriers, to, opposite(side));
    raise(draft.walls, from, side);
    raise(draft.walls, to, opposite(side));
  }
}

function layIsland(
  draft: Draft,
  { kind, id, name, skulls, land, ports }: TileIsland,
  quarterTurns: number,
  squareOf: (name: string) => Square,
): void {
  const number = draft.islands.length;
  const landSquares = land.map(squareOf);
  const portSquares = ports.map(({ at }) => squareOf(at));
  for (const square of landSquares) draft.terrain[square] = LAND;
  for (const square of portSquares) draft.terrain[square] = PORT;
  for (const square of [...landSquares, ...portSquares]) draft.islandAt[square] = number;
  for (const { at, enter } of ports)
    SIDES.forEach((side: Side, index) => {
      if (!enter.includes(side))
        raise(draft.walls, squareOf(at), (index + quarterTurns) % SIDES.length);
    });
  draft.islands.push({ id, name, kind, skulls, land: landSquares, ports: portSquares });
}

/** Row and column of a tile's square after clockwise quarter turns. */
function turned(name: string, quarterTurns: number): readonly [number, number] {
  let row = name.charCodeAt(0) - 'a'.charCodeAt(0);
  let column = Number(name[1]) - 1;
  for (let turn = 0; turn < quarterTurns; turn++) [row, column] = [column, TILE_SIZE - 1 - row];
  return [row, column];
}

function opposite(side: number): number {
  return (side + 2) % SIDES.length;
}

function raise(bits: number[], square: Square, side: number): void {
  bits[square] = (bits[square] as number) | (1 << side);
}

function hasWall(bits: readonly number[], square: Square, side: number): boolean {
  return ((bits[square] as number) & (1 << side)) !== 0;
}

function openNeighbours({ terrain, walls, beside }: Draft, square: Square): Square[] {
  if (terrain[square] === LAND) return [];
  return itemAt(beside, square).filter(
    (other, side) =>
      other !== NONE &&
      terrain[other] !== LAND &&
      !hasWall(walls, square, side) &&
      !hasWall(walls, other, opposite(side)),
  );
}

/** A port reaches its own island's land across its closed side, but no other land (PL-AMB-12). */
function digSitesOf({ terrain, islandAt, barriers, beside }: Draft, square: Square): Square[] {
  if (terrain[square] !== LAND) return [square];
  return itemAt(beside, square).filter(
    (other, side) =>
      other !== NONE &&
      terrain[other] !== LAND &&
      !hasWall(barriers, square, side) &&
      (terrain[other] === WATER || islandAt[other] === islandAt[square]),
  );
}
