// What stays the same while one decision is weighed: distances, the coming flood, the bridges.
import type { Seat } from '@tidetable/engine';
import {
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
import { type Forecast, forecast } from './forecast.ts';
import type { VisibleIsland } from './visible-island.ts';
import { FLIGHT, isConnected, UNREACHABLE } from './ways.ts';

export class DecisionContext {
  readonly flood: Forecast;
  readonly landing: Square;
  readonly treasureSquares: Readonly<Record<Treasure, readonly Square[]>>;
  /** The flooded squares whose loss would split the island. */
  readonly bridges: Squares;
  readonly #island: Island;
  /** By seat and square. */
  readonly #ways: (readonly number[] | undefined)[] = [];

  constructor(view: View, island: VisibleIsland) {
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
  }

  /** How many actions each square is away for this seat's pawn, if it stood there. */
  ways(seat: Seat, from: Square): readonly number[] {
    const place = seat * this.#island.tiles.length + from;
    let ways = this.#ways[place];
    if (ways === undefined) {
      ways = waysFrom(this.#island, seat, from);
      this.#ways[place] = ways;
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

/** Flooded squares without which some tile could no longer be walked to. */
function bridges(island: Island): Squares {
  const { beside } = layoutOf(island);
  const standing = standingSquares(island);
  if (!isConnected(beside, standing)) return 0;
  let found = 0;
  for (let rest = island.flooded; rest !== 0; rest &= rest - 1) {
    const square = only(firstOf(rest));
    if (!isConnected(beside, standing & ~square)) found |= square;
  }
  return found;
}
