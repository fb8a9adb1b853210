// A player who tries things out in imagined worlds before doing them.

import type { Advice } from '@tidetable/bots/advice';
import type { Bot, Observation } from '@tidetable/bots/bot';
import { adviceFrom } from '@tidetable/bots/search/finding';
import type { Budget } from '@tidetable/bots/search/search';
import type { Action, Forbidden } from '../rules/questions.ts';
import { candidates } from './model/candidates.ts';
import { PAUSE } from './model/island-model.ts';
import { modelOf } from './model/model-of.ts';
import { packAction } from './model/packed-actions.ts';
import { Thinker } from './model/thinker.ts';
import type { Choice } from './start-points.ts';
import { bestOf, tried } from './trials.ts';

export function searcher(name: string, budget: Budget): Bot<Forbidden> {
  const thinker = new Thinker();
  return { name, choose: (observation) => choose(thinker, observation, budget) };
}

function choose(
  thinker: Thinker,
  observation: Observation<Forbidden>,
  budget: Budget,
): Action | null {
  const { seat, legal, must, chance } = observation;
  const wayOut = legal.find(({ type }) => type === 'escape');
  if (wayOut !== undefined) return wayOut;
  const [first, ...others] = legal;
  if (must && first !== undefined && others.length === 0) return first;
  const island = modelOf(observation.view);
  const choices: Choice[] = candidates(island, seat, thinker.assessor);
  if (!must) choices.push(null);
  const effort = island.step === PAUSE ? brief(budget) : budget;
  const choice =
    choices.length === 1 ? choices[0] : bestOf(thinker, island, seat, choices, effort, chance);
  return legal.find((action) => packAction(action, island.setup) === choice) ?? null;
}

/** For pauses: the table waits, and there is little to choose from. */
const BRIEF = { iterations: 600, milliseconds: 100 };

function brief(budget: Budget): Budget {
  return 'iterations' in budget
    ? { iterations: Math.min(budget.iterations, BRIEF.iterations) }
    : { ...budget, milliseconds: Math.min(budget.milliseconds, BRIEF.milliseconds) };
}

/** If the team can escape, nothing else is tried. */
export function adviseOnIsland(
  observation: Observation<Forbidden>,
  budget: Budget,
): readonly Advice<Action>[] {
  const { seat, legal, must, chance, view } = observation;
  const allOneSide = Array<number>(view.seats).fill(0);
  const wayOut = legal.find(({ type }) => type === 'escape');
  if (wayOut !== undefined)
    return [{ action: wayOut, expected: allOneSide.map(() => 1), error: 0, trials: 0 }];
  const thinker = new Thinker();
  const island = modelOf(view);
  const [first, ...others] = legal;
  const choices: Choice[] =
    must && first !== undefined && others.length === 0
      ? [packAction(first, island.setup)]
      : candidates(island, seat, thinker.assessor);
  if (!must) choices.push(null);
  return tried(thinker, island, seat, choices, budget, chance).map((finding) => {
    const choice = finding.action;
    const action = legal.find((one) => packAction(one, island.setup) === choice) ?? null;
    return adviceFrom(finding, action, allOneSide);
  });
}
