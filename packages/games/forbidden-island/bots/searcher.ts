// A player who tries things out in imagined worlds before doing them.

import type { Advice } from '@tidetable/bots/advice';
import type { Bot, Observation } from '@tidetable/bots/bot';
import { adviceFrom } from '@tidetable/bots/search/finding';
import type { Budget } from '@tidetable/bots/search/search';
import type { Action, Forbidden } from '../rules/questions.ts';
import { type Deed, deedOf } from './model/deeds.ts';
import { isleOf, PAUSE } from './model/isle.ts';
import { sensible } from './model/sensible.ts';
import { bestOf, tried } from './trials.ts';

export function searcher(name: string, budget: Budget): Bot<Forbidden> {
  return { name, choose: (observation) => choose(observation, budget) };
}

function choose(observation: Observation<Forbidden>, budget: Budget): Action | null {
  const { seat, legal, must, chance } = observation;
  const wayOut = legal.find(({ type }) => type === 'escape');
  if (wayOut !== undefined) return wayOut;
  if (must && legal.length === 1) return legal[0] as Action;
  const isle = isleOf(observation.view);
  const choices: (Deed | null)[] = sensible(isle, seat, []);
  if (!must) choices.push(null);
  const effort = isle.step === PAUSE ? brief(budget) : budget;
  const deed = choices.length === 1 ? choices[0] : bestOf(isle, seat, choices, effort, chance);
  if (deed === null) return null;
  return legal.find((action) => deedOf(action, isle.land) === deed) as Action;
}

/** The table waits in a moment for Special cards, and there is little to choose from. */
const BRIEF = { iterations: 600, milliseconds: 100 };

function brief(budget: Budget): Budget {
  return 'iterations' in budget
    ? { iterations: Math.min(budget.iterations, BRIEF.iterations) }
    : { ...budget, milliseconds: Math.min(budget.milliseconds, BRIEF.milliseconds) };
}

/** Once there is a way out, nothing is tried any more. */
export function adviseOnIsland(
  observation: Observation<Forbidden>,
  budget: Budget,
): readonly Advice<Action>[] {
  const { seat, legal, must, chance, view } = observation;
  const together = Array<number>(view.seats).fill(0);
  const wayOut = legal.find(({ type }) => type === 'escape');
  if (wayOut !== undefined)
    return [{ action: wayOut, expected: together.map(() => 1), error: 0, trials: 0 }];
  const isle = isleOf(view);
  const [first, ...others] = legal;
  const choices: (Deed | null)[] =
    must && first !== undefined && others.length === 0
      ? [deedOf(first, isle.land)]
      : sensible(isle, seat, []);
  if (!must) choices.push(null);
  return tried(isle, seat, choices, budget, chance).map((finding) => {
    const deed = finding.action;
    const action = legal.find((one) => deed !== null && deedOf(one, isle.land) === deed) ?? null;
    return adviceFrom(finding, action, together);
  });
}
