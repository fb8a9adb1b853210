// What is frozen of Islebound, all editions together.
import { BUDGETS } from '@tidetable/bots/budgets';
import { crewOf } from '@tidetable/bots/crew';
import { bosunOf } from '@tidetable/bots/islebound';
import { adviseOnIslebound, isleboundSearcher } from '@tidetable/bots/islebound/searcher';
import { deepFog, islebound, isleboundPrototype } from '@tidetable/islebound';

export { face } from '@tidetable/islebound/face';
export { isleboundTale as tale } from '../../../packages/web/src/endings/islebound.ts';

export const games = [islebound, isleboundPrototype, deepFog];
export const bots = Object.fromEntries(
  games.map((game) => [
    game.id,
    crewOf(
      bosunOf(game),
      (name, budget) => isleboundSearcher(game, name, budget),
      BUDGETS[game.id as 'islebound' | 'islebound-prototype' | 'deep-fog'],
    ),
  ]),
);
export const advise = Object.fromEntries(games.map((game) => [game.id, adviseOnIslebound(game)]));
