// Each game's player who searches, and its adviser, fetched when somebody asks.
import type { Advice } from '@tidetable/bots/advice';
import type { Sight } from '@tidetable/bots/asking';
import type { Searching } from '@tidetable/bots/crew';
import type { Action, Types } from '@tidetable/engine';

type Budget = Parameters<Searching<Types>>[1];

export interface Searcher {
  readonly searching: Searching<Types>;
  advise(sight: Sight, budget: Budget): readonly Advice<Action>[];
}

const SEARCHERS: Readonly<Record<string, () => Promise<Searcher>>> = {
  'forbidden-island': async () => {
    const { searcher, adviseOnIsland } = await import('@tidetable/bots/forbidden-island/searcher');
    return { searching: searcher, advise: adviseOnIsland };
  },
  islebound: () => ofIslebound('islebound'),
  'islebound-prototype': () => ofIslebound('isleboundPrototype'),
  'deep-fog': () => ofIslebound('deepFog'),
  plunder: async () => {
    const { plunderSearcher, adviseOnPlunder } = await import('@tidetable/bots/plunder/searcher');
    return { searching: plunderSearcher, advise: adviseOnPlunder };
  },
};

async function ofIslebound(
  name: 'islebound' | 'isleboundPrototype' | 'deepFog',
): Promise<Searcher> {
  const [games, { isleboundSearcher, adviseOnIslebound }] = await Promise.all([
    import('@tidetable/islebound'),
    import('@tidetable/bots/islebound/searcher'),
  ]);
  const game = games[name];
  return {
    searching: (bot, budget) => isleboundSearcher(game, bot, budget),
    advise: adviseOnIslebound(game),
  };
}

export async function searcherOf(game: string): Promise<Searcher> {
  const fetch = SEARCHERS[game];
  if (fetch === undefined) throw new Error(`nobody searches at ${game}`);
  return fetch();
}
