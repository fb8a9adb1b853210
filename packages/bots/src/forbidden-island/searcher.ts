// A player who tries things out in imagined worlds before doing them.
import type { Action, Forbidden } from '@tidetable/forbidden-island/questions';
import type { Bot, Sight } from '../bot.ts';
import type { Budget } from '../search/search.ts';
import { type Deed, deedOf } from './model/deeds.ts';
import { isleOf } from './model/isle.ts';
import { sensible } from './model/sensible.ts';
import { bestOf } from './trials.ts';

export function searcher(name: string, budget: Budget): Bot<Forbidden> {
  return { name, choose: (sight) => choose(sight, budget) };
}

function choose(sight: Sight<Forbidden>, budget: Budget): Action | null {
  const { seat, legal, must, chance } = sight;
  const wayOut = legal.find(({ type }) => type === 'escape');
  if (wayOut !== undefined) return wayOut;
  if (must && legal.length === 1) return legal[0] as Action;
  const isle = isleOf(sight.view);
  const choices: (Deed | null)[] = sensible(isle, seat, []);
  if (!must) choices.push(null);
  const deed = choices.length === 1 ? choices[0] : bestOf(isle, seat, choices, budget, chance);
  if (deed === null) return null;
  return legal.find((action) => deedOf(action, isle.land) === deed) as Action;
}
