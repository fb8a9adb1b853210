// How many actions apart squares are, kept as long as no further tile sinks.
import type { Seat } from '@tidetable/engine';
import type { Square, Squares } from '../../rules/questions.ts';
import { type Isle, LIFT } from './isle.ts';
import type { Land } from './land.ts';
import { firstOf } from './ways.ts';

/** As far as a square that cannot be reached. */
export const UNREACHABLE = 12;
/** One action, and the flight of the turn is gone. */
const FLIGHT = 2;
export const SQUARES = 24;
/** A row holds the distances to all squares, and then those to the nearest tile of each treasure. */
const ROW = 32;

/** What is known of the last islands, each told from others by what has sunk. */
const PAGES = 64;
let land: Land | null = null;
const sunk = new Int32Array(PAGES);
/** Whatever was reckoned for an older edition of its page is out of date. */
const editions = new Int32Array(PAGES);
let edition = 0;
let page = 0;
/** For each page, seat and square, its row, and the edition for which it was reckoned. */
export const rows = new Uint8Array(PAGES * 4 * SQUARES * ROW);
const rowEditions = new Int32Array(PAGES * 4 * SQUARES);
const partEditions = new Int32Array(PAGES * SQUARES);
const partings = new Int32Array(PAGES);
let newest = 0;

/** Opens the page of this island; all else here needs this first. */
export function chart(isle: Isle): void {
  if (isle.land !== land) {
    land = isle.land;
    sunk.fill(-1);
  }
  page = Math.imul(isle.sunk, 0x9e3779b1) >>> 26;
  if (sunk[page] !== isle.sunk) {
    sunk[page] = isle.sunk;
    newest += 1;
    editions[page] = newest;
    partings[page] = 0;
  }
  edition = editions[page] as number;
}

/** Where the row of a seat on a square begins in `rows`; it stays as long as the page is open. Needs `chart` first. */
export function rowOf(isle: Isle, seat: Seat, from: Square): number {
  const row = (page * 4 + seat) * SQUARES + from;
  if (rowEditions[row] !== edition) fillRow(isle, seat, from, row);
  return row * ROW;
}

/** Needs `chart` first. A Diver's ways are reckoned as if flooded tiles were dry. */
export function steps(isle: Isle, seat: Seat, from: Square, to: Square): number {
  return rows[rowOf(isle, seat, from) + to] as number;
}

/** To the nearest tile of a treasure. Needs `chart` first. */
export function stepsToTreasure(isle: Isle, seat: Seat, from: Square, treasure: number): number {
  return steps(isle, seat, from, SQUARES + treasure);
}

function fillRow(isle: Isle, seat: Seat, from: Square, row: number): void {
  const farthest = isle.land.is(seat, 'pilot') ? FLIGHT : UNREACHABLE;
  const passable = isle.land.is(seat, 'diver') ? isle.sunk : 0;
  const adjacent = isle.land.adjacent[seat] as readonly Squares[];
  const { standing } = isle;
  const start = row * ROW;
  rowEditions[row] = edition;
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
  fillTreasures(isle, start);
}

function fillTreasures(isle: Isle, start: number): void {
  for (let treasure = 0; treasure < LIFT; treasure++) {
    let least = UNREACHABLE;
    const squares = (isle.land.treasureSquares[treasure] as Squares) & ~isle.sunk;
    for (let rest = squares; rest !== 0; rest &= rest - 1)
      least = Math.min(least, rows[start + firstOf(rest)] as number);
    rows[start + SQUARES + treasure] = least;
  }
}

/** Whether the island would fall apart without this square. Needs `chart` first. */
export function parts({ standing, land: { beside } }: Isle, square: Square): boolean {
  const place = page * SQUARES + square;
  if (partEditions[place] !== edition) {
    partEditions[place] = edition;
    const left = standing & ~(1 << square);
    if (!isWhole(beside, left) && isWhole(beside, standing))
      partings[page] = (partings[page] as number) | (1 << square);
  }
  return ((partings[page] as number) & (1 << square)) !== 0;
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
