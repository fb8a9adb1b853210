// The deckhand's judgement, on the model: one number for how good the team's prospects look.
import type { Seat } from '@tidetable/engine';
import {
  CARD_COUNTS,
  CARDS,
  CARDS_TO_CAPTURE,
  type Card,
  HAND_LIMIT,
  type Square,
  type Squares,
} from '@tidetable/forbidden-island/questions';
import { WEIGHTS } from '../weights.ts';
import { chart, parts, steps, UNREACHABLE } from './distances.ts';
import { forecast, later, soon } from './forecast.ts';
import { FRAME, type Isle, KINDS, LIFT, SANDBAGS, TAKE } from './isle.ts';
import { firstOf, swims } from './ways.ts';

const ALL = 15;
const CROWDED = 3;

const floodedRisk = new Float64Array(24);
const dryRisk = new Float64Array(24);
/** By square, what shoring it up would be worth. */
export const shoring = new Float64Array(24);
const discarded = new Uint8Array(KINDS);
const discount = Float64Array.from({ length: UNREACHABLE + 1 }, (_, way) => WEIGHTS.step ** way);
const patience = Float64Array.from({ length: 8 }, (_, missing) => WEIGHTS.patience ** missing);
const ACTION = Math.log(WEIGHTS.action);
const COUNTS = CARDS.map((card: Card) => CARD_COUNTS[card]);

let active = 0;
/** The parts of the worth of the island under study. */
const base = { danger: 0, treasures: 0, rest: 0, home: 0 };
let tileDanger = 0;
/** How many actions the active seat would have left; a candidate action lowers it while it is weighed. */
export const turn = { left: 0 };

/** Looks at the flood and the ways; then `worth` judges this island and those one action away. */
export function study(isle: Isle): void {
  chart(isle);
  forecast(isle);
  for (let square = 0; square < 24; square++) {
    const near = soon[square] as number;
    const risk = near + WEIGHTS.later * ((later[square] as number) - near);
    const isSunk = (isle.sunk & (1 << square)) !== 0;
    floodedRisk[square] = isSunk ? 1 : WEIGHTS.lurking + (1 - WEIGHTS.lurking) * risk;
    dryRisk[square] = isSunk ? 1 : WEIGHTS.dry * risk;
  }
  discarded.fill(0);
  for (let index = 0; index < isle.discards; index++)
    (discarded[isle.treasureDiscard[index] as number] as number) += 1;
  const { frames, top } = isle;
  turn.left = 0;
  active = frames[FRAME + 1] as Seat;
  for (let at = top; at >= 0; at -= FRAME)
    if (frames[at] === TAKE) turn.left = frames[at + 2] as number;
  const flooded = isle.flooded;
  const now = danger(isle);
  base.danger = now;
  tileDanger = now - drowning(isle);
  base.treasures = treasuresWorth(isle);
  base.rest = specials(isle) - crowding(isle);
  base.home = wayHome(isle);
  for (let rest = flooded; rest !== 0; rest &= rest - 1) {
    const square = firstOf(rest);
    isle.flooded = flooded & ~(1 << square);
    shoring[square] = now - danger(isle);
  }
  isle.flooded = flooded;
}

/** The same where only a pawn has moved since `study`. */
export function worthOfPlaces(isle: Isle): number {
  return (
    treasuresWorth(isle) -
    tileDanger -
    drowning(isle) +
    base.rest +
    shoringInReach(isle) -
    wayHome(isle)
  );
}

/** The same where only a square has been shored up since `study`. */
export function worthOfShoring(isle: Isle, square: Square): number {
  return (
    base.treasures -
    base.danger +
    (shoring[square] as number) +
    base.rest +
    shoringInReach(isle) -
    base.home
  );
}

/** The same where nothing but the number of actions left has changed since `study`. */
export function worthAsItIs(isle: Isle): number {
  return base.treasures - base.danger + base.rest + shoringInReach(isle) - base.home;
}

export function worth(isle: Isle): number {
  for (let seat = 0; seat < isle.land.seats; seat++)
    if ((isle.held[seat] as number) > HAND_LIMIT) return afterDiscard(isle, seat);
  return (
    treasuresWorth(isle) -
    danger(isle) +
    specials(isle) +
    shoringInReach(isle) -
    wayHome(isle) -
    crowding(isle)
  );
}

function afterDiscard(isle: Isle, seat: Seat): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let card = 0; card <= SANDBAGS; card++) {
    if (isle.holds(seat, card) === 0) continue;
    isle.drop(seat, card);
    (discarded[card] as number) += 1;
    best = Math.max(best, worth(isle));
    (discarded[card] as number) -= 1;
    isle.receive(seat, card);
  }
  return best;
}

function treasuresWorth(isle: Isle): number {
  let sum = 0;
  for (let treasure = 0; treasure < LIFT; treasure++)
    sum += (isle.captured & (1 << treasure)) !== 0 ? 1 : setWorth(isle, treasure);
  return sum * WEIGHTS.captured;
}

export function setWorth(isle: Isle, treasure: number): number {
  const { seats } = isle.land;
  let team = 0;
  for (let seat = 0; seat < seats; seat++) team += isle.holds(seat, treasure);
  let least = Number.POSITIVE_INFINITY;
  for (let seat = 0; seat < seats; seat++) {
    const bound = least;
    const effort = effortOf(isle, treasure, seat, team, bound);
    if (effort < least) least = effort;
  }
  const left = (COUNTS[treasure] as number) - (discarded[treasure] as number);
  return Math.exp(ACTION * (1 + least)) * (left < CARDS_TO_CAPTURE ? WEIGHTS.waiting : 1);
}

/** How many actions, or what is as dear, it takes this collector to stand on the right tile with four cards. */
function effortOf(
  isle: Isle,
  treasure: number,
  collector: Seat,
  team: number,
  bound: number,
): number {
  const { seats } = isle.land;
  const own = isle.holds(collector, treasure);
  const missing = Math.max(0, CARDS_TO_CAPTURE - team);
  const share = patience[missing] as number;
  let actions = stepsToTreasure(isle, treasure, collector);
  let wanted = Math.min(CARDS_TO_CAPTURE, team) - own;
  const cost = WEIGHTS.card * missing;
  for (let next = 1; wanted > 0 && next < seats; next++) {
    if (actions * share + cost >= bound) return bound;
    const giver = collector + next < seats ? collector + next : collector + next - seats;
    const has = isle.holds(giver, treasure);
    if (has === 0) continue;
    const given = has < wanted ? has : wanted;
    wanted -= given;
    actions += given + stepsToGive(isle, giver, collector);
  }
  return actions * share + cost;
}

function stepsToTreasure(isle: Isle, treasure: number, seat: Seat): number {
  const from = isle.pawn(seat);
  let least = UNREACHABLE;
  const squares = (isle.land.treasureSquares[treasure] as Squares) & ~isle.sunk;
  for (let rest = squares; rest !== 0; rest &= rest - 1) {
    const way = steps(isle, seat, from, firstOf(rest));
    if (way < least) least = way;
  }
  return least;
}

function stepsToGive(isle: Isle, giver: Seat, receiver: Seat): number {
  const here = isle.pawn(giver);
  const there = isle.pawn(receiver);
  if (here === there || isle.land.is(giver, 'messenger')) return 0;
  return Math.min(steps(isle, giver, here, there), steps(isle, receiver, there, here));
}

function riskOf(square: Square, flooded: Squares): number {
  return ((flooded & (1 << square)) !== 0 ? floodedRisk : dryRisk)[square] as number;
}

export function danger(isle: Isle): number {
  return dangerToTiles(isle) + drowning(isle);
}

function dangerToTiles(isle: Isle): number {
  const { flooded, land, captured } = isle;
  let cost = WEIGHTS.landing * riskOf(land.landing, flooded);
  for (let rest = flooded; rest !== 0; rest &= rest - 1) {
    const square = firstOf(rest);
    const loss = parts(isle, square) ? WEIGHTS.tile + WEIGHTS.bridge : WEIGHTS.tile;
    cost += loss * (floodedRisk[square] as number);
  }
  for (let treasure = 0; treasure < LIFT; treasure++) {
    if ((captured & (1 << treasure)) !== 0) continue;
    const squares = land.treasureSquares[treasure] as Squares;
    const one = riskOf(firstOf(squares), flooded);
    const other = riskOf(firstOf(squares & (squares - 1)), flooded);
    cost += WEIGHTS.treasure * one * other + WEIGHTS.treasureTile * (one + other);
  }
  return cost;
}

function drowning(isle: Isle): number {
  const { flooded, land, sunk } = isle;
  let cost = 0;
  for (let seat = 0; seat < land.seats; seat++) {
    const square = isle.pawn(seat);
    if (((flooded | sunk) & (1 << square)) === 0 || swims(isle, seat, square) !== 0) continue;
    cost += WEIGHTS.pawn * ((sunk & (1 << square)) !== 0 ? 1 : (soon[square] as number));
  }
  return cost;
}

function specials(isle: Isle): number {
  let lifts = 0;
  let bags = 0;
  for (let seat = 0; seat < isle.land.seats; seat++) {
    lifts += isle.holds(seat, LIFT);
    bags += isle.holds(seat, SANDBAGS);
  }
  let captured = 0;
  for (let rest = isle.captured; rest !== 0; rest &= rest - 1) captured += 1;
  const first =
    lifts > 0 ? WEIGHTS.lift + WEIGHTS.liftPerTreasure * captured - WEIGHTS.spareLift : 0;
  return first + lifts * WEIGHTS.spareLift + bags * WEIGHTS.sandbags;
}

export function shoringInReach(isle: Isle): number {
  const { seats } = isle.land;
  let now = 0;
  let some = 0;
  for (let rest = isle.flooded; rest !== 0; rest &= rest - 1) {
    const square = firstOf(rest);
    const gain = shoring[square] as number;
    let nearest = UNREACHABLE;
    for (let seat = 0; seat < seats; seat++) {
      const way = Math.max(0, steps(isle, seat, isle.pawn(seat), square) - 1);
      if (way < nearest) nearest = way;
      if (seat === active && way < turn.left) now = Math.max(now, gain * (discount[way] as number));
    }
    some += gain * (discount[nearest] as number);
  }
  return now * (WEIGHTS.inReach - WEIGHTS.nearby) + some * WEIGHTS.nearby;
}

export function wayHome(isle: Isle): number {
  let sum = 0;
  for (let seat = 0; seat < isle.land.seats; seat++)
    sum += steps(isle, seat, isle.pawn(seat), isle.land.landing);
  return sum * (isle.captured === ALL ? WEIGHTS.home : WEIGHTS.homeEarly);
}

export function crowding(isle: Isle): number {
  let cards = 0;
  for (let seat = 0; seat < isle.land.seats; seat++)
    cards += Math.max(0, (isle.held[seat] as number) - CROWDED);
  return cards * WEIGHTS.crowded;
}
