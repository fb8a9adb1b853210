// What is frozen of Plunder.
import { BUDGETS } from '@tidetable/bots/budgets';
import { crewOf } from '@tidetable/bots/crew';
import { PLUNDER_OVERSIGHTS, plunderCaptain } from '@tidetable/bots/plunder';
import { adviseOnPlunder, plunderSearcher } from '@tidetable/bots/plunder/searcher';
import { plunder } from '@tidetable/plunder';

export { face } from '@tidetable/plunder/face';
export { plunderTale as tale } from '../../../packages/web/src/endings/plunder.ts';

export const games = [plunder];
export const bots = {
  [plunder.id]: crewOf(
    plunderCaptain('captain'),
    plunderSearcher,
    BUDGETS.plunder,
    PLUNDER_OVERSIGHTS,
  ),
};
export const advise = { [plunder.id]: adviseOnPlunder };
