// The bots of Plunder that search, and their advice.
import type { Observation } from '@tidetable/bots/bot';
import type { SearchPart } from '@tidetable/manifest';
import type { Plunder } from '../rules/state.ts';
import { adviseOnPlunder, plunderSearcher } from './searcher.ts';

export const search: SearchPart = {
  /** The captain overlooks nothing, but does not search. */
  budgets: () => ({ captain: 0, admiral: 1_600 }),
  searching: () => plunderSearcher,
  advise: (_id, observation, budget) =>
    adviseOnPlunder(observation as Observation<Plunder>, budget),
};
