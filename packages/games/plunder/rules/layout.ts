// Which tiles lie where: the whole map as one short text, such as `4A0 1B3 2B2 3A1`.
import { type Chance, itemAt } from '@tidetable/engine';
import {
  FACES,
  type Face,
  MERCHANT_TILES,
  TILE_NUMBERS,
  type TileFaceId,
  type TileNumber,
} from './data/tiles.ts';

/** Tile, face and clockwise quarter turns, row by row from the north-west: all that states hold of the map. */
export type Layout = string;

export interface LaidTile {
  readonly face: TileFaceId;
  readonly quarterTurns: number;
}

const LAID = /^([1-6])([AB])([0-3])$/;

export function layoutOf(tiles: readonly LaidTile[]): Layout {
  return tiles.map(({ face, quarterTurns }) => `${face}${quarterTurns}`).join(' ');
}

/** The tiles of a layout; null unless it has every tile once, or all but the Merchant tiles. */
export function tilesOf(layout: Layout): readonly LaidTile[] | null {
  const found = layout.split(' ').map((text) => LAID.exec(text));
  const tiles: LaidTile[] = [];
  const numbers: number[] = [];
  for (const match of found) {
    if (match === null) return null;
    tiles.push({ face: `${match[1]}${match[2]}` as TileFaceId, quarterTurns: Number(match[3]) });
    numbers.push(Number(match[1]));
  }
  const wanted = tileNumbers(tiles.length === 4 ? 2 : 6);
  return numbers.length === wanted.length && wanted.every((number) => numbers.includes(number))
    ? tiles
    : null;
}

/** The tiles in play (PL-SETUP-1, PL-DUO-1). */
function tileNumbers(seats: number): readonly TileNumber[] {
  return seats === 2
    ? TILE_NUMBERS.filter((number) => !MERCHANT_TILES.includes(number))
    : TILE_NUMBERS;
}

/** Shuffles the tiles, then turns each over and around. */
export function layTiles(
  seats: number,
  { onlyFace }: { readonly onlyFace: Face | null },
  chance: Chance,
): Layout {
  const numbers = [...tileNumbers(seats)];
  chance.shuffle(numbers);
  return layoutOf(
    numbers.map((number) => {
      const face = onlyFace ?? itemAt(FACES, chance.roll(FACES.length) - 1);
      return { face: `${number}${face}`, quarterTurns: chance.roll(4) - 1 };
    }),
  );
}
