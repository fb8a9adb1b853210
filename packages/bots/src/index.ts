// Players made of code, by game.
import { forbiddenIsland } from '@tidetable/forbidden-island';
import { deepFog, islebound, isleboundPrototype } from '@tidetable/islebound';
import { plunder } from '@tidetable/plunder';
import type { Bot } from './bot.ts';
import { BUDGETS } from './budgets.ts';
import { crewOf } from './crew.ts';
import { bosun } from './forbidden-island/bosun.ts';
import { searcher } from './forbidden-island/searcher.ts';
import { bosunOf } from './islebound/bosun.ts';
import { isleboundSearcher } from './islebound/searcher.ts';
import { defaultAmong } from './levels.ts';
import { PLUNDER_OVERSIGHTS, plunderCaptain } from './plunder/captain.ts';
import { plunderSearcher } from './plunder/searcher.ts';

export { type Advice, advise } from './advice.ts';
export {
  type Choice,
  clockwise,
  cutIn,
  decision,
  nextChoice,
  playOut,
  sightOf,
  sitting,
} from './asking.ts';
export type { Bot, Sight } from './bot.ts';
export { BUDGETS } from './budgets.ts';
export { thinking } from './crew.ts';
export { bosun } from './forbidden-island/bosun.ts';
export { searcher } from './forbidden-island/searcher.ts';
export { bosunOf } from './islebound/bosun.ts';
export { isleboundSearcher } from './islebound/searcher.ts';
export { DEFAULT, defaultAmong, LEVELS, type Level } from './levels.ts';
export { plunderCaptain } from './plunder/captain.ts';
export { plunderSearcher } from './plunder/searcher.ts';
export { randomBot } from './random.ts';
export type { Budget } from './search/search.ts';

/** Who can play each game, in the order of the levels. */
export const BOTS: Readonly<Record<string, readonly Bot[]>> = {
  [forbiddenIsland.id]: crewOf(bosun, searcher, BUDGETS['forbidden-island']),
  ...Object.fromEntries(
    [islebound, isleboundPrototype, deepFog].map((game) => [
      game.id,
      crewOf(
        bosunOf(game),
        (name, budget) => isleboundSearcher(game, name, budget),
        BUDGETS[game.id as 'islebound' | 'islebound-prototype' | 'deep-fog'],
      ),
    ]),
  ),
  [plunder.id]: crewOf(
    plunderCaptain('captain'),
    plunderSearcher,
    BUDGETS.plunder,
    PLUNDER_OVERSIGHTS,
  ),
};

/** Who plays a game where nobody in particular was asked for. */
export function defaultBot(game: string): Bot {
  const bot = defaultAmong(BOTS[game] ?? []);
  if (bot === undefined) throw new Error(`nobody plays ${game} here`);
  return bot;
}
