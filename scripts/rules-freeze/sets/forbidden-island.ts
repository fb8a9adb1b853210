// What is frozen of Forbidden Island.
import { BUDGETS } from '@tidetable/bots/budgets';
import { crewOf } from '@tidetable/bots/crew';
import { bosun } from '@tidetable/bots/forbidden-island';
import { adviseOnIsland, searcher } from '@tidetable/bots/forbidden-island/searcher';
import { forbiddenIsland } from '@tidetable/forbidden-island';

export { face } from '@tidetable/forbidden-island/face';
export { islandTale as tale } from '../../../packages/web/src/endings/forbidden-island.ts';

export const games = [forbiddenIsland];
export const bots = {
  [forbiddenIsland.id]: crewOf(bosun, searcher, BUDGETS['forbidden-island']),
};
export const advise = { [forbiddenIsland.id]: adviseOnIsland };
