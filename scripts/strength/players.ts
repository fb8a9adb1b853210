// Who can be measured at each game, by name: its levels, greedy, and whoever searches with so many iterations a decision,
// as in captain:80, or so many milliseconds, as in admiral:100ms.
import type { Bot, Budget } from '@tidetable/bots';
import { BOTS } from '@tidetable/catalogue/loaded';
import type { Game } from '@tidetable/engine';
import { forbiddenIsland } from '@tidetable/forbidden-island/rules';
import { searcher } from '@tidetable/forbidden-island/searcher';
import { type Islebound, scoring } from '@tidetable/islebound/public';
import { deepFog, islebound, isleboundPrototype } from '@tidetable/islebound/rules';
import { isleboundSearcher } from '@tidetable/islebound/searcher';
import { teamPoints } from '@tidetable/plunder/public';
import { plunder } from '@tidetable/plunder/rules';
import { plunderSearcher } from '@tidetable/plunder/searcher';
import { greedyBot } from './greedy.ts';

export interface Contest {
  readonly game: Game;
  /** A player with nothing remembered. */
  player(name: string): Bot;
}

/** As the last part of a name tells it. */
function budgetOf(text: string): Budget {
  const [, number, unit] = /^(\d+)(ms)?$/.exec(text) ?? [];
  if (number === undefined) throw new Error(`how much is ${text}? 200, or 100ms`);
  return unit === undefined
    ? { iterations: Number(number) }
    : { milliseconds: Number(number), now: () => performance.now() };
}

function contest(game: Game, searcher: (budget: Budget) => Bot, greedy?: Bot): Contest {
  return {
    game,
    player(name) {
      const [kind = '', budget] = name.split(':');
      if (budget !== undefined) return searcher(budgetOf(budget));
      const bot = kind === 'greedy' ? greedy : BOTS[game.id]?.find((one) => one.name === kind);
      if (bot === undefined) throw new Error(`nobody at ${game.id} is called ${name}`);
      return bot.sitDown?.() ?? bot;
    },
  };
}

function isles(game: Game<Islebound>): Contest {
  const greedy = greedyBot(game, (sea, seat) => scoring(sea)[seat]?.total ?? 0);
  return contest(
    game as unknown as Game,
    (budget) => isleboundSearcher(game, 'searcher', budget),
    greedy,
  );
}

export const CONTESTS: readonly Contest[] = [
  contest(forbiddenIsland as unknown as Game, (budget) => searcher('searcher', budget)),
  ...[islebound, isleboundPrototype, deepFog].map(isles),
  contest(
    plunder as unknown as Game,
    (budget) => plunderSearcher('searcher', budget),
    greedyBot(plunder, teamPoints),
  ),
];
