// How likely each square's Flood card is to come, as far as anyone at the table can tell.
import { CARD_COUNTS, FLOOD_CARDS, type Squares } from '../../rules/questions.ts';
import { DRAW, FLOOD, FRAME, type Isle, RISE, sizeOf } from './isle.ts';
import { firstOf } from './ways.ts';

/** In the flood of this turn, and within the next ones too. */
export const soon = new Float64Array(24);
export const later = new Float64Array(24);

const FLOODS_AHEAD = 2;
const CARDS_A_TURN = 2;

/** The tide of the last forecast. */
let known = 0;

export function forecast(isle: Isle): void {
  if (isle.tide === known) return;
  known = isle.tide;
  const { frames, top, flotsam } = isle;
  let draws = 0;
  let drawn = 0;
  for (let at = top; at >= 0; at -= FRAME)
    if (frames[at] === DRAW) draws = frames[at + 2] as number;
    else if (frames[at] === FLOOD) drawn = frames[at + 2] as number;
  const due = floodCards(isle.waterLevel) - drawn;
  const dueRisen = floodCards(isle.waterLevel + 1) - drawn;
  const ahead = FLOODS_AHEAD * floodCards(isle.waterLevel + 1);
  const rises = risesLeft(isle);
  const nowRises = chanceOfRise(isle.treasures, rises, draws);
  const thenRises = chanceOfRise(isle.treasures, rises, draws + FLOODS_AHEAD * CARDS_A_TURN);
  soon.fill(0);
  later.fill(0);
  let above = 0;
  for (let layer = isle.layerCount - 1; layer >= 0; layer--) {
    const squares = isle.layers[layer] as Squares;
    const size = sizeOf(squares);
    const under = above + flotsam;
    const first = mix(nowRises, share(due - above, size), share(dueRisen - under, size));
    const next = mix(
      thenRises,
      share(due + ahead - above, size),
      share(dueRisen + ahead - under, size),
    );
    if (first === 0 && next === 0) break;
    for (let rest = squares; rest !== 0; rest &= rest - 1) {
      const square = firstOf(rest);
      soon[square] = first;
      later[square] = next;
    }
    above += size;
  }
  const calm = share(due + ahead - isle.floods, flotsam);
  const first = nowRises * share(dueRisen, flotsam);
  const next = mix(thenRises, calm, share(dueRisen + ahead, flotsam));
  for (let index = 0; index < flotsam; index++) {
    const square = isle.floodDiscard[index] as number;
    soon[square] = first;
    later[square] = next;
  }
}

function mix(chance: number, calm: number, risen: number): number {
  return (1 - chance) * calm + chance * risen;
}

function share(cards: number, of: number): number {
  return cards <= 0 ? 0 : cards >= of ? 1 : cards / of;
}

function floodCards(waterLevel: number): number {
  return FLOOD_CARDS[waterLevel] ?? (FLOOD_CARDS[FLOOD_CARDS.length - 1] as number);
}

function risesLeft(isle: Isle): number {
  let rises = CARD_COUNTS['waters-rise'];
  for (let index = 0; index < isle.discards; index++)
    if (isle.treasureDiscard[index] === RISE) rises -= 1;
  return rises;
}

function chanceOfRise(cards: number, rises: number, draws: number): number {
  let none = 1;
  for (let drawn = 0; drawn < draws && drawn < cards; drawn++)
    none *= Math.max(0, 1 - rises / (cards - drawn));
  return 1 - none;
}
