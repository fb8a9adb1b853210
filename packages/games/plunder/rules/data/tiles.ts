// The map tiles: six squares by six, A and B on their two sides.
import { A_FACES } from './tiles-a.ts';
import { B_FACES } from './tiles-b.ts';

/** Clockwise: a quarter turn is one step. */
export const SIDES = ['N', 'E', 'S', 'W'] as const;
export type Side = (typeof SIDES)[number];

/** Squares along each side of a tile. */
export const TILE_SIZE = 6;

/** A port, and the sides by which it is entered and left. */
interface TilePort {
  readonly at: string;
  readonly enter: readonly Side[];
}

/** A resource or merchant island; the latter has no skulls. */
export interface TileIsland {
  readonly kind: 'resource' | 'merchant';
  readonly id: string;
  readonly name: string;
  readonly skulls: 0 | 1 | 2 | 3;
  readonly land: readonly string[];
  readonly ports: readonly TilePort[];
}

/** One side of a tile. Squares are named by row a–f and column 1–6. */
export interface TileFace {
  readonly name: string;
  readonly islands: readonly TileIsland[];
  /** Normal islands: just land. */
  readonly rocks: readonly string[];
  /** Land barriers, each between two adjacent squares. */
  readonly barriers: readonly (readonly [string, string])[];
}

export const TILE_NUMBERS = [1, 2, 3, 4, 5, 6] as const;
export type TileNumber = (typeof TILE_NUMBERS)[number];

/** Left out with two players (PL-DUO-1). */
export const MERCHANT_TILES: readonly TileNumber[] = [5, 6];

export const FACES = ['A', 'B'] as const;
export type Face = (typeof FACES)[number];
export type TileFaceId = `${TileNumber}${Face}`;

export const TILE_FACES: Readonly<Record<TileFaceId, TileFace>> = { ...A_FACES, ...B_FACES };
