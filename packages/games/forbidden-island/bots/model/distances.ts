// How many actions apart squares are, kept until another tile sinks.
import type { Seat } from '@tidetable/engine';
import {
  besideAny,
  firstOf,
  type Layout,
  type Square,
  type Squares,
} from '../../rules/questions.ts';
import { type IslandModel, LIFT } from './island-model.ts';
import type { IslandSetup } from './island-setup.ts';

/** The distance of a square that cannot be reached. */
export const UNREACHABLE = 12;
/** A flight in steps: one action, and no other flight this turn. */
const FLIGHT = 2;

export const SQUARES = 24;
const SEATS = 4;
/** The distances to all squares, then those to the nearest tile of each treasure. */
const ROW = 32;

/** The distances on one island until a tile sinks, each row worked out when first asked for. */
export class Distances {
  /** By seat and square, a row. */
  readonly rows = new Uint8Array(SEATS * SQUARES * ROW);
  readonly #isFilled = new Uint8Array(SEATS * SQUARES);
  #setup: IslandSetup | null = null;
  #sunk: Squares = 0;
  /** What a Diver moves through. */
  #passable: Squares = 0;
  #standing: Squares = 0;
  /** The squares tested for being bridges, and those that are. */
  #tested: Squares = 0;
  #bridges: Squares = 0;

  isOf({ setup, sunk }: IslandModel): boolean {
    return this.#setup === setup && this.#sunk === sunk;
  }

  /** Cached distances pass only through what has sunk: they must outlast a flood. */
  reset({ setup, sunk, standing }: IslandModel, passable = sunk): void {
    this.#setup = setup;
    this.#sunk = sunk;
    this.#passable = passable;
    this.#standing = standing;
    this.#isFilled.fill(0);
    this.#tested = 0;
    this.#bridges = 0;
  }

  /** Where the row of a seat on a square begins in `rows`. */
  rowOf(seat: Seat, from: Square): number {
    const row = seat * SQUARES + from;
    if (this.#isFilled[row] === 0) this.#fillRow(seat, from, row);
    return row * ROW;
  }

  steps(seat: Seat, from: Square, to: Square): number {
    return this.rows[this.rowOf(seat, from) + to] as number;
  }

  /** To the nearest tile of a treasure. */
  stepsToTreasure(seat: Seat, from: Square, treasure: number): number {
    return this.steps(seat, from, SQUARES + treasure);
  }

  /** Whether the island would fall apart without this square. */
  isBridge(square: Square): boolean {
    const bit = 1 << square;
    if ((this.#tested & bit) === 0) {
      this.#tested |= bit;
      const { layout } = this.#setup as IslandSetup;
      const standing = this.#standing;
      if (!isConnected(layout, standing & ~bit) && isConnected(layout, standing))
        this.#bridges |= bit;
    }
    return (this.#bridges & bit) !== 0;
  }

  #fillRow(seat: Seat, from: Square, row: number): void {
    const setup = this.#setup as IslandSetup;
    const farthest = setup.is(seat, 'pilot') ? FLIGHT : UNREACHABLE;
    const passable = setup.is(seat, 'diver') ? this.#passable : 0;
    const adjacent = setup.adjacent[seat] as readonly Squares[];
    const standing = this.#standing;
    const { rows } = this;
    const start = row * ROW;
    this.#isFilled[row] = 1;
    rows.fill(farthest, start, start + SQUARES);
    rows[start + from] = 0;
    let seen = 1 << from;
    let ring = seen;
    let crossed = 0;
    for (let way = 1; ring !== 0 && way < farthest; way++) {
      let next = 0;
      for (let rest = ring; rest !== 0; rest &= rest - 1)
        next |= adjacent[firstOf(rest)] as Squares;
      for (let wet = next & passable & ~crossed; wet !== 0; ) {
        crossed |= wet;
        let further = 0;
        for (let rest = wet; rest !== 0; rest &= rest - 1)
          further |= adjacent[firstOf(rest)] as Squares;
        next |= further;
        wet = further & passable & ~crossed;
      }
      ring = next & standing & ~seen;
      seen |= ring;
      for (let rest = ring; rest !== 0; rest &= rest - 1) rows[start + firstOf(rest)] = way;
    }
    this.#fillTreasures(setup, start);
  }

  #fillTreasures(setup: IslandSetup, start: number): void {
    const { rows } = this;
    for (let treasure = 0; treasure < LIFT; treasure++) {
      let least = UNREACHABLE;
      const squares = setup.squaresOf(treasure) & ~this.#sunk;
      for (let rest = squares; rest !== 0; rest &= rest - 1)
        least = Math.min(least, rows[start + firstOf(rest)] as number);
      rows[start + SQUARES + treasure] = least;
    }
  }
}

/** Whether each of these squares can be walked to from every other. */
function isConnected(layout: Layout, squares: Squares): boolean {
  let reached = squares & -squares;
  for (let fresh = reached; fresh !== 0; ) {
    fresh = besideAny(layout, fresh) & squares & ~reached;
    reached |= fresh;
  }
  return reached === squares;
}

/** The bits of a hash by which a page is chosen. */
const PAGE_BITS = 6;

/** Keeps the distances of the last islands. */
export class DistanceCache {
  readonly #pages = Array.from({ length: 1 << PAGE_BITS }, () => new Distances());

  of(island: IslandModel): Distances {
    const page = Math.imul(island.sunk, 0x9e3779b1) >>> (32 - PAGE_BITS);
    const distances = this.#pages[page] as Distances;
    if (!distances.isOf(island)) distances.reset(island);
    return distances;
  }
}
