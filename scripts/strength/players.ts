// Who can be measured at each game, by name: its levels, greedy, and searchers with a budget for each decision, in
// iterations, as in captain:80, or in milliseconds, as in admiral:100ms.
import type { Bot, Budget } from '@tidetable/bots';
import { LOADED_GAMES, type LoadedGame } from '@tidetable/catalogue/loaded';
import type { Game } from '@tidetable/engine';
import { greedyBot } from './greedy.ts';

export interface Contest {
  readonly game: Game;
  /** A player with an empty memory. */
  player(name: string): Bot;
}

/** As the last part of a name gives it. */
function budgetOf(text: string): Budget {
  const [, number, unit] = /^(\d+)(ms)?$/.exec(text) ?? [];
  if (number === undefined) throw new Error(`how much is ${text}? 200, or 100ms`);
  return unit === undefined
    ? { iterations: Number(number) }
    : { milliseconds: Number(number), now: () => performance.now() };
}

async function contestAt({ manifest, game, search, bots }: LoadedGame): Promise<Contest> {
  const { scores } = (await manifest.terminal()).measures;
  const greedy = scores && greedyBot(game, scores);
  return {
    game,
    player(name) {
      const [kind = '', budget] = name.split(':');
      if (budget !== undefined) return search.searching(game.id)('searcher', budgetOf(budget));
      const bot = kind === 'greedy' ? greedy : bots.find((one) => one.name === kind);
      if (bot === undefined) throw new Error(`no player of ${game.id} is called ${name}`);
      return bot.sitDown?.() ?? bot;
    },
  };
}

export const CONTESTS: readonly Contest[] = await Promise.all(LOADED_GAMES.map(contestAt));
