// Choosing by worth.
import type { Chance } from '@tidetable/engine';

/** The choice that is worth most; of equals, any. */
export function bestOf<Choice>(
  choices: readonly Choice[],
  worthOf: (choice: Choice) => number,
  chance: Chance,
): Choice {
  let best: Choice[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (const choice of choices) {
    const worth = worthOf(choice);
    if (worth < most) continue;
    if (worth > most) best = [];
    most = worth;
    best.push(choice);
  }
  const [first, ...equals] = best;
  if (first === undefined) throw new Error('there is nothing to choose from');
  return equals.length === 0 ? first : (best[chance.roll(best.length) - 1] ?? first);
}
