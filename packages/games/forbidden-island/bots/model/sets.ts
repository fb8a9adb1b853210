// Four cards of a kind in one hand, on the right tile: how far each treasure is from being captured.
import type { Seat } from '@tidetable/engine';
import { CARDS_TO_CAPTURE, type Square } from '../../rules/questions.ts';
import { rowOf, rows, SQUARES } from './distances.ts';
import { HABITS } from './habits.ts';
import { type Isle, LIFT } from './isle.ts';
import { firstOf } from './ways.ts';

const SEATS = 4;
const COPIES = 5;
/** Among how many cards of the deck one of a kind is found as a rule. */
const USUAL_DRAWS = 4;
/** More actions than any way of collecting takes. */
const MOST = 64;

/** What a set is worth by missing cards and actions still to be spent on it. */
const worths = Float64Array.from({ length: (CARDS_TO_CAPTURE + 1) * MOST }, (_, place) => {
  const lacking = Math.floor(place / MOST);
  const actions = (place % MOST) * HABITS.patience ** lacking + HABITS.card * lacking;
  return HABITS.captured * HABITS.action ** (1 + actions);
});
/** Behind the sets of all treasures there is one that is only thought of. */
const THOUGHT = LIFT;
/** By set and collector: the actions it takes, those of them spent on giving, and who gives. */
const efforts = new Int16Array((THOUGHT + 1) * SEATS);
const handings = new Int16Array((THOUGHT + 1) * SEATS);
const givers = new Uint8Array((THOUGHT + 1) * SEATS);
const missing = new Uint8Array(THOUGHT + 1);
const hope = new Float64Array(THOUGHT + 1);
const gone = new Uint8Array(8);
/** The treasures of which somebody holds a card. */
let open = 0;
/** The pawn that might move; the least effort of sets that do not depend on where it stands. */
let mover = -1;
const settled = new Int16Array(LIFT);
/** Whom it might meet to take cards, or to give them, and the effort of that set but for the way. */
const fromOthers = new Uint8Array(LIFT);
const toOthers = new Uint8Array(LIFT);
const apart = new Int16Array(LIFT * SEATS);
let partners = 0;
/** By giver and taker, with all pawns where they are: the steps until a card can pass. */
const meetings = new Uint8Array(SEATS * SEATS);
/** The rows of all pawns where they are. */
const ownRows = new Int32Array(SEATS);
/** The steps until the pawn that might move and each other one meet. */
const near = new Uint8Array(SEATS);

/** Looks at all sets; the other questions need this first. */
export function gather(isle: Isle): void {
  gone.fill(0);
  for (let index = 0; index < isle.discards; index++)
    gone[isle.treasureDiscard[index] as number] =
      (gone[isle.treasureDiscard[index] as number] as number) + 1;
  open = 0;
  mover = -1;
  meet(isle);
  for (let treasure = 0; treasure < LIFT; treasure++) {
    if ((isle.captured & (1 << treasure)) !== 0) continue;
    if (study(isle, treasure, treasure) > 0) open |= 1 << treasure;
  }
}

function meet(isle: Isle): void {
  const { seats, messenger } = isle.land;
  for (let seat = 0; seat < seats; seat++) ownRows[seat] = rowOf(isle, seat, isle.pawn(seat));
  for (let one = 1; one < seats; one++)
    for (let other = 0; other < one; other++) {
      const way = stepsApart(ownRows[one] as number, isle.pawn(one), other, isle.pawn(other));
      meetings[one * SEATS + other] = one === messenger ? 0 : way;
      meetings[other * SEATS + one] = other === messenger ? 0 : way;
    }
}

/** Until one with this row, who stands or would stand there, and another, who stands here, are on the same square. */
function stepsApart(row: number, at: Square, other: Seat, to: Square): number {
  if (at === to) return 0;
  const there = rows[row + to] as number;
  const here = rows[(ownRows[other] as number) + at] as number;
  return there < here ? there : here;
}

/** Reckons a set of this treasure anew, and says how many of its cards the team holds. */
function study(isle: Isle, treasure: number, set: number): number {
  const { seats } = isle.land;
  let team = 0;
  for (let seat = 0; seat < seats; seat++) team += isle.holds(seat, treasure);
  missing[set] = team >= CARDS_TO_CAPTURE ? 0 : CARDS_TO_CAPTURE - team;
  hope[set] = hopeOf(isle, COPIES - (gone[treasure] as number) - team, missing[set]);
  if (team === 0) return 0;
  for (let seat = 0; seat < seats; seat++) reckon(isle, treasure, set, seat, team);
  return team;
}

/** What is left of a set for the sake of the cards that the deck still has to give. */
function hopeOf(isle: Isle, inDeck: number, lacking: number): number {
  if (lacking === 0) return 1;
  if (inDeck < lacking) return HABITS.waiting;
  const draws = (isle.treasures + 1) / (inDeck + 1);
  return Math.exp(-HABITS.scarcity * lacking * (draws - USUAL_DRAWS));
}

function reckon(isle: Isle, treasure: number, set: number, collector: Seat, team: number): void {
  const { seats } = isle.land;
  let wanted = Math.min(CARDS_TO_CAPTURE, team) - isle.holds(collector, treasure);
  let handing = 0;
  let walking = rows[(ownRows[collector] as number) + SQUARES + treasure] as number;
  let giving = 0;
  for (let next = 1; wanted > 0 && next < seats; next++) {
    const giver = collector + next < seats ? collector + next : collector + next - seats;
    const has = isle.holds(giver, treasure);
    if (has === 0) continue;
    const given = has < wanted ? has : wanted;
    wanted -= given;
    handing += given;
    giving |= 1 << giver;
    walking += meetings[giver * SEATS + collector] as number;
  }
  const place = set * SEATS + collector;
  efforts[place] = walking + handing;
  handings[place] = handing;
  givers[place] = giving;
}

function worthOf(set: number, actions: number): number {
  return (worths[(missing[set] as number) * MOST + actions] as number) * (hope[set] as number);
}

/** What all sets would be worth together with this pawn on that square, where this row begins. */
export function setsWorth(isle: Isle, pawn: Seat, square: Square, row: number): number {
  if (pawn !== mover) prepare(isle, pawn);
  for (let rest = partners; rest !== 0; rest &= rest - 1) {
    const other = firstOf(rest);
    near[other] = stepsApart(row, square, other, isle.pawn(other));
  }
  let sum = 0;
  for (let rest = open; rest !== 0; rest &= rest - 1) {
    const treasure = firstOf(rest);
    let least = settled[treasure] as number;
    let effort =
      (handings[treasure * SEATS + pawn] as number) + (rows[row + SQUARES + treasure] as number);
    for (let giving = fromOthers[treasure] as number; giving !== 0; giving &= giving - 1)
      effort += near[firstOf(giving)] as number;
    if (effort < least) least = effort;
    for (let taking = toOthers[treasure] as number; taking !== 0; taking &= taking - 1) {
      const taker = firstOf(taking);
      effort = (apart[treasure * SEATS + taker] as number) + (near[taker] as number);
      if (effort < least) least = effort;
    }
    sum += worthOf(treasure, least);
  }
  return sum;
}

/** Splits off what does not depend on where one pawn stands: the Messenger need not meet whom they give to. */
function prepare(isle: Isle, pawn: Seat): void {
  const { seats, messenger } = isle.land;
  const bit = pawn === messenger ? 0 : 1 << pawn;
  mover = pawn;
  partners = 0;
  for (let rest = open; rest !== 0; rest &= rest - 1) {
    const treasure = firstOf(rest);
    let least = MOST - 1;
    let taking = 0;
    for (let collector = 0; collector < seats; collector++) {
      if (collector === pawn) continue;
      const place = treasure * SEATS + collector;
      const effort = efforts[place] as number;
      if (((givers[place] as number) & bit) === 0) {
        if (effort < least) least = effort;
        continue;
      }
      taking |= 1 << collector;
      apart[place] = effort - (meetings[pawn * SEATS + collector] as number);
    }
    const giving = givers[treasure * SEATS + pawn] as number;
    settled[treasure] = least;
    toOthers[treasure] = taking;
    fromOthers[treasure] = messenger < 0 ? giving : giving & ~(1 << messenger);
    partners |= taking | (fromOthers[treasure] as number);
  }
}

/** The fewest actions in which anybody could capture it with cards that the team holds. */
export function leastEffort(isle: Isle, treasure: number): number {
  return (open & (1 << treasure)) === 0 ? MOST - 1 : leastOf(isle, treasure);
}

function leastOf(isle: Isle, set: number): number {
  let least = MOST - 1;
  for (let collector = 0; collector < isle.land.seats; collector++) {
    const effort = efforts[set * SEATS + collector] as number;
    if (effort < least) least = effort;
  }
  return least;
}

/** How many of its cards lie on the discard pile. */
export function cardsGone(card: number): number {
  return gone[card] as number;
}

/** What one set is worth. */
export function setWorth(isle: Isle, treasure: number): number {
  return (open & (1 << treasure)) === 0 ? 0 : worthOf(treasure, leastOf(isle, treasure));
}

/** What a set gains when a card of it passes from one hand to another, or to nobody. */
export function gainOfPassing(isle: Isle, treasure: number, from: Seat, to: Seat | -1): number {
  if ((open & (1 << treasure)) === 0) return 0;
  isle.drop(from, treasure);
  if (to >= 0) isle.receive(to, treasure);
  else gone[treasure] = (gone[treasure] as number) + 1;
  const team = study(isle, treasure, THOUGHT);
  if (to >= 0) isle.drop(to, treasure);
  else gone[treasure] = (gone[treasure] as number) - 1;
  isle.receive(from, treasure);
  const after = team > 0 ? worthOf(THOUGHT, leastOf(isle, THOUGHT)) : 0;
  return after - setWorth(isle, treasure);
}
