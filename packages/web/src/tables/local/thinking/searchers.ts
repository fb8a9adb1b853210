// Each game's player who searches, fetched when one sits down.
import type { Searching } from '@tidetable/bots/crew';
import type { Types } from '@tidetable/engine';

type Fetch = () => Promise<Searching<Types>>;

const SEARCHERS: Readonly<Record<string, Fetch>> = {
  'forbidden-island': async () =>
    (await import('@tidetable/bots/forbidden-island/searcher')).searcher,
  islebound: () => ofIslebound('islebound'),
  'islebound-prototype': () => ofIslebound('isleboundPrototype'),
  'deep-fog': () => ofIslebound('deepFog'),
  plunder: async () => (await import('@tidetable/bots/plunder/searcher')).plunderSearcher,
};

async function ofIslebound(
  name: 'islebound' | 'isleboundPrototype' | 'deepFog',
): Promise<Searching<Types>> {
  const [games, { isleboundSearcher }] = await Promise.all([
    import('@tidetable/islebound'),
    import('@tidetable/bots/islebound/searcher'),
  ]);
  return (bot, budget) => isleboundSearcher(games[name], bot, budget);
}

export async function searcherOf(game: string): Promise<Searching<Types>> {
  const fetch = SEARCHERS[game];
  if (fetch === undefined) throw new Error(`nobody searches at ${game}`);
  return fetch();
}
