// The odds of an attack: one die each, ties to the attacker (PL-BATTLE-3, PL-CONQ-3).
import { DIE } from './data/table.ts';

/** Exact. The defence is cannons or skulls. */
export function chanceToWin(cannons: number, defence: number): number {
  let won = 0;
  for (let attack = 1; attack <= DIE; attack++)
    for (let answer = 1; answer <= DIE; answer++)
      if (attack + cannons >= answer + defence) won += 1;
  return won / DIE ** 2;
}
