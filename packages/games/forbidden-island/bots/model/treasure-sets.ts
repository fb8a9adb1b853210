// Four cards of a kind in one hand, on the right tile: how far each treasure is from being captured.
import type { Seat } from '@tidetable/engine';
import { CARD_COUNTS, CARDS_TO_CAPTURE, firstOf, type Square } from '../../rules/questions.ts';
import { PLAYOUT_WEIGHTS as WEIGHTS } from '../weights.ts';
import { type DistanceCache, Distances, SQUARES } from './distances.ts';
import { type IslandModel, LIFT } from './island-model.ts';

const SEATS = 4;
/** In how many cards of the deck there is usually one of a kind. */
const USUAL_DRAWS = 4;
/** More actions than any way of collecting takes. */
const MOST = 64;

/** What a set is worth, by missing cards and remaining actions. */
const WORTHS = Float64Array.from({ length: (CARDS_TO_CAPTURE + 1) * MOST }, (_, place) => {
  const lacking = Math.floor(place / MOST);
  const actions = (place % MOST) * WEIGHTS.patience ** lacking + WEIGHTS.card * lacking;
  return WEIGHTS.captured * WEIGHTS.action ** (1 + actions);
});
/** The index of a hypothetical set, after those of all treasures. */
const SUPPOSED = LIFT;

/** The sets on one island. Valid until the next survey. */
export interface TreasureSets {
  /** What all sets would be worth with this pawn on that square, whose row this is. */
  worthWith(pawn: Seat, square: Square, row: number): number;
  /** What one set is worth. */
  worthOf(treasure: number): number;
  /** The fewest actions in which a seat could capture it with cards that the team holds. */
  leastEffort(treasure: number): number;
  /** What a set gains when a card of it passes from one hand to another, or to no hand. */
  gainOfPassing(treasure: number, from: Seat, to: Seat | -1): number;
  /** How many of its cards lie on the discard pile. */
  discarded(card: number): number;
}

export class SetSurveyor implements TreasureSets {
  readonly #cache: DistanceCache;
  #distances = new Distances();
  #island: IslandModel | null = null;
  /** By set and collector: actions in all, those spent on giving, and who gives. */
  readonly #efforts = new Int16Array((SUPPOSED + 1) * SEATS);
  readonly #handings = new Int16Array((SUPPOSED + 1) * SEATS);
  readonly #givers = new Uint8Array((SUPPOSED + 1) * SEATS);
  readonly #missing = new Uint8Array(SUPPOSED + 1);
  readonly #hope = new Float64Array(SUPPOSED + 1);
  readonly #discarded = new Uint8Array(8);
  /** The treasures still to be captured of which the team holds a card. */
  #open = 0;
  /** By giver and taker, from where the pawns stand: the steps until a card can pass. */
  readonly #meetings = new Uint8Array(SEATS * SEATS);
  /** The row of each pawn's square. */
  readonly #ownRows = new Int32Array(SEATS);
  /** The pawn that would move, and each set's least effort without it. */
  #mover = -1;
  readonly #settled = new Int16Array(LIFT);
  /** Whom it would meet to take cards or to give them, and the effort of that set without the way. */
  readonly #fromOthers = new Uint8Array(LIFT);
  readonly #toOthers = new Uint8Array(LIFT);
  readonly #apart = new Int16Array(LIFT * SEATS);
  #partners = 0;
  /** The steps until the pawn that would move and each other one meet. */
  readonly #near = new Uint8Array(SEATS);

  constructor(cache: DistanceCache) {
    this.#cache = cache;
  }

  survey(island: IslandModel): TreasureSets {
    this.#island = island;
    this.#distances = this.#cache.of(island);
    const { treasureDiscard, treasureDiscardCount } = island;
    const discarded = this.#discarded;
    discarded.fill(0);
    for (let index = 0; index < treasureDiscardCount; index++) {
      const card = treasureDiscard[index] as number;
      discarded[card] = (discarded[card] as number) + 1;
    }
    this.#open = 0;
    this.#mover = -1;
    this.#meet(island);
    for (let treasure = 0; treasure < LIFT; treasure++) {
      if ((island.captured & (1 << treasure)) !== 0) continue;
      if (this.#study(island, treasure, treasure) > 0) this.#open |= 1 << treasure;
    }
    return this;
  }

  #meet(island: IslandModel): void {
    const { seats, messenger } = island.setup;
    const ownRows = this.#ownRows;
    const meetings = this.#meetings;
    for (let seat = 0; seat < seats; seat++)
      ownRows[seat] = this.#distances.rowOf(seat, island.pawn(seat));
    for (let one = 1; one < seats; one++)
      for (let other = 0; other < one; other++) {
        const row = ownRows[one] as number;
        const way = this.#stepsApart(row, island.pawn(one), other, island.pawn(other));
        meetings[one * SEATS + other] = one === messenger ? 0 : way;
        meetings[other * SEATS + one] = other === messenger ? 0 : way;
      }
  }

  /** Steps until a pawn with this row meets another pawn. */
  #stepsApart(row: number, at: Square, other: Seat, to: Square): number {
    if (at === to) return 0;
    const { rows } = this.#distances;
    const there = rows[row + to] as number;
    const here = rows[(this.#ownRows[other] as number) + at] as number;
    return there < here ? there : here;
  }

  /** Works out a set of this treasure; returns how many of its cards the team holds. */
  #study(island: IslandModel, treasure: number, set: number): number {
    const { seats } = island.setup;
    let team = 0;
    for (let seat = 0; seat < seats; seat++) team += island.holds(seat, treasure);
    const missing = team >= CARDS_TO_CAPTURE ? 0 : CARDS_TO_CAPTURE - team;
    const inDeck = CARD_COUNTS.earth - (this.#discarded[treasure] as number) - team;
    this.#missing[set] = missing;
    this.#hope[set] = hopeOf(island.treasureDeckCount, inDeck, missing);
    if (team === 0) return 0;
    for (let seat = 0; seat < seats; seat++) this.#collect(island, treasure, set, seat, team);
    return team;
  }

  #collect(
    island: IslandModel,
    treasure: number,
    set: number,
    collector: Seat,
    team: number,
  ): void {
    const { seats } = island.setup;
    let wanted = Math.min(CARDS_TO_CAPTURE, team) - island.holds(collector, treasure);
    let handing = 0;
    let walking = this.#distances.rows[
      (this.#ownRows[collector] as number) + SQUARES + treasure
    ] as number;
    let giving = 0;
    for (let next = 1; wanted > 0 && next < seats; next++) {
      const giver = collector + next < seats ? collector + next : collector + next - seats;
      const has = island.holds(giver, treasure);
      if (has === 0) continue;
      const given = has < wanted ? has : wanted;
      wanted -= given;
      handing += given;
      giving |= 1 << giver;
      walking += this.#meetings[giver * SEATS + collector] as number;
    }
    const place = set * SEATS + collector;
    this.#efforts[place] = walking + handing;
    this.#handings[place] = handing;
    this.#givers[place] = giving;
  }

  #worth(set: number, actions: number): number {
    const missing = this.#missing[set] as number;
    return (WORTHS[missing * MOST + actions] as number) * (this.#hope[set] as number);
  }

  worthWith(pawn: Seat, square: Square, row: number): number {
    const island = this.#island as IslandModel;
    if (pawn !== this.#mover) this.#prepare(island, pawn);
    const near = this.#near;
    const { rows } = this.#distances;
    for (let rest = this.#partners; rest !== 0; rest &= rest - 1) {
      const other = firstOf(rest);
      near[other] = this.#stepsApart(row, square, other, island.pawn(other));
    }
    let sum = 0;
    for (let rest = this.#open; rest !== 0; rest &= rest - 1) {
      const treasure = firstOf(rest);
      let least = this.#settled[treasure] as number;
      let effort =
        (this.#handings[treasure * SEATS + pawn] as number) +
        (rows[row + SQUARES + treasure] as number);
      for (let giving = this.#fromOthers[treasure] as number; giving !== 0; giving &= giving - 1)
        effort += near[firstOf(giving)] as number;
      if (effort < least) least = effort;
      for (let taking = this.#toOthers[treasure] as number; taking !== 0; taking &= taking - 1) {
        const taker = firstOf(taking);
        effort = (this.#apart[treasure * SEATS + taker] as number) + (near[taker] as number);
        if (effort < least) least = effort;
      }
      sum += this.#worth(treasure, least);
    }
    return sum;
  }

  /** Splits off what does not depend on where one pawn stands. The Messenger gives without meeting. */
  #prepare(island: IslandModel, pawn: Seat): void {
    const { seats, messenger } = island.setup;
    const bit = pawn === messenger ? 0 : 1 << pawn;
    this.#mover = pawn;
    let partners = 0;
    for (let rest = this.#open; rest !== 0; rest &= rest - 1) {
      const treasure = firstOf(rest);
      let least = MOST - 1;
      let taking = 0;
      for (let collector = 0; collector < seats; collector++) {
        if (collector === pawn) continue;
        const place = treasure * SEATS + collector;
        const effort = this.#efforts[place] as number;
        if (((this.#givers[place] as number) & bit) === 0) {
          if (effort < least) least = effort;
          continue;
        }
        taking |= 1 << collector;
        this.#apart[place] = effort - (this.#meetings[pawn * SEATS + collector] as number);
      }
      const giving = this.#givers[treasure * SEATS + pawn] as number;
      const walking = messenger < 0 ? giving : giving & ~(1 << messenger);
      this.#settled[treasure] = least;
      this.#toOthers[treasure] = taking;
      this.#fromOthers[treasure] = walking;
      partners |= taking | walking;
    }
    this.#partners = partners;
  }

  leastEffort(treasure: number): number {
    return (this.#open & (1 << treasure)) === 0 ? MOST - 1 : this.#least(treasure);
  }

  #least(set: number): number {
    const { seats } = (this.#island as IslandModel).setup;
    let least = MOST - 1;
    for (let collector = 0; collector < seats; collector++) {
      const effort = this.#efforts[set * SEATS + collector] as number;
      if (effort < least) least = effort;
    }
    return least;
  }

  discarded(card: number): number {
    return this.#discarded[card] as number;
  }

  worthOf(treasure: number): number {
    return (this.#open & (1 << treasure)) === 0 ? 0 : this.#worth(treasure, this.#least(treasure));
  }

  gainOfPassing(treasure: number, from: Seat, to: Seat | -1): number {
    if ((this.#open & (1 << treasure)) === 0) return 0;
    const island = this.#island as IslandModel;
    const discarded = this.#discarded;
    island.drop(from, treasure);
    if (to >= 0) island.receive(to, treasure);
    else discarded[treasure] = (discarded[treasure] as number) + 1;
    const team = this.#study(island, treasure, SUPPOSED);
    if (to >= 0) island.drop(to, treasure);
    else discarded[treasure] = (discarded[treasure] as number) - 1;
    island.receive(from, treasure);
    const after = team > 0 ? this.#worth(SUPPOSED, this.#least(SUPPOSED)) : 0;
    return after - this.worthOf(treasure);
  }
}

/** What is left of a set's worth for the cards that must still be drawn. */
function hopeOf(cardsInDeck: number, inDeck: number, missing: number): number {
  if (missing === 0) return 1;
  if (inDeck < missing) return WEIGHTS.waiting;
  const draws = (cardsInDeck + 1) / (inDeck + 1);
  return Math.exp(-WEIGHTS.scarcity * missing * (draws - USUAL_DRAWS));
}
