// How much is at stake on each flooded square, reckoned quickly from what anyone at the table can know.
import {
  CARD_COUNTS,
  FLOOD_CARDS,
  type Square,
  type Squares,
} from '@tidetable/forbidden-island/questions';
import { HABITS } from './habits.ts';
import { DRAW, FLOOD, FRAME, type Isle, RISE, sizeOf } from './isle.ts';
import { firstOf } from './ways.ts';

/** By flooded square, what would be lost times how likely that is; others hold stale numbers. */
export const stakes = new Float64Array(24);
const soon = new Float64Array(24);
const later = new Float64Array(24);
const FLOODS_AHEAD = 3;

/** Reckons the stakes of every flooded square. */
export function reckon(isle: Isle): void {
  if (isle.flooded === 0) return;
  foresee(isle);
  const { lurking } = HABITS;
  for (let rest = isle.flooded; rest !== 0; rest &= rest - 1) {
    const square = firstOf(rest);
    const close = soon[square] as number;
    const risk = close + HABITS.later * ((later[square] as number) - close);
    stakes[square] = (lurking + (1 - lurking) * risk) * stakeOf(isle, square);
  }
}

function foresee(isle: Isle): void {
  const { flooded, layers, frames, top, flotsam } = isle;
  let draws = 0;
  let drawn = 0;
  for (let at = top; at >= 0; at -= FRAME)
    if (frames[at] === DRAW) draws = frames[at + 2] as number;
    else if (frames[at] === FLOOD) drawn = frames[at + 2] as number;
  const rate = FLOOD_CARDS[isle.waterLevel] as number;
  const due = rate - drawn;
  const ahead = due + FLOODS_AHEAD * rate;
  const rises = riseChance(isle, draws);
  let discarded = flooded;
  let above = 0;
  for (let layer = isle.layerCount - 1; layer >= 0; layer--) {
    const squares = layers[layer] as Squares;
    const size = sizeOf(squares);
    const first =
      (1 - rises) * share(due - above, size) + rises * share(due - above - flotsam, size);
    const next = share(ahead - above, size);
    for (let rest = squares & flooded; rest !== 0; rest &= rest - 1) {
      const square = firstOf(rest);
      soon[square] = first;
      later[square] = next;
    }
    discarded &= ~squares;
    above += size;
  }
  const first = rises * share(due, flotsam);
  const next = Math.max(first, HABITS.returning * share(ahead, flotsam));
  for (let rest = discarded; rest !== 0; rest &= rest - 1) {
    const square = firstOf(rest);
    soon[square] = first;
    later[square] = next;
  }
}

/** The chance that the turn's Treasure cards bring a Waters Rise!. */
function riseChance(isle: Isle, draws: number): number {
  if (draws === 0 || isle.treasures === 0) return 0;
  let rises = CARD_COUNTS['waters-rise'];
  for (let index = 0; index < isle.discards; index++)
    if (isle.treasureDiscard[index] === RISE) rises -= 1;
  const miss = 1 - rises / isle.treasures;
  if (miss <= 0) return 1;
  return 1 - (draws === 1 ? miss : miss * miss);
}

function share(cards: number, of: number): number {
  return cards <= 0 ? 0 : cards >= of ? 1 : cards / of;
}

function stakeOf({ land, captured, flooded, sunk }: Isle, square: Square): number {
  const stake = square === land.landing ? HABITS.tile + HABITS.landing : HABITS.tile;
  const treasure = land.treasureOn[square] as number;
  if (treasure < 0 || (captured & (1 << treasure)) !== 0) return stake;
  const other = (land.treasureSquares[treasure] as Squares) & ~(1 << square);
  if ((sunk & other) !== 0) return stake + HABITS.treasure;
  const risk = (flooded & other) === 0 ? 0 : HABITS.lurking + (soon[firstOf(other)] as number);
  return stake + HABITS.treasureTile + HABITS.treasure * risk * 0.8;
}

/** The square of a flooded set with most at stake, or -1. Needs `reckon` first. */
export function mostAtStake(set: Squares): Square {
  let best = -1;
  for (let rest = set; rest !== 0; rest &= rest - 1) {
    const square = firstOf(rest);
    if (best < 0 || (stakes[square] as number) > (stakes[best] as number)) best = square;
  }
  return best;
}
