// What never changes during a game: layout, roles and options.
import type { Seat } from '@tidetable/engine';
import {
  cornersOf,
  type Island,
  LANDING,
  LAYOUTS,
  type Layout,
  type Role,
  type Square,
  type Squares,
  type Tile,
  TREASURE_TILES,
  TREASURES,
} from '../../rules/questions.ts';

export class IslandSetup {
  readonly seats: number;
  readonly options: Island['options'];
  readonly tiles: readonly Tile[];
  readonly roles: readonly Role[];
  readonly landing: Square;
  /** The seat of the Messenger, or -1. */
  readonly messenger: number;
  /** The two squares of each. */
  readonly treasureSquares: readonly Squares[];
  readonly #treasureOn: readonly number[];
  readonly layout: Layout;
  /** By seat and square: for walking, shoring up and swimming. */
  readonly adjacent: readonly (readonly Squares[])[];
  readonly #squares: ReadonlyMap<Tile, Square>;

  constructor(
    seats: number,
    options: Island['options'],
    tiles: readonly Tile[],
    roles: readonly Role[],
  ) {
    this.seats = seats;
    this.options = options;
    this.tiles = tiles;
    this.roles = roles;
    this.layout = LAYOUTS[options.layout];
    this.#squares = new Map(tiles.map((tile, square) => [tile, square]));
    this.messenger = roles.indexOf('messenger');
    this.landing = this.squareOf(LANDING);
    this.treasureSquares = TREASURES.map((treasure) =>
      TREASURE_TILES[treasure].reduce((set, tile) => set | (1 << this.squareOf(tile)), 0),
    );
    this.#treasureOn = tiles.map((_tile, square) =>
      this.treasureSquares.findIndex((squares) => (squares & (1 << square)) !== 0),
    );
    const { beside } = this.layout;
    const around = beside.map((squares, square) => squares | cornersOf(this.layout, square));
    this.adjacent = roles.map((role) => (role === 'explorer' ? around : beside));
  }

  squareOf(tile: Tile): Square {
    return this.#squares.get(tile) as Square;
  }

  squaresOf(treasure: number): Squares {
    return this.treasureSquares[treasure] as Squares;
  }

  /** The treasure of a square, or -1. */
  treasureAt(square: Square): number {
    return this.#treasureOn[square] as number;
  }

  adjacentTo(seat: Seat, square: Square): Squares {
    return (this.adjacent[seat] as readonly Squares[])[square] as Squares;
  }

  is(seat: Seat, role: Role): boolean {
    return this.roles[seat] === role;
  }
}
