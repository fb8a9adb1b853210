// How good an action looks at a glance: what it gains for the treasures, saves from the water and leaves in reach.
import type { Seat } from '@tidetable/engine';
import { firstOf, HAND_LIMIT, type Square, sizeOf } from '../../rules/questions.ts';
import { CROWDED, PLAYOUT_WEIGHTS as WEIGHTS } from '../weights.ts';
import { type DistanceCache, Distances, UNREACHABLE } from './distances.ts';
import { held } from './helicopters.ts';
import { ALL, type IslandModel, LIFT, SANDBAGS, SECOND } from './island-model.ts';
import {
  BAGS,
  CAPTURE,
  DISCARD_CARD,
  END,
  FLY,
  firstOfPair,
  GIVE,
  kindOf,
  MOVE,
  NAVIGATE,
  objectOf,
  PASS,
  type PackedAction,
  SHORE,
  STOP,
  SWIM_TO,
  secondOfPair,
} from './packed-actions.ts';
import { reach } from './pawn-moves.ts';
import type { RiskAssessor, Risks } from './risks.ts';
import type { SetSurveyor, TreasureSets } from './treasure-sets.ts';

/** By the steps to a tile; a pawn beside it can shore it up. */
const DISCOUNT = Float64Array.from(
  { length: UNREACHABLE + 1 },
  (_, way) => WEIGHTS.step ** Math.max(0, way - 1),
);

/** One island, on which actions are compared. Valid until the next survey. */
export interface Survey {
  readonly risks: Risks;
  readonly sets: TreasureSets;
  readonly distances: Distances;
  /** Comparable only to other actions possible now. */
  rate(seat: Seat, action: PackedAction): number;
  /** What can still be shored up with so many actions, except one square, if no pawn moves. */
  shore(without: Square, actions: number): number;
}

export class Rater implements Survey {
  readonly #cache: DistanceCache;
  readonly #assessor: Pick<RiskAssessor, 'assess'>;
  readonly #surveyor: Pick<SetSurveyor, 'survey'>;
  #island: IslandModel | null = null;
  #distances = new Distances();
  #risks: Risks;
  #sets: TreasureSets;
  /** The flooded squares, and what shoring up each would save. */
  #wet = 0;
  readonly #wetSquares = new Uint8Array(24);
  readonly #gains = new Float64Array(24);
  /** The pawn that would move, its danger where it stands, and its distance from Fools' Landing. */
  #mover = -1;
  #danger = 0;
  #away = 0;
  /** By flooded square, the fewest steps of any other pawn. */
  readonly #nearest = new Uint8Array(24);
  /** Whose turn it is, the row of that pawn, and the actions left. */
  #active = 0;
  #activeRow = 0;
  #left = 0;
  /** What a step towards Fools' Landing is worth. */
  #perStepHome = 0;
  /** What all sets are worth now. */
  #setsWorth = 0;

  constructor(cache: DistanceCache, assessor: RiskAssessor, surveyor: SetSurveyor) {
    this.#cache = cache;
    this.#assessor = assessor;
    this.#surveyor = surveyor;
    this.#risks = assessor;
    this.#sets = surveyor;
  }

  get risks(): Risks {
    return this.#risks;
  }

  get sets(): TreasureSets {
    return this.#sets;
  }

  get distances(): Distances {
    return this.#distances;
  }

  survey(island: IslandModel): Survey {
    this.#island = island;
    this.#risks = this.#assessor.assess(island);
    this.#sets = this.#surveyor.survey(island);
    this.#distances = this.#cache.of(island);
    const { active } = island;
    this.#active = active;
    this.#left = island.actionsOfTurn;
    this.#activeRow = this.#distances.rowOf(active, island.pawn(active));
    this.#perStepHome =
      island.captured === ALL
        ? WEIGHTS.home
        : WEIGHTS.homeEarly + WEIGHTS.homePerTreasure * sizeOf(island.captured);
    this.#mover = -1;
    const { saving } = this.#risks;
    let wet = 0;
    for (let rest = island.flooded; rest !== 0; rest &= rest - 1) {
      const square = firstOf(rest);
      this.#wetSquares[wet] = square;
      this.#gains[wet++] = saving[square] as number;
    }
    this.#wet = wet;
    this.#setsWorth = this.#sets.worthWith(active, island.pawn(active), this.#activeRow);
    return this;
  }

  rate(seat: Seat, action: PackedAction): number {
    const object = objectOf(action);
    const sets = this.#setsWorth;
    const left = this.#left;
    switch (kindOf(action)) {
      case MOVE:
      case FLY:
        return this.#placed(seat, object, left - 1);
      case SWIM_TO:
        return this.#placed(seat, object, left);
      case NAVIGATE:
        return this.#placed(firstOfPair(object), secondOfPair(object), left - 1);
      case SHORE:
        return this.#shored(seat, object);
      case GIVE:
        return this.#given(seat, firstOfPair(object), secondOfPair(object));
      case DISCARD_CARD:
        return sets - this.#lossOf(seat, object);
      case BAGS: {
        const saved = this.#risks.saving[object] as number;
        return sets + this.shore(object, left) + saved - WEIGHTS.sandbags;
      }
      case CAPTURE:
        return sets - this.#sets.worthOf(object) + WEIGHTS.captured;
      case END:
        return sets + this.shore(-1, 0);
      case STOP:
      case PASS:
        return sets + this.shore(-1, left);
      default:
        return Number.NEGATIVE_INFINITY;
    }
  }

  #placed(pawn: Seat, to: Square, actions: number): number {
    if (this.#mover !== pawn) this.#lookAtMover(pawn);
    const { landing } = (this.#island as IslandModel).setup;
    const row = this.#distances.rowOf(pawn, to);
    return (
      this.#sets.worthWith(pawn, to, row) +
      this.#shoreFrom(pawn, row, actions, -1) +
      this.#danger -
      this.#risks.drowning(pawn, to) +
      (this.#away - (this.#distances.rows[row + landing] as number)) * this.#perStepHome
    );
  }

  #shored(seat: Seat, square: Square): number {
    const island = this.#island as IslandModel;
    const { saving } = this.#risks;
    const isSecond = island.step === SECOND;
    const left = this.#left;
    const worth = this.#setsWorth + (saving[square] as number);
    if (isSecond || !island.setup.is(seat, 'engineer'))
      return worth + this.shore(square, isSecond ? left : left - 1);
    const second = this.#risks.mostToSave(reach(island, seat) & island.flooded & ~(1 << square));
    return worth + (second < 0 ? 0 : (saving[second] as number)) + this.shore(square, left - 1);
  }

  #given(from: Seat, to: Seat, card: number): number {
    const island = this.#island as IslandModel;
    const has = island.held[to] as number;
    let worth =
      this.#setsWorth + this.#sets.gainOfPassing(card, from, to) + this.shore(-1, this.#left - 1);
    if ((island.held[from] as number) > CROWDED) worth += WEIGHTS.crowded;
    if (has >= CROWDED) worth -= WEIGHTS.crowded;
    if (has < HAND_LIMIT) return worth;
    let least = Number.POSITIVE_INFINITY;
    for (let other = 0; other <= SANDBAGS; other++)
      if (island.holds(to, other) > 0) least = Math.min(least, this.#lossOf(to, other));
    return worth - least;
  }

  #lossOf(seat: Seat, card: number): number {
    const island = this.#island as IslandModel;
    if (card === SANDBAGS) return WEIGHTS.sandbags;
    if (card < LIFT)
      return (island.captured & (1 << card)) !== 0 ? 0 : -this.#sets.gainOfPassing(card, seat, -1);
    if (held(island, LIFT) > 1) return WEIGHTS.spareLift;
    return WEIGHTS.lift + WEIGHTS.liftPerTreasure * sizeOf(island.captured);
  }

  shore(without: Square, actions: number): number {
    if (this.#mover !== this.#active) this.#lookAtMover(this.#active);
    return this.#shoreFrom(this.#active, this.#activeRow, actions, without);
  }

  /** What can still be shored up with a pawn at this row: by the active seat now, and by any seat later. */
  #shoreFrom(pawn: Seat, row: number, actions: number, without: Square): number {
    const { rows } = this.#distances;
    const wetSquares = this.#wetSquares;
    const gains = this.#gains;
    const nearest = this.#nearest;
    const wet = this.#wet;
    const ourRow = pawn === this.#active ? row : this.#activeRow;
    const farthest = actions > 0 ? actions : -1;
    let now = 0;
    let some = 0;
    for (let index = 0; index < wet; index++) {
      const place = wetSquares[index] as Square;
      if (place === without) continue;
      const gain = gains[index] as number;
      const way = rows[row + place] as number;
      const other = nearest[index] as number;
      some += gain * (DISCOUNT[way < other ? way : other] as number);
      const ours = rows[ourRow + place] as number;
      if (ours > farthest) continue;
      const atOnce = gain * (DISCOUNT[ours] as number);
      if (atOnce > now) now = atOnce;
    }
    return now * (WEIGHTS.inReach - WEIGHTS.nearby) + some * WEIGHTS.nearby;
  }

  #lookAtMover(pawn: Seat): void {
    const island = this.#island as IslandModel;
    const distances = this.#distances;
    const { rows } = distances;
    const { seats, landing } = island.setup;
    const nearest = this.#nearest;
    this.#mover = pawn;
    this.#danger = this.#risks.drowning(pawn, island.pawn(pawn));
    this.#away = distances.steps(pawn, island.pawn(pawn), landing);
    nearest.fill(UNREACHABLE);
    for (let seat = 0; seat < seats; seat++) {
      if (seat === pawn) continue;
      const row = distances.rowOf(seat, island.pawn(seat));
      for (let index = 0; index < this.#wet; index++) {
        const way = rows[row + (this.#wetSquares[index] as Square)] as number;
        if (way < (nearest[index] as number)) nearest[index] = way;
      }
    }
  }
}
