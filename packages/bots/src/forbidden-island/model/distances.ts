// How many actions apart squares are, kept as long as no further tile sinks.
import type { Seat } from '@tidetable/engine';
import type { Square, Squares } from '@tidetable/forbidden-island/questions';
import type { Isle } from './isle.ts';
import type { Land } from './land.ts';
import { firstOf } from './ways.ts';

/** As far as a square that cannot be reached. */
export const UNREACHABLE = 12;
/** One action, and the flight of the turn is gone. */
const FLIGHT = 2;
const SQUARES = 24;

let land: Land | null = null;
let sunk = -1;
let version = 0;
/** For each seat and square, the distances to all squares, and the version for which they were reckoned. */
const rows = new Uint8Array(4 * SQUARES * SQUARES);
const versions = new Int32Array(4 * SQUARES);
const partings = new Int32Array(SQUARES);
let parting: Squares = 0;

/** Forgets what is known as soon as the island is another one. */
export function chart(isle: Isle): void {
  if (isle.land === land && isle.sunk === sunk) return;
  land = isle.land;
  sunk = isle.sunk;
  version += 1;
  parting = 0;
}

/** Needs `chart` first. A Diver's ways are reckoned as if flooded tiles were dry. */
export function steps(isle: Isle, seat: Seat, from: Square, to: Square): number {
  const row = seat * SQUARES + from;
  if (versions[row] !== version) fillRow(isle, seat, from, row);
  return rows[row * SQUARES + to] as number;
}

function fillRow(isle: Isle, seat: Seat, from: Square, row: number): void {
  const farthest = isle.land.is(seat, 'pilot') ? FLIGHT : UNREACHABLE;
  const passable = isle.land.is(seat, 'diver') ? isle.sunk : 0;
  const adjacent = isle.land.adjacent[seat] as readonly Squares[];
  const { standing } = isle;
  const start = row * SQUARES;
  versions[row] = version;
  rows.fill(farthest, start, start + SQUARES);
  rows[start + from] = 0;
  let seen = 1 << from;
  let ring = seen;
  for (let way = 1; ring !== 0 && way < farthest; way++) {
    let next = 0;
    for (let rest = ring; rest !== 0; rest &= rest - 1) next |= adjacent[firstOf(rest)] as Squares;
    for (let wet = next & passable & ~seen; wet !== 0; ) {
      seen |= wet;
      let further = 0;
      for (let rest = wet; rest !== 0; rest &= rest - 1)
        further |= adjacent[firstOf(rest)] as Squares;
      next |= further;
      wet = further & passable & ~seen;
    }
    ring = next & standing & ~seen;
    seen |= ring;
    for (let rest = ring; rest !== 0; rest &= rest - 1) rows[start + firstOf(rest)] = way;
  }
}

/** Whether the island would fall apart without this square. Needs `chart` first. */
export function parts({ standing, land: { beside } }: Isle, square: Square): boolean {
  if (partings[square] !== version) {
    partings[square] = version;
    const left = standing & ~(1 << square);
    if (!isWhole(beside, left) && isWhole(beside, standing)) parting |= 1 << square;
  }
  return (parting & (1 << square)) !== 0;
}

function isWhole(beside: readonly Squares[], standing: Squares): boolean {
  let reached = standing & -standing;
  for (let fresh = reached; fresh !== 0; ) {
    let around = 0;
    for (let rest = fresh; rest !== 0; rest &= rest - 1) around |= beside[firstOf(rest)] as Squares;
    fresh = around & standing & ~reached;
    reached |= fresh;
  }
  return reached === standing;
}
