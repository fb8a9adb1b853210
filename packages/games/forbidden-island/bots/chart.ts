// What stays the same while one decision is weighed: ways over the island, the coming flood, the bridges.
import type { Seat } from '@tidetable/engine';
import {
  besideAny,
  firstOf,
  type Island,
  LANDING,
  layoutOf,
  only,
  powerOf,
  type Square,
  type Squares,
  squareOf,
  standingSquares,
  type Tile,
  TREASURE_TILES,
  TREASURES,
  type Treasure,
  type View,
} from '../rules/questions.ts';
import { type Forecast, forecast } from './flood.ts';
import type { Picture } from './picture.ts';

/** As far as a square that cannot be reached. */
export const UNREACHABLE = 12;

/** One action, and the flight of the turn is gone. */
const FLIGHT = 2;

export class Chart {
  readonly flood: Forecast;
  readonly landing: Square;
  readonly treasureSquares: Readonly<Record<Treasure, readonly Square[]>>;
  /** The squares whose loss would part the island. */
  readonly bridges: Squares;
  readonly #island: Island;
  readonly #ways: (readonly number[] | undefined)[][];

  constructor(view: View, island: Picture) {
    this.flood = forecast(view, island);
    this.landing = squareOf(island, LANDING);
    this.treasureSquares = Object.fromEntries(
      TREASURES.map((treasure) => [
        treasure,
        TREASURE_TILES[treasure].map((tile: Tile) => squareOf(island, tile)),
      ]),
    ) as unknown as Record<Treasure, readonly Square[]>;
    this.bridges = bridges(island);
    this.#island = island;
    this.#ways = island.roles.map(() => []);
  }

  /** How many actions each square is away for this seat's pawn, if it stood there. */
  ways(seat: Seat, from: Square): readonly number[] {
    const known = this.#ways[seat] as (readonly number[] | undefined)[];
    let ways = known[from];
    if (ways === undefined) {
      ways = waysFrom(this.#island, seat, from);
      known[from] = ways;
    }
    return ways;
  }
}

function waysFrom(island: Island, seat: Seat, from: Square): number[] {
  const power = powerOf(island, seat);
  const farthest = power.flies ? FLIGHT : UNREACHABLE;
  const ways = Array<number>(island.tiles.length).fill(farthest);
  ways[from] = 0;
  let seen = only(from);
  let ring = seen;
  for (let steps = 1; ring !== 0 && steps < farthest; steps++) {
    let next = 0;
    for (let rest = ring; rest !== 0; rest &= rest - 1) next |= power.walk(island, firstOf(rest));
    ring = next & ~seen;
    seen |= ring;
    for (let rest = ring; rest !== 0; rest &= rest - 1) ways[firstOf(rest)] = steps;
  }
  return ways;
}

/** Flooded squares without which not every tile could be walked to any more. */
function bridges(island: Island): Squares {
  const standing = standingSquares(island);
  let found = 0;
  for (let rest = island.flooded; rest !== 0; rest &= rest - 1) {
    const square = only(firstOf(rest));
    if (isParted(island, standing & ~square) && !isParted(island, standing)) found |= square;
  }
  return found;
}

function isParted(island: Island, standing: Squares): boolean {
  const layout = layoutOf(island);
  let reached = standing & -standing;
  for (let fresh = reached; fresh !== 0; ) {
    fresh = besideAny(layout, fresh) & standing & ~reached;
    reached |= fresh;
  }
  return reached !== standing;
}
