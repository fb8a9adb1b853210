// Who can be measured at each game, by name: its levels, greedy, captain:K and admiral:K with a K-th of their budget, and
// searcher:N with so many iterations a decision, or searcher:Nms with so many milliseconds.
import {
  BOTS,
  type Bot,
  BUDGETS,
  type Budget,
  isleboundSearcher,
  plunderSearcher,
  searcher,
} from '@tidetable/bots';
import type { Game } from '@tidetable/engine';
import { forbiddenIsland } from '@tidetable/forbidden-island';
import { deepFog, islebound, isleboundPrototype } from '@tidetable/islebound';
import { type Islebound, scoring } from '@tidetable/islebound/public';
import { plunder } from '@tidetable/plunder';
import { teamPoints } from '@tidetable/plunder/public';
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

/** A K-th of what a level may spend. */
function shareOf(game: Game, level: string, factor: string): Budget {
  const budgets: Readonly<Record<string, number>> = BUDGETS[game.id as keyof typeof BUDGETS];
  const iterations = Math.round((budgets[level] ?? 0) / Number(factor));
  if (!(iterations >= 1)) throw new Error(`${level}:${factor} thinks of nothing`);
  return { iterations };
}

function contest(game: Game, searcher: (budget: Budget) => Bot, greedy?: Bot): Contest {
  return {
    game,
    player(name) {
      const [kind = '', budget] = name.split(':');
      if (kind === 'searcher') return searcher(budgetOf(budget ?? ''));
      if (budget !== undefined) return searcher(shareOf(game, kind, budget));
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
