// The bots of Islebound that search, and their advice.
import type { Observation } from '@tidetable/bots/bot';
import type { SearchPart } from '@tidetable/manifest';
import { deepFog, gameCalled } from '../rules/index.ts';
import type { Islebound } from '../rules/state.ts';
import { adviseOnIslebound, isleboundSearcher } from './searcher.ts';

export const search: SearchPart = {
  /** Fewer in Deep Fog, where positions take longer to judge: no decision should take more than about a second. */
  budgets: (id) =>
    id === deepFog.id ? { captain: 300, admiral: 2_500 } : { captain: 700, admiral: 4_000 },
  searching: (id) => (name, budget) => isleboundSearcher(gameCalled(id), name, budget),
  advise: (id, observation, budget) =>
    adviseOnIslebound(gameCalled(id))(observation as Observation<Islebound>, budget),
};
