// Dice on attackers: the best placement of a roll, and the strength of any placement.
import {
  FIGHTERS,
  type Fighter,
  type Group,
  STRENGTH,
  strengthNeeded,
  type View,
} from '../public.ts';
import { onTop } from './frames.ts';

/** For each attacker the number on its die, or null. */
export type Placement = readonly (number | null)[];

/** The attackers of a group, one by one. */
export function attackersOf({ pirates, serpents, ichor }: Group): readonly Fighter[] {
  const counts = { pirate: pirates, serpent: serpents, ichor };
  return FIGHTERS.flatMap((fighter) => Array<Fighter>(counts[fighter]).fill(fighter));
}

export function made(fighter: Fighter, die: number | undefined): number {
  return die === undefined ? 0 : (STRENGTH[fighter][die] ?? 0);
}

export function strengthIn(
  attackers: readonly Fighter[],
  dice: readonly number[],
  placement: Placement,
): number {
  return attackers.reduce((sum, fighter, nth) => {
    const die = placement[nth] ?? null;
    return die === null ? sum : sum + made(fighter, dice[die]);
  }, 0);
}

interface Best {
  readonly strength: number;
  /** The kind of attacker that takes each die, from this one on; null where it is left over. */
  readonly kinds: readonly (Fighter | null)[];
}

export function bestPlacement(attackers: readonly Fighter[], dice: readonly number[]): Placement {
  const known = new Map<string, Best>();
  const best = (from: number, left: readonly number[]): Best => {
    const die = dice[from];
    if (die === undefined) return { strength: 0, kinds: [] };
    const key = `${from} ${left.join()}`;
    const found = known.get(key);
    if (found !== undefined) return found;
    const skipped = best(from + 1, left);
    let most: Best = { strength: skipped.strength, kinds: [null, ...skipped.kinds] };
    FIGHTERS.forEach((fighter, kind) => {
      if (left[kind] === 0) return;
      const rest = best(
        from + 1,
        left.map((count, at) => (at === kind ? count - 1 : count)),
      );
      const strength = rest.strength + made(fighter, die);
      if (strength > most.strength || (strength === most.strength && most.kinds[0] === null))
        most = { strength, kinds: [fighter, ...rest.kinds] };
    });
    known.set(key, most);
    return most;
  };
  const counts = FIGHTERS.map((kind) => attackers.filter((one) => one === kind).length);
  const free = best(0, counts).kinds.map((kind, die) => ({ kind, die }));
  return attackers.map((fighter) => {
    const at = free.findIndex(({ kind }) => kind === fighter);
    return at < 0 ? null : (free.splice(at, 1)[0]?.die ?? null);
  });
}

/** Whether the dice as they lie win the attack. */
export function isEnough(view: View): boolean {
  const battle = onTop(view, 'battle');
  if (battle === null) return false;
  const { group, dice, region } = battle;
  const attackers = attackersOf(group);
  const strength = strengthIn(attackers, dice, bestPlacement(attackers, dice));
  return strength >= strengthNeeded(view, region);
}
