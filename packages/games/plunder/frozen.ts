// What is frozen of Plunder, before its rules get a new version.
import { allLevels, type Budget, type Observation } from '@tidetable/bots';
import { bots as quickBots } from './bots/index.ts';
import { search } from './bots/search.ts';
import { games } from './rules/index.ts';

export { summary as tale } from './board/summary.ts';
export { face } from './words/en/face.ts';
export { games };

export const bots = Object.fromEntries(
  games.map(({ id }) => [
    id,
    allLevels(quickBots.quick(id), search.searching(id), search.budgets(id)),
  ]),
);
export const advise = Object.fromEntries(
  games.map(({ id }) => [
    id,
    (observation: Observation, budget: Budget) => search.advise(id, observation, budget),
  ]),
);
