// The features of the treasures still to be captured, the most promising first.
import { CARD_COUNTS, CARDS_TO_CAPTURE, firstOf, sizeOf } from '../../rules/questions.ts';
import { type IslandModel, LIFT } from './island-model.ts';
import type { Survey } from './rating.ts';

/** Of each. */
export const TREASURE_FEATURES = 15;
const OF_CARDS = 9;
/** Counts as out of reach. */
const FAR = 12;

/** Captured treasures come first, and their features stay 0. */
export function countTreasures(
  island: IslandModel,
  survey: Survey,
  into: Float64Array,
  from: number,
): void {
  for (const [place, treasure] of byPromise(island, survey).entries()) {
    if ((island.captured & (1 << treasure)) !== 0) continue;
    const at = from + place * TREASURE_FEATURES;
    countCards(island, survey, treasure, into, at);
    countTiles(island, survey, treasure, into, at + OF_CARDS);
  }
}

/** Captured ones first, then those whose sets are worth most. */
function byPromise(island: IslandModel, { sets }: Survey): number[] {
  const worths = Array.from({ length: LIFT }, (_none, treasure) =>
    (island.captured & (1 << treasure)) !== 0 ? Number.POSITIVE_INFINITY : sets.worthOf(treasure),
  );
  const worth = (treasure: number): number => worths[treasure] ?? 0;
  return [...worths.keys()].sort((one, other) => byNumber(worth(other), worth(one)));
}

/** Infinity − Infinity would be NaN. */
function byNumber(one: number, other: number): number {
  return one === other ? 0 : one - other;
}

function countCards(
  island: IslandModel,
  { sets }: Survey,
  treasure: number,
  into: Float64Array,
  at: number,
): void {
  let team = 0;
  let most = 0;
  for (let seat = 0; seat < island.setup.seats; seat++) {
    team += island.holds(seat, treasure);
    most = Math.max(most, island.holds(seat, treasure));
  }
  const discarded = sets.discarded(treasure);
  const lacking = CARDS_TO_CAPTURE - Math.min(CARDS_TO_CAPTURE, team);
  const inDeck = CARD_COUNTS.earth - team - discarded;
  into[at] = 1;
  into[at + 1] = Math.min(CARDS_TO_CAPTURE, team) / 4;
  into[at + 2] = Math.min(CARDS_TO_CAPTURE, most) / 4;
  into[at + 3] = most >= CARDS_TO_CAPTURE ? 1 : 0;
  into[at + 4] = team >= CARDS_TO_CAPTURE ? 1 : 0;
  into[at + 5] = sets.worthOf(treasure) / 100;
  into[at + 6] = (team === 0 ? FAR : Math.min(FAR, sets.leastEffort(treasure))) / 8;
  into[at + 7] = discarded / 5;
  into[at + 8] = inDeck < lacking ? 1 : 0;
}

function countTiles(
  island: IslandModel,
  { risks, distances }: Survey,
  treasure: number,
  into: Float64Array,
  at: number,
): void {
  const squares = island.setup.squaresOf(treasure);
  const one = firstOf(squares);
  const other = firstOf(squares & (squares - 1));
  const { seat } = island;
  const riskNow = (square: number): number => {
    if ((island.flooded & (1 << square)) !== 0) return risks.forecast.soon[square] as number;
    return (island.sunk & (1 << square)) !== 0 ? 1 : 0;
  };
  into[at] = (squares & island.sunk) !== 0 ? 1 : 0;
  into[at + 1] = sizeOf(squares & island.flooded) / 2;
  into[at + 2] = riskNow(one) * riskNow(other);
  into[at + 3] = risks.of(one) * risks.of(other);
  into[at + 4] = risks.of(one) + risks.of(other);
  into[at + 5] = distances.stepsToTreasure(seat, island.pawn(seat), treasure) / 6;
}
