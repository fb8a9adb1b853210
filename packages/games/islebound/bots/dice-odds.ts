// The dice of an attack: the strength of a roll, and how likely each strength is.
import { Generator } from '@tidetable/engine';
import { DICE, type Group, STRENGTH } from '../public.ts';

export function sizeOf({ pirates, serpents, ichor }: Group): number {
  return pirates + serpents + ichor;
}

const { pirate, serpent, ichor: ICHOR } = STRENGTH;

/** By face, how much more a sea serpent makes of it than a pirate; ties go to the higher face. */
const PREFERENCE = serpent.map((made, face) => made - (pirate[face] as number) + face / 100);

/**
 * `strengthOf` of the rules, 150 times as fast: the highest dice, those that serve a sea serpent more going to the
 * serpents. With more attackers than dice it can be too low, since low dice may go to serpents that pirates would use.
 */
export function roughStrength(group: Group, dice: readonly number[]): number {
  const taken = [...dice].sort((one, other) => other - one).slice(0, sizeOf(group));
  taken.sort((one, other) => (PREFERENCE[other] as number) - (PREFERENCE[one] as number));
  let sum = 0;
  for (let index = 0; index < taken.length; index++) {
    const table =
      index < group.ichor ? ICHOR : index < group.ichor + group.serpents ? serpent : pirate;
    sum += table[taken[index] as number] as number;
  }
  return sum;
}

const ROLLS = 400;
const known = new Map<number, readonly number[]>();

/** How likely each strength is with `extra` more dice than attackers, estimated from fixed trial rolls. */
export function likelihoods(group: Group, extra: number): readonly number[] {
  const key = ((group.pirates * 32 + group.serpents) * 2 + group.ichor) * 16 + extra;
  const found = known.get(key);
  if (found !== undefined) return found;
  const chance = new Generator(key + 1);
  const dice = Array<number>(Math.min(DICE, sizeOf(group) + extra)).fill(0);
  const counts: number[] = [];
  for (let number = 0; number < ROLLS; number++) {
    for (const die of dice.keys()) dice[die] = chance.roll(6);
    const strength = roughStrength(group, dice);
    while (counts.length <= strength) counts.push(0);
    counts[strength] = (counts[strength] ?? 0) + 1 / ROLLS;
  }
  known.set(key, counts);
  return counts;
}
