// What can be seen of the treasures still to be captured, the most promising first.
import { CARD_COUNTS, CARDS_TO_CAPTURE, type Squares } from '../../rules/questions.ts';
import { stepsToTreasure } from './distances.ts';
import { soon } from './forecast.ts';
import { type Isle, LIFT, sizeOf } from './isle.ts';
import { riskOf } from './perils.ts';
import { cardsGone, leastEffort, setWorth } from './sets.ts';
import { firstOf } from './ways.ts';

/** So many sights for each. */
export const TREASURE_SIGHTS = 15;
/** As good as out of reach. */
const FAR = 12;
const order = new Uint8Array(LIFT);
const promise = new Float64Array(LIFT);

/** Fills the sights from there on; those of a captured treasure, which come first, stay as they are. */
export function lookAtTreasures(isle: Isle, sights: Float64Array, from: number): void {
  sort(isle);
  for (let place = 0; place < LIFT; place++) {
    const treasure = order[place] as number;
    if ((isle.captured & (1 << treasure)) !== 0) continue;
    const at = from + place * TREASURE_SIGHTS;
    lookAtCards(isle, treasure, sights, at);
    lookAtTiles(isle, treasure, sights, at + 9);
  }
}

function sort(isle: Isle): void {
  for (let treasure = 0; treasure < LIFT; treasure++) {
    const isCaptured = (isle.captured & (1 << treasure)) !== 0;
    const worth = isCaptured ? Number.POSITIVE_INFINITY : setWorth(isle, treasure);
    promise[treasure] = worth;
    let place = treasure;
    for (; place > 0 && (promise[order[place - 1] as number] as number) < worth; place--)
      order[place] = order[place - 1] as number;
    order[place] = treasure;
  }
}

function lookAtCards(isle: Isle, treasure: number, sights: Float64Array, at: number): void {
  let team = 0;
  let most = 0;
  for (let seat = 0; seat < isle.land.seats; seat++) {
    team += isle.holds(seat, treasure);
    most = Math.max(most, isle.holds(seat, treasure));
  }
  const gone = cardsGone(treasure);
  const lacking = CARDS_TO_CAPTURE - Math.min(CARDS_TO_CAPTURE, team);
  const inDeck = CARD_COUNTS.earth - team - gone;
  sights[at] = 1;
  sights[at + 1] = Math.min(CARDS_TO_CAPTURE, team) / 4;
  sights[at + 2] = Math.min(CARDS_TO_CAPTURE, most) / 4;
  sights[at + 3] = most >= CARDS_TO_CAPTURE ? 1 : 0;
  sights[at + 4] = team >= CARDS_TO_CAPTURE ? 1 : 0;
  sights[at + 5] = setWorth(isle, treasure) / 100;
  sights[at + 6] = (team === 0 ? FAR : Math.min(FAR, leastEffort(isle, treasure))) / 8;
  sights[at + 7] = gone / 5;
  sights[at + 8] = inDeck < lacking ? 1 : 0;
}

function lookAtTiles(isle: Isle, treasure: number, sights: Float64Array, at: number): void {
  const squares = isle.land.treasureSquares[treasure] as Squares;
  const one = firstOf(squares);
  const other = firstOf(squares & (squares - 1));
  sights[at] = (squares & isle.sunk) !== 0 ? 1 : 0;
  sights[at + 1] = sizeOf(squares & isle.flooded) / 2;
  sights[at + 2] = riskNow(isle, one) * riskNow(isle, other);
  sights[at + 3] = riskOf(isle, one) * riskOf(isle, other);
  sights[at + 4] = riskOf(isle, one) + riskOf(isle, other);
  sights[at + 5] = stepsToTreasure(isle, isle.who, isle.pawn(isle.who), treasure) / 6;
}

function riskNow({ flooded, sunk }: Isle, square: number): number {
  if ((flooded & (1 << square)) !== 0) return soon[square] as number;
  return (sunk & (1 << square)) !== 0 ? 1 : 0;
}
