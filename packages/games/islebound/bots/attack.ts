// Attacks: whom to send, whether to roll, reroll, press on or retreat.
import type { Seat } from '@tidetable/engine';
import {
  captainOf,
  DICE,
  editionOf,
  type Fighter,
  type Group,
  owns,
  type Region,
  type Sea,
  strengthNeeded,
} from '../public.ts';
import { likelihoods, roughStrength, sizeOf } from './dice-odds.ts';
import { crewsWorth } from './position-worth.ts';
import type { Weights } from './weights.ts';

/** Least and most of each kind that may go. */
export type GroupRange = Readonly<Record<keyof Group, readonly [least: number, most: number]>>;

export class Attack {
  readonly #needed: number;
  readonly #prize: number;
  readonly #swordAcademy: number;
  readonly #deck: number;
  readonly #injury: number;
  readonly #wood: number;
  readonly #each: Readonly<Record<keyof Group, number>>;
  readonly #attackersLeave: boolean;
  readonly #ichorRetreat: Sea['options']['ichorRetreat'];

  /** `prize`: the worth of taking the town; `ahead`: the share of the game left. */
  constructor(
    sea: Sea,
    seat: Seat,
    region: Region,
    prize: number,
    ahead: number,
    weights: Weights,
  ) {
    const { injured, wood, pirate, serpent, ichor } = weights;
    const { deck } = captainOf(sea, seat);
    this.#needed = strengthNeeded(sea, region);
    this.#prize = prize;
    this.#swordAcademy = owns(sea, seat, 'sword-academy') ? 1 : 0;
    this.#deck = deck.length;
    const crew = crewsWorth(deck, weights) / Math.max(1, deck.length);
    this.#injury = ahead * crew * (1 - injured);
    this.#wood = ahead * wood;
    this.#each = { pirates: ahead * pirate, serpents: ahead * serpent, ichor: ahead * ichor };
    this.#ichorRetreat = sea.options.ichorRetreat;
    this.#attackersLeave = editionOf(sea).attackersLeave || sea.options.discardAttackers;
  }

  /** The best attack within these limits. */
  best(range: GroupRange): number {
    let best = Number.NEGATIVE_INFINITY;
    const { pirates: few, serpents: some, ichor: one } = range;
    for (let ichor = one[0]; ichor <= one[1]; ichor++)
      for (let serpents = some[0]; serpents <= some[1]; serpents++)
        for (let pirates = few[0]; pirates <= few[1]; pirates++) {
          const group = { pirates, serpents, ichor };
          const size = sizeOf(group);
          if (size > 0 && (size <= DICE || size === few[0] + some[0] + one[0]))
            best = Math.max(best, this.roll(group, this.#swordAcademy));
        }
    return best;
  }

  /** The worth of a roll with `extra` more dice than attackers. */
  roll(group: Group, extra: number): number {
    const odds = likelihoods(group, extra);
    let sum = 0;
    for (const [strength, likely] of odds.entries())
      if (likely > 0) sum += likely * this.#strike(group, strength);
    return sum;
  }

  /** The worth of these dice as they are. */
  strike(group: Group, dice: readonly number[]): number {
    return this.#strike(group, roughStrength(group, dice));
  }

  /** The worth of dice placed by hand: the strength so far, plus the rest on these attackers. */
  placed(group: Group, strength: number, others: Group, dice: readonly number[]): number {
    return this.#strike(group, strength + roughStrength(others, dice));
  }

  /** The worth of rerolling one die for a wood. */
  reroll(group: Group, dice: readonly number[], die: number): number {
    const others = dice.slice();
    const index = others.indexOf(die);
    let sum = 0;
    for (let face = 1; face <= 6; face++) {
      others[index] = face;
      sum += this.strike(group, others);
    }
    return sum / 6 - this.#wood;
  }

  pressOn(group: Group, short: number): number {
    return this.#prize - this.#parting(group) - short * this.#injury;
  }

  /** The cheapest loss that this table allows (IB-AMB-21). */
  retreat({ pirates, serpents, ichor }: Group): number {
    const { pirates: pirate, serpents: serpent, ichor: unique } = this.#each;
    const another = pirates > 0 ? pirate : serpents > 0 ? serpent : 0;
    if (ichor === 0) return -another;
    if (this.#ichorRetreat === 'is-lost-too') return -unique - another;
    return another > 0 && this.#ichorRetreat === 'may-return' ? -another : -unique;
  }

  #strike(group: Group, strength: number): number {
    const short = Math.max(0, this.#needed - strength);
    if (short === 0) return this.pressOn(group, 0);
    const retreat = this.retreat(group);
    return short > this.#deck ? retreat : Math.max(retreat, this.pressOn(group, short));
  }

  /** Attackers who leave after a success. */
  #parting(group: Group): number {
    const { pirates, serpents, ichor } = this.#each;
    const others = pirates * group.pirates + serpents * group.serpents;
    return (this.#attackersLeave ? others : 0) + ichor * group.ichor;
  }
}

/** Anyone aboard may go. */
export function fullRange(sea: Sea, seat: Seat): GroupRange {
  const { pirates, serpents, ichor } = captainOf(sea, seat);
  return { pirates: [0, pirates], serpents: [0, serpents], ichor: [0, Number(ichor)] };
}

/** Those already sent, `count` of the next kind, and any of later kinds. */
export function rangeWith(
  sea: Sea,
  seat: Seat,
  group: Group,
  fighter: Fighter,
  count: number,
): GroupRange {
  const all = fullRange(sea, seat);
  const sent = (kind: keyof Group): readonly [number, number] => [group[kind], group[kind]];
  const next = [count, count] as const;
  if (fighter === 'pirate') return { ...all, pirates: next };
  if (fighter === 'serpent') return { ...all, pirates: sent('pirates'), serpents: next };
  return { pirates: sent('pirates'), serpents: sent('serpents'), ichor: next };
}
