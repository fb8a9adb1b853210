// The bots of Forbidden Island that search, and their advice.
import type { Observation } from '@tidetable/bots/bot';
import type { SearchPart } from '@tidetable/manifest';
import type { Forbidden } from '../rules/state.ts';
import { adviseOnIsland, searcher } from './searcher.ts';

export const search: SearchPart = {
  budgets: () => ({ captain: 600, admiral: 6_000 }),
  searching: () => searcher,
  advise: (_id, observation, budget) =>
    adviseOnIsland(observation as Observation<Forbidden>, budget),
};
