// What never changes during a game: layout, roles and options.
import type { Seat } from '@tidetable/engine';
import {
  type Island,
  LANDING,
  LAYOUTS,
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
  /** The two squares of each treasure, and the treasure of each square, or -1. */
  readonly treasureSquares: readonly Squares[];
  readonly treasureOn: readonly number[];
  readonly beside: readonly Squares[];
  /** By seat and square: for walking, shoring up and swimming. */
  readonly adjacent: readonly (readonly Squares[])[];
  readonly #squares: ReadonlyMap<Tile, Square>;

  constructor(
    seats: number,
    options: Island['options'],
    tiles: readonly Tile[],
    roles: readonly Role[],
  ) {
    const { beside, diagonal } = LAYOUTS[options.layout];
    this.seats = seats;
    this.options = options;
    this.tiles = tiles;
    this.roles = roles;
    this.beside = beside;
    this.#squares = new Map(tiles.map((tile, square) => [tile, square]));
    this.messenger = roles.indexOf('messenger');
    this.landing = this.squareOf(LANDING);
    this.treasureSquares = TREASURES.map((treasure) =>
      TREASURE_TILES[treasure].reduce((set, tile) => set | (1 << this.squareOf(tile)), 0),
    );
    this.treasureOn = tiles.map((_tile, square) =>
      this.treasureSquares.findIndex((squares) => (squares & (1 << square)) !== 0),
    );
    const corners = beside.map((squares, square) => squares | (diagonal[square] as Squares));
    this.adjacent = roles.map((role) => (role === 'explorer' ? corners : beside));
  }

  squareOf(tile: Tile): Square {
    return this.#squares.get(tile) as Square;
  }

  is(seat: Seat, role: Role): boolean {
    return this.roles[seat] === role;
  }
}
