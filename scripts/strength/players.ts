// Who can be measured at each game, by name: deckhand, random, greedy, and searcher:N with so many iterations a decision, or
// searcher:Nms with so many milliseconds.
import {
  type Bot,
  type Budget,
  deckhand,
  deckhandOf,
  isleboundSearcher,
  plunderDeckhand,
  plunderSearcher,
  randomBot,
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

function contest(
  game: Game,
  known: Readonly<Record<string, () => Bot>>,
  searcher: (budget: Budget) => Bot,
): Contest {
  return {
    game,
    player(name) {
      const [kind = '', budget = ''] = name.split(':');
      if (kind === 'searcher') return searcher(budgetOf(budget));
      const player = { random: () => randomBot, ...known }[kind];
      if (player === undefined) throw new Error(`nobody at ${game.id} is called ${name}`);
      return player();
    },
  };
}

function isles(game: Game<Islebound>): Contest {
  const greedy = greedyBot(game, (sea, seat) => scoring(sea)[seat]?.total ?? 0);
  return contest(
    game as unknown as Game,
    { deckhand: () => deckhandOf(game), greedy: () => greedy },
    (budget) => isleboundSearcher(game, 'searcher', budget),
  );
}

export const CONTESTS: readonly Contest[] = [
  contest(forbiddenIsland as unknown as Game, { deckhand: () => deckhand }, (budget) =>
    searcher('searcher', budget),
  ),
  ...[islebound, isleboundPrototype, deepFog].map(isles),
  contest(
    plunder as unknown as Game,
    { deckhand: plunderDeckhand, greedy: () => greedyBot(plunder, teamPoints) },
    (budget) => plunderSearcher('searcher', budget),
  ),
];
