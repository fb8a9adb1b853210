// Questions about a chart: names of squares, the storm's reach, distances, and where a displaced ship may lie.
import { itemAt } from '@tidetable/engine';
import { STORM_REACH } from './data/table.ts';
import { type Chart, LAND, NONE, type Square } from './map.ts';

const FIRST_ROW = 'A'.charCodeAt(0);

/** NONE for anything but a coordinate such as `F12`. */
export function squareAt({ width, height }: Chart, text: string): Square {
  if (!/^[A-Z][1-9]\d?$/.test(text)) return NONE;
  const row = text.charCodeAt(0) - FIRST_ROW;
  const column = Number(text.slice(1)) - 1;
  return row < height && column < width ? row * width + column : NONE;
}

/** Whether the storm lies over a square, its centre being on another (PL-STORM-11). */
export function isStormy({ width }: Chart, centre: Square, square: Square): boolean {
  const down = Math.floor(square / width) - Math.floor(centre / width);
  const across = (square % width) - (centre % width);
  return Math.abs(down) <= STORM_REACH && Math.abs(across) <= STORM_REACH;
}

/** Whether the storm border runs between two squares (PL-STORM-1, PL-STORM-5, PL-STORM-6). */
export function acrossTheBorder(chart: Chart, centre: Square, one: Square, other: Square): boolean {
  return isStormy(chart, centre, one) !== isStormy(chart, centre, other);
}

/** The storm does not start over a port of a one-skull island (PL-SETUP-11). */
export function mayStartAt(chart: Chart, centre: Square): boolean {
  return chart.starts.every((island) =>
    chart.islands[island]?.ports.every((port) => !isStormy(chart, centre, port)),
  );
}

/** Adjacent, with no land between (PL-BATTLE-2). */
export function isBeside({ neighbours }: Chart, one: Square, other: Square): boolean {
  return (neighbours[one] as readonly Square[]).includes(other);
}

/** Squares that touch only at a corner. */
export function cornersOf({ beside }: Chart, square: Square): Square[] {
  const [north, , south] = beside[square] as readonly Square[];
  return [north, south].flatMap((row) => {
    const [, east, , west] = beside[row as Square] ?? [];
    return [east, west].filter((corner) => corner !== undefined && corner !== NONE);
  }) as Square[];
}

/** Steps of sailing to each square; NONE if there is no way. `closed` squares are not entered. */
export function stepsFrom(
  { neighbours }: Chart,
  from: Square,
  closed: (square: Square) => boolean = () => false,
): number[] {
  const steps = Array<number>(neighbours.length).fill(NONE);
  steps[from] = 0;
  const queue = [from];
  for (let next = 0; next < queue.length; next++) {
    const square = itemAt(queue, next);
    const far = (steps[square] as number) + 1;
    for (const beyond of neighbours[square] as readonly Square[]) {
      if (steps[beyond] !== NONE || closed(beyond)) continue;
      steps[beyond] = far;
      queue.push(beyond);
    }
  }
  return steps;
}

const tables = new WeakMap<Chart, (readonly number[])[]>();

/** Steps of sailing on an empty sea; NONE if there is no way. Cached. */
export function distance(chart: Chart, from: Square, to: Square): number {
  let table = tables.get(chart);
  if (table === undefined) {
    table = [];
    tables.set(chart, table);
  }
  let steps = table[from];
  if (steps === undefined) {
    steps = stepsFrom(chart, from);
    table[from] = steps;
  }
  return steps[to] as number;
}

/** Row plus column distance. */
export function gap({ width }: Chart, one: Square, other: Square): number {
  const down = Math.abs(Math.floor(one / width) - Math.floor(other / width));
  return down + Math.abs((one % width) - (other % width));
}

/** The nearest open squares by row plus column distance (PL-AMB-13, PL-AMB-64). */
export function berthsAround(
  chart: Chart,
  square: Square,
  isOpen: (square: Square) => boolean,
): Square[] {
  let nearest = Number.POSITIVE_INFINITY;
  let berths: Square[] = [];
  for (let other = 0; other < chart.terrain.length; other++) {
    if (other === square || chart.terrain[other] === LAND || !isOpen(other)) continue;
    const far = gap(chart, square, other);
    if (far < nearest) {
      nearest = far;
      berths = [];
    }
    if (far === nearest) berths.push(other);
  }
  return berths;
}
