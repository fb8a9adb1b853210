// Who can be measured at each game, by name: deckhand, random, greedy, and at Islebound and Plunder searcher:N with so many iterations a decision.
import {
  type Bot,
  deckhandOf,
  isleboundSearcher,
  plunderDeckhand,
  plunderSearcher,
  randomBot,
} from '@tidetable/bots';
import type { Game } from '@tidetable/engine';
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

function contest(
  game: Game,
  known: Readonly<Record<string, () => Bot>>,
  searcher?: (iterations: number) => Bot,
): Contest {
  return {
    game,
    player(name) {
      const [kind = '', iterations] = name.split(':');
      if (kind === 'searcher' && searcher !== undefined) return searcher(Number(iterations));
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
    (iterations) => isleboundSearcher(game, 'searcher', { iterations }),
  );
}

export const CONTESTS: readonly Contest[] = [
  ...[islebound, isleboundPrototype, deepFog].map(isles),
  contest(
    plunder as unknown as Game,
    { deckhand: plunderDeckhand, greedy: () => greedyBot(plunder, teamPoints) },
    (iterations) => plunderSearcher('searcher', { iterations }),
  ),
];
