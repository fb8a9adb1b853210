// The exact odds of an attack, with the best use of every reroll.
import { DICE, FIGHTERS, type Fighter, STRENGTH } from './data/fighters.ts';
import type { Group } from './state.ts';
import { FIGHTER_FIELD } from './state.ts';

export interface Attack {
  readonly group: Group;
  /** The strength that takes the town. */
  readonly need: number;
  /** Dice beyond one per attacker: combat crew and Sword Academy. */
  readonly extra: number;
  /** Rerolls, at one wood each. */
  readonly wood: number;
  /** Crew on deck after the roll; each can be injured for 1 strength. */
  readonly crew: number;
}

/**
 * Chances of taking a town, each under the play that is best for it alone: wood is spent until it is gone or the town
 * is won, always on the die that helps most.
 */
export interface Odds {
  /** Without injuries. */
  readonly outright: number;
  /** With as many injuries as needed and possible. */
  readonly withInjuries: number;
}

const FACES = [1, 2, 3, 4, 5, 6] as const;

/** Before the roll. */
export function oddsOf(attack: Attack): Odds {
  return both(attack, (need) => {
    const battle = new Battle(attack.group, need, diceOf(attack));
    return battle.beforeRoll(attack.wood);
  });
}

/** After the roll. */
export function oddsWith(dice: readonly number[], attack: Attack): Odds {
  return both(attack, (need) => {
    const battle = new Battle(attack.group, need, dice.length);
    return battle.chance(battle.countsOf(dice), attack.wood);
  });
}

/** The die to reroll for the best chance without injuries; null if none helps. */
export function bestReroll(dice: readonly number[], attack: Attack): number | null {
  const { group, need, wood } = attack;
  const battle = new Battle(group, need, dice.length);
  if (wood === 0 || strengthOf(group, dice) >= need) return null;
  const chances = dice.map((die) => battle.afterReroll(battle.countsOf(dice), die, wood));
  const best = Math.max(...chances);
  return best === 0 ? null : (dice[chances.indexOf(best)] as number);
}

function diceOf({ group, extra }: Attack): number {
  const { pirates, serpents, ichor } = group;
  return Math.min(DICE, pirates + serpents + ichor + extra);
}

function both({ need, crew }: Attack, chance: (need: number) => number): Odds {
  const outright = chance(need);
  return { outright, withInjuries: crew === 0 ? outright : chance(need - crew) };
}

/** The most strength that these attackers can make of these dice, one die each. */
export function strengthOf({ pirates, serpents, ichor }: Group, dice: readonly number[]): number {
  // The best strength by the number of pirates, serpents and Ichor with a die, in mixed radix.
  const [perSerpent, perPirate] = [ichor + 1, (ichor + 1) * (serpents + 1)];
  const best = new Float64Array(perPirate * (pirates + 1)).fill(Number.NEGATIVE_INFINITY);
  best[0] = 0;
  for (const die of dice)
    for (let at = best.length - 1; at > 0; at--) {
      const placed = (fighter: Fighter, step: number): number =>
        (best[at - step] as number) + made(fighter, die);
      let most = best[at] as number;
      if (at >= perPirate) most = Math.max(most, placed('pirate', perPirate));
      if (at % perPirate >= perSerpent) most = Math.max(most, placed('serpent', perSerpent));
      if (at % perSerpent > 0) most = Math.max(most, placed('ichor', 1));
      best[at] = most;
    }
  return Math.max(...best);
}

function made(fighter: Fighter, die: number): number {
  return STRENGTH[fighter][die] as number;
}

/** How many dice show each kind of face. */
type Counts = readonly number[];

/** One group against one strength; faces that it values alike are one kind. */
class Battle {
  readonly #group: Group;
  readonly #need: number;
  readonly #dice: number;
  readonly #kinds: readonly (readonly number[])[];
  readonly #won = new Map<string, boolean>();
  readonly #chances = new Map<string, number>();

  constructor(group: Group, need: number, dice: number) {
    this.#group = group;
    this.#need = need;
    this.#dice = dice;
    this.#kinds = kindsOfFaces(group);
  }

  countsOf(dice: readonly number[]): Counts {
    return this.#kinds.map((faces) => dice.filter((die) => faces.includes(die)).length);
  }

  beforeRoll(wood: number): number {
    let sum = 0;
    for (const counts of shares(this.#dice, this.#kinds.length))
      sum += this.#probability(counts) * this.chance(counts, wood);
    return sum;
  }

  chance(counts: Counts, wood: number): number {
    if (this.#wins(counts)) return 1;
    if (wood === 0) return 0;
    const key = `${wood}: ${counts.join()}`;
    const known = this.#chances.get(key);
    if (known !== undefined) return known;
    const best = Math.max(
      ...counts.flatMap((count, kind) => (count === 0 ? [] : [this.#reroll(counts, kind, wood)])),
    );
    this.#chances.set(key, best);
    return best;
  }

  afterReroll(counts: Counts, die: number, wood: number): number {
    const kind = this.#kinds.findIndex((faces) => faces.includes(die));
    return this.#reroll(counts, kind, wood);
  }

  #reroll(counts: Counts, from: number, wood: number): number {
    let sum = 0;
    for (const [to, faces] of this.#kinds.entries()) {
      const moved = counts.map(
        (count, kind) => count - (kind === from ? 1 : 0) + (kind === to ? 1 : 0),
      );
      sum += (faces.length / FACES.length) * this.chance(moved, wood - 1);
    }
    return sum;
  }

  #wins(counts: Counts): boolean {
    const key = counts.join();
    const known = this.#won.get(key);
    if (known !== undefined) return known;
    const dice = counts.flatMap((count, kind) =>
      Array<number>(count).fill(this.#kinds[kind]?.[0] as number),
    );
    const won = strengthOf(this.#group, dice) >= this.#need;
    this.#won.set(key, won);
    return won;
  }

  #probability(counts: Counts): number {
    let probability = 1;
    let left = this.#dice;
    counts.forEach((count, kind) => {
      const share = (this.#kinds[kind]?.length ?? 0) / FACES.length;
      for (let taken = 1; taken <= count; taken++) probability *= (left-- / taken) * share;
    });
    return probability;
  }
}

/** Faces grouped by what this group makes of them. */
function kindsOfFaces(group: Group): number[][] {
  const kinds = new Map<string, number[]>();
  for (const face of FACES) {
    const there = FIGHTERS.filter((fighter) => group[FIGHTER_FIELD[fighter]] > 0);
    const key = there.map((fighter) => made(fighter, face)).join();
    kinds.set(key, [...(kinds.get(key) ?? []), face]);
  }
  return [...kinds.values()];
}

/** Every way to divide the dice among the kinds. */
function shares(dice: number, kinds: number): Counts[] {
  if (kinds === 1) return [[dice]];
  return Array.from({ length: dice + 1 }, (_none, count) =>
    shares(dice - count, kinds - 1).map((others) => [count, ...others]),
  ).flat();
}
