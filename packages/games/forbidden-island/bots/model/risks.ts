// What the water threatens, and what shoring up each flooded square would save.
import { firstOf, type Square, type Squares } from '../../rules/questions.ts';
import { PLAYOUT_WEIGHTS as WEIGHTS } from '../weights.ts';
import type { DistanceCache } from './distances.ts';
import { type Forecast, Forecaster } from './forecast.ts';
import { type IslandModel, LIFT } from './island-model.ts';
import { swims } from './pawn-moves.ts';

/** The risks on one island. Valid until the next one is assessed. */
export interface Risks {
  readonly forecast: Forecast;
  /** By flooded square, what shoring it up would save; stale for others. */
  readonly saving: Float64Array;
  /** How likely a square is to be lost, as it is now. */
  of(square: Square): number;
  /** The expected cost of standing on this square, if there is no way out. */
  drowning(seat: number, square: Square): number;
  /** The flooded square of a set with most to save, or -1. */
  mostToSave(set: Squares): Square;
}

export class RiskAssessor implements Risks {
  readonly saving = new Float64Array(24);
  readonly #distances: DistanceCache;
  readonly #forecaster = new Forecaster('as-learned');
  #island: IslandModel | null = null;
  #forecast: Forecast = { soon: [], later: [] };
  /** What `saving` holds for. */
  #revision = 0;
  #flooded: Squares = 0;
  #captured = 0;

  constructor(distances: DistanceCache) {
    this.#distances = distances;
  }

  assess(island: IslandModel): Risks {
    this.#island = island;
    this.#forecast = this.#forecaster.forecast(island);
    const { revision, flooded, captured } = island;
    if (this.#revision !== revision || this.#flooded !== flooded || this.#captured !== captured) {
      this.#revision = revision;
      this.#flooded = flooded;
      this.#captured = captured;
      this.#weigh(island);
    }
    return this;
  }

  get forecast(): Forecast {
    return this.#forecast;
  }

  of(square: Square): number {
    const { flooded, sunk } = this.#island as IslandModel;
    const bit = 1 << square;
    if ((flooded & bit) !== 0) return this.#wet(square);
    return (sunk & bit) !== 0 ? 1 : WEIGHTS.dry * this.#coming(square);
  }

  drowning(seat: number, square: Square): number {
    const island = this.#island as IslandModel;
    if ((island.flooded & (1 << square)) === 0 || swims(island, seat, square) !== 0) return 0;
    return WEIGHTS.pawn * (this.#forecast.soon[square] as number);
  }

  mostToSave(set: Squares): Square {
    const { saving } = this;
    let best = -1;
    for (let rest = set; rest !== 0; rest &= rest - 1) {
      const square = firstOf(rest);
      if (best < 0 || (saving[square] as number) > (saving[best] as number)) best = square;
    }
    return best;
  }

  #coming(square: Square): number {
    const { soon, later } = this.#forecast;
    const close = soon[square] as number;
    return close + WEIGHTS.later * ((later[square] as number) - close);
  }

  #wet(square: Square): number {
    return WEIGHTS.lurking + (1 - WEIGHTS.lurking) * this.#coming(square);
  }

  /** How much less likely a flooded square is to be lost once it is dry. */
  #dryingUp(square: Square): number {
    return this.#wet(square) - WEIGHTS.dry * this.#coming(square);
  }

  #weigh(island: IslandModel): void {
    const { saving } = this;
    const { flooded, captured, setup } = island;
    const distances = this.#distances.of(island);
    for (let rest = flooded; rest !== 0; rest &= rest - 1) {
      const square = firstOf(rest);
      const loss = distances.isBridge(square) ? WEIGHTS.tile + WEIGHTS.bridge : WEIGHTS.tile;
      saving[square] = loss * this.#wet(square);
    }
    const { landing } = setup;
    if ((flooded & (1 << landing)) !== 0)
      saving[landing] = (saving[landing] as number) + WEIGHTS.landing * this.#dryingUp(landing);
    for (let treasure = 0; treasure < LIFT; treasure++) {
      if ((captured & (1 << treasure)) !== 0) continue;
      const squares = setup.squaresOf(treasure);
      if ((squares & flooded) === 0) continue;
      const one = firstOf(squares);
      const other = firstOf(squares & (squares - 1));
      this.#addTreasure(flooded, one, other);
      this.#addTreasure(flooded, other, one);
    }
  }

  #addTreasure(flooded: Squares, square: Square, other: Square): void {
    if ((flooded & (1 << square)) === 0) return;
    const stake = WEIGHTS.treasure * this.of(other) + WEIGHTS.treasureTile;
    this.saving[square] = (this.saving[square] as number) + stake * this.#dryingUp(square);
  }
}
